#pragma once

#include "core/law/circumstances.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <optional>
#include <vector>

/// Answers about single entries, put into copies of the sheets.
namespace diptych::law {

/// The record of one ply; null beyond the end of the line.
const score::PlyRecord* recordAt(const score::ScoreLine& line, int ply);

/// The position before a ply of the game; null past its end, where a score may still go on.
const chess::Position* positionBefore(const score::Comparison& comparison, int ply);

/// The entry of a line at a ply says exactly this move from now on; nothing where it has none.
void makeExact(std::vector<score::Sheet>& sheets, const score::ScoreLine& line,
               const score::Comparison& comparison, int ply, chess::Move move);

/// The sheets with what was answered about the meaning of entries, about the new piece and about
/// copied entries; absent when there is no such answer.
std::optional<std::vector<score::Sheet>> answeredSheets(const Circumstances& circumstances,
                                                        const score::Comparison& comparison,
                                                        const std::vector<score::Sheet>& sheets);

}  // namespace diptych::law
