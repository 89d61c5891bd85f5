#include "app/gui/announcer.h"
#include "app/gui/board_pane.h"
#include "app/gui/desk_page.h"
#include "app/gui/findings_view.h"
#include "app/gui/main_actions.h"
#include "app/gui/notice_bar.h"
#include "app/gui/pane.h"
#include "app/gui/ruling_panel.h"
#include "app/gui/score_table_view.h"
#include "app/gui/sentence_view.h"
#include "app/gui/welcome_page.h"
#include "core/chess/fen.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

#include <algorithm>

using namespace diptych;
using namespace diptych::gui;
using test::casePath;
using test::OpenWindow;

namespace {

QString contentsOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

QString stateOfPly(const ScoreTableView& table, int ply)
{
    return table.rows().rows.at(static_cast<std::size_t>(ply)).state;
}

void press(MainWindow& window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key,
                    modifiers);
}

}  // namespace

TEST(Window, BeginsWithThreeDoors)
{
    OpenWindow window;
    EXPECT_TRUE(window->welcome()->isVisible());
    EXPECT_TRUE(window->welcome()->newButton()->isVisible());
    EXPECT_GE(window->welcome()->sampleList()->count(), 1);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Diptych"));
}

TEST(Window, OpensASampleFromTheWelcomePageByKeyboard)
{
    OpenWindow window;
    QListWidget* samples = window->welcome()->sampleList();
    samples->setFocus();
    QTest::keyClick(samples, Qt::Key_Return);
    ASSERT_TRUE(window->document()->isOpen());
    EXPECT_EQ(window->windowTitle(), samples->item(0)->text() + QStringLiteral("[*] — Diptych"));
    EXPECT_GT(window->desk()->scores()->rows().rows.size(), 10U);
}

TEST(Window, NamesTheIncidentInItsTitle)
{
    OpenWindow window(test::differingScores);
    EXPECT_TRUE(window->windowTitle().startsWith(QStringLiteral("White wrote 9.h3")));
    EXPECT_TRUE(window->windowTitle().endsWith(QStringLiteral("— Diptych")));
}

TEST(Window, ShowsTheLastAgreedPositionFirst)
{
    OpenWindow window(test::differingScores);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 16);
    EXPECT_EQ(chess::placementOf(window->desk()->shownPosition()),
              "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1");
    EXPECT_TRUE(
        window->desk()->board()->caption().contains(QStringLiteral("last agreed position")));
}

TEST(Window, GoesFromDifferenceToDifferenceByKey)
{
    OpenWindow window(test::differingScores);
    press(*window, Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 17);
    EXPECT_TRUE(window->statusText().startsWith(QStringLiteral("Difference 1 of 1 · 9.h3 / ")));
    press(*window, Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 17);
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("There is no further difference."));
    press(*window, Qt::Key_G, Qt::ControlModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 16);
}

TEST(Window, WalksThePliesInTheScoreTable)
{
    OpenWindow window(test::differingScores);
    press(*window, Qt::Key_1, Qt::AltModifier);
    press(*window, Qt::Key_Home, Qt::NoModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 0);
    EXPECT_EQ(window->desk()->shownPosition(), chess::Position::initial());
    press(*window, Qt::Key_Right, Qt::NoModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 1);
    press(*window, Qt::Key_End, Qt::NoModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 24);
    press(*window, Qt::Key_Left, Qt::NoModifier);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 23);
}

TEST(Window, GoesFromPaneToPaneByKey)
{
    OpenWindow window(test::differingScores);
    const auto& panes = window->desk()->panes();
    // The last is for scores that are pictures.
    const std::size_t shown = panes.size() - 1;
    for (std::size_t i = 0; i < shown; ++i) {
        press(*window, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)), Qt::AltModifier);
        EXPECT_TRUE(panes[i]->holdsFocus()) << panes[i]->title().toStdString();
    }
    press(*window, Qt::Key_F6, Qt::NoModifier);
    EXPECT_TRUE(panes.front()->holdsFocus());
    press(*window, Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_TRUE(panes[shown - 1]->holdsFocus());
}

TEST(Window, SaysTheStateOfEveryRowInWords)
{
    OpenWindow window(test::differingScores);
    const ScoreTableView& table = *window->desk()->scores();
    EXPECT_EQ(stateOfPly(table, 0), QStringLiteral("starting position"));
    EXPECT_EQ(stateOfPly(table, 16), QStringLiteral("agreed"));
    EXPECT_EQ(stateOfPly(table, 17), QStringLiteral("different moves"));
    for (const ScoreRow& row : table.rows().rows) {
        EXPECT_FALSE(row.state.isEmpty()) << "ply " << row.ply;
    }
}

TEST(Window, AcceptsTheProposedRemedyByKeyAndTakesItBack)
{
    OpenWindow window(test::differingScores);
    ASSERT_FALSE(window->document()->desk().incident.ruling);
    press(*window, Qt::Key_5, Qt::AltModifier);
    press(*window, Qt::Key_Return, Qt::ControlModifier);
    const auto& incident = window->document()->desk().incident;
    if (window->document()->assessment().remedies.front().id == law::RemedyId::Retrace) {
        ASSERT_TRUE(incident.ruling);
        EXPECT_EQ(incident.ruling->chosen.front().id, law::RemedyId::Retrace);
    }
    EXPECT_TRUE(window->isWindowModified());
    window->actions()->undo->trigger();
    EXPECT_FALSE(window->document()->desk().incident.ruling);
    EXPECT_FALSE(window->isWindowModified());
}

TEST(Window, RefusesADepartureWithoutReasons)
{
    OpenWindow window(test::openQuestion);
    const auto& remedies = window->document()->assessment().remedies;
    const auto other =
        std::find_if(remedies.begin(), remedies.end(), [](const law::Remedy& remedy) {
            return !remedy.recommended && remedy.id != law::RemedyId::Ask;
        });
    ASSERT_NE(other, remedies.end());
    window->desk()->ruling()->remedies()->setCurrentRow(static_cast<int>(other - remedies.begin()));
    window->actions()->accept->trigger();
    EXPECT_FALSE(window->document()->desk().incident.ruling);
    EXPECT_TRUE(window->announcer()->newest().contains(QStringLiteral("reasons")));
    window->desk()->ruling()->setReason(QStringLiteral("Both players agreed to it."));
    window->actions()->accept->trigger();
    ASSERT_TRUE(window->document()->desk().incident.ruling);
    EXPECT_EQ(window->document()->desk().incident.ruling->reason, "Both players agreed to it.");
}

TEST(Window, AsksBeforeItProposesWhereTheLawLeavesAChoice)
{
    OpenWindow window(test::openQuestion);
    const law::Remedy* first = window->desk()->ruling()->current();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->id, law::RemedyId::Ask);
    window->actions()->accept->trigger();
    EXPECT_FALSE(window->document()->desk().incident.ruling);
}

TEST(Window, WorksEverythingOutAnewAfterAnAnswer)
{
    OpenWindow window(test::openQuestion);
    ASSERT_EQ(window->document()->assessment().questions.size(), 1U);
    press(*window, Qt::Key_5, Qt::AltModifier);
    auto* yes = qobject_cast<QPushButton*>(QApplication::focusWidget());
    ASSERT_TRUE(yes);
    QTest::keyClick(yes, Qt::Key_Space);
    const auto& facts = window->document()->desk().incident.circumstances.facts;
    EXPECT_EQ(facts.answers.count("concession-agreed"), 1U);
    EXPECT_TRUE(window->document()->assessment().questions.empty());
    EXPECT_NE(window->desk()->ruling()->current()->id, law::RemedyId::Ask);
    window->actions()->undo->trigger();
    EXPECT_EQ(window->document()->assessment().questions.size(), 1U);
}

TEST(Window, ExportsTheReportInEveryForm)
{
    OpenWindow window(test::differingScores);
    window->actions()->accept->trigger();
    for (const char* name : {"report.html", "report.txt", "report.pdf"}) {
        const QString path = window.file(QString::fromLatin1(name));
        EXPECT_TRUE(window->exportReportTo(path)) << window->notice()->text().toStdString();
        EXPECT_TRUE(QFile::exists(path)) << name;
    }
    EXPECT_TRUE(
        contentsOf(window.file(QStringLiteral("report.txt"))).contains(QStringLiteral("D.2.9")));
    EXPECT_TRUE(
        contentsOf(window.file(QStringLiteral("report.html"))).contains(QStringLiteral("<html")));
    EXPECT_TRUE(
        contentsOf(window.file(QStringLiteral("report.pdf"))).startsWith(QStringLiteral("%PDF-")));
}

TEST(Window, SaysWhyAReportCannotBeWritten)
{
    OpenWindow window(test::differingScores);
    EXPECT_FALSE(window->exportReportTo(window.file(QStringLiteral("no/such/folder/report.txt"))));
    EXPECT_TRUE(window->notice()->isVisible());
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("report.txt")));
    EXPECT_FALSE(window->exportReportTo(window.file(QStringLiteral("report.doc"))));
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral(".pdf")));
}

TEST(Window, SavesACaseThatReadsTheSame)
{
    OpenWindow window(test::openQuestion);
    window->document()->answer("concession-agreed", "yes");
    const QString path = window.file(QStringLiteral("saved.case"));
    ASSERT_TRUE(window->saveTo(path));
    EXPECT_FALSE(window->isWindowModified());
    const auto remedies = window->document()->assessment().remedies.size();
    window->openFiles({path});
    EXPECT_EQ(window->document()->assessment().remedies.size(), remedies);
    EXPECT_EQ(
        window->document()->desk().incident.circumstances.facts.answers.at("concession-agreed"),
        "yes");
}

TEST(Window, CopiesTheFenOfTheBoard)
{
    OpenWindow window(test::differingScores);
    window->actions()->copyFen->trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(),
              QStringLiteral("r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 "
                             "w - - 1 9"));
}

TEST(Window, OpensTwoScoreFilesThatAreDropped)
{
    OpenWindow window;
    QMimeData data;
    QList<QUrl> urls;
    for (const char* name : {"white.txt", "black.txt"}) {
        QFile file(window.file(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(name[0] == 'w' ? "1. e4 e5 2. Nf3 Nc6\n" : "1. e4 e5 2. Nf3 Nf6\n");
        urls << QUrl::fromLocalFile(file.fileName());
    }
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&*window, &enter);
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&*window, &drop);
    ASSERT_TRUE(window->document()->isOpen()) << window->notice()->text().toStdString();
    EXPECT_EQ(window->document()->assessment().comparison.firstDivergence->ply, 4);
}

TEST(Window, SaysWhatIsWrongWithAFileAndStaysAsItWas)
{
    OpenWindow window(test::differingScores);
    const QString title = window->windowTitle();
    window->openFiles({window.file(QStringLiteral("missing.case"))});
    EXPECT_TRUE(window->notice()->isVisible());
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("missing.case")));
    EXPECT_EQ(window->announcer()->newest(), window->notice()->text());
    EXPECT_EQ(window->windowTitle(), title);
}

TEST(Window, NamesTheArticleOfTheFocusedFinding)
{
    OpenWindow window(test::differingScores);
    FindingsView* findings = window->desk()->findings();
    bool names = false;
    for (int row = 0; row < findings->model()->rowCount(); ++row) {
        findings->setCurrentRow(row);
        names = names || findings->currentArticle() == "D.2.9";
    }
    EXPECT_TRUE(names);
    press(*window, Qt::Key_5, Qt::AltModifier);
    window->desk()->ruling()->remedies()->setFocus();
    EXPECT_EQ(window->desk()->focusedArticle(), "D.2.9");
    window->actions()->article->trigger();
    EXPECT_FALSE(window->findChildren<QDialog*>().isEmpty());
}
