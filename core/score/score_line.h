#pragma once

#include "core/chess/position.h"
#include "core/score/comparison.h"
#include "core/score/decoder.h"
#include "core/score/sheet.h"

#include <cstddef>
#include <span>

namespace diptych::score {

/// Lays one sheet against the decoded game: what it says at each ply, and where its own moves
/// lead. sheetIndex is its place among the decoded sheets.
ScoreLine layAgainst(const Decoding& game, const Sheet& sheet, std::size_t sheetIndex);

/// Last ply up to which a sheet's entries stay legal when a move is played at a ply, from the
/// position before it. Gaps are filled with the moves of the game where those are legal.
/// ply - 1 when the move itself is not legal.
int legalTo(const Decoding& game, const Sheet& sheet, const ScoreLine& line, int ply,
            const chess::Position& before, chess::Move move);

/// The entry of a record is no legal move where it stands.
bool isImpossible(const PlyRecord& record);

/// The two records of one ply can mean the same move.
bool canMeanTheSame(const PlyRecord& a, const Sheet& sheetA, const chess::Position& beforeA,
                    const PlyRecord& b, const Sheet& sheetB, const chess::Position& beforeB);

}  // namespace diptych::score
