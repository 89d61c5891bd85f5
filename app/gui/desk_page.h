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
    void turnBoards();
    /// Article of the finding or the remedy that the keyboard is on, as printed.
    std::string focusedArticle() const;
    chess::Position shownPosition() const;
    /// "Difference 1 of 3 · 9.h3 / 9.a3 · different move".
    QString placeWords() const;

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
    void refreshScores();
    void showStart();

    IncidentDocument* m_document;
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
    bool m_isLaidOut = false;
};

}  // namespace diptych::gui
