#include "core/chess/fen.h"
#include "core/score/openings.h"

#include <gmock/gmock.h>

namespace diptych::score {
namespace {

chess::Position position(const char* fen)
{
    return *chess::parseFen(fen);
}

TEST(Openings, EveryLineOfTheTableCanBePlayed)
{
    EXPECT_THAT(unplayableOpenings(), testing::IsEmpty());
}

TEST(Openings, APositionIsKnownInWhateverOrderItsMovesWerePlayed)
{
    // The Queen's Gambit by 1.d4 d5 2.c4, by 1.c4 d5 2.d4 and as a table of lines would have it.
    EXPECT_GT(
        openingLines(position("rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2")), 50);
    EXPECT_EQ(
        openingLines(position("rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 2")), 0);
}

TEST(Openings, APositionThatNobodyAimsAtIsNotKnown)
{
    EXPECT_EQ(openingLines(position("rnbqkbnr/1ppppppp/p7/8/7P/7R/PPPPPPP1/RNBQKBN1 b Qkq - 1 2")),
              0);
}

}  // namespace
}  // namespace diptych::score
