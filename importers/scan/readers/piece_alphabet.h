#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers::scan {

/// The letters of a language for king, queen, rook, bishop, knight.
struct PieceAlphabet {
    std::string dialect;
    std::array<std::string, 5> letters{};
};

/// The alphabets that a reader of Latin print can read, most usual first.
std::vector<PieceAlphabet> pieceAlphabets();

/// All characters that moves are printed with in these languages.
std::string allowedLetters(const std::vector<PieceAlphabet>& alphabets);

/// The alphabet that most of the texts are written in; the first one when they do not tell.
PieceAlphabet likeliestAlphabet(const std::vector<std::string>& texts,
                                const std::vector<PieceAlphabet>& alphabets);

/// The text has the shape of a move: piece, squares, capture, promotion, check, or castling.
bool looksLikeMove(std::string_view text);

}  // namespace diptych::importers::scan
