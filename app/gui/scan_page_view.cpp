#include "app/gui/scan_page_view.h"

#include "app/gui/palette_roles.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace diptych::gui {

ScanPageView::ScanPageView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Page of the score sheet"));
}

void ScanPageView::present(const ScanImage& image)
{
    m_image = image;
    layOut();
    showPlace();
}

void ScanPageView::outline(const std::optional<QRectF>& place)
{
    m_place = place;
    showPlace();
    viewport()->update();
}

void ScanPageView::setWords(const QString& words)
{
    m_words = words;
    viewport()->update();
}

void ScanPageView::zoom(double factor)
{
    constexpr double most = 8;
    m_zoom = std::clamp(m_zoom * factor, 1.0, most);
    layOut();
    showPlace();
}

QSize ScanPageView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, 4 * fontMetrics().height()};
}

QSize ScanPageView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, 30 * fontMetrics().height()};
}

double ScanPageView::pixelsPerFilePixel() const
{
    const double whole = m_image.picture.width() * m_image.scale;
    return whole > 0 ? viewport()->width() * m_zoom / whole : 1;
}

void ScanPageView::layOut()
{
    const QSizeF page = QSizeF(m_image.picture.size()) * (m_image.scale * pixelsPerFilePixel());
    const auto set = [](QScrollBar* bar, double whole, int shown) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(whole)) - shown));
        bar->setPageStep(shown);
        bar->setSingleStep(std::max(1, shown / 12));
    };
    set(horizontalScrollBar(), page.width(), viewport()->width());
    set(verticalScrollBar(), page.height(), viewport()->height());
    viewport()->update();
}

void ScanPageView::showPlace()
{
    if (!m_place) {
        return;
    }
    const double factor = pixelsPerFilePixel();
    const auto show = [](QScrollBar* bar, double from, double to, int shown) {
        const double margin = to - from;
        if (from < bar->value() || to > bar->value() + shown) {
            bar->setValue(static_cast<int>(from < bar->value() ? from - 2 * margin
                                                               : to + 2 * margin - shown));
        }
    };
    show(horizontalScrollBar(), m_place->left() * factor, m_place->right() * factor,
         viewport()->width());
    show(verticalScrollBar(), m_place->top() * factor, m_place->bottom() * factor,
         viewport()->height());
}

void ScanPageView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    if (m_image.picture.isNull()) {
        painter.setPen(rolesOf(palette()).agreed);
        painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8),
                         Qt::AlignCenter | Qt::TextWordWrap, m_words);
        return;
    }
    const double factor = pixelsPerFilePixel();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    const QSizeF page = QSizeF(m_image.picture.size()) * (m_image.scale * factor);
    painter.drawImage(QRectF({}, page), m_image.picture);
    if (m_place) {
        const QRectF cell(m_place->topLeft() * factor, m_place->size() * factor);
        // A dark line between two light ones is seen on every paper and ink.
        constexpr double around = 3;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::white, 5));
        painter.drawRect(cell.adjusted(-around, -around, around, around));
        painter.setPen(QPen(readableOn(Qt::white, palette().color(QPalette::Highlight)), 3));
        painter.drawRect(cell.adjusted(-around, -around, around, around));
    }
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void ScanPageView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    showPlace();
}

void ScanPageView::keyPressEvent(QKeyEvent* event)
{
    constexpr double step = 1.25;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(step);
        break;
    case Qt::Key_Minus:
        zoom(1 / step);
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void ScanPageView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        constexpr double step = 1.1;
        zoom(event->angleDelta().y() > 0 ? step : 1 / step);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void ScanPageView::mousePressEvent(QMouseEvent* event)
{
    const QPointF offset(horizontalScrollBar()->value(), verticalScrollBar()->value());
    Q_EMIT pointed((event->position() + offset) / pixelsPerFilePixel());
}

ScanCellView::ScanCellView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScanCellView::present(const ScanImage& image, const std::optional<QRectF>& place)
{
    m_cell = {};
    if (place && !image.picture.isNull()) {
        const QRectF cell(place->topLeft() / image.scale, place->size() / image.scale);
        const double margin = 0.25 * cell.height();
        const QRect whole = cell.adjusted(-margin, -margin, margin, margin).toAlignedRect();
        m_cell = image.picture.copy(whole.intersected(image.picture.rect()));
    }
    update();
}

QSize ScanCellView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 22, 5 * fontMetrics().height()};
}

QSize ScanCellView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, 3 * fontMetrics().height()};
}

void ScanCellView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_cell.isNull()) {
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize shown = m_cell.size().scaled(size(), Qt::KeepAspectRatio);
    const QRect place(QPoint((width() - shown.width()) / 2, (height() - shown.height()) / 2),
                      shown);
    painter.drawImage(place, m_cell);
}

}  // namespace diptych::gui
