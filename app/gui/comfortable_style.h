#pragma once

#include "app/gui/desk_style.h"

namespace diptych::gui {

/// The style of the desk with controls that are large enough for a finger (44 pixels).
class ComfortableStyle : public DeskStyle {
    Q_OBJECT

public:
    static constexpr int target = 44;

    using DeskStyle::DeskStyle;

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
};

/// Gives the whole program large or ordinary controls.
void setComfortable(bool isComfortable);

}  // namespace diptych::gui
