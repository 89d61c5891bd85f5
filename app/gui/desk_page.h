#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QSplitter;

namespace diptych::gui {

class BoardPane;
class ClockPanel;
class FindingsView;
class FoundBoardsPane;
class Pane;
class RulingPanel;
class ScoreEditing;
class ScoreTableView;

/// The panes of an open incident: scores, board, boards as found, findings, ruling, clocks.
class DeskPage : public QWidget {
    Q_OBJECT

public:
    explicit DeskPage(IncidentDocument* document, QWidget* parent = nullptr);

    void goToNextDifference();
    void goToPreviousDifference();
    void goToAgreedPosition();
    void enterPane(int number);  ///< 0 to 5, in the order above
    void enterNextPane();
    void enterPreviousPane();
    void acceptRemedy();
    /// The three ways in which the panes share the window.
    enum class Arrangement { Transcribe, Compare, Rule };
    void arrange(Arrangement arrangement);
    /// What the user made of the arrangement, to be kept for the next time.
    QByteArray shares() const;
    void setShares(const QByteArray& shares);

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
    const std::vector<Pane*>& panes() const { return m_panes; }

Q_SIGNALS:
    void placeChanged();
    void said(const QString& words);
    void exportRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildPanes();
    void buildLayout();
    void connectPanes();
    int paneInFocus() const;
    void connectEntries();
    void refreshScores();
    void showStart();

    IncidentDocument* m_document;
    ScoreEditing* m_editing;
    ScoreTableView* m_scores;
    BoardPane* m_board;
    FoundBoardsPane* m_found;
    FindingsView* m_findings;
    RulingPanel* m_ruling;
    ClockPanel* m_clocks;
    QPushButton* m_previous;
    QPushButton* m_next;
    std::vector<Pane*> m_panes{};
    std::vector<QSplitter*> m_splitters{};
    Arrangement m_arrangement = Arrangement::Compare;
    int m_alignFrom = 0;
    bool m_isAdvancing = true;
    bool m_isLaidOut = false;
};

}  // namespace diptych::gui
