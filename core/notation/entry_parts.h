#pragma once

#include "core/notation/dialect.h"
#include "core/notation/reading.h"
#include "core/notation/writing_habits.h"

#include <optional>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// A file or a rank as written.
struct SquarePart {
    int index = 0;  ///< 0 to 7
    double cost = 0.0;
    bool isCapital = false;
};

/// The file that a symbol names: a to h, a letter of the dialect, or one that looks like it.
std::optional<SquarePart> fileNamed(char32_t symbol, const Dialect& dialect,
                                    const WritingHabits& habits);

/// The rank that a symbol names.
std::optional<SquarePart> rankNamed(char32_t symbol, const WritingHabits& habits);

/// The piece that an entry begins with; none: a pawn move, or squares alone.
struct PieceStart {
    std::optional<chess::PieceType> piece{};
    std::size_t length = 0;  ///< in symbols
    double cost = 0.0;
    ReadingReason reason = ReadingReason::AsWritten;
    bool isFileLetter = false;  ///< the letter may as well name a file
    bool isSmall = false;
};

/// The ways in which the first symbols of an entry can name a piece, none of them first.
std::vector<PieceStart> pieceStarts(std::u32string_view body, const Dialect& dialect,
                                    const WritingHabits& habits);

/// What a letter costs that may name a file as well, by what is known of the sheet's capitals.
double costOfFileLetter(Capitals capitals);

/// What it costs besides that where capitals are used and the entry reads as a pawn's capture.
constexpr double pawnMeantCost = 0.6;

/// The new piece after "=", "(", "/" or nothing; must be all that is left of the entry.
std::optional<chess::PieceType> promotionNamed(std::u32string_view rest, const Dialect& dialect);

}  // namespace diptych::notation
