#include "app/gui/about_dialog.h"
#include "app/gui/aloud_dialog.h"
#include "app/gui/board_setup_dialog.h"
#include "app/gui/board_view.h"
#include "app/gui/clock_chart.h"
#include "app/gui/clock_dialog.h"
#include "app/gui/clock_line.h"
#include "app/gui/comfortable_style.h"
#include "app/gui/keys_dialog.h"
#include "app/gui/main_actions.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/start_dialog.h"
#include "core/chess/fen.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using chess::Square;
using test::OpenWindow;

namespace {

void pressOk(const QDialog& dialog)
{
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
}

void goTo(BoardView& view, Square square)
{
    view.setCurrentIndex(view.board()->indexOf(square));
}

QPoint at(BoardView& view, Square square)
{
    return view.visualRect(view.board()->indexOf(square)).center();
}

}  // namespace

TEST(BoardSetup, PutsPiecesByKeyboard)
{
    OpenWindow window(test::differingScores);
    BoardSetupDialog dialog(window->document(), &*window);
    dialog.show();
    goTo(*dialog.view(), Square::E4);
    QTest::keyClick(dialog.view(), Qt::Key_Q, Qt::ShiftModifier);
    goTo(*dialog.view(), Square::E5);
    QTest::keyClick(dialog.view(), Qt::Key_N);
    goTo(*dialog.view(), Square::A1);
    QTest::keyClick(dialog.view(), Qt::Key_Delete);
    EXPECT_TRUE(dialog.view()->accessibleName().contains(QStringLiteral("e4")));
    pressOk(dialog);
    const auto& board = window->document()->inputs().circumstances.whiteBoard;
    ASSERT_TRUE(board);
    EXPECT_EQ(board->at(Square::E4), (chess::Piece{Color::White, chess::PieceType::Queen}));
    EXPECT_EQ(board->at(Square::E5), (chess::Piece{Color::Black, chess::PieceType::Knight}));
    EXPECT_FALSE(board->at(Square::A1));
    EXPECT_EQ(window->document()->history()->undoText(),
              QStringLiteral("Set up the boards as found"));
}

TEST(BoardSetup, MovesPiecesByDraggingAndTakesThemOffTheBoard)
{
    OpenWindow window(test::differingScores);
    BoardSetupDialog dialog(window->document(), &*window);
    dialog.show();
    dialog.setBoard(Color::Black);
    BoardView& view = *dialog.view();
    const auto before = view.board()->content().position;
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(view, Square::G1));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(view, Square::H1));
    EXPECT_EQ(view.board()->content().position.at(Square::H1), before.at(Square::G1));
    EXPECT_FALSE(view.board()->content().position.at(Square::G1));
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(view, Square::H1));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, QPoint(-50, -50));
    EXPECT_FALSE(view.board()->content().position.at(Square::H1));
}

TEST(BoardSetup, TakesTheScoreWithWhatWasDifferent)
{
    OpenWindow window(test::differingScores);
    BoardSetupDialog dialog(window->document(), &*window);
    dialog.show();
    auto* from = dialog.findChild<QComboBox*>();
    from->setCurrentIndex(1);
    Q_EMIT from->activated(1);
    const QString game = dialog.fen()->text();
    EXPECT_EQ(
        game.toStdString(),
        chess::placementOf(window->document()->assessment().comparison.game.positions.back()));
    Q_EMIT from->activated(6);
    EXPECT_EQ(dialog.fen()->text(), QStringLiteral("8/8/8/8/8/8/8/8"));
}

TEST(BoardSetup, ReadsAFenAndSaysWhatIsWrongWithIt)
{
    OpenWindow window(test::differingScores);
    BoardSetupDialog dialog(window->document(), &*window);
    dialog.show();
    dialog.fen()->selectAll();
    QTest::keyClicks(dialog.fen(), QStringLiteral("8/8/8/8/8/8/8/K1k5"));
    EXPECT_EQ(dialog.view()->board()->content().position.at(Square::A1),
              (chess::Piece{Color::White, chess::PieceType::King}));
    QTest::keyClicks(dialog.fen(), QStringLiteral("xyz"));
    pressOk(dialog);
    EXPECT_EQ(chess::placementOf(*window->document()->inputs().circumstances.whiteBoard),
              "8/8/8/8/8/8/8/K1k5");
}

TEST(Clocks, AreTypedAsDigits)
{
    EXPECT_EQ(clockSecondsFrom(QStringLiteral("3410")), 2050);
    EXPECT_EQ(clockSecondsFrom(QStringLiteral("34:10")), 2050);
    EXPECT_EQ(clockSecondsFrom(QStringLiteral("1:02:03")), 3723);
    EXPECT_EQ(clockSecondsFrom(QStringLiteral("10203")), 3723);
    EXPECT_EQ(clockSecondsFrom(QStringLiteral("7")), 7);
    for (const char* wrong : {"", "abc", "1:2:3:4", "0:61:00", "99:99", "-5"}) {
        EXPECT_FALSE(clockSecondsFrom(QString::fromLatin1(wrong))) << wrong;
    }
}

TEST(Clocks, AreEnteredByKeyboard)
{
    OpenWindow window(test::differingScores);
    ClockDialog dialog(window->document(), &*window);
    dialog.show();
    dialog.white()->selectAll();
    QTest::keyClicks(dialog.white(), QStringLiteral("3410"));
    dialog.black()->selectAll();
    QTest::keyClicks(dialog.black(), QStringLiteral("4125"));
    pressOk(dialog);
    const auto& clocks = window->document()->inputs().circumstances.clocks;
    EXPECT_EQ(clocks.white, 2050);
    EXPECT_EQ(clocks.black, 2485);
    EXPECT_EQ(window->document()->history()->undoText(), QStringLiteral("Enter the clocks"));
}

TEST(Clocks, RefuseWhatIsNoTime)
{
    OpenWindow window(test::differingScores);
    ClockDialog dialog(window->document(), &*window);
    dialog.show();
    dialog.white()->setText(QStringLiteral("soon"));
    pressOk(dialog);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_FALSE(window->document()->history()->canUndo());
}

TEST(Clocks, AreDrawnOverTheMoves)
{
    OpenWindow window(test::differingScores);
    const auto* chart = window->findChild<ClockChart*>();
    ASSERT_TRUE(chart);
    const auto& points = chart->points(Color::White);
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points[0].seconds, 5400);
    EXPECT_EQ(points[1].move, 12);
    EXPECT_TRUE(points[2].isProposed);
    EXPECT_TRUE(chart->accessibleDescription().contains(QStringLiteral("to be set")));
}

TEST(Aloud, IsInTheLanguageOfThePlayersAndTellsNoMoveCounts)
{
    OpenWindow window(test::differingScores);
    AloudDialog dialog(window->document(), &*window);
    dialog.show();
    const QString english = dialog.text();
    EXPECT_FALSE(english.isEmpty());
    dialog.language()->setCurrentIndex(dialog.language()->findData(QStringLiteral("de")));
    EXPECT_NE(dialog.text(), english);
    EXPECT_TRUE(dialog.text().contains(QStringLiteral("Weiß")));
    EXPECT_FALSE(english.contains(QStringLiteral("move 8")));
}

TEST(Keys, CanBeChangedButNotGivenTwice)
{
    OpenWindow window(test::differingScores);
    KeysDialog dialog(window->actions()->all(), &*window);
    dialog.show();
    QAction* first = window->actions()->all().front();
    dialog.table()->setCurrentCell(0, 0);
    dialog.assign(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F12));
    EXPECT_EQ(first->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F12));
    dialog.assign(window->actions()->quit->shortcut());
    EXPECT_EQ(first->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F12));
    window->actions()->useKeys({{QStringLiteral("new"), QStringLiteral("Ctrl+N")}});
    EXPECT_EQ(first->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_N));
}

TEST(Comfort, MakesEveryButtonLargeEnoughForAFinger)
{
    OpenWindow window(test::differingScores);
    setComfortable(true);
    QApplication::processEvents();
    for (const QPushButton* button : window->findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            EXPECT_GE(button->sizeHint().height(), ComfortableStyle::target)
                << button->text().toStdString();
        }
    }
    setComfortable(false);
}

TEST(Start, RefusesAPositionInWhichNoGameCanGoOn)
{
    const auto book = reports::PhraseBook::forLanguage(reports::Language::English);
    StartDialog dialog(chess::Position::initial(), book);
    dialog.show();
    auto* fen = dialog.findChild<QLineEdit*>();
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_TRUE(ok->isEnabled());
    fen->selectAll();
    QTest::keyClicks(fen, QStringLiteral("8/8/8/8/8/8/8/8"));
    EXPECT_FALSE(ok->isEnabled());
    fen->selectAll();
    QTest::keyClicks(fen, QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 b - - 0 31"));
    EXPECT_TRUE(ok->isEnabled());
    EXPECT_EQ(dialog.position().fullmoveNumber(), 31);
    EXPECT_EQ(dialog.position().sideToMove(), Color::Black);
}
