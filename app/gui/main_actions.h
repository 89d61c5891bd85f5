#pragma once

#include <QAction>
#include <QList>

#include <array>

class QMenu;
class QMenuBar;
class QUndoStack;
class QActionGroup;

namespace diptych::gui {

/// Everything that the window can do, each once, with its text and its key.
struct MainActions {
    MainActions(QWidget* window, QUndoStack* history);

    /// Puts all of them into menus.
    void fill(QMenuBar* bar);
    QList<QAction*> all() const;
    /// Those that need an open incident.
    QList<QAction*> ofIncident() const;

    QAction *newIncident, *open, *save, *exportReport, *preview, *print, *close, *quit;
    QAction *undo, *redo, *copyFen;
    QAction *nextDifference, *previousDifference, *agreedPosition;
    QAction *nextPane, *previousPane;
    std::array<QAction*, 6> panes;
    QAction *accept, *withdraw, *article;
    QAction *turnBoard, *largerText, *smallerText, *normalText;
    std::array<QAction*, 4> appearances;  ///< in the order of Appearance
    QAction *keys, *about;
    QMenu* samples = nullptr;
    QMenu* recent = nullptr;
};

}  // namespace diptych::gui
