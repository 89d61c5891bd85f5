#include "app/gui/autosave.h"
#include "app/gui/desk_page.h"
#include "app/gui/file_guard.h"
#include "app/gui/main_actions.h"
#include "app/gui/notice_bar.h"
#include "app/gui/ruling_panel.h"
#include "app/session/desk.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

void setTitle(MainWindow& window, const std::string& title)
{
    incident::Incident after = window.document()->inputs();
    after.title = title;
    window.document()->change(std::move(after), QStringLiteral("Another title"));
}

QPushButton* choiceOf(const NoticeBar& notice, const QString& text)
{
    for (QPushButton* button : notice.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text) {
            return button;
        }
    }
    return nullptr;
}

/// Nothing that an earlier test left behind is offered for recovery.
void emptyRecoveryFolder()
{
    QDir(Autosave::folder()).removeRecursively();
}

}  // namespace

TEST(AuditTrail, NotesEveryEditAndItsUndoing)
{
    OpenWindow window(test::differingScores);
    IncidentDocument* document = window->document();
    incident::Incident after = document->inputs();
    after.circumstances.facts.observed = true;
    document->change(std::move(after), QStringLiteral("The arbiter saw it"));
    document->history()->undo();
    const incident::EditHistory& history = document->inputs().history;
    ASSERT_EQ(history.size(), 2U);
    EXPECT_EQ(history[0].section, "facts");
    EXPECT_EQ(history[0].added, "observed");
    EXPECT_EQ(history[0].who, document->inputs().event.arbiter);
    EXPECT_EQ(history[0].time.size(), 20U);
    EXPECT_EQ(history[1].removed, "observed");
    EXPECT_EQ(history[1].added, "");
}

TEST(IncidentFiles, KeepEverythingInOneFile)
{
    OpenWindow window(test::differingScores);
    setTitle(*window, "Saved");
    const QString path = window.file(QStringLiteral("a.diptych"));
    ASSERT_TRUE(window->saveTo(path));
    EXPECT_FALSE(window->isWindowModified());
    OpenWindow other;
    other->openFiles({path});
    ASSERT_TRUE(other->document()->isOpen());
    EXPECT_EQ(other->document()->title(), QStringLiteral("Saved"));
    EXPECT_EQ(other->document()->assessment().comparison.firstDivergence->ply, 17);
}

TEST(IncidentFiles, KeepWhatStoodInTheFileBefore)
{
    OpenWindow window(test::differingScores);
    const QString path = window.file(QStringLiteral("a.diptych"));
    ASSERT_TRUE(window->saveTo(path));
    const QByteArray before = bytesOf(path);
    setTitle(*window, "Another");
    window->actions()->save->trigger();
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_NE(bytesOf(path), before);
    EXPECT_EQ(bytesOf(path + QLatin1Char('~')), before);
}

TEST(IncidentFiles, SayWhenAnotherProgramChangesThem)
{
    OpenWindow window(test::differingScores);
    const QString path = window.file(QStringLiteral("a.case"));
    ASSERT_TRUE(window->saveTo(path));
    QByteArray bytes = bytesOf(path);
    bytes.replace("White wrote", "Somebody wrote");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
    file.close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->notice()->isVisible(); }, 20000));
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("another program")));
    QPushButton* reload = choiceOf(*window->notice(), QStringLiteral("Reload"));
    ASSERT_TRUE(reload);
    reload->click();
    EXPECT_TRUE(window->document()->title().startsWith(QStringLiteral("Somebody wrote")));
    EXPECT_FALSE(window->isWindowModified());
    window->actions()->undo->trigger();
    EXPECT_TRUE(window->document()->title().startsWith(QStringLiteral("White wrote")));
}

TEST(IncidentFiles, DoNotTakeTheirOwnSavingForAnothers)
{
    OpenWindow window(test::differingScores);
    const QString path = window.file(QStringLiteral("a.case"));
    ASSERT_TRUE(window->saveTo(path));
    setTitle(*window, "Another");
    ASSERT_TRUE(window->saveTo(path));
    QTest::qWait(700);
    EXPECT_FALSE(window->notice()->isVisible());
}

TEST(IncidentFiles, WarnOfASecondWindowOnTheSameFile)
{
    OpenWindow window(test::differingScores);
    const QString path = window.file(QStringLiteral("a.diptych"));
    ASSERT_TRUE(window->saveTo(path));
    FileGuard other;
    other.guard(path);
    EXPECT_TRUE(other.takeForEditing().isEmpty());
    setTitle(*window, "Another");
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("elsewhere")));
}

TEST(Recovery, OffersWhatWasNotSavedByItsName)
{
    emptyRecoveryFolder();
    session::JournalEntry entry;
    entry.title = "Round 5 board 12";
    entry.edit = "Type 1.e4";
    entry.time = "14:02";
    entry.caseText = "# Round 5 board 12\n[score white typed en]\n1. e4\n";
    auto journal = session::RecoveryJournal::create(
        (Autosave::folder() + QStringLiteral("/left.journal")).toStdString());
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->append(entry));
    OpenWindow window;
    window->offerRecovery();
    EXPECT_TRUE(window->notice()->isVisible());
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("Round 5 board 12")));
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("14:02")));
    choiceOf(*window->notice(), QStringLiteral("Recover"))->click();
    EXPECT_EQ(window->document()->title(), QStringLiteral("Round 5 board 12"));
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_TRUE(recoverables().empty());
    window->document()->history()->setClean();
}

TEST(Recovery, NamesTheLastEditAndGivesBackTheEditsBeforeIt)
{
    emptyRecoveryFolder();
    const QString path = Autosave::folder() + QStringLiteral("/copy");
    {
        MainWindow window(reports::Language::English, Memory::Kept);
        window.document()->evaluator().setPatience(std::chrono::seconds(60));
        window.openFiles({test::casePath(test::differingScores)});
        for (const char* title : {"One", "Two"}) {
            incident::Incident after = window.document()->inputs();
            after.title = title;
            window.document()->change(std::move(after), QString::fromUtf8(title));
        }
        const QDir folder(Autosave::folder());
        const auto journals = folder.entryList({QStringLiteral("*.journal")});
        ASSERT_EQ(journals.size(), 1);
        ASSERT_TRUE(QFile::copy(folder.filePath(journals.front()), path));
        EXPECT_EQ(session::lastEntryOf(path.toStdString())->edit, "Two");
        window.document()->history()->undo();
        EXPECT_EQ(session::lastEntryOf(folder.filePath(journals.front()).toStdString())->edit,
                  "Undo: Two");
        window.document()->history()->setClean();
    }
    QFile::rename(path, Autosave::folder() + QStringLiteral("/left.journal"));
    OpenWindow window;
    window->offerRecovery();
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("after “Two”")))
        << window->notice()->text().toStdString();
    choiceOf(*window->notice(), QStringLiteral("Recover"))->click();
    EXPECT_EQ(window->document()->title(), QStringLiteral("Two"));
    window->actions()->undo->trigger();
    EXPECT_EQ(window->document()->title(), QStringLiteral("One"));
    window->actions()->undo->trigger();
    EXPECT_TRUE(window->document()->title().startsWith(QStringLiteral("White wrote")));
    EXPECT_FALSE(window->document()->history()->canUndo());
    window->actions()->redo->trigger();
    EXPECT_EQ(window->document()->title(), QStringLiteral("One"));
    window->document()->history()->setClean();
}

TEST(Recovery, RemembersThatItWasDiscarded)
{
    emptyRecoveryFolder();
    auto journal = session::RecoveryJournal::create(
        (Autosave::folder() + QStringLiteral("/left.journal")).toStdString());
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->append({"Title", "", "Edit", "14:02", "# Title\n"}));
    OpenWindow window;
    window->offerRecovery();
    choiceOf(*window->notice(), QStringLiteral("Discard"))->click();
    EXPECT_FALSE(window->notice()->isVisible());
    EXPECT_TRUE(recoverables().empty());
}

TEST(Recovery, KeepsNothingOfAWindowThatEndedInGoodOrder)
{
    emptyRecoveryFolder();
    {
        MainWindow window(reports::Language::English, Memory::Kept);
        window.openFiles({test::casePath(test::differingScores)});
        setTitle(window, "Another");
        // The window is still there, so that nothing is to be recovered from it.
        EXPECT_EQ(QDir(Autosave::folder()).entryList({QStringLiteral("*.journal")}).size(), 1);
        EXPECT_TRUE(recoverables().empty());
    }
    EXPECT_TRUE(QDir(Autosave::folder()).entryList({QStringLiteral("*.journal")}).isEmpty());
}

namespace {

struct Loss {
    int edits = 0;      ///< that the program had made when it was killed
    int recovered = 0;  ///< that were in the journal
};

/// Starts a program that edits without a pause, kills it at some moment, and reads what is left.
Loss killedAt(int milliseconds, const QString& folder)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder);
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(DIPTYCH_EDITS_WITHOUT_PAUSE),
                  {folder + QStringLiteral("/saved.diptych")});
    EXPECT_TRUE(program.waitForReadyRead(60000));
    QTest::qWait(milliseconds);
    program.kill();
    EXPECT_TRUE(program.waitForFinished());
    const QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
    Loss loss;
    // The last line may be cut off; the one before it is whole.
    loss.edits = lines.size() >= 2 ? lines[lines.size() - 2].toInt() : 0;
    const QDir journals(folder + QStringLiteral("/diptych/recovery"));
    for (const QString& name : journals.entryList({QStringLiteral("*.journal")})) {
        const auto last = session::lastEntryOf(journals.filePath(name).toStdString());
        if (last) {
            loss.recovered = std::max(loss.recovered, std::atoi(last->title.c_str()));
        }
    }
    const std::string saved = (folder + QStringLiteral("/saved.diptych")).toStdString();
    if (QFile::exists(QString::fromStdString(saved))) {
        const auto desk = session::openCase(saved);
        EXPECT_TRUE(desk) << "the saved file is damaged";
        if (desk) {
            loss.recovered = std::max(loss.recovered, std::atoi(desk->incident.title.c_str()));
        }
    }
    return loss;
}

}  // namespace

TEST(Recovery, LosesNothingWhenTheProgramIsKilledAtAnyMoment)
{
    const int times = qEnvironmentVariableIntValue("DIPTYCH_KILLS", nullptr);
    QRandomGenerator random(20);
    for (int i = 0; i < (times > 0 ? times : 20); ++i) {
        const QTemporaryDir folder;
        const Loss loss = killedAt(static_cast<int>(random.bounded(400U)), folder.path());
        EXPECT_GE(loss.recovered, loss.edits) << "kill " << i;
        EXPECT_GT(loss.edits, 0) << "kill " << i;
    }
}
