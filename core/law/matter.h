#pragma once

#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/law/edition.h"
#include "core/score/comparison.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::law {

/// Moves completed by each player.
struct MovesCompleted {
    int white = 0;
    int black = 0;

    int of(Color side) const { return side == Color::White ? white : black; }
};

/// Everything that the rules look at, worked out once: circumstances, edition, scores compared,
/// boards laid against the game.
struct Matter {
    const Edition& edition;
    const std::vector<score::Sheet>& sheets;
    Circumstances circumstances{};
    score::Comparison comparison{};
    /// The comparison with conceded and agreed moves put into the sheets; absent without such.
    std::optional<score::Comparison> withConcessions{};
    /// Plies that neither a record nor a board nor an answer shows (unattested_moves.h).
    std::vector<int> unattested{};
    Boards boards{};

    const Facts& facts() const { return circumstances.facts; }
    /// Decides whether the scores correspond.
    const score::Comparison& scores() const
    {
        return withConcessions ? *withConcessions : comparison;
    }
    const score::Game& game() const { return comparison.game; }
    int plies() const { return comparison.game.plies(); }
};

/// Compares the scores with what is established and lays the boards against the game.
Matter prepare(const Edition& edition, const std::vector<score::Sheet>& sheets,
               Circumstances circumstances);

/// The same matter with one question answered.
Matter withAnswer(const Matter& matter, std::string_view question, const std::string& choice);

std::optional<std::string> answerTo(const Matter& matter, std::string_view question);

/// Player who makes a ply.
Color moverAt(const Matter& matter, int ply);

/// Position of the game after a number of plies.
const chess::Position& positionAfter(const Matter& matter, int ply);
const chess::Position& finalPosition(const Matter& matter);

/// Plies of the position that one player's score leads to.
const chess::Position& finalPositionOf(const Matter& matter, Color side);

const std::optional<score::ScoreLine>& lineOf(const Matter& matter, Color side);
const std::optional<BoardFound>& boardOf(const Matter& matter, Color side);

/// Moves that each player has made in the first plies of the game.
MovesCompleted movesWithin(const Matter& matter, int plies);

/// Moves completed when the clocks were stopped; contract section 4, "Clocks".
MovesCompleted movesCompleted(const Matter& matter);

/// Both players had stopped recording, and nobody says how many moves they made after that (8.4).
bool mayHaveGoneOn(const Matter& matter);

/// The clock was pressed after the last move. Without a statement it was if the opponent's clock
/// runs (contract section 2).
clock::Known lastMoveCompleted(const Matter& matter);

/// The increment is short enough for a player to stop recording after so many of his moves (8.4);
/// absent where the time control is not known.
std::optional<bool> mayStopRecording(const Matter& matter, int moves);

/// The article on two boards applies: somebody is visually disabled, or two boards stand there.
bool twoBoardsApply(const Matter& matter);

/// A board that was found and does not show the last position of the game.
bool isWrongBoard(const Matter& matter, Color side);

inline constexpr Color bothSides[] = {Color::White, Color::Black};

}  // namespace diptych::law
