#include "app/gui/pane_bar.h"

#include <QLayout>
#include <QResizeEvent>
#include <QTimer>

namespace diptych::gui {

QSize PaneBar::sizeHint() const
{
    // The layout of a dock asks for a height without telling the width.
    const QSize wanted = layout()->sizeHint();
    return {wanted.width(), width() > 0 ? layout()->heightForWidth(width()) : wanted.height()};
}

QSize PaneBar::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), sizeHint().height()};
}

void PaneBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        // The dock is being laid out just now, and would not hear of it.
        QTimer::singleShot(0, this, [this] {
            updateGeometry();
            if (parentWidget() && parentWidget()->layout()) {
                parentWidget()->layout()->invalidate();
                parentWidget()->layout()->activate();
            }
        });
    }
}

}  // namespace diptych::gui
