#pragma once

#include <QWidget>

namespace diptych::gui {

/// The bar above a pane; as high as its controls need in the width that it has.
class PaneBar : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace diptych::gui
