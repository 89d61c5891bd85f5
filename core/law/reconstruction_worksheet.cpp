#include "core/law/worksheet_parts.h"

#include <algorithm>

namespace diptych::law {

using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;

namespace {

std::vector<ToRecord> notYetRecorded(const Matter& matter)
{
    const Circumstances& circumstances = matter.circumstances;
    const clock::ClockRecord& clocks = circumstances.clocks;
    std::vector<ToRecord> missing;
    if (!circumstances.whiteBoard && !circumstances.blackBoard) {
        missing.push_back(ToRecord::Position);
    }
    if (!clocks.white) {
        missing.push_back(ToRecord::WhiteTime);
    }
    if (!clocks.black) {
        missing.push_back(ToRecord::BlackTime);
    }
    if (!clocks.running) {
        missing.push_back(ToRecord::RunningClock);
    }
    if (!clocks.whiteCompleted || !clocks.blackCompleted) {
        missing.push_back(ToRecord::MovesCompleted);
    }
    return missing;
}

/// What a score says at a ply: one move, or nothing that can be used.
std::optional<chess::Move> saidBy(const std::optional<ScoreLine>& line, int ply)
{
    if (!line || ply > line->length) {
        return std::nullopt;
    }
    const PlyRecord& record = line->plies[static_cast<std::size_t>(ply) - 1];
    const bool plain =
        record.entry && record.state != PlyState::Unreadable && record.state != PlyState::Ambiguous;
    return plain ? record.move : std::nullopt;
}

int pliesToShow(const Matter& matter)
{
    const auto& clocks = matter.circumstances.clocks;
    return std::max(matter.plies(),
                    clocks.whiteCompleted.value_or(0) + clocks.blackCompleted.value_or(0));
}

}  // namespace

ReconstructionWorksheet reconstructionWorksheet(const Matter& matter)
{
    ReconstructionWorksheet sheet;
    sheet.missing = notYetRecorded(matter);
    bool isAgreed = true;
    for (int ply = 1; ply <= pliesToShow(matter); ++ply) {
        const auto white = saidBy(matter.comparison.white, ply);
        const auto black = saidBy(matter.comparison.black, ply);
        if (white && white == black) {
            sheet.agreedPly = isAgreed ? ply : sheet.agreedPly;
            continue;
        }
        isAgreed = false;
        const PlyEvidence evidence = white && black   ? PlyEvidence::Disputed
                                     : white || black ? PlyEvidence::OneSheetOnly
                                                      : PlyEvidence::Unknown;
        sheet.open.push_back({ply, evidence, white, black});
    }
    sheet.position = positionAfter(matter, sheet.agreedPly);
    return sheet;
}

}  // namespace diptych::law
