#pragma once

#include <QAction>
#include <QList>
#include <QMap>

#include <array>

class QMenu;
class QMenuBar;
class QUndoStack;
class QActionGroup;

namespace diptych::gui {

/// Everything that the window can do, each once, with its text and its key.
struct MainActions {
    MainActions(QWidget* window, QUndoStack* undoStack);

    /// Puts all of them into menus.
    void fill(QMenuBar* bar);
    QList<QAction*> all() const;
    /// Those that need an open incident.
    QList<QAction*> ofIncident() const;
    /// Those among them that do something to the panes of the desk.
    QList<QAction*> ofDesk() const;
    /// Those that change the open incident.
    QList<QAction*> ofEditing() const;
    /// Gives the actions the keys that the user chose for them; by object name.
    void useKeys(const QMap<QString, QString>& chosen);

    QAction *newIncident, *typeScores, *open, *save, *saveAs, *close, *quit;
    QAction *undo, *redo, *history, *copyFen, *preferences;
    QAction *acceptWhites, *acceptBlacks, *editEntry, *candidates, *align, *fold;
    QAction *setUpBoards, *enterClocks;
    QAction *nextDifference, *previousDifference, *nextDoubt, *previousDoubt, *agreedPosition,
        *find, *findNext;
    QAction *nextPane, *previousPane;
    std::array<QAction*, 7> panes;
    QAction *accept, *withdraw, *details, *article, *readAloud;
    QAction *exportReport, *preview, *print, *sign, *review, *archive;
    std::array<QAction*, 3> arrangements;  ///< in the order of PaneArea::Arrangement
    std::array<QAction*, 4> moves;         ///< of a pane, in the order of PaneArea::Way
    QAction *ownWindow, *hidePane;
    QAction *turnBoard, *largerText, *smallerText, *normalText;
    std::array<QAction*, 4> appearances;  ///< in the order of Appearance
    QAction *help, *keys, *about;
    QMenu* samples = nullptr;
    QMenu* recent = nullptr;
    QMenu* shownPanes = nullptr;  ///< for the panes that are shown and hidden

private:
    void makeOfFiles(QWidget* window);
    void makeOfEditing(QWidget* window, QUndoStack* undoStack);
    void makeOfGoing(QWidget* window);
    void makeOfRuling(QWidget* window);
    void makeOfView(QWidget* window);
    QList<QAction*> entries() const;
    QList<QAction*> places() const;
    QList<QAction*> reports() const;
};

}  // namespace diptych::gui
