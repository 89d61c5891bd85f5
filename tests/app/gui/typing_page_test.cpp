#include "app/gui/announcer.h"
#include "app/gui/board_frame.h"
#include "app/gui/desk_page.h"
#include "app/gui/main_actions.h"
#include "app/gui/move_line.h"
#include "app/gui/score_table_view.h"
#include "app/gui/typing_page.h"
#include "core/chess/fen.h"
#include "core/notation/dialect_catalog.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QTest>

#include <gtest/gtest.h>

#include <iostream>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using test::OpenWindow;

namespace {

// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
const QStringList opera = QStringLiteral("e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 "
                                         "Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 "
                                         "Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#")
                              .split(QLatin1Char(' '));

// Anderssen against Kieseritzky, London 1851.
const QStringList immortal =
    QStringLiteral("e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 "
                   "Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ "
                   "Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#")
        .split(QLatin1Char(' '));

QStringList entriesOf(const ScoreTyping& typing, Color sheet)
{
    QStringList entries;
    for (const std::string& entry : typing.score(sheet).entries) {
        entries << QString::fromStdString(entry);
    }
    return entries;
}

/// Types a move as an arbiter does: small letters without marks until it is taken, Enter where it
/// is not. Returns the key strokes.
int typeMove(TypingPage& page, const QString& move)
{
    MoveLine* line = page.line();
    const std::size_t before = page.typing()->place();
    int keys = 0;
    for (const QChar character : move.toLower()) {
        if (QStringLiteral("x+#=-").contains(character)) {
            continue;
        }
        QTest::keyClick(line, character.toLatin1());
        ++keys;
        if (page.typing()->place() > before) {
            return keys;
        }
    }
    QTest::keyClick(line, Qt::Key_Return);
    return keys + 1;
}

TypingPage& openTyping(OpenWindow& window)
{
    window->actions()->typeScores->trigger();
    EXPECT_TRUE(window->typing()->isVisible());
    EXPECT_EQ(QApplication::focusWidget(), window->typing()->line());
    return *window->typing();
}

void type(TypingPage& page, const QStringList& moves)
{
    for (const QString& move : moves) {
        typeMove(page, move);
    }
}

}  // namespace

TEST(Typing, TakesAtMostTwoAndAHalfKeyStrokesAMoveAndOneToConfirm)
{
    int typed = 0;
    int confirmed = 0;
    int moves = 0;
    for (const QStringList& game : {opera, immortal}) {
        OpenWindow window;
        TypingPage& page = openTyping(window);
        for (const QString& move : game) {
            typed += typeMove(page, move);
        }
        page.typing()->setSheet(Color::Black);
        for (qsizetype i = 0; i < game.size(); ++i) {
            QTest::keyClick(page.line(), Qt::Key_Return);
            ++confirmed;
        }
        EXPECT_EQ(entriesOf(*page.typing(), Color::White), game);
        EXPECT_EQ(entriesOf(*page.typing(), Color::Black), game);
        moves += static_cast<int>(game.size());
    }
    const double each = double(typed) / moves;
    const double same = double(confirmed) / moves;
    // Keystroke-level model: 0.28 s a key, and 1.35 s to look at each move of the sheet.
    std::cout << each << " key strokes a move typed, " << same << " confirmed; 80 plies typed in "
              << 80 * (0.28 * each + 1.35) << " s, confirmed in " << 80 * (0.28 * same + 1.35)
              << " s\n";
    EXPECT_LE(each, 2.5);
    EXPECT_LE(same, 1.2);
}

TEST(Typing, FindsTheDifferenceOfTwoTypedScores)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    type(page, opera.mid(0, 12));
    page.typing()->setSheet(Color::Black);
    for (int i = 0; i < 10; ++i) {
        QTest::keyClick(page.line(), Qt::Key_Return);
    }
    typeMove(page, QStringLiteral("Bd3"));
    QTest::keyClick(page.line(), Qt::Key_Return);
    Q_EMIT page.finished();
    EXPECT_TRUE(window->desk()->isVisible());
    const auto& comparison = window->document()->assessment().comparison;
    ASSERT_TRUE(comparison.firstDivergence);
    EXPECT_EQ(comparison.firstDivergence->ply, 11);
    EXPECT_EQ(window->desk()->scores()->currentPly(), 10);
}

TEST(Typing, LetsTheRestOfADecidedMoveBeTyped)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QTest::keyClicks(page.line(), QStringLiteral("e4e5Nf3Nc6Bb5+a6"));
    EXPECT_EQ(entriesOf(*page.typing(), Color::White),
              (QStringList{QStringLiteral("e4"), QStringLiteral("e5"), QStringLiteral("Nf3"),
                           QStringLiteral("Nc6"), QStringLiteral("Bb5"), QStringLiteral("a6")}));
}

TEST(Typing, OpensADecidedMoveAgainWhenADigitContradictsIt)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    // Only Nf3 is legal, but the sheet has Nf5.
    QTest::keyClicks(page.line(), QStringLiteral("nf5"));
    EXPECT_TRUE(entriesOf(*page.typing(), Color::White).isEmpty());
    EXPECT_EQ(page.line()->text(), QStringLiteral("nf5"));
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_EQ(entriesOf(*page.typing(), Color::White), QStringList{QStringLiteral("nf5")});
}

TEST(Typing, KeepsWhatIsNotLegalAndSaysSo)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QTest::keyClicks(page.line(), QStringLiteral("Bb5"));
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_EQ(entriesOf(*page.typing(), Color::White), QStringList{QStringLiteral("Bb5")});
    EXPECT_TRUE(window->announcer()->newest().contains(QStringLiteral("not a legal move")))
        << window->announcer()->newest().toStdString();
    QTest::keyClicks(page.line(), QStringLiteral("@@"));
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_TRUE(window->announcer()->newest().contains(QStringLiteral("cannot be read")));
}

TEST(Typing, LeavesOutTakesBackAndUndoes)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    type(page, opera.mid(0, 3));
    page.typing()->setSheet(Color::Black);
    QTest::keyClick(page.line(), Qt::Key_Return);
    QTest::keyClick(page.line(), Qt::Key_Insert);
    EXPECT_EQ(page.typing()->place(), 2U);
    EXPECT_EQ(page.typing()->position().sideToMove(), Color::White);
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_EQ(window->document()->source(Color::Black)->text, "1. e4 2. Nf3");
    QTest::keyClick(page.line(), Qt::Key_Backspace);
    EXPECT_EQ(page.typing()->place(), 2U);
    window->actions()->undo->trigger();
    EXPECT_EQ(window->document()->source(Color::Black)->text, "1. e4 2. Nf3");
    EXPECT_EQ(window->document()->history()->undoText(),
              QStringLiteral("Type 2.Nf3 in Black’s score"));
}

TEST(Typing, OffersMovesThatCanBeChosenByKey)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QTest::keyClick(page.line(), 'n');
    EXPECT_EQ(page.offers()->count(), 4);
    QTest::keyClick(page.line(), Qt::Key_Down);
    QTest::keyClick(page.line(), Qt::Key_Down);
    const QString chosen = page.offers()->currentItem()->text();
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_EQ(entriesOf(*page.typing(), Color::White), QStringList{chosen});
}

TEST(Typing, TakesMovesFromTheBoard)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    BoardView* board = page.board()->view();
    const auto point = [&](chess::Square square) {
        return board->visualRect(board->board()->indexOf(square)).center();
    };
    using chess::Square;
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, point(Square::E2));
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, point(Square::E4));
    QTest::mousePress(board->viewport(), Qt::LeftButton, {}, point(Square::G8));
    QTest::mouseRelease(board->viewport(), Qt::LeftButton, {}, point(Square::F6));
    board->setFocus();
    QTest::keyClicks(board, QStringLiteral("g1"));
    QTest::keyClick(board, Qt::Key_Return);
    QTest::keyClicks(board, QStringLiteral("f3"));
    QTest::keyClick(board, Qt::Key_Return);
    EXPECT_EQ(entriesOf(*page.typing(), Color::White),
              (QStringList{QStringLiteral("e4"), QStringLiteral("Nf6"), QStringLiteral("Nf3")}));
}

TEST(Typing, WritesInTheNotationOfTheSheet)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    page.typing()->setDialect("de");
    QTest::keyClicks(page.line(), QStringLiteral("e4e5sf"));
    EXPECT_EQ(window->document()->source(Color::White)->text, "1. e4 e5 2. Sf3");
    EXPECT_EQ(window->document()->source(Color::White)->dialect, "de");
}

TEST(Typing, BeginsAtAnyPositionAndMoveNumber)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    page.typing()->startFrom(*chess::parseFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 31"));
    QTest::keyClicks(page.line(), QStringLiteral("kd7"));
    QTest::keyClicks(page.line(), QStringLiteral("e4"));
    EXPECT_EQ(window->document()->source(Color::White)->text, "31... Kd7 32. e4");
}

TEST(Typing, TakesAScoreThatIsPasted)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QGuiApplication::clipboard()->setText(QStringLiteral("1. e4 e5 2. Nf3 Nc6"));
    QTest::keyClick(page.line(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(entriesOf(*page.typing(), Color::White).size(), 4);
    EXPECT_EQ(page.typing()->place(), 4U);
}

TEST(Typing, SaysThatTheGameIsOver)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    type(page, {QStringLiteral("f3"), QStringLiteral("e5"), QStringLiteral("g4"),
                QStringLiteral("Qh4#")});
    const QString words = page.line()->accessibleDescription();
    EXPECT_TRUE(words.contains(QStringLiteral("the game is over (checkmate)")))
        << words.toStdString();
    EXPECT_FALSE(words.contains(QStringLiteral("to move"))) << words.toStdString();
}

TEST(Typing, SaysWhatEnterCannotDoWhileTheOtherScoreIsNotThere)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_TRUE(window->announcer()->newest().startsWith(QStringLiteral("Type the move")))
        << window->announcer()->newest().toStdString();
}

TEST(Typing, ShowsWhoIsVisuallyDisabledAndLetsItBeChanged)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QComboBox* disabled = page.disabled();
    EXPECT_TRUE(disabled->isVisible());
    EXPECT_EQ(disabled->currentText(), QStringLiteral("Nobody"));
    disabled->setFocus();
    QTest::keyClick(disabled, 'b');
    EXPECT_EQ(window->document()->inputs().circumstances.disabled, law::Who::Black);
    EXPECT_EQ(window->document()->history()->undoText(),
              QStringLiteral("Visually disabled: Black"));
    window->actions()->undo->trigger();
    EXPECT_EQ(disabled->currentText(), QStringLiteral("Nobody"));
}

TEST(Typing, GoesToTheOtherSheetByKey)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    QTest::keyClicks(page.line(), QStringLiteral("e4"));
    QTest::keyClick(page.line(), Qt::Key_F6);
    EXPECT_EQ(page.typing()->sheet(), Color::Black);
    EXPECT_EQ(QApplication::focusWidget(), page.line());
    QTest::keyClick(page.line(), Qt::Key_Return);
    EXPECT_EQ(entriesOf(*page.typing(), Color::Black), QStringList{QStringLiteral("e4")});
    QTest::keyClick(page.line(), Qt::Key_W, Qt::AltModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.typing()->sheet() == Color::White; }));
}

TEST(Typing, PutsNoLetterOfAMnemonicIntoTheLine)
{
    OpenWindow window;
    TypingPage& page = openTyping(window);
    for (const char letter : {'n', 'q', 'x'}) {
        QTest::keyClick(page.line(), letter, Qt::AltModifier);
        EXPECT_EQ(page.line()->text(), QString());
    }
}
