#include "app/gui/score_table_view.h"

#include "app/gui/quiet_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace diptych::gui {

ScoreTableView::ScoreTableView(QWidget* parent)
    : QTableView(parent)
    , m_model(new ScoreTableModel(this))
{
    setModel(m_model);
    setItemDelegate(new QuietDelegate(this));
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
        (control ? column : row) -= 1;
        break;
    case Qt::Key_Right:
        (control ? column : row) += 1;
        break;
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
    column = std::clamp(column, 0, m_model->columnCount() - 1);
    setCurrentIndex(m_model->index(row, column));
    event->accept();
}

void ScoreTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row()) {
        Q_EMIT plyChanged(current.row());
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

void ScoreTableView::layOutColumns()
{
    // The moves get what they need, the state what is left, and wraps.
    int used = 0;
    for (int column = 0; column < ScoreTableModel::State; ++column) {
        const int wish =
            std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        const int width = std::min(wish + 6, fontMetrics().averageCharWidth() * 24);
        setColumnWidth(column, width);
        used += width;
    }
    const int least = fontMetrics().averageCharWidth() * 16;
    setColumnWidth(ScoreTableModel::State, std::max(least, viewport()->width() - used));
    const int line = fontMetrics().height() + 8;
    verticalHeader()->setMinimumSectionSize(line);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        setRowHeight(row, std::max(line, sizeHintForRow(row)));
    }
    showCurrentRow();
}

}  // namespace diptych::gui
