#pragma once

#include "app/gui/score_table_model.h"

#include <QTableView>

namespace diptych::gui {

/// Table of the two scores. Left, Right, Home and End go from ply to ply, Ctrl with Left and Right
/// from column to column. Has a current row at all times.
class ScoreTableView : public QTableView {
    Q_OBJECT

public:
    explicit ScoreTableView(QWidget* parent = nullptr);

    /// Shows scores; the current row stays where it is, as far as there are rows.
    void present(ScoreRows rows);
    const ScoreRows& rows() const { return m_model->rows(); }

    int currentPly() const { return currentIndex().row(); }
    void goToPly(int ply);
    /// The same, to the entry of one of the scores.
    void goToEntry(chess::Color keeper, int ply);
    /// Number of the difference (from 1) in the current row; 0 when there is none.
    int currentDifference() const;
    void goToNextDifference();
    void goToPreviousDifference();
    /// Entries of which the program is not sure, with the differences.
    void goToNextDoubt();
    void goToPreviousDoubt();
    /// Goes to the next row, from the top again after the last, in which a text stands, whatever
    /// its case; false when it stands in none.
    bool goToNextWith(const QString& text);

    /// The score that the current cell belongs to; White's where it belongs to none.
    chess::Color currentKeeper() const;
    /// Opens the current entry for typing.
    void editCurrent();
    /// Whether agreed rows far from a difference are hidden.
    enum class Folding { Off, On };
    void setFolding(Folding folding);

Q_SIGNALS:
    void entryTyped(chess::Color keeper, int ply, const QString& text);
    void missingAsked();  ///< Insert
    void voidAsked();     ///< Delete
    void plyChanged(int ply);
    /// Another ply, or the other score.
    void entryChanged();
    void noFurtherDifference();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeLook();
    void layOutColumns();
    /// Where the columns do not fit, the numbers of the moves stay in sight while they scroll, and
    /// what an entry means stands below it.
    enum class Room { Ample, Tight };
    void take(Room room);
    /// The width that a column needs.
    int wishOf(int column) const;
    bool fitsSideBySide() const;
    int besideColumn(int column, int step) const;
    void showCurrentRow();
    void fold();
    bool isFolded(int row) const;
    bool isDoubt(int row) const;
    void goToDoubt(int row);
    int stepped(int row, int step) const;

    ScoreTableModel* m_model;
    Folding m_folding = Folding::Off;
    bool m_isLayingOut = false;
};

}  // namespace diptych::gui
