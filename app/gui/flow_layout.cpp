#include "app/gui/flow_layout.h"

#include <algorithm>

namespace diptych::gui {
namespace {

/// What an item gets in a line: what it wishes, or the whole line and the height that follows.
QSize sizeIn(const QLayoutItem* item, int width)
{
    const QSize wish = item->sizeHint();
    if (wish.width() <= width) {
        return wish;
    }
    return {width, item->hasHeightForWidth() ? item->heightForWidth(width) : wish.height()};
}

}  // namespace

FlowLayout::FlowLayout(Fill fill, QWidget* parent)
    : QLayout(parent)
    , m_fill(fill)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Pass::Place);
}

int FlowLayout::spareWidth(int width) const
{
    int used = -spacing();
    for (const QLayoutItem* item : m_items) {
        used += item->sizeHint().width() + spacing();
    }
    return std::max(0, width - used);
}

int FlowLayout::arrange(const QRect& rect, Pass pass) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const int spare = m_fill == Fill::Spread ? spareWidth(room.width()) : 0;
    int x = room.left();
    int y = room.top();
    int lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        const QSize size = sizeIn(item, room.width());
        if (x > room.left() && x + size.width() > room.right() + 1) {
            x = room.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (pass == Pass::Place) {
            // In a single line the title stands at the height of the controls.
            const int height = spare > 0 ? std::max(size.height(), room.height()) : size.height();
            item->setGeometry(QRect(QPoint(x, y), QSize(size.width(), height)));
        }
        const bool isFirst = item == m_items.front();
        x += size.width() + spacing() + (isFirst ? spare : 0);
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.top() + contentsMargins().bottom();
}

}  // namespace diptych::gui
