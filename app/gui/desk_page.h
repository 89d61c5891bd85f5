#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/pane_area.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace diptych::gui {

class BoardPane;
class ClockPanel;
class FindingsView;
class FoundBoardsPane;
class Pane;
class RulingPanel;
class ScanPane;
class ScoreEditing;
class ScoreTableView;

/// The panes of an open incident: scores, board, boards as found, findings, ruling, clocks, and the
/// scan where a score comes from a picture.
class DeskPage : public QWidget {
    Q_OBJECT

public:
    explicit DeskPage(IncidentDocument* document, QWidget* parent = nullptr);

    void goToNextDifference();
    void goToPreviousDifference();
    void goToAgreedPosition();
    void enterPane(int number);  ///< 0 to 6, in the order above
    void enterNextPane();
    void enterPreviousPane();
    void acceptRemedy();
    PaneArea* area() const { return m_area; }
    /// Moves the pane that has the keyboard.
    void movePane(PaneArea::Way way);
    /// Takes the pane that has the keyboard out into a window, or puts it back.
    void toggleWindow();
    void hidePane();

    // Verbs on the entry that the score table is at.
    void goToNextDoubt();
    void goToPreviousDoubt();
    void showCandidates();
    void editEntry();
    void acceptEntryOf(chess::Color keeper);
    void markForAlignment();
    void foldAgreed(bool isFolded);
    /// Whether the next difference is gone to when one was decided.
    void setAdvancing(bool isAdvancing) { m_isAdvancing = isAdvancing; }

    void turnBoards();
    /// Article of the finding or the remedy that the keyboard is on, as printed.
    std::string focusedArticle() const;
    chess::Position shownPosition() const;
    /// "Difference 1 of 3 · 9.h3 / 9.a3 · different move".
    QString placeWords() const;

    ScoreEditing* editing() const { return m_editing; }
    ScoreTableView* scores() const { return m_scores; }
    BoardPane* board() const { return m_board; }
    FindingsView* findings() const { return m_findings; }
    RulingPanel* ruling() const { return m_ruling; }
    ScanPane* scan() const { return m_scan; }
    const std::vector<Pane*>& panes() const { return m_panes; }

Q_SIGNALS:
    void placeChanged();
    void said(const QString& words);
    void exportRequested();

private:
    void buildPanes();
    void connectPanes();
    int paneInFocus() const;
    void enterBeside(int step);
    void connectEntries();
    void refreshScores();
    void showStart();
    void showEntry();
    void takeScan(score::Keeper keeper);
    Pane* paneAtHand() const;

    IncidentDocument* m_document;
    ScoreEditing* m_editing;
    ScoreTableView* m_scores;
    BoardPane* m_board;
    FoundBoardsPane* m_found;
    FindingsView* m_findings;
    RulingPanel* m_ruling;
    ClockPanel* m_clocks;
    ScanPane* m_scan;
    QPushButton* m_previous;
    QPushButton* m_next;
    std::vector<Pane*> m_panes{};
    PaneArea* m_area = nullptr;
    int m_startPly = 0;  ///< where the desk stood when it was opened
    int m_alignFrom = 0;
    bool m_isAdvancing = true;
};

}  // namespace diptych::gui
