#include "reports/cell_pictures.h"

#include <algorithm>
#include <optional>

namespace diptych::reports {

namespace {

/// More would make a report heavy and help nobody.
constexpr std::size_t mostPictures = 60;

bool isInDoubt(const score::Comparison& comparison, const score::ScoreLine& line, int ply)
{
    const score::PlyState state = line.plies[static_cast<std::size_t>(ply) - 1].state;
    const bool isOpen =
        std::ranges::find(comparison.game.doubtful, ply) != comparison.game.doubtful.end() ||
        (comparison.firstDivergence && comparison.firstDivergence->ply == ply);
    return isOpen || (state != score::PlyState::Same && state != score::PlyState::Beyond);
}

const score::Entry* entryAt(const score::ScoreLine& line, const std::vector<score::Sheet>& sheets,
                            int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    if (index >= line.plies.size() || line.sheet >= sheets.size()) {
        return nullptr;
    }
    const auto& entries = sheets[line.sheet].entries;
    const std::optional<std::size_t> entry = line.plies[index].entry;
    return entry && *entry < entries.size() ? &entries[*entry] : nullptr;
}

}  // namespace

std::vector<CellPicture> cellPicturesOf(const score::Comparison& comparison,
                                        const std::vector<score::Sheet>& sheets,
                                        const DrawCell& draw)
{
    std::vector<CellPicture> pictures;
    const auto plies = [](const auto& line) { return line ? line->plies.size() : std::size_t{0}; };
    const auto last = static_cast<int>(std::max(plies(comparison.white), plies(comparison.black)));
    for (int ply = 1; draw && ply <= last; ++ply) {
        for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
            const auto& line = side == chess::Color::White ? comparison.white : comparison.black;
            const score::Entry* entry = line ? entryAt(*line, sheets, ply) : nullptr;
            if (!entry || !entry->place || !isInDoubt(comparison, *line, ply) ||
                pictures.size() == mostPictures) {
                continue;
            }
            GreyPicture picture = draw(line->sheet, *entry->place);
            if (!picture.empty()) {
                pictures.push_back({side, ply, std::move(picture)});
            }
        }
    }
    return pictures;
}

}  // namespace diptych::reports
