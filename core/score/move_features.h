#pragma once

#include "core/chess/movegen.h"
#include "core/chess/position.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace diptych::score {

/// What has just been played.
struct Recent {
    std::optional<chess::Move> theirs{};  ///< the opponent's last move
    bool theirsTook = false;              ///< it captured
    std::optional<chess::Move> ours{};    ///< the move before that
};

constexpr std::size_t moveFeatureCount = 68;
using MoveFeatures = std::array<double, moveFeatureCount>;

/// Name of each feature, as it stands in core/data/moves.
const std::array<std::string, moveFeatureCount>& moveFeatureNames();

/// What a player may weigh when he chooses among legal moves: material won and lost, threats,
/// development, the kind of piece, where it goes, known openings. One entry for each move, all
/// values about 0 to 1.
std::vector<MoveFeatures> featuresOf(const chess::Position& position, const Recent& recent,
                                     const chess::MoveList& moves);

}  // namespace diptych::score
