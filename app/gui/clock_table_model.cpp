#include "app/gui/clock_table_model.h"

#include "app/gui/text.h"

#include <QFont>

#include <cstdlib>

namespace diptych::gui {

ClockTableModel::ClockTableModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_book(reports::PhraseBook::forLanguage(reports::Language::English))
{}

void ClockTableModel::present(const clock::ClockRecord& found,
                              const std::optional<law::ClockProposal>& proposal,
                              const reports::PhraseBook& book)
{
    m_found = found;
    m_proposal = proposal;
    m_book = book;
    Q_EMIT dataChanged(index(0, 0), index(RowCount - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int ClockTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : RowCount;
}

int ClockTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ClockTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return spokenText(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setPointSizeF(font.pointSizeF() * 1.1);
        font.setWeight(index.row() == ToSet ? QFont::Bold : QFont::Normal);
        return font;
    }
    default:
        return {};
    }
}

QVariant ClockTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (orientation == Qt::Horizontal) {
        return capitalised(
            toQt(m_book.side(section == White ? chess::Color::White : chess::Color::Black)));
    }
    switch (section) {
    case Found:
        return tr("Found", "clock time found on the display");
    case ToSet:
        return tr("To set", "clock time to be set");
    case Change:
        return tr("Change", "difference between two clock times");
    default:
        return {};
    }
}

std::optional<int> ClockTableModel::foundOf(int column) const
{
    return column == White ? m_found.white : m_found.black;
}

std::optional<law::ClockSetting> ClockTableModel::settingOf(int column) const
{
    if (!m_proposal) {
        return std::nullopt;
    }
    return column == White ? m_proposal->white : m_proposal->black;
}

QString ClockTableModel::text(int row, int column) const
{
    const QString unknown = QStringLiteral("–");
    const std::optional<int> found = foundOf(column);
    if (row == Found) {
        return found ? toQt(m_book.clockTime(*found)) : unknown;
    }
    const std::optional<law::ClockSetting> setting = settingOf(column);
    if (!setting) {
        return unknown;
    }
    return row == ToSet ? toQt(m_book.clockTime(setting->seconds)) : changeOf(found, *setting);
}

QString ClockTableModel::spokenText(int row, int column) const
{
    const auto setting = settingOf(column);
    if (row == Found ? !foundOf(column) : !setting) {
        return tr("unknown", "a clock time that nobody noted");
    }
    if (row != ToSet) {
        return text(row, column);
    }
    //: %1 a clock time, %2 how it was worked out
    return tr("%1, %2").arg(text(row, column), toQt(m_book.clockMethod(setting->method)));
}

QString ClockTableModel::changeOf(const std::optional<int>& before,
                                  const law::ClockSetting& after) const
{
    if (!before) {
        return QStringLiteral("–");
    }
    const int change = after.seconds - *before;
    if (change == 0) {
        return tr("none", "no change of a clock time");
    }
    const QString sign = change > 0 ? QStringLiteral("+") : QStringLiteral("−");
    return sign + toQt(m_book.clockTime(std::abs(change)));
}

}  // namespace diptych::gui
