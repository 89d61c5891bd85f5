#pragma once

#include "core/chess/position.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <vector>

namespace diptych::score {

/// What ink came to be taken for.
struct SettledInk {
    std::vector<Sheet> sheets{};
    std::vector<chess::Move> moves{};   ///< of the game that the ink tells; empty without ink
    std::vector<double> certainties{};  ///< for each of them, 0 to 1
};

/// Finds what was meant where machines read ink: decodes all sheets together and gives each entry
/// with ink its readings. An entry whose ink fits the likeliest game nearly as well as anything
/// else is the move of that game (and its nearest rival too, where that is as likely); another one
/// stands for what its ink says. No entry holds ink afterwards; sheets without ink stay as they
/// are.
SettledInk settleInk(const chess::Position& start, std::vector<Sheet> sheets,
                     const EstablishedForScores& established = {});

}  // namespace diptych::score
