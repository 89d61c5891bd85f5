#include "core/score/bench.h"

#include "core/score/explanation.h"

#include <algorithm>

namespace diptych::score {

namespace {

bool isUsable(const Sheet& sheet)
{
    return sheet.admissibility == Admissibility::Evidence &&
           std::any_of(sheet.entries.begin(), sheet.entries.end(),
                       [](const Entry& entry) { return !entry.readings.empty(); });
}

const Sheet* sheetOf(const std::vector<Sheet>& sheets, Keeper keeper)
{
    for (const Sheet& sheet : sheets) {
        if (sheet.keeper == keeper && isUsable(sheet)) {
            return &sheet;
        }
    }
    return nullptr;
}

/// The sheet that is compared for a player: the official one, his own, or his assistant's.
const Sheet* scoreFor(const std::vector<Sheet>& sheets, Keeper player, Keeper assistant,
                      std::optional<Keeper> official)
{
    if (official) {
        return sheetOf(sheets, *official);
    }
    const Sheet* own = sheetOf(sheets, player);
    return own != nullptr ? own : sheetOf(sheets, assistant);
}

}  // namespace

Bench seated(const std::vector<Sheet>& sheets, const EstablishedForScores& established)
{
    Bench bench;
    bench.white =
        scoreFor(sheets, Keeper::White, Keeper::AssistantWhite, established.officialWhite);
    bench.black =
        scoreFor(sheets, Keeper::Black, Keeper::AssistantBlack, established.officialBlack);
    // An assistant whose player is not named stands in where exactly one score is missing.
    const Sheet* assistant = sheetOf(sheets, Keeper::Assistant);
    if (assistant != nullptr && bench.white == nullptr && bench.black != nullptr) {
        bench.white = assistant;
    } else if (assistant != nullptr && bench.black == nullptr && bench.white != nullptr) {
        bench.black = assistant;
    }
    for (const Sheet* sheet : {bench.white, bench.black}) {
        if (sheet != nullptr) {
            bench.all.push_back(sheet);
        }
    }
    const auto sits = [&](const Sheet* sheet) {
        return std::ranges::find(bench.all, sheet) != bench.all.end();
    };
    for (const Sheet& sheet : sheets) {
        if (isUsable(sheet) && !sits(&sheet) && bench.all.size() < maxSheets) {
            bench.all.push_back(&sheet);
        }
    }
    return bench;
}

}  // namespace diptych::score
