#include "app/gui/hand_field.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTabletEvent>

namespace diptych::gui {

HandField::HandField(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Signature by hand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    tell();
}

void HandField::tell()
{
    setAccessibleDescription(
        m_hand.empty() ? tr("Empty. Drawn with pen or mouse; not necessary.")
                       : tr("%n stroke(s) drawn.", nullptr, static_cast<int>(m_hand.size())));
    update();
    Q_EMIT changed();
}

void HandField::clear()
{
    m_hand.clear();
    m_isDrawing = false;
    tell();
}

QSize HandField::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 5};
}

QSize HandField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 4};
}

void HandField::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    const QColor ink =
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    painter.setPen(QPen(ink, 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    const int line = height() * 4 / 5;
    painter.setPen(QPen(palette().color(QPalette::Disabled, QPalette::Text), 1, Qt::DotLine));
    painter.drawLine(8, line, width() - 8, line);
    if (m_hand.empty()) {
        painter.setPen(ink);
        painter.drawText(rect().adjusted(10, 4, -10, 4 - height() / 5), Qt::TextWordWrap,
                         tr("Sign here with pen or mouse, or leave it empty"));
    }
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const reports::PenStroke& stroke : m_hand) {
        QPainterPath path(QPointF(stroke.front().x, stroke.front().y));
        for (const reports::PenPoint& point : stroke) {
            path.lineTo(point.x, point.y);
        }
        painter.drawPath(path);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(2, 2, -2, -2);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void HandField::begin(QPointF at)
{
    m_isDrawing = true;
    m_hand.push_back({{at.x(), at.y()}});
    tell();
}

void HandField::goOn(QPointF at)
{
    if (m_isDrawing) {
        m_hand.back().push_back({at.x(), at.y()});
        update();
    }
}

void HandField::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        begin(event->position());
    }
}

void HandField::mouseMoveEvent(QMouseEvent* event)
{
    goOn(event->position());
}

void HandField::mouseReleaseEvent(QMouseEvent* event)
{
    goOn(event->position());
    m_isDrawing = false;
}

void HandField::tabletEvent(QTabletEvent* event)
{
    if (event->type() == QEvent::TabletPress) {
        begin(event->position());
    } else {
        goOn(event->position());
        m_isDrawing = m_isDrawing && event->type() != QEvent::TabletRelease;
    }
    event->accept();
}

void HandField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        clear();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace diptych::gui
