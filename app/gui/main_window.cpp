#include "app/gui/main_window.h"

#include "app/gui/announcer.h"
#include "app/gui/autosave.h"
#include "app/gui/desk_page.h"
#include "app/gui/file_guard.h"
#include "app/gui/main_actions.h"
#include "app/gui/notice_bar.h"
#include "app/gui/open_error_words.h"
#include "app/gui/pane.h"
#include "app/gui/report_file.h"
#include "app/gui/ruling_panel.h"
#include "app/gui/scaled_label.h"
#include "app/gui/score_table_view.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/typing_page.h"
#include "app/gui/welcome_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

QStringList localFiles(const QMimeData* data)
{
    QStringList paths;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

}  // namespace

MainWindow::MainWindow(reports::Language language, Memory memory, QWidget* parent)
    : QMainWindow(parent)
    , m_document(language)
    , m_memory(memory)
    , m_actions(std::make_unique<MainActions>(this, m_document.history()))
    , m_pages(new QStackedWidget)
    , m_welcome(new WelcomePage)
    , m_desk(new DeskPage(&m_document))
    , m_typing(new TypingPage(&m_document))
    , m_notice(new NoticeBar)
    , m_guard(new FileGuard(this))
    , m_place(new QLabel)
    , m_announcer(new Announcer)
    , m_systemPalette(QApplication::palette())
    , m_systemFont(QApplication::font())
{
    setAcceptDrops(true);
    if (m_memory == Memory::Kept) {
        m_autosave = new Autosave(&m_document, this);
        connect(m_autosave, &Autosave::failed, this, &MainWindow::complain);
        m_actions->useKeys(settings::keys());
    }
    m_actions->fill(menuBar());
    buildContents();
    connectActions();
    connectViews();
    fillMenusOfFiles();
    showPage();
    resize(1280, 800);
}

MainWindow::~MainWindow()
{
    takeWhatIsBeingTyped();
    // The history of edits says that it is empty when it goes, and the actions are gone by then.
    m_document.history()->disconnect(this);
    m_document.disconnect(this);
}

void MainWindow::buildContents()
{
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    m_place->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_place->setContentsMargins(0, 2, 0, 0);
    m_place->setAccessibleName(tr("Place in the scores"));
    auto* strip = new QWidget;
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(10, 2, 10, 4);
    row->setSpacing(16);
    row->addWidget(m_place, 1);
    row->addWidget(m_announcer, 1);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_desk);
    m_pages->addWidget(m_typing);
    connect(m_pages, &QStackedWidget::currentChanged, this, [this] { fitPages(); });
    fitPages();
    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    column->addWidget(strip);
    setCentralWidget(central);
}

void MainWindow::fitPages()
{
    // Only the page that is shown decides how small the window can be.
    for (int i = 0; i < m_pages->count(); ++i) {
        const bool isShown = i == m_pages->currentIndex();
        const auto policy = isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(i)->setSizePolicy(policy, policy);
    }
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->newIncident, [this] { askForScores({}); });
    on(m_actions->open, [this] { askForFile(); });
    on(m_actions->typeScores, [this] { typeScores(); });
    on(m_actions->save, [this] { save(); });
    on(m_actions->saveAs, [this] { askForCase(); });
    // What was undone may lie where nobody looks.
    on(m_actions->undo, [this] { announce(m_document.lastEdit()); });
    on(m_actions->redo, [this] { announce(m_document.lastEdit()); });
    on(m_actions->history, [this] { showHistory(); });
    on(m_actions->preferences, [this] { showPreferences(); });
    on(m_actions->setUpBoards, [this] { setUpBoards(); });
    on(m_actions->enterClocks, [this] { enterClocks(); });
    on(m_actions->readAloud, [this] { readAloud(); });
    on(m_actions->help, [this] { showHelp(); });
    on(m_actions->exportReport, [this] { askForReport(); });
    on(m_actions->preview, [this] { previewReport(); });
    on(m_actions->print, [this] { printReport(); });
    on(m_actions->sign, [this] { signReport(); });
    on(m_actions->review, [this] { askForReview(); });
    on(m_actions->archive, [this] { showArchive(); });
    on(m_actions->find, [this] { find(); });
    on(m_actions->findNext, [this] { findAgain(); });
    on(m_actions->close, [this] { closeIncident(); });
    on(m_actions->quit, [this] { close(); });
    on(m_actions->copyFen, [this] { copyFen(); });
    on(m_actions->nextDifference, [this] { m_desk->goToNextDifference(); });
    on(m_actions->previousDifference, [this] { m_desk->goToPreviousDifference(); });
    on(m_actions->agreedPosition, [this] { m_desk->goToAgreedPosition(); });
    on(m_actions->nextPane, [this] { goToPane(&DeskPage::enterNextPane); });
    on(m_actions->previousPane, [this] { goToPane(&DeskPage::enterPreviousPane); });
    for (std::size_t i = 0; i < m_actions->panes.size(); ++i) {
        on(m_actions->panes[i], [this, i] { m_desk->enterPane(static_cast<int>(i)); });
    }
    on(m_actions->accept, [this] { m_desk->acceptRemedy(); });
    on(m_actions->withdraw, [this] { m_desk->ruling()->withdraw(); });
    on(m_actions->details, [this] { showRulingDetails(); });
    on(m_actions->article, [this] { showArticle(); });
    on(m_actions->turnBoard, [this] { m_desk->turnBoards(); });
    on(m_actions->largerText, [this] { setTextPercent(m_textPercent + 10); });
    on(m_actions->smallerText, [this] { setTextPercent(m_textPercent - 10); });
    on(m_actions->normalText, [this] { setTextPercent(100); });
    for (std::size_t i = 0; i < m_actions->appearances.size(); ++i) {
        on(m_actions->appearances[i], [this, i] { setAppearance(static_cast<Appearance>(i)); });
    }
    on(m_actions->keys, [this] { showKeys(); });
    on(m_actions->about, [this] { showAbout(); });
}

void MainWindow::goToPane(void (DeskPage::*enter)())
{
    // The two sheets are the panes of the page on which they are typed.
    if (m_pages->currentWidget() == m_typing) {
        m_typing->goToOtherSheet();
    } else {
        (m_desk->*enter)();
    }
}

void MainWindow::connectDesk()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->nextDoubt, [this] { m_desk->goToNextDoubt(); });
    on(m_actions->previousDoubt, [this] { m_desk->goToPreviousDoubt(); });
    on(m_actions->candidates, [this] { m_desk->showCandidates(); });
    on(m_actions->editEntry, [this] { m_desk->editEntry(); });
    on(m_actions->acceptWhites, [this] { m_desk->acceptEntryOf(chess::Color::White); });
    on(m_actions->acceptBlacks, [this] { m_desk->acceptEntryOf(chess::Color::Black); });
    on(m_actions->align, [this] { m_desk->markForAlignment(); });
    connect(m_actions->fold, &QAction::toggled, m_desk, &DeskPage::foldAgreed);
    for (std::size_t i = 0; i < m_actions->arrangements.size(); ++i) {
        on(m_actions->arrangements[i],
           [this, i] { m_desk->area()->arrange(static_cast<PaneArea::Arrangement>(i)); });
    }
    for (std::size_t i = 0; i < m_actions->moves.size(); ++i) {
        on(m_actions->moves[i], [this, i] { m_desk->movePane(static_cast<PaneArea::Way>(i)); });
    }
    on(m_actions->ownWindow, [this] { m_desk->toggleWindow(); });
    on(m_actions->hidePane, [this] { m_desk->hidePane(); });
    for (const Pane* pane : m_desk->panes()) {
        m_actions->shownPanes->addAction(pane->toggleViewAction());
    }
    connect(m_typing, &TypingPage::said, this, &MainWindow::announce);
    connect(m_typing, &TypingPage::finished, this, &MainWindow::finishTyping);
    connect(&m_document, &IncidentDocument::inputsChanged, this, &MainWindow::takeFile);
    connect(m_guard, &FileGuard::changedOutside, this, &MainWindow::sayChangedOutside);
    connect(m_guard, &FileGuard::removedOutside, this, [this] {
        complain(tr("The file of this incident is no longer there. Save it again."));
        m_document.history()->resetClean();
    });
}

void MainWindow::connectViews()
{
    connectDesk();
    connect(m_welcome, &WelcomePage::typeRequested, this, &MainWindow::typeScores);
    connect(m_welcome, &WelcomePage::newRequested, this, [this] { askForScores({}); });
    connect(m_welcome, &WelcomePage::openRequested, this, [this] { askForFile(); });
    connect(m_welcome, &WelcomePage::fileRequested, this,
            [this](const QString& path) { openFiles({path}); });
    connect(m_desk, &DeskPage::said, this, [this](const QString& text) { announce(text); });
    connect(m_desk, &DeskPage::placeChanged, this, [this] { refreshPlace(); });
    connect(m_desk, &DeskPage::exportRequested, this, [this] { askForReport(); });
    connect(&m_document, &IncidentDocument::changed, this, [this] { refreshTitle(); });
    connect(&m_document, &IncidentDocument::failed, this,
            [this](const QString& message) { complain(message); });
    connect(m_document.history(), &QUndoStack::cleanChanged, this, [this] { refreshTitle(); });
}

void MainWindow::open(tl::expected<session::Desk, session::OpenError> desk, const QString& path,
                      IncidentDocument::Access access)
{
    if (!desk) {
        complain(wordsOf(desk.error()));
        return;
    }
    m_notice->dismiss();
    if (m_memory == Memory::Kept && !path.isEmpty()) {
        settings::rememberFile(path);
    }
    m_document.open(std::move(*desk), access);
    guardFile();
    fillMenusOfFiles();
    showPage();
    m_desk->enterPane(0);
    //: %1 title of an incident
    announce(tr("Opened: %1").arg(m_document.title()));
}

void MainWindow::closeIncident()
{
    if (!mayLeave()) {
        return;
    }
    m_guard->guard({});
    m_document.close();
    m_welcome->refresh();
    showPage();
    m_welcome->enter();
}

void MainWindow::showPage()
{
    const bool isOpen = m_document.isOpen();
    m_pages->setCurrentWidget(isOpen ? static_cast<QWidget*>(m_desk) : m_welcome);
    for (QAction* action : m_actions->ofIncident()) {
        action->setEnabled(isOpen);
    }
    m_actions->typeScores->setEnabled(true);
    for (QAction* action : m_actions->ofEditing()) {
        action->setEnabled(action->isEnabled() && !m_document.isReadOnly());
    }
    refreshTitle();
    refreshPlace();
}

void MainWindow::refreshTitle()
{
    if (!m_document.isOpen()) {
        setWindowTitle(QStringLiteral("Diptych"));
        setWindowModified(false);
        return;
    }
    setWindowTitle(QStringLiteral("%1[*] — Diptych").arg(m_document.title()));
    setWindowModified(!m_document.history()->isClean());
    const bool hasRuling =
        m_document.desk().incident.ruling.has_value() && !m_document.isReadOnly();
    m_actions->withdraw->setEnabled(hasRuling);
    m_actions->details->setEnabled(hasRuling);
    m_actions->details->setToolTip(hasRuling ? QString() : tr("Accept a remedy first."));
}

void MainWindow::refreshPlace()
{
    const bool isOnDesk = m_document.isOpen() && m_pages->currentWidget() == m_desk;
    m_place->setText(isOnDesk ? m_desk->placeWords() : QString());
    m_place->setAccessibleDescription(m_place->text());
}

QString MainWindow::statusText() const
{
    return m_place->text();
}

void MainWindow::announce(const QString& text)
{
    m_announcer->announce(text);
}

void MainWindow::complain(const QString& text)
{
    m_notice->say(text);
    announce(text);
}

void MainWindow::setAppearance(Appearance appearance)
{
    QApplication::setPalette(paletteOf(appearance, m_systemPalette));
    m_actions->appearances[static_cast<std::size_t>(appearance)]->setChecked(true);
    if (m_memory == Memory::Kept) {
        settings::setAppearance(appearance);
    }
}

void MainWindow::setTextPercent(int percent)
{
    m_textPercent = std::clamp(percent, 70, 300);
    QFont font = m_systemFont;
    font.setPointSizeF(m_systemFont.pointSizeF() * m_textPercent / 100);
    QApplication::setFont(font);
    for (ScaledLabel* label : findChildren<ScaledLabel*>()) {
        label->takeFont();
    }
    if (m_memory == Memory::Kept) {
        settings::setTextPercent(m_textPercent);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    takeDropped(localFiles(event->mimeData()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool isLeft = mayLeave();
    if (isLeft && m_memory == Memory::Kept && m_document.isOpen()) {
        settings::setPlaces(m_desk->area()->places());
    }
    event->setAccepted(isLeft);
}

}  // namespace diptych::gui
