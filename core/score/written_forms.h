#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/score/ink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::score {

/// A short text in inkLetters, packed: five bits a letter (its class), the first one lowest.
class InkWord {
public:
    static constexpr int maxLength = 12;

    InkWord() = default;
    /// Letters beyond maxLength, and characters that are no ink letters, are left out.
    explicit InkWord(std::string_view text);

    /// Appends a class (1 to inkClasses - 1) while there is room.
    void append(int letterClass);

    int length() const { return m_length; }
    int at(int index) const { return static_cast<int>((m_letters >> (5 * index)) & 31U); }
    std::uint64_t code() const { return m_letters; }
    std::string text() const;

private:
    std::uint64_t m_letters = 0;
    int m_length = 0;
};

/// One way in which people write a move on a sheet, without marks of check.
struct WrittenForm {
    InkWord word{};
    double cost = 0.0;  ///< how much rarer than the plain form; unit of Costs
};

/// The ways in which a legal move is written: with and without "x", "ed" for "exd5", "NxN", too
/// much or too little of the square of departure, both squares, "=Q", "Q" or nothing.
/// moves: all legal moves of the position, which decide what is ambiguous.
void writtenForms(const chess::Position& position, chess::Move move, const chess::MoveList& moves,
                  std::vector<WrittenForm>& result);

}  // namespace diptych::score
