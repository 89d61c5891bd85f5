#include "core/law/flag_fall.h"
#include "core/law/worksheet_parts.h"

namespace diptych::law {

using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;

namespace {

bool hasReadableEntry(const PlyRecord& record)
{
    return record.entry && record.state != PlyState::Unreadable;
}

ProvenMoves provenBy(const Matter& matter, const ScoreLine& line, Color side)
{
    ProvenMoves proven;
    proven.keeper = line.keeper;
    int last = 0;
    for (int ply = 1; ply <= line.length; ++ply) {
        if (moverAt(matter, ply) != side) {
            continue;
        }
        if (hasReadableEntry(line.plies[static_cast<std::size_t>(ply) - 1])) {
            ++proven.recorded;
            last = ply;
        } else {
            proven.gaps.push_back(ply);
        }
    }
    proven.proven = proven.recorded;
    const bool isLastOfGame = last > 0 && last == matter.plies();
    if (isLastOfGame && lastMoveCompleted(matter) != clock::Known::Yes) {
        --proven.proven;
        proven.unpressed = last;
    }
    return proven;
}

}  // namespace

std::optional<FlagWorksheet> flagWorksheet(const Matter& matter)
{
    const auto side = sideOf(matter.facts().flag);
    if (!side) {
        return std::nullopt;
    }
    FlagWorksheet sheet;
    sheet.side = *side;
    sheet.needed = movesNeeded(matter, *side);
    for (const auto* line : {&matter.comparison.white, &matter.comparison.black}) {
        if (*line) {
            sheet.sheets.push_back(provenBy(matter, **line, *side));
        }
    }
    for (const ScoreLine& witness : matter.comparison.witnesses) {
        sheet.sheets.push_back(provenBy(matter, witness, *side));
    }
    return sheet;
}

}  // namespace diptych::law
