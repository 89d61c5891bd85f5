#include "core/chess/move.h"

#include <gtest/gtest.h>

namespace diptych::chess {
namespace {

TEST(Move, IsWrittenAsUci)
{
    EXPECT_EQ(toUci(Move(Square::E2, Square::E4)), "e2e4");
    EXPECT_EQ(toUci(Move(Square::B7, Square::B8, PieceType::Knight)), "b7b8n");
}

TEST(Move, IsReadFromUci)
{
    EXPECT_EQ(parseUci("e1g1"), Move(Square::E1, Square::G1));
    EXPECT_EQ(parseUci("b7b8q"), Move(Square::B7, Square::B8, PieceType::Queen));
    for (const char* text :
         {"", "e2", "e2e", "e2e9", "e2-e4", "b7b8k", "b7b8p", "b7b8Q", "e2e4  "}) {
        EXPECT_EQ(parseUci(text), std::nullopt) << text;
    }
}

TEST(Move, KnowsItsSquaresAndItsNewPiece)
{
    const Move move(Square::H8, Square::A1, PieceType::Rook);
    EXPECT_EQ(move.from(), Square::H8);
    EXPECT_EQ(move.to(), Square::A1);
    EXPECT_EQ(move.promotion(), PieceType::Rook);
    EXPECT_EQ(Move(Square::H8, Square::A1).promotion(), std::nullopt);
}

TEST(MoveList, GrowsMoveByMove)
{
    MoveList moves;
    EXPECT_TRUE(moves.empty());
    moves.push(Move(Square::E2, Square::E4));
    moves.push(Move(Square::D2, Square::D4));
    EXPECT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1], Move(Square::D2, Square::D4));
    EXPECT_TRUE(moves.contains(Move(Square::E2, Square::E4)));
    EXPECT_FALSE(moves.contains(Move(Square::E2, Square::E3)));
}

}  // namespace
}  // namespace diptych::chess
