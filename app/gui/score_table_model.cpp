#include "app/gui/score_table_model.h"

namespace diptych::gui {
namespace {

QString markOf(RowKind kind)
{
    switch (kind) {
    case RowKind::Differs:
        return QStringLiteral("✗ ");
    case RowKind::Doubtful:
        return QStringLiteral("▲ ");
    default:
        return {};
    }
}

}  // namespace

ScoreTableModel::ScoreTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    m_rows.rows.emplace_back();
}

void ScoreTableModel::setRows(ScoreRows rows)
{
    // Rows are added and taken away rather than reset, since a reset would leave the view without a
    // current row for a moment.
    const auto before = m_rows.rows.size();
    const auto after = rows.rows.size();
    ScoreRows common = rows;
    if (after > before) {
        common.rows.resize(before);
    } else {
        common.rows.insert(common.rows.end(), m_rows.rows.begin() + static_cast<long>(after),
                           m_rows.rows.end());
    }
    m_rows = std::move(common);
    if (after > before) {
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(after) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, static_cast<int>(after), static_cast<int>(before) - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(after) - 1, ColumnCount - 1));
}

void ScoreTableModel::setReadings(Readings place)
{
    if (place != m_readings) {
        m_readings = place;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

void ScoreTableModel::setLook(const PaletteRoles& roles, const QFont& font)
{
    m_roles = roles;
    m_font = font;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.rows.size());
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const ScoreRow& row = m_rows.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shownText(row, index.column());
    case Qt::EditRole:
        return isMissing(row, index.column()) ? QString() : text(row, index.column());
    case Qt::AccessibleTextRole:
        return spokenText(row, index.column());
    case Qt::ToolTipRole:
        return row.summary;
    case Qt::ForegroundRole:
        return color(row);
    case Qt::FontRole:
        return font(row, index.column());
    default:
        return {};
    }
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole) {
        return headerData(section, orientation, Qt::AccessibleTextRole);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    const bool isSpoken = role == Qt::AccessibleTextRole;
    if (orientation == Qt::Vertical) {
        const ScoreRow& row = m_rows.rows[static_cast<std::size_t>(section)];
        return isSpoken ? row.header : row.number;
    }
    switch (section) {
    case Number:
        return tr("Move", "column of the move numbers");
    case WhiteText:
        return isSpoken ? m_rows.whiteTitle : m_rows.whiteColumn;
    case BlackText:
        return isSpoken ? m_rows.blackTitle : m_rows.blackColumn;
    case WhiteReading:
    case BlackReading:
        return tr("Reading", "column of what an entry means");
    case State:
        return tr("State", "column of the state of a row");
    default:
        return {};
    }
}

bool ScoreTableModel::isMissing(const ScoreRow& row, int column)
{
    const auto keeper = keeperOf(column);
    return keeper && row.isMissing(*keeper);
}

std::optional<chess::Color> ScoreTableModel::keeperOf(int column)
{
    if (column == WhiteText || column == WhiteReading) {
        return chess::Color::White;
    }
    if (column == BlackText || column == BlackReading) {
        return chess::Color::Black;
    }
    return std::nullopt;
}

Qt::ItemFlags ScoreTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    const bool isEntry = index.column() == WhiteText || index.column() == BlackText;
    return isEntry && index.row() > 0 ? plain | Qt::ItemIsEditable : plain;
}

bool ScoreTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto keeper = keeperOf(index.column());
    if (role != Qt::EditRole || !keeper) {
        return false;
    }
    // What is shown comes from the incident, when the edit is made there.
    Q_EMIT entryTyped(*keeper, index.row(), value.toString());
    return true;
}

QString ScoreTableModel::text(const ScoreRow& row, int column) const
{
    switch (column) {
    case Number:
        return row.number;
    case WhiteText:
        return row.whiteText;
    case WhiteReading:
        return row.whiteReading;
    case BlackText:
        return row.blackText;
    case BlackReading:
        return row.blackReading;
    case State:
        return row.state;
    default:
        return {};
    }
}

QString ScoreTableModel::below(const ScoreRow& row, int column) const
{
    if (m_readings != Readings::Below || (column != WhiteText && column != BlackText)) {
        return {};
    }
    const QString reading = text(row, column + 1);
    return reading == text(row, column) ? QString() : reading;
}

QString ScoreTableModel::shownText(const ScoreRow& row, int column) const
{
    if (column == State) {
        return markOf(row.kind) + row.state;
    }
    const QString reading = below(row, column);
    return reading.isEmpty() ? text(row, column)
                             : QStringLiteral("%1\n→ %2").arg(text(row, column), reading);
}

QString ScoreTableModel::spokenText(const ScoreRow& row, int column) const
{
    if (column == State) {
        return row.state;
    }
    const QString own = column == Number ? row.header : text(row, column);
    QString named = own.isEmpty() ? tr("nothing", "an empty cell") : own;
    if (const QString reading = below(row, column); !reading.isEmpty()) {
        //: an entry of a score and what it means: %1 "cd", %2 "cxd4"
        named = tr("%1, read as %2").arg(named, reading);
    }
    if (row.kind == RowKind::Agreed || row.kind == RowKind::Start) {
        return named;
    }
    return QStringLiteral("%1, %2").arg(named, row.state);
}

QVariant ScoreTableModel::font(const ScoreRow& row, int column) const
{
    if (row.kind == RowKind::Differs && column != Number) {
        QFont bold = m_font;
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    return {};
}

QVariant ScoreTableModel::color(const ScoreRow& row) const
{
    switch (row.kind) {
    case RowKind::Start:
    case RowKind::Agreed:
        return m_roles.agreed;
    case RowKind::Doubtful:
        return m_roles.doubtful;
    case RowKind::Differs:
        return m_roles.differs;
    case RowKind::Single:
        return {};
    }
    return {};
}

}  // namespace diptych::gui
