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

constexpr int control = Qt::CTRL;
constexpr int shift = Qt::SHIFT;
constexpr int alt = Qt::ALT;

/// The keys are remembered under the name.
QAction* make(QWidget* window, const char* name, const QString& text,
              std::initializer_list<int> combinations)
{
    auto* action = new QAction(text, window);
    action->setObjectName(QString::fromLatin1(name));
    QList<QKeySequence> keys;
    for (const int combination : combinations) {
        keys << QKeySequence(combination);
    }
    action->setShortcuts(keys);
    window->addAction(action);
    return action;
}

QAction* numbered(QWidget* window, const char* name, std::size_t number, const QString& text,
                  int modifiers)
{
    const int key = Qt::Key_1 + static_cast<int>(number);
    QAction* action = make(window, name, text, {modifiers | key});
    action->setObjectName(action->objectName() + QString::number(number + 1));
    return action;
}

}  // namespace

MainActions::MainActions(QWidget* window, QUndoStack* undoStack)
{
    makeOfFiles(window);
    makeOfEditing(window, undoStack);
    makeOfGoing(window);
    makeOfRuling(window);
    makeOfView(window);
    for (QAction* action : all()) {
        action->setMenuRole(QAction::NoRole);
    }
}

void MainActions::makeOfFiles(QWidget* window)
{
    newIncident = make(window, "new", Words::tr("&New incident…"), {control | Qt::Key_N});
    typeScores = make(window, "type", Words::tr("T&ype two scores"), {Qt::Key_F5});
    open = make(window, "open", Words::tr("&Open…"), {control | Qt::Key_O});
    save = make(window, "save", Words::tr("&Save"), {control | Qt::Key_S});
    saveAs = make(window, "saveAs", Words::tr("Save &as…"), {control | shift | Qt::Key_S});
    close = make(window, "close", Words::tr("&Close incident"), {control | Qt::Key_W});
    quit = make(window, "quit", Words::tr("&Quit"), {control | Qt::Key_Q});
}

void MainActions::makeOfEditing(QWidget* window, QUndoStack* undoStack)
{
    undo = undoStack->createUndoAction(window, Words::tr("Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setShortcut(QKeySequence(control | Qt::Key_Z));
    redo = undoStack->createRedoAction(window, Words::tr("Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    redo->setShortcut(QKeySequence(control | shift | Qt::Key_Z));
    history = make(window, "history", Words::tr("&History…"), {control | Qt::Key_H});
    copyFen = make(window, "copyFen", Words::tr("Copy &FEN"), {control | shift | Qt::Key_C});
    preferences =
        make(window, "preferences", Words::tr("&Preferences…"), {control | Qt::Key_Comma});
    editEntry = make(window, "editEntry", Words::tr("&Edit the entry"), {control | Qt::Key_3});
    candidates = make(window, "candidates", Words::tr("&Candidates for the entry"),
                      {Qt::Key_F4, alt | Qt::Key_Down});
    acceptWhites = make(window, "acceptWhites", Words::tr("Black accepts &White’s entry"),
                        {control | Qt::Key_1});
    acceptBlacks = make(window, "acceptBlacks", Words::tr("White accepts &Black’s entry"),
                        {control | Qt::Key_2});
    align = make(window, "align", Words::tr("&Lay against another move"), {control | Qt::Key_Y});
    fold = make(window, "fold", Words::tr("Fold &agreed moves"), {control | Qt::Key_M});
    fold->setCheckable(true);
    setUpBoards = make(window, "setUpBoards", Words::tr("Set up the &boards as found…"),
                       {control | Qt::Key_B});
    enterClocks =
        make(window, "enterClocks", Words::tr("Enter the &clocks…"), {control | Qt::Key_K});
}

void MainActions::makeOfGoing(QWidget* window)
{
    nextDifference =
        make(window, "nextDifference", Words::tr("&Next difference"), {control | Qt::Key_Down});
    previousDifference = make(window, "previousDifference", Words::tr("&Previous difference"),
                              {control | Qt::Key_Up});
    nextDoubt = make(window, "nextDoubt", Words::tr("Next &doubtful entry"), {Qt::Key_F8});
    previousDoubt =
        make(window, "previousDoubt", Words::tr("Previous doubtful &entry"), {shift | Qt::Key_F8});
    agreedPosition =
        make(window, "agreedPosition", Words::tr("Last &agreed position"), {control | Qt::Key_G});
    find = make(window, "find", Words::tr("F&ind in the scores…"), {control | Qt::Key_F});
    findNext = make(window, "findNext", Words::tr("Find a&gain"), {Qt::Key_F3});
    nextPane = make(window, "nextPane", Words::tr("Ne&xt pane"), {Qt::Key_F6});
    previousPane = make(window, "previousPane", Words::tr("P&revious pane"), {shift | Qt::Key_F6});
    const std::array names{Words::tr("&Scores"),          Words::tr("&Board"),
                           Words::tr("Boards as f&ound"), Words::tr("&Findings"),
                           Words::tr("R&uling"),          Words::tr("&Clocks"),
                           Words::tr("Scanned shee&t")};
    for (std::size_t i = 0; i < panes.size(); ++i) {
        panes[i] = numbered(window, "pane", i, names[i], alt);
    }
}

void MainActions::makeOfRuling(QWidget* window)
{
    accept = make(window, "accept", Words::tr("&Accept the focused remedy"),
                  {control | Qt::Key_Return, control | Qt::Key_Enter});
    withdraw =
        make(window, "withdraw", Words::tr("&Withdraw the ruling"), {control | Qt::Key_Backspace});
    details =
        make(window, "rulingDetails", Words::tr("&Details of the ruling…"), {control | Qt::Key_D});
    article = make(window, "article", Words::tr("&Law article"), {control | Qt::Key_L});
    readAloud = make(window, "readAloud", Words::tr("&Read aloud…"), {control | Qt::Key_R});
    exportReport = make(window, "export", Words::tr("&Export report…"), {control | Qt::Key_E});
    preview =
        make(window, "preview", Words::tr("Show the re&port…"), {control | shift | Qt::Key_P});
    print = make(window, "print", Words::tr("P&rint report…"), {control | Qt::Key_P});
    sign = make(window, "sign", Words::tr("&Sign the report…"), {control | Qt::Key_I});
    review =
        make(window, "review", Words::tr("Check a signed repor&t…"), {control | shift | Qt::Key_O});
    archive =
        make(window, "archive", Words::tr("&Archive of incidents…"), {control | shift | Qt::Key_A});
}

void MainActions::makeOfView(QWidget* window)
{
    const std::array shares{Words::tr("T&ranscribe"), Words::tr("&Compare"), Words::tr("R&ule")};
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        arrangements[i] = numbered(window, "layout", i, shares[i], control | alt);
    }
    const auto move = [window](const char* name, const QString& text, int key) {
        return make(window, name, text, {control | shift | key});
    };
    moves = {move("paneLeft", Words::tr("Move the pane &left"), Qt::Key_Left),
             move("paneRight", Words::tr("Move the pane &right"), Qt::Key_Right),
             move("paneUp", Words::tr("Move the pane &up"), Qt::Key_Up),
             move("paneDown", Words::tr("Move the pane &down"), Qt::Key_Down)};
    ownWindow = move("paneWindow", Words::tr("In a &window of its own"), Qt::Key_F);
    hidePane = make(window, "hidePane", Words::tr("&Hide the pane"), {control | Qt::Key_F4});
    turnBoard = make(window, "turnBoard", Words::tr("&Turn the boards"), {control | Qt::Key_T});
    largerText = make(window, "largerText", Words::tr("&Larger text"),
                      {control | Qt::Key_Equal, control | Qt::Key_Plus});
    smallerText =
        make(window, "smallerText", Words::tr("&Smaller text"), {control | Qt::Key_Minus});
    normalText = make(window, "normalText", Words::tr("&Normal text size"), {control | Qt::Key_0});
    const std::array looks{Words::tr("As the &desktop"), Words::tr("L&ight"), Words::tr("Dar&k"),
                           Words::tr("&High contrast")};
    auto* group = new QActionGroup(window);
    for (std::size_t i = 0; i < appearances.size(); ++i) {
        appearances[i] = numbered(window, "appearance", i, looks[i], alt | shift);
        appearances[i]->setCheckable(true);
        group->addAction(appearances[i]);
    }
    help = make(window, "help", Words::tr("&Help"), {Qt::Key_F1});
    keys = make(window, "keys", Words::tr("&Keys"), {control | Qt::Key_Question});
    about = make(window, "about", Words::tr("&About Diptych"), {shift | Qt::Key_F1});
}

void MainActions::fill(QMenuBar* bar)
{
    QMenu* file = bar->addMenu(Words::tr("&File"));
    file->addActions({newIncident, typeScores, open});
    samples = file->addMenu(Words::tr("&Try a sample"));
    recent = file->addMenu(Words::tr("&Recent"));
    file->addSeparator();
    file->addActions({save, saveAs, close});
    file->addSeparator();
    file->addAction(quit);

    QMenu* edit = bar->addMenu(Words::tr("&Edit"));
    edit->addActions({undo, redo, history});
    edit->addSeparator();
    edit->addActions({setUpBoards, enterClocks});
    edit->addSeparator();
    edit->addActions({copyFen, preferences});

    QMenu* scores = bar->addMenu(Words::tr("En&tries"));
    scores->addActions({editEntry, candidates});
    scores->addSeparator();
    scores->addActions({acceptWhites, acceptBlacks});
    scores->addSeparator();
    scores->addActions({align, fold});

    QMenu* go = bar->addMenu(Words::tr("&Go"));
    go->addActions(places());
    go->addSeparator();
    go->addActions({nextPane, previousPane});
    go->addSeparator();
    go->addActions(QList<QAction*>(panes.begin(), panes.end()));

    QMenu* ruling = bar->addMenu(Words::tr("&Ruling"));
    ruling->addActions({accept, withdraw, details, article, readAloud});

    QMenu* report = bar->addMenu(Words::tr("Re&port"));
    report->addActions({preview, exportReport, print, sign});
    report->addSeparator();
    report->addActions({review, archive});

    QMenu* view = bar->addMenu(Words::tr("&View"));
    view->addActions(QList<QAction*>(arrangements.begin(), arrangements.end()));
    shownPanes = view->addMenu(Words::tr("&Panes"));
    shownPanes->addActions(QList<QAction*>(moves.begin(), moves.end()));
    shownPanes->addActions({ownWindow, hidePane});
    shownPanes->addSeparator();
    view->addSeparator();
    view->addAction(turnBoard);
    view->addSeparator();
    view->addActions({largerText, smallerText, normalText});
    view->addSeparator();
    view->addActions(QList<QAction*>(appearances.begin(), appearances.end()));

    QMenu* assistance = bar->addMenu(Words::tr("&Help"));
    assistance->addActions({help, keys, about});
}

QList<QAction*> MainActions::entries() const
{
    return {editEntry, candidates, acceptWhites, acceptBlacks, align, fold};
}

QList<QAction*> MainActions::places() const
{
    return {nextDifference, previousDifference, nextDoubt, previousDoubt, agreedPosition, find,
            findNext};
}

QList<QAction*> MainActions::reports() const
{
    return {exportReport, preview, print, sign};
}

QList<QAction*> MainActions::all() const
{
    QList<QAction*> actions{newIncident, typeScores,  open,    save,       saveAs,
                            close,       quit,        undo,    redo,       history,
                            setUpBoards, enterClocks, copyFen, preferences};
    actions << entries() << places() << nextPane << previousPane;
    actions << QList<QAction*>(panes.begin(), panes.end());
    actions << accept << withdraw << details << article << readAloud << reports() << review
            << archive;
    actions << QList<QAction*>(arrangements.begin(), arrangements.end());
    actions << QList<QAction*>(moves.begin(), moves.end()) << ownWindow << hidePane;
    actions << turnBoard << largerText << smallerText << normalText;
    actions << QList<QAction*>(appearances.begin(), appearances.end());
    return actions << help << keys << about;
}

QList<QAction*> MainActions::ofIncident() const
{
    return ofDesk() << QList<QAction*>{save,        saveAs,      close,    history,
                                       setUpBoards, enterClocks, readAloud}
                    << reports();
}

QList<QAction*> MainActions::ofEditing() const
{
    return {save,         saveAs,       history, setUpBoards, enterClocks, typeScores, editEntry,
            acceptWhites, acceptBlacks, align,   accept,      withdraw,    details,    sign};
}

QList<QAction*> MainActions::ofDesk() const
{
    QList<QAction*> actions{copyFen, accept, withdraw, details, article, turnBoard};
    actions << entries() << places() << nextPane << previousPane;
    actions << QList<QAction*>(panes.begin(), panes.end());
    actions << QList<QAction*>(moves.begin(), moves.end()) << ownWindow << hidePane;
    return actions << QList<QAction*>(arrangements.begin(), arrangements.end());
}

void MainActions::useKeys(const QMap<QString, QString>& chosen)
{
    for (QAction* action : all()) {
        const auto chosenKeys = chosen.constFind(action->objectName());
        if (chosenKeys != chosen.constEnd()) {
            action->setShortcuts(
                {QKeySequence::fromString(*chosenKeys, QKeySequence::PortableText)});
        }
    }
}

}  // namespace diptych::gui
