#include "app/gui/board_view.h"
#include "core/chess/fen.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;

namespace {

reports::PhraseBook english()
{
    return reports::PhraseBook::forLanguage(reports::Language::English);
}

chess::Position board(const char* fen)
{
    return *chess::parseFen(fen, chess::FenUse::BoardAsFound);
}

QString spoken(const BoardModel& model, chess::Square square)
{
    return model.data(model.indexOf(square), Qt::AccessibleTextRole).toString();
}

}  // namespace

TEST(BoardModel, KeepsTheRulesOfModels)
{
    BoardModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setContent({}, english());
    model.setSide(BoardSide::BlackBelow);
    EXPECT_EQ(model.rowCount(), 8);
}

TEST(BoardModel, SaysEverySquareInWords)
{
    BoardModel model;
    model.setContent({}, english());
    EXPECT_EQ(spoken(model, chess::Square::D8), QStringLiteral("d8, black queen"));
    EXPECT_EQ(spoken(model, chess::Square::E2), QStringLiteral("e2, white pawn"));
    EXPECT_EQ(spoken(model, chess::Square::E4), QStringLiteral("e4, empty"));
}

TEST(BoardModel, SaysWhatDiffersAndWhatShouldStandThere)
{
    BoardModel model;
    BoardContent content;
    content.position = board("8/8/8/8/8/1B6/8/8");
    content.reference = board("8/8/8/8/8/8/2B5/8");
    model.setContent(content, english());
    EXPECT_EQ(spoken(model, chess::Square::B3),
              QStringLiteral("b3, white bishop; differs, by the scores: empty"));
    EXPECT_EQ(spoken(model, chess::Square::C2),
              QStringLiteral("c2, empty; differs, by the scores: white bishop"));
    EXPECT_EQ(spoken(model, chess::Square::A1), QStringLiteral("a1, empty"));
    EXPECT_TRUE(model.data(model.indexOf(chess::Square::B3), BoardModel::IsMarkedRole).toBool());
}

TEST(BoardModel, TurnsWithItsNames)
{
    BoardModel model;
    EXPECT_EQ(model.squareAt(model.index(0, 0)), chess::Square::A8);
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("a"));
    model.setSide(BoardSide::BlackBelow);
    EXPECT_EQ(model.squareAt(model.index(0, 0)), chess::Square::H1);
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("h"));
    EXPECT_EQ(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("1"));
}

TEST(BoardView, GoesToASquareThatIsTyped)
{
    BoardView view;
    QTest::keyClicks(&view, QStringLiteral("c6"));
    EXPECT_EQ(view.board()->squareAt(view.currentIndex()), chess::Square::C6);
    QTest::keyClick(&view, Qt::Key_Up);
    EXPECT_EQ(view.board()->squareAt(view.currentIndex()), chess::Square::C7);
}

TEST(BoardView, KeepsItsSquareWhenItIsTurned)
{
    BoardView view;
    view.setCurrentIndex(view.board()->indexOf(chess::Square::B7));
    view.turn();
    EXPECT_EQ(view.board()->squareAt(view.currentIndex()), chess::Square::B7);
}

TEST(BoardView, IsATableOfSixtyFourCellsToAScreenReader)
{
    BoardView view;
    view.present(QStringLiteral("Board, before the first move"), {}, english());
    QAccessibleInterface* spokenView = QAccessible::queryAccessibleInterface(&view);
    ASSERT_TRUE(spokenView && spokenView->tableInterface());
    EXPECT_EQ(spokenView->text(QAccessible::Name), QStringLiteral("Board, before the first move"));
    EXPECT_EQ(spokenView->tableInterface()->rowCount(), 8);
    EXPECT_EQ(spokenView->tableInterface()->columnCount(), 8);
    QAccessibleInterface* corner = spokenView->tableInterface()->cellAt(7, 4);
    ASSERT_TRUE(corner);
    EXPECT_EQ(corner->text(QAccessible::Name), QStringLiteral("e1, white king"));
}
