#include "core/chess/bitboard.h"
#include "core/chess/piece.h"
#include "core/chess/square.h"

#include <gtest/gtest.h>

namespace diptych::chess {
namespace {

TEST(Square, IsNamedByFileAndRank)
{
    EXPECT_EQ(toString(Square::E4), "e4");
    EXPECT_EQ(parseSquare("h8"), Square::H8);
    EXPECT_EQ(fileOf(Square::C7), 2);
    EXPECT_EQ(rankOf(Square::C7), 6);
    EXPECT_EQ(makeSquare(2, 6), Square::C7);
}

TEST(Square, IsReadBackFromItsName)
{
    for (int index = 0; index < squareCount; ++index) {
        const auto square = static_cast<Square>(index);
        EXPECT_EQ(parseSquare(toString(square)), square);
    }
}

TEST(Square, RefusesEverythingElse)
{
    for (const char* text : {"", "e", "e9", "e0", "i4", "E4", "e4 ", "4e", "\xC3\xA9"}) {
        EXPECT_EQ(parseSquare(text), std::nullopt) << text;
    }
}

TEST(Square, IsSeenFromTheOtherSide)
{
    EXPECT_EQ(turned(Square::A1), Square::H8);
    EXPECT_EQ(turned(Square::E4), Square::D5);
}

TEST(Bitboard, HoldsSquares)
{
    Bitboard set = bitOf(Square::C3) | bitOf(Square::H8);
    EXPECT_TRUE(contains(set, Square::H8));
    EXPECT_FALSE(contains(set, Square::A1));
    EXPECT_EQ(countOf(set), 2);
    EXPECT_EQ(popFirst(set), Square::C3);
    EXPECT_EQ(set, bitOf(Square::H8));
}

TEST(Piece, HasTheLetterOfFen)
{
    EXPECT_EQ(fenLetter({Color::White, PieceType::Knight}), 'N');
    EXPECT_EQ(fenLetter({Color::Black, PieceType::King}), 'k');
    EXPECT_EQ(pieceFromFenLetter('q'), (Piece{Color::Black, PieceType::Queen}));
    EXPECT_EQ(pieceFromFenLetter('x'), std::nullopt);
    EXPECT_EQ(pieceFromFenLetter('\0'), std::nullopt);
}

}  // namespace
}  // namespace diptych::chess
