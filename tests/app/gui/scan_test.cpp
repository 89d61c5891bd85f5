#include "app/gui/announcer.h"
#include "app/gui/desk_page.h"
#include "app/gui/main_actions.h"
#include "app/gui/notice_bar.h"
#include "app/gui/pane.h"
#include "app/gui/scan_page_view.h"
#include "app/gui/scan_pane.h"
#include "app/gui/score_editing.h"
#include "app/gui/score_table_view.h"
#include "tests/app/gui/open_window.h"
#include "tests/app/gui/stall_detector.h"

#include <QApplication>
#include <QFile>
#include <QListWidget>
#include <QTest>

#include <gtest/gtest.h>

#include <iostream>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using test::OpenWindow;
using Stage = ScanProgress::Stage;

namespace {

constexpr int patience = 90'000;

/// White's score is a photo of a printed sheet, Black's is typed.
QString photoAgainst(const OpenWindow& window, const QString& black,
                     const QString& dialect = QStringLiteral("auto"))
{
    const QString path = window.file(QStringLiteral("photo.case"));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("law fide-2023\n\n[score white scan %3]\nfile %1\n\n"
                              "[score black typed en]\n%2\n")
                   .arg(QStringLiteral(DIPTYCH_SOURCE_DIR "/tests/data/scan/print-101.jpg"), black,
                        dialect)
                   .toUtf8());
    return path;
}

bool isRead(MainWindow& window)
{
    return QTest::qWaitFor(
        [&] {
            return !window.document()->isReading() && !window.document()->evaluator().isBusy() &&
                   window.desk()->scan()->isDrawn();
        },
        patience);
}

const score::Sheet& whitesSheet(MainWindow& window)
{
    return window.document()->desk().sheets.front();
}

/// A desk with White's photo, read.
class ReadPhoto {
public:
    explicit ReadPhoto(const QString& black)
    {
        m_window->openFiles({photoAgainst(m_window, black)});
        EXPECT_TRUE(isRead(*m_window));
    }

    MainWindow* operator->() { return m_window.operator->(); }
    MainWindow& operator*() { return *m_window; }

private:
    OpenWindow m_window;
};

}  // namespace

TEST(Scan, IsReadBesideTheWindowWhichOpensAtOnce)
{
    OpenWindow window;
    window->openFiles({photoAgainst(window, QStringLiteral("1. e4 e5 2. Nf3 Nc6"))});
    ASSERT_TRUE(window->document()->isOpen());
    EXPECT_TRUE(window->document()->isReading());
    EXPECT_TRUE(isUnread(whitesSheet(*window)));
    EXPECT_FALSE(window->desk()->panes().back()->isHidden());
    // No report is made of half of the evidence.
    EXPECT_FALSE(window->exportReportTo(window.file(QStringLiteral("report.txt"))));
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("still being read")));
    double longest = 0;
    {
        const test::StallDetector detector;
        ASSERT_TRUE(QTest::qWaitFor([&] { return !window->document()->isReading(); }, patience));
        longest = detector.longest();
    }
    std::cout << longest << " ms of work at most between two looks at the events\n";
    EXPECT_LT(longest, 100);
    ASSERT_TRUE(isRead(*window));
    EXPECT_EQ(whitesSheet(*window).entries.size(), 67U);
    EXPECT_EQ(window->announcer()->newest(),
              QStringLiteral("Read from the picture: White’s score."));
    EXPECT_EQ(window->desk()->scores()->currentPly(), 3);
}

TEST(Scan, ShowsTheCellOfTheEntryAtHandAndWhatItMayStandFor)
{
    ReadPhoto window(QStringLiteral("1. e4 e5 2. Nf3 Nc6"));
    const ScanPane* pane = window->desk()->scan();
    window->desk()->scores()->goToEntry(Color::White, 5);
    const auto place = whitesSheet(*window).entries.at(4).place;
    ASSERT_TRUE(place);
    ASSERT_TRUE(pane->page()->outlined());
    EXPECT_EQ(*pane->page()->outlined(), QRectF(place->x, place->y, place->width, place->height));
    EXPECT_EQ(pane->page()->accessibleDescription(), QStringLiteral("Page 1. White’s score: 3.h3"));
    EXPECT_TRUE(pane->candidates()->item(0)->text().startsWith(QStringLiteral("h3: ")));
    EXPECT_TRUE(
        pane->candidates()->item(0)->text().contains(QStringLiteral("as it looks on the picture")));
    // And back from the page to the entry.
    Q_EMIT window->desk()->scan()->page()->pointed(
        QRectF(whitesSheet(*window).entries.at(0).place->x,
               whitesSheet(*window).entries.at(0).place->y, 10, 10)
            .center());
    EXPECT_EQ(window->desk()->scores()->currentPly(), 1);
}

TEST(Scan, StopsBeingReadWhenAskedAndIsReadAfterAll)
{
    OpenWindow window;
    // Not as in the other tests, whose reading is kept.
    window->openFiles({photoAgainst(window, QStringLiteral("1. e4 e5"), QStringLiteral("en"))});
    ScanReading& scans = window->document()->scans();
    scans.stop(score::Keeper::White);
    EXPECT_FALSE(window->document()->isReading());
    EXPECT_EQ(scans.progress(score::Keeper::White)->stage, Stage::Stopped);
    // An edit does not begin it again.
    window->desk()->editing()->setEntry(Color::Black, 2, QStringLiteral("e6"));
    EXPECT_EQ(scans.progress(score::Keeper::White)->stage, Stage::Stopped);
    EXPECT_TRUE(isUnread(whitesSheet(*window)));
    scans.readAgain(window->document()->desk(), score::Keeper::White);
    EXPECT_EQ(scans.progress(score::Keeper::White)->stage, Stage::Reading);
    ASSERT_TRUE(isRead(*window));
    EXPECT_EQ(scans.progress(score::Keeper::White)->stage, Stage::Read);
    EXPECT_EQ(whitesSheet(*window).entries.size(), 67U);
}

TEST(Scan, KeepsItsPictureWhenAnEntryIsCorrected)
{
    ReadPhoto window(QStringLiteral("1. e4 e5 2. Nf3 Nc6"));
    const auto place = whitesSheet(*window).entries.at(2).place;
    window->desk()->editing()->setEntry(Color::White, 3, QStringLiteral("Nc3"));
    const incident::ScoreSource& source = window->document()->inputs().scores.front();
    EXPECT_TRUE(source.file);
    EXPECT_EQ(source.text, "entry 2 white Nc3\n");
    const score::Entry& entry = whitesSheet(*window).entries.at(2);
    EXPECT_EQ(entry.text, "Nc3");
    EXPECT_EQ(entry.place, place);
    EXPECT_EQ(whitesSheet(*window).entries.size(), 67U);
    // It is kept in the document, too.
    const QString saved = window->document()->title();
    window->document()->history()->undo();
    EXPECT_EQ(whitesSheet(*window).entries.at(2).text, "Nf3");
    EXPECT_FALSE(saved.isEmpty());
}

TEST(Scan, LetsDoubtBeWalkedThroughByKeysAlone)
{
    ReadPhoto window(QStringLiteral("1. e4 e5 2. Nf3 Nxx"));
    ScoreTableView* table = window->desk()->scores();
    table->goToPly(0);
    QTest::keyClick(table, Qt::Key_F8);
    // Only Black's entry is in doubt.
    EXPECT_EQ(table->currentPly(), 4);
    EXPECT_EQ(table->currentKeeper(), Color::Black);
    QTest::keyClick(table, Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(table->currentPly(), 4);
    window->actions()->panes[6]->trigger();
    EXPECT_EQ(QApplication::focusWidget(), window->desk()->scan()->candidates());
}

TEST(Scan, IsTakenFromTheSheetOfANewIncident)
{
    OpenWindow window;
    window->openFiles({QStringLiteral(DIPTYCH_SOURCE_DIR "/tests/data/scan/print-101.jpg"),
                       QStringLiteral(DIPTYCH_SOURCE_DIR "/tests/data/scan/print-101.txt")});
    ASSERT_TRUE(window->document()->isOpen());
    EXPECT_TRUE(window->document()->isReading());
    window->document()->scans().stop(score::Keeper::White);
    // Without a score that is a picture there is no pane for pictures.
    window->openFiles({test::casePath(test::differingScores)});
    EXPECT_TRUE(window->desk()->panes().back()->isHidden());
    window->actions()->panes[6]->trigger();
    EXPECT_EQ(window->announcer()->newest(),
              QStringLiteral("No score of this incident comes from a picture."));
}
