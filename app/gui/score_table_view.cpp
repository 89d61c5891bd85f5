#include "app/gui/score_table_view.h"

#include "app/gui/entry_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace diptych::gui {

ScoreTableView::ScoreTableView(QWidget* parent)
    : QTableView(parent)
    , m_model(new ScoreTableModel(this))
{
    setModel(m_model);
    setItemDelegate(new EntryDelegate(this));
    setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    connect(m_model, &ScoreTableModel::entryTyped, this, &ScoreTableView::entryTyped);
    setAccessibleName(tr("Scores"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTextElideMode(Qt::ElideNone);
    setWordWrap(true);
    verticalHeader()->hide();
    verticalHeader()->setHighlightSections(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setResizeContentsPrecision(-1);
    horizontalHeader()->setMinimumSectionSize(24);
    takeLook();
    setCurrentIndex(m_model->index(0, ScoreTableModel::State));
}

void ScoreTableView::present(ScoreRows rows)
{
    const QModelIndex before = currentIndex();
    m_model->setRows(std::move(rows));
    const int row = std::clamp(before.row(), 0, m_model->rowCount() - 1);
    setCurrentIndex(m_model->index(row, std::max(0, before.column())));
    layOutColumns();
    fold();
}

void ScoreTableView::setFolding(Folding folding)
{
    m_folding = folding;
    fold();
    showCurrentRow();
}

bool ScoreTableView::isFolded(int row) const
{
    // The start, the row at hand, and two rows around everything that is not agreed stay.
    constexpr int around = 2;
    if (m_folding == Folding::Off || row == 0 || row == currentPly()) {
        return false;
    }
    const int last = std::min(row + around, m_model->rowCount() - 1);
    for (int near = std::max(1, row - around); near <= last; ++near) {
        if (rows().rows[static_cast<std::size_t>(near)].kind != RowKind::Agreed) {
            return false;
        }
    }
    return true;
}

void ScoreTableView::fold()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        setRowHidden(row, isFolded(row));
    }
}

bool ScoreTableView::isDoubt(int row) const
{
    const ScoreRow& at = rows().rows[static_cast<std::size_t>(row)];
    return at.isUnsure || at.kind == RowKind::Doubtful || at.kind == RowKind::Differs;
}

void ScoreTableView::goToDoubt(int row)
{
    const ScoreRow& at = rows().rows[static_cast<std::size_t>(row)];
    if (at.doubtsWhite == at.doubtsBlack) {
        goToPly(row);
    } else {
        goToEntry(at.doubtsWhite ? chess::Color::White : chess::Color::Black, row);
    }
}

void ScoreTableView::goToEntry(chess::Color keeper, int ply)
{
    const bool isAtHand = ScoreTableModel::keeperOf(currentIndex().column()) == keeper;
    const int column = isAtHand                        ? currentIndex().column()
                       : keeper == chess::Color::White ? ScoreTableModel::WhiteText
                                                       : ScoreTableModel::BlackText;
    const int row = std::clamp(ply, 0, m_model->rowCount() - 1);
    setCurrentIndex(m_model->index(row, column));
    showCurrentRow();
}

void ScoreTableView::goToNextDoubt()
{
    for (int row = currentPly() + 1; row < m_model->rowCount(); ++row) {
        if (isDoubt(row)) {
            goToDoubt(row);
            return;
        }
    }
    Q_EMIT noFurtherDifference();
}

void ScoreTableView::goToPreviousDoubt()
{
    for (int row = currentPly() - 1; row > 0; --row) {
        if (isDoubt(row)) {
            goToDoubt(row);
            return;
        }
    }
    Q_EMIT noFurtherDifference();
}

bool ScoreTableView::goToNextWith(const QString& text)
{
    const int count = m_model->rowCount();
    for (int step = 1; step <= count; ++step) {
        const int row = (currentPly() + step) % count;
        const ScoreRow& found = rows().rows[static_cast<std::size_t>(row)];
        for (const QString& words : {found.number, found.whiteText, found.whiteReading,
                                     found.blackText, found.blackReading, found.state}) {
            if (words.contains(text, Qt::CaseInsensitive)) {
                goToPly(row);
                return true;
            }
        }
    }
    return false;
}

chess::Color ScoreTableView::currentKeeper() const
{
    return ScoreTableModel::keeperOf(currentIndex().column()).value_or(chess::Color::White);
}

void ScoreTableView::editCurrent()
{
    const int column = currentKeeper() == chess::Color::White ? ScoreTableModel::WhiteText
                                                              : ScoreTableModel::BlackText;
    const QModelIndex entry = m_model->index(currentIndex().row(), column);
    setFocus();
    setCurrentIndex(entry);
    if (entry.flags().testFlag(Qt::ItemIsEditable)) {
        edit(entry);
    }
}

int ScoreTableView::stepped(int row, int step) const
{
    int next = row + step;
    while (next > 0 && next < m_model->rowCount() - 1 && isRowHidden(next)) {
        next += step;
    }
    return next;
}

int ScoreTableView::besideColumn(int column, int step) const
{
    int next = column + step;
    while (next >= 0 && next < m_model->columnCount() && isColumnHidden(next)) {
        next += step;
    }
    return next >= 0 && next < m_model->columnCount() ? next : column;
}

void ScoreTableView::goToPly(int ply)
{
    const int row = std::clamp(ply, 0, m_model->rowCount() - 1);
    const QModelIndex target = m_model->index(row, std::max(0, currentIndex().column()));
    setCurrentIndex(target);
    showCurrentRow();
}

void ScoreTableView::showCurrentRow()
{
    // The rows around say how it came to this one and what followed.
    const int row = currentIndex().row();
    const int column = currentIndex().column();
    scrollTo(m_model->index(std::min(m_model->rowCount() - 1, row + 3), column));
    scrollTo(m_model->index(std::max(0, row - 3), column));
    scrollTo(currentIndex());
}

int ScoreTableView::currentDifference() const
{
    const auto& differences = rows().differences;
    const auto found = std::find(differences.begin(), differences.end(), currentPly());
    return found == differences.end() ? 0 : static_cast<int>(found - differences.begin()) + 1;
}

void ScoreTableView::goToNextDifference()
{
    const auto& differences = rows().differences;
    const auto found = std::upper_bound(differences.begin(), differences.end(), currentPly());
    if (found == differences.end()) {
        Q_EMIT noFurtherDifference();
        return;
    }
    goToPly(*found);
}

void ScoreTableView::goToPreviousDifference()
{
    const auto& differences = rows().differences;
    const auto found = std::lower_bound(differences.begin(), differences.end(), currentPly());
    if (found == differences.begin()) {
        Q_EMIT noFurtherDifference();
        return;
    }
    goToPly(*std::prev(found));
}

void ScoreTableView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const QModelIndex current = currentIndex();
    int row = current.row();
    int column = current.column();
    switch (event->key()) {
    case Qt::Key_Left:
        (control ? column : row) = control ? besideColumn(column, -1) : stepped(row, -1);
        break;
    case Qt::Key_Right:
        (control ? column : row) = control ? besideColumn(column, 1) : stepped(row, 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            QTableView::keyPressEvent(event);
            return;
        }
        editCurrent();
        return;
    case Qt::Key_Insert:
        Q_EMIT missingAsked();
        return;
    case Qt::Key_Delete:
        Q_EMIT voidAsked();
        return;
    case Qt::Key_Home:
        row = 0;
        break;
    case Qt::Key_End:
        row = m_model->rowCount() - 1;
        break;
    default:
        QTableView::keyPressEvent(event);
        return;
    }
    row = std::clamp(row, 0, m_model->rowCount() - 1);
    setCurrentIndex(m_model->index(row, column));
    event->accept();
}

void ScoreTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row()) {
        Q_EMIT plyChanged(current.row());
    }
    if (current.isValid()) {
        Q_EMIT entryChanged();
    }
}

void ScoreTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        takeLook();
    }
}

void ScoreTableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOutColumns();
}

void ScoreTableView::takeLook()
{
    m_model->setLook(rolesOf(palette()), font());
    layOutColumns();
}

void ScoreTableView::take(Room room)
{
    const bool isTight = room == Room::Tight;
    m_model->setReadings(isTight ? ScoreTableModel::Readings::Below
                                 : ScoreTableModel::Readings::Beside);
    if (isColumnHidden(ScoreTableModel::Number) == isTight) {
        return;
    }
    verticalHeader()->setVisible(isTight);
    for (const int column :
         {ScoreTableModel::Number, ScoreTableModel::WhiteReading, ScoreTableModel::BlackReading}) {
        if (isTight && currentIndex().column() == column) {
            const bool isBlacks = column == ScoreTableModel::BlackReading;
            setCurrentIndex(m_model->index(currentIndex().row(), isBlacks
                                                                     ? ScoreTableModel::BlackText
                                                                     : ScoreTableModel::WhiteText));
        }
        setColumnHidden(column, isTight);
    }
}

int ScoreTableView::wishOf(int column) const
{
    // The header knows no size of a section that is hidden.
    const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int margins = 4 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const int head = horizontalHeader()->fontMetrics().horizontalAdvance(title) + margins;
    const int wish = std::max(sizeHintForColumn(column), head);
    return std::min(wish + 6, fontMetrics().averageCharWidth() * 24);
}

bool ScoreTableView::fitsSideBySide() const
{
    int wish = 16 * fontMetrics().averageCharWidth();
    for (int column = 0; column < ScoreTableModel::State; ++column) {
        wish += wishOf(column);
    }
    // From the left edge on, with the header of the rows where that is shown.
    return wish <= viewport()->geometry().right() + 1;
}

void ScoreTableView::layOutColumns()
{
    // Hiding a column resizes the view.
    if (m_isLayingOut) {
        return;
    }
    const QScopedValueRollback guard(m_isLayingOut, true);
    // The moves get what they need, the state what is left, and wraps.
    const int character = fontMetrics().averageCharWidth();
    const bool isTight = !fitsSideBySide();
    take(isTight ? Room::Tight : Room::Ample);
    int left = viewport()->width();
    for (int column = 0; column < ScoreTableModel::State; ++column) {
        if (!isColumnHidden(column)) {
            setColumnWidth(column, wishOf(column));
            left -= columnWidth(column);
        }
    }
    const int least = (isTight ? 9 : 16) * character;
    setColumnWidth(ScoreTableModel::State, std::max(least, left));
    const int line = fontMetrics().height() + 8;
    verticalHeader()->setMinimumSectionSize(line);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!isRowHidden(row)) {
            setRowHeight(row, std::max(line, sizeHintForRow(row)));
        }
    }
    showCurrentRow();
}

}  // namespace diptych::gui
