#include "app/session/typed_score.h"
#include "core/chess/fen.h"
#include "core/notation/dialect_catalog.h"

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::session;

namespace {

const notation::Dialect& english()
{
    return *notation::findDialect("en");
}

chess::Position positionBefore(const TypedScore& score, std::size_t entry,
                               const std::vector<std::optional<chess::Move>>& expected = {})
{
    return lineOf(score, english(), expected).positions.at(entry);
}

TypedScore typed(std::vector<std::string> entries)
{
    return {chess::Position::initial(), std::move(entries)};
}

}  // namespace

TEST(TypedScore, WritesMoveNumbers)
{
    EXPECT_EQ(textOf(typed({"e4", "e5", "Nf3"})), "1. e4 e5 2. Nf3");
    EXPECT_EQ(textOf(typed({})), "");
}

TEST(TypedScore, ShowsByTheNumbersWhatWasLeftOut)
{
    EXPECT_EQ(textOf(typed({"e4", "e5", "", "Nc6", "Bb5"})), "1. e4 e5 2... Nc6 3. Bb5");
    EXPECT_EQ(textOf(typed({"e4", "", "Nf3", "Nc6"})), "1. e4 2. Nf3 Nc6");
}

TEST(TypedScore, ReadsWhatItWrites)
{
    for (const auto& score :
         {typed({"e4", "e5", "", "Nc6", "Bb5"}), typed({"e4", "", "Nf3", "Nc6"}), typed({}),
          typed({"", "", "", "", "d4"})}) {
        EXPECT_EQ(typedScoreFrom(textOf(score), score.start), score);
    }
}

TEST(TypedScore, ReadsTextAsOthersWriteIt)
{
    EXPECT_EQ(typedScoreFrom("1.e4 e5\n2.Nf3 Nc6 1/2-1/2", chess::Position::initial()),
              typed({"e4", "e5", "Nf3", "Nc6"}));
    EXPECT_EQ(typedScoreFrom("e4 e5 2 Nf3", chess::Position::initial()).entries.size(), 4U);
}

TEST(TypedScore, BeginsAtAnyPositionAndMoveNumber)
{
    const auto start = chess::parseFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 31");
    ASSERT_TRUE(start);
    const TypedScore score{*start, {"Kd7", "e4", "Kd6"}};
    EXPECT_EQ(textOf(score), "31... Kd7 32. e4 Kd6");
    EXPECT_EQ(typedScoreFrom(textOf(score), *start), score);
}

TEST(TypedScore, LeadsToThePositionBeforeEveryEntry)
{
    const TypedScore score = typed({"e4", "e5", "Nf3"});
    EXPECT_EQ(positionBefore(score, 0), chess::Position::initial());
    EXPECT_EQ(chess::placementOf(positionBefore(score, 3)),
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
}

TEST(TypedScore, PlaysOnAfterWhatIsImpossibleMissingOrUnreadable)
{
    const TypedScore illegal = typed({"e4", "e5", "Bd5"});
    EXPECT_EQ(positionBefore(illegal, 3).at(*chess::parseSquare("d5"))->type,
              chess::PieceType::Bishop);
    const TypedScore missing = typed({"e4", "", "Nf3"});
    EXPECT_EQ(positionBefore(missing, 2).sideToMove(), chess::Color::White);
    const std::vector<std::optional<chess::Move>> expected{*chess::parseUci("e2e4"),
                                                           *chess::parseUci("c7c5")};
    EXPECT_EQ(chess::placementOf(positionBefore(missing, 2, expected)),
              "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR");
    const TypedScore unreadable = typed({"e4", "@@", "Nf3"});
    EXPECT_EQ(positionBefore(unreadable, 2).sideToMove(), chess::Color::White);
}
