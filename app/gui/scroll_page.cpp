#include "app/gui/scroll_page.h"

#include <QEvent>
#include <QScrollBar>

namespace diptych::gui {

ScrollPage::ScrollPage(QWidget* contents, QWidget* parent)
    : QScrollArea(parent)
{
    setWidget(contents);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents->installEventFilter(this);
}

QSize ScrollPage::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {widget()->minimumSizeHint().width() + bar, 4 * fontMetrics().height()};
}

bool ScrollPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace diptych::gui
