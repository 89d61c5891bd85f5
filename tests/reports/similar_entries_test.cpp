#include "reports/words/similar_entries.h"

#include <gtest/gtest.h>

namespace diptych::reports {
namespace {

struct Pair {
    const char* text;
    const char* move;
    const char* otherText;
    const char* otherMove;
    bool isConfusing;
};

TEST(SimilarEntries, AreThoseThatLookTheSameAndMeanOtherMoves)
{
    for (const Pair& pair : {
             Pair{"De2", "d1e2", "De2", "e1e2", true},
             Pair{"De2+", "d1e2", "De2", "e1e2", true},
             Pair{"De2", "d1e2", "Qe2", "e1e2", true},
             Pair{"De2", "d1e2", "De2", "d1e2", false},
             Pair{"Sbd2", "b1d2", "Sfd2", "f3d2", false},
             Pair{"h3", "h2h3", "a3", "a2a3", false},
             Pair{"e8D", "e7e8q", "e8T", "e7e8r", false},
             Pair{"⠎⠙⠆", "b1d2", "⠎⠙⠆", "f3d2", true},
             Pair{"⠎⠙⠆", "b1d2", "⠎⠙⠒", "f3d3", false},
         }) {
        EXPECT_EQ(areEasilyConfused({pair.text, chess::parseUci(pair.move)},
                                    {pair.otherText, chess::parseUci(pair.otherMove)}),
                  pair.isConfusing)
            << pair.text << " " << pair.otherText;
    }
}

TEST(SimilarEntries, AreNoneWhereNothingIsKnownOfAMove)
{
    EXPECT_FALSE(areEasilyConfused({"De2", chess::parseUci("d1e2")}, {"De2", std::nullopt}));
}

TEST(SimilarEntries, AreToldApartByTheirSquares)
{
    EXPECT_EQ(squaresOf(*chess::parseUci("d1e2")), "d1–e2");
}

}  // namespace
}  // namespace diptych::reports
