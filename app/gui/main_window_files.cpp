#include "app/gui/autosave.h"
#include "app/gui/desk_page.h"
#include "app/gui/file_guard.h"
#include "app/gui/main_actions.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/open_error_words.h"
#include "app/gui/report_file.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/typing_page.h"
#include "app/session/incident_file.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace diptych::gui {

void MainWindow::askForFile()
{
    auto* chooser = new QFileDialog(this, tr("Open an incident, a case or two score files"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFiles);
    chooser->setNameFilters({tr("Incidents and cases (*.diptych *.case)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::filesSelected, this,
            [this](const QStringList& paths) { openFiles(paths); });
    chooser->open();
}

void MainWindow::askWhose(const QString& path)
{
    if (const auto score = session::scoreSource(fromQt(path), score::Keeper::White); !score) {
        complain(wordsOf(score.error()));
        return;
    }
    struct Owner {
        score::Keeper keeper;
        QString name;
        QString sign;  ///< what a name of a file has that tells it
    };
    std::vector<Owner> owners{
        {score::Keeper::White, tr("&White’s"), QStringLiteral("white")},
        {score::Keeper::Black, tr("&Black’s"), QStringLiteral("black")},
        {score::Keeper::Recorder, tr("The re&corder’s"), QStringLiteral("recorder")},
        {score::Keeper::Assistant, tr("An &assistant’s"), QStringLiteral("assistant")}};
    const QString file = QFileInfo(path).fileName();
    // The owner whom the name of the file tells comes first.
    std::stable_partition(owners.begin(), owners.end(), [&file](const Owner& owner) {
        return file.contains(owner.sign, Qt::CaseInsensitive);
    });
    QList<NoticeBar::Choice> choices;
    for (const Owner& owner : owners) {
        choices << NoticeBar::Choice{owner.name, [this, path, file, keeper = owner.keeper] {
                                         incident::ScoreSource source;
                                         source.keeper = keeper;
                                         source.file = fromQt(QFileInfo(path).absoluteFilePath());
                                         //: %1 a file
                                         m_document.changeSource(std::move(source),
                                                                 tr("Take a score: %1").arg(file));
                                     }};
    }
    const QString words = tr("Whose score is %1?").arg(file);
    m_notice->ask(words, choices);
    announce(words);
}

void MainWindow::askForCase()
{
    if (!m_document.isOpen()) {
        return;
    }
    auto* chooser = new QFileDialog(this, tr("Save the incident"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilters(
        {tr("Incident with everything in it (*.diptych)"), tr("Case as text (*.case)")});
    chooser->setDefaultSuffix(QStringLiteral("diptych"));
    connect(chooser, &QFileDialog::filterSelected, chooser, [chooser](const QString& filter) {
        chooser->setDefaultSuffix(filter.contains(QStringLiteral("*.case"))
                                      ? QStringLiteral("case")
                                      : QStringLiteral("diptych"));
    });
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { saveTo(path); });
    chooser->open();
}

void MainWindow::save()
{
    const QString path = toQt(m_document.desk().path.string());
    if (path.isEmpty()) {
        askForCase();
    } else {
        saveTo(path);
    }
}

bool MainWindow::saveTo(const QString& path)
{
    const auto written = writeIncidentFile(m_document, path);
    if (!written) {
        complain(written.error());
        return false;
    }
    const bool isOther = path != toQt(m_document.desk().path.string());
    m_document.setPath(path);
    if (isOther) {
        guardFile();
    } else {
        m_guard->written();
    }
    m_document.history()->setClean();
    if (m_autosave) {
        m_autosave->saved();
    }
    if (m_memory == Memory::Kept) {
        settings::rememberFile(path);
        fillMenusOfFiles();
    }
    refreshTitle();
    announce(tr("Saved: %1").arg(path));
    return true;
}

void MainWindow::takeWhatIsBeingTyped()
{
    if (QWidget* field = focusWidget()) {
        field->clearFocus();
    }
}

bool MainWindow::mayLeave()
{
    takeWhatIsBeingTyped();
    if (!m_document.isOpen() || !isWindowModified()) {
        return true;
    }
    QMessageBox question(QMessageBox::Question, tr("Close the incident"),
                         tr("“%1” has changes that are not saved.").arg(m_document.title()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setInformativeText(tr("Everything done since the last save would be lost."));
    question.button(QMessageBox::Discard)->setText(tr("Close without saving"));
    question.setDefaultButton(QMessageBox::Cancel);
    const int answer = question.exec();
    if (answer != QMessageBox::Save) {
        return answer == QMessageBox::Discard;
    }
    const QString path = toQt(m_document.desk().path.string());
    if (path.isEmpty()) {
        askForCase();
        return false;
    }
    return saveTo(path);
}

void MainWindow::guardFile()
{
    m_guard->guard(toQt(m_document.desk().path.string()));
}

void MainWindow::takeFile()
{
    const QString other = m_guard->takeForEditing();
    if (!other.isEmpty()) {
        //: %1 who edits the file
        complain(tr("This incident is edited elsewhere too: %1. Whoever saves last overwrites the "
                    "other.")
                     .arg(other));
    }
}

void MainWindow::sayChangedOutside()
{
    const QString words = tr("The file of this incident was changed by another program.");
    m_notice->ask(words, {{tr("Re&load"), [this] { reload(); }},
                          {tr("&Keep mine"), [this] { m_document.history()->resetClean(); }}});
    announce(words);
}

void MainWindow::reload()
{
    auto desk = session::openCase(m_document.desk().path, m_document.scans().reader());
    if (!desk) {
        complain(wordsOf(desk.error()));
        return;
    }
    // The state before stays in the history, so that reloading can be undone as well.
    m_document.change(std::move(desk->incident), tr("Reload the file"));
    m_document.history()->setClean();
}

void MainWindow::offerRecovery()
{
    const auto found = recoverables();
    if (found.empty()) {
        return;
    }
    const session::JournalEntry& last = found.front().last;
    //: %1 title of an incident, %2 date and time, %3 name of an edit
    const QString words = tr("“%1” was not saved when the program ended: %2, after “%3”.")
                              .arg(toQt(last.title), toQt(last.time), toQt(last.edit));
    const QString journal = found.front().journal;
    m_notice->ask(words, {{tr("Re&cover"), [this, journal] { recover(journal); }},
                          {tr("&Discard"), [this, journal] {
                               discardJournal(journal);
                               offerRecovery();
                           }}});
    announce(words);
}

void MainWindow::recover(const QString& journal)
{
    const auto entries = session::entriesOf(fromQt(journal));
    if (entries.empty() || !mayLeave()) {
        return;
    }
    const session::JournalEntry& last = entries.back();
    std::vector<IncidentDocument::State> states;
    session::SourceFiles files{std::filesystem::path(last.path).parent_path(), {}};
    if (auto saved = session::readFile(last.path); saved) {
        // Sources that were packed are in the file that the incident came from.
        if (session::isPacked(*saved)) {
            auto packed = session::unpack(*saved, last.path);
            files.packed = packed ? std::move(packed->files) : files.packed;
            saved = packed ? std::move(packed->caseText) : std::string();
        }
        states.push_back({{}, incident::readCase(*saved).incident});
    }
    for (const session::JournalEntry& entry : entries) {
        states.push_back({toQt(entry.edit), incident::readCase(entry.caseText).incident});
    }
    auto desk = session::openCaseText(last.caseText, last.title, std::move(files),
                                      m_document.scans().reader());
    if (!desk) {
        complain(wordsOf(desk.error()));
        return;
    }
    desk->path = last.path;
    open(std::move(desk), {});
    m_document.recallEdits(states);
    m_document.markUnsaved(toQt(last.edit));
    discardJournal(journal);
    announce(tr("Recovered: %1").arg(m_document.title()));
    offerRecovery();
}

void MainWindow::typeScores()
{
    if (!m_document.isOpen()) {
        open(session::evaluate({}, {}), {});
    }
    if (!m_document.isOpen()) {
        return;
    }
    m_pages->setCurrentWidget(m_typing);
    for (QAction* action : m_actions->ofDesk()) {
        const bool isPane = action == m_actions->nextPane || action == m_actions->previousPane;
        action->setEnabled(isPane);
    }
    m_typing->enter();
    refreshPlace();
    announce(
        tr("Type the scores: %1 first.").arg(ScoreTyping::nameOf(m_typing->typing()->sheet())));
}

void MainWindow::finishTyping()
{
    m_document.evaluator().finish();
    showPage();
    m_desk->goToAgreedPosition();
    m_desk->enterPane(0);
}

}  // namespace diptych::gui
