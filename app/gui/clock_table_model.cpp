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
    Q_EMIT headerDataChanged(Qt::Vertical, 0, RowCount - 1);
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
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        return text(index.row(), index.column());
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isTime = index.column() != Method;
        return static_cast<int>((isTime ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::FontRole && index.column() == ToSet) {
        QFont bold;
        bold.setWeight(QFont::Bold);
        return bold;
    }
    return {};
}

QVariant ClockTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        const bool isTime = section != Method;
        return static_cast<int>((isTime ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return toQt(m_book.side(section == White ? chess::Color::White : chess::Color::Black));
    }
    switch (section) {
    case Found:
        return tr("Found", "clock time found on the display");
    case ToSet:
        return tr("To set", "clock time to be set");
    case Change:
        return tr("Change", "difference between two clock times");
    case Method:
        return tr("How", "how a clock time was worked out");
    default:
        return {};
    }
}

QString ClockTableModel::text(int row, int column) const
{
    const std::optional<int> found = row == White ? m_found.white : m_found.black;
    const QString unknown = tr("unknown", "a clock time that nobody noted");
    if (column == Found) {
        return found ? toQt(m_book.clockTime(*found)) : unknown;
    }
    std::optional<law::ClockSetting> setting;
    if (m_proposal) {
        setting = row == White ? m_proposal->white : m_proposal->black;
    }
    if (!setting) {
        return column == ToSet ? unknown : QString();
    }
    switch (column) {
    case ToSet:
        return toQt(m_book.clockTime(setting->seconds));
    case Change:
        return changeOf(found, *setting);
    case Method:
        return toQt(m_book.clockMethod(setting->method));
    default:
        return {};
    }
}

QString ClockTableModel::changeOf(const std::optional<int>& before,
                                  const law::ClockSetting& after) const
{
    if (!before) {
        return {};
    }
    const int change = after.seconds - *before;
    if (change == 0) {
        return tr("none", "no change of a clock time");
    }
    const QString sign = change > 0 ? QStringLiteral("+") : QStringLiteral("−");
    return sign + toQt(m_book.clockTime(std::abs(change)));
}

}  // namespace diptych::gui
