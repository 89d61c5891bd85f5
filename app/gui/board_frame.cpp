#include "app/gui/board_frame.h"

#include "app/gui/palette_roles.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace diptych::gui {

BoardFrame::BoardFrame(QWidget* parent)
    : QWidget(parent)
    , m_view(new BoardView(this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
    connect(m_view, &BoardView::turned, this, qOverload<>(&QWidget::update));
}

QSize BoardFrame::sizeHint() const
{
    const int square = std::max(18, fontMetrics().height());
    return {8 * square + labelWidth() + 2, 8 * square + labelHeight() + 2};
}

QSize BoardFrame::minimumSizeHint() const
{
    return {8 * 14 + labelWidth() + 2, 8 * 14 + labelHeight() + 2};
}

int BoardFrame::labelWidth() const
{
    return fontMetrics().horizontalAdvance(u'8') + 6;
}

int BoardFrame::labelHeight() const
{
    return fontMetrics().height() + 2;
}

void BoardFrame::placeBoard()
{
    // One pixel on every side is kept for the line around the board.
    const int square =
        std::max(8, std::min((width() - labelWidth() - 2) / 8, (height() - labelHeight() - 2) / 8));
    const int side = 8 * square;
    const int left = labelWidth() + 1 + (width() - labelWidth() - 2 - side) / 2;
    m_view->setSquareSize(square);
    m_view->setGeometry(std::max(labelWidth() + 1, left), 1, side, side);
    update();
}

void BoardFrame::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeBoard();
}

void BoardFrame::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        placeBoard();
    }
}

void BoardFrame::paintEvent(QPaintEvent*)
{
    const PaletteRoles roles = rolesOf(palette());
    const QRect board = m_view->geometry();
    const int square = board.width() / 8;
    QPainter painter(this);
    painter.setPen(roles.quiet);
    painter.drawRect(board.adjusted(-1, -1, 0, 0));
    QFont small = font();
    // Labels never grow beyond the squares that they name.
    if (fontMetrics().height() > square) {
        small.setPixelSize(std::max(8, square - 2));
        painter.setFont(small);
    }
    for (int i = 0; i < 8; ++i) {
        const QRect rank(board.left() - labelWidth() - 1, board.top() + i * square,
                         labelWidth() - 3, square);
        painter.drawText(rank, Qt::AlignRight | Qt::AlignVCenter,
                         m_view->model()->headerData(i, Qt::Vertical).toString());
        const QRect file(board.left() + i * square, board.bottom() + 2, square, labelHeight());
        painter.drawText(file, Qt::AlignHCenter | Qt::AlignTop,
                         m_view->model()->headerData(i, Qt::Horizontal).toString());
    }
}

}  // namespace diptych::gui
