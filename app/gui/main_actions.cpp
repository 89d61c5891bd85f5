#include "app/gui/main_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

namespace diptych::gui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MainActions)
};

QAction* make(QWidget* window, const QString& text, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(text, window);
    action->setShortcuts(keys);
    window->addAction(action);
    return action;
}

QList<QKeySequence> keysOf(std::initializer_list<int> combinations)
{
    QList<QKeySequence> keys;
    for (const int combination : combinations) {
        keys << QKeySequence(combination);
    }
    return keys;
}

}  // namespace

MainActions::MainActions(QWidget* window, QUndoStack* history)
{
    const auto add = [window](const QString& text, std::initializer_list<int> combinations) {
        return make(window, text, keysOf(combinations));
    };
    const int control = Qt::CTRL;
    const int shift = Qt::SHIFT;
    const int alt = Qt::ALT;
    newIncident = add(Words::tr("&New incident…"), {control | Qt::Key_N});
    open = add(Words::tr("&Open…"), {control | Qt::Key_O});
    save = add(Words::tr("&Save as…"), {control | Qt::Key_S});
    exportReport = add(Words::tr("&Export report…"), {control | Qt::Key_E});
    preview = add(Words::tr("Print pre&view…"), {control | shift | Qt::Key_P});
    print = add(Words::tr("&Print report…"), {control | Qt::Key_P});
    close = add(Words::tr("&Close incident"), {control | Qt::Key_W});
    quit = add(Words::tr("&Quit"), {control | Qt::Key_Q});

    undo = history->createUndoAction(window, Words::tr("Undo"));
    undo->setShortcut(QKeySequence(control | Qt::Key_Z));
    redo = history->createRedoAction(window, Words::tr("Redo"));
    redo->setShortcut(QKeySequence(control | shift | Qt::Key_Z));
    copyFen = add(Words::tr("Copy &FEN"), {control | shift | Qt::Key_C});

    nextDifference = add(Words::tr("&Next difference"), {control | Qt::Key_Down});
    previousDifference = add(Words::tr("&Previous difference"), {control | Qt::Key_Up});
    agreedPosition = add(Words::tr("Last &agreed position"), {control | Qt::Key_G});
    nextPane = add(Words::tr("Ne&xt pane"), {Qt::Key_F6});
    previousPane = add(Words::tr("P&revious pane"), {shift | Qt::Key_F6});
    const std::array names{Words::tr("&Scores"),          Words::tr("&Board"),
                           Words::tr("Boards as f&ound"), Words::tr("&Findings"),
                           Words::tr("R&uling"),          Words::tr("&Clocks")};
    for (std::size_t i = 0; i < panes.size(); ++i) {
        panes[i] = add(names[i], {alt | (Qt::Key_1 + static_cast<int>(i))});
    }

    accept = add(Words::tr("&Accept the focused remedy"),
                 {control | Qt::Key_Return, control | Qt::Key_Enter});
    withdraw = add(Words::tr("&Withdraw the ruling"), {control | Qt::Key_Backspace});
    article = add(Words::tr("&Law article"), {control | Qt::Key_L});

    turnBoard = add(Words::tr("&Turn the boards"), {control | Qt::Key_T});
    largerText = add(Words::tr("&Larger text"), {control | Qt::Key_Equal, control | Qt::Key_Plus});
    smallerText = add(Words::tr("&Smaller text"), {control | Qt::Key_Minus});
    normalText = add(Words::tr("&Normal text size"), {control | Qt::Key_0});
    const std::array looks{Words::tr("As the &desktop"), Words::tr("L&ight"), Words::tr("Dar&k"),
                           Words::tr("&High contrast")};
    auto* group = new QActionGroup(window);
    for (std::size_t i = 0; i < appearances.size(); ++i) {
        appearances[i] = add(looks[i], {alt | shift | (Qt::Key_1 + static_cast<int>(i))});
        appearances[i]->setCheckable(true);
        group->addAction(appearances[i]);
    }
    keys = add(Words::tr("&Keys"), {Qt::Key_F1, control | Qt::Key_Question});
    about = add(Words::tr("&About Diptych"), {shift | Qt::Key_F1});
    for (QAction* action : all()) {
        action->setMenuRole(QAction::NoRole);
    }
}

void MainActions::fill(QMenuBar* bar)
{
    QMenu* file = bar->addMenu(Words::tr("&File"));
    file->addActions({newIncident, open});
    samples = file->addMenu(Words::tr("&Try a sample"));
    recent = file->addMenu(Words::tr("&Recent"));
    file->addSeparator();
    file->addAction(save);
    file->addAction(close);
    file->addSeparator();
    file->addAction(quit);

    QMenu* edit = bar->addMenu(Words::tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addAction(copyFen);

    QMenu* go = bar->addMenu(Words::tr("&Go"));
    go->addActions({nextDifference, previousDifference, agreedPosition});
    go->addSeparator();
    go->addActions({nextPane, previousPane});
    go->addSeparator();
    for (QAction* pane : panes) {
        go->addAction(pane);
    }

    QMenu* ruling = bar->addMenu(Words::tr("&Ruling"));
    ruling->addActions({accept, withdraw, article});

    QMenu* report = bar->addMenu(Words::tr("Re&port"));
    report->addActions({exportReport, preview, print});

    QMenu* view = bar->addMenu(Words::tr("&View"));
    view->addAction(turnBoard);
    view->addSeparator();
    view->addActions({largerText, smallerText, normalText});
    view->addSeparator();
    for (QAction* appearance : appearances) {
        view->addAction(appearance);
    }

    QMenu* help = bar->addMenu(Words::tr("&Help"));
    help->addActions({keys, about});
}

QList<QAction*> MainActions::all() const
{
    QList<QAction*> actions{newIncident,
                            open,
                            save,
                            exportReport,
                            preview,
                            print,
                            close,
                            quit,
                            undo,
                            redo,
                            copyFen,
                            nextDifference,
                            previousDifference,
                            agreedPosition,
                            nextPane,
                            previousPane};
    actions << QList<QAction*>(panes.begin(), panes.end());
    actions << QList<QAction*>{accept,     withdraw,    article,   turnBoard,
                               largerText, smallerText, normalText};
    actions << QList<QAction*>(appearances.begin(), appearances.end());
    return actions << QList<QAction*>{keys, about};
}

QList<QAction*> MainActions::ofIncident() const
{
    QList<QAction*> actions{save,           exportReport, preview,        print,
                            close,          copyFen,      nextDifference, previousDifference,
                            agreedPosition, nextPane,     previousPane};
    actions << QList<QAction*>(panes.begin(), panes.end());
    return actions << QList<QAction*>{accept, withdraw, article, turnBoard};
}

}  // namespace diptych::gui
