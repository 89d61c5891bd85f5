#include "app/gui/typing_table_model.h"

#include "app/gui/score_typing.h"
#include "app/gui/text.h"
#include "core/chess/movegen.h"

#include <algorithm>

namespace diptych::gui {

using chess::Color;

TypingTableModel::TypingTableModel(ScoreTyping* typing, QObject* parent)
    : QAbstractTableModel(parent)
    , m_typing(typing)
{}

void TypingTableModel::refresh()
{
    // One row more than there are entries, for the one that comes next. A model is never reset, so
    // that the view has a current row at all times.
    const int rows = static_cast<int>(std::max({m_typing->score(Color::White).entries.size(),
                                                m_typing->score(Color::Black).entries.size(),
                                                m_typing->place()})) +
                     1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

int TypingTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int TypingTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TypingTableModel::entry(int row, int column) const
{
    const auto ply = static_cast<std::size_t>(row);
    const auto& entries = m_typing->score(column == White ? Color::White : Color::Black).entries;
    if (ply >= entries.size()) {
        return {};
    }
    return entries[ply].empty() ? tr("left out", "an entry") : toQt(entries[ply]);
}

QString TypingTableModel::state(int row) const
{
    const auto ply = static_cast<std::size_t>(row);
    if (ply == m_typing->place()) {
        return tr("next", "the entry that is typed next");
    }
    const auto& white = m_typing->line(Color::White);
    const auto& black = m_typing->line(Color::Black);
    if (ply >= white.moves.size() || ply >= black.moves.size()) {
        return {};
    }
    if (!white.moves[ply] || !black.moves[ply]) {
        return tr("open", "an entry that is missing or cannot be read");
    }
    return white.moves[ply] == black.moves[ply] ? tr("same", "two entries")
                                                : tr("differ", "two entries");
}

QVariant TypingTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) {
        return {};
    }
    QString text;
    switch (index.column()) {
    case Number:
        text = m_typing->placeName(static_cast<std::size_t>(index.row()));
        break;
    case State:
        text = state(index.row());
        break;
    default:
        text = entry(index.row(), index.column());
        break;
    }
    const bool isSpoken = role == Qt::AccessibleTextRole;
    return isSpoken && text.isEmpty() ? tr("nothing", "an empty cell") : text;
}

QVariant TypingTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return m_typing->placeName(static_cast<std::size_t>(section));
    }
    switch (section) {
    case Number:
        return tr("Move", "column of the move numbers");
    case White:
        return tr("White");
    case Black:
        return tr("Black");
    default:
        return tr("State", "column of the state of a row");
    }
}

}  // namespace diptych::gui
