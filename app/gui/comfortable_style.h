#pragma once

#include <QProxyStyle>

namespace diptych::gui {

/// The style of the desktop with controls that are large enough for a finger (44 pixels).
class ComfortableStyle : public QProxyStyle {
    Q_OBJECT

public:
    static constexpr int target = 44;

    using QProxyStyle::QProxyStyle;

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
};

/// Gives the whole program large or ordinary controls.
void setComfortable(bool isComfortable);

}  // namespace diptych::gui
