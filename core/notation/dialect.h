#pragma once

#include "core/chess/piece.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// One way to write a piece.
struct PieceLetter {
    chess::PieceType type = chess::PieceType::Pawn;
    std::u32string letters;  ///< one to three, in the usual case
    std::u32string small;    ///< the same in small letters
};

enum class PromotionStyle : std::uint8_t {
    Letter,  ///< d8Q, as Article C.12 has it
    Equals,  ///< d8=Q
};

enum class WordMeaning : std::uint8_t { Draw, Check, Mate };

struct DialectWord {
    WordMeaning meaning = WordMeaning::Draw;
    std::u32string word;  ///< in small letters
};

/// How one tradition writes moves. Pure data; Article C.3 allows every player the letters of his
/// own country.
struct Dialect {
    std::string code;    ///< such as "fr"
    std::string name;    ///< in English
    std::string native;  ///< in the language itself
    /// Letters that are written, by PieceType (UTF-8).
    std::array<std::string, chess::pieceTypeCount> written{};
    /// Everything that is understood, longest first.
    std::vector<PieceLetter> letters{};
    /// Own letters for the files a to h, if the language has them.
    std::u32string files{};
    std::string castlingShort = "0-0";
    std::string castlingLong = "0-0-0";
    std::string capture = "x";
    PromotionStyle promotion = PromotionStyle::Equals;
    std::vector<DialectWord> words{};
    int rank = 0;  ///< order among dialects that fit equally well, 1 first

    const std::string& letterOf(chess::PieceType type) const
    {
        return written[static_cast<std::size_t>(type)];
    }
};

}  // namespace diptych::notation
