#include "core/incident/checklist_section.h"

#include "core/incident/words.h"

#include <array>

namespace diptych::incident {

namespace {

constexpr Named<CheckItem> items[] = {
    {"two-boards", CheckItem::TwoBoards},
    {"board-size", CheckItem::BoardSize},
    {"squares-raised", CheckItem::SquaresRaised},
    {"squares-holed", CheckItem::SquaresHoled},
    {"pieces-pegged", CheckItem::PiecesPegged},
    {"pieces-marked", CheckItem::PiecesMarked},
    {"local-adaptations", CheckItem::LocalAdaptations},
    {"special-clock", CheckItem::SpecialClock},
    {"device-approved", CheckItem::DeviceApproved},
    {"assistant-moves", CheckItem::AssistantMoves},
    {"assistant-announces", CheckItem::AssistantAnnounces},
    {"assistant-keeps-score", CheckItem::AssistantKeepsScore},
    {"assistant-tells-moves-and-times", CheckItem::AssistantTellsMovesAndTimes},
    {"assistant-informs-arbiter", CheckItem::AssistantInformsArbiter},
    {"assistant-adjourns", CheckItem::AssistantAdjourns},
    {"sighted-players-assistant", CheckItem::SightedPlayersAssistant},
    {"ruling-read-aloud", CheckItem::RulingReadAloud},
    {"accessible-copy-given", CheckItem::AccessibleCopyGiven},
    {"appeal-explained", CheckItem::AppealExplained},
};

constexpr Named<Checked> outcomes[] = {{"yes", Checked::Yes}, {"no", Checked::No}};

}  // namespace

std::span<const CheckItem> allCheckItems()
{
    static constexpr auto all = [] {
        std::array<CheckItem, std::size(items)> list{};
        for (std::size_t i = 0; i < list.size(); ++i) {
            list[i] = items[i].value;
        }
        return list;
    }();
    return all;
}

std::string_view toCode(CheckItem item)
{
    return wordOf(items, item);
}

void readChecklistLine(LineCursor& line, CheckedItems& checklist)
{
    const auto item = line.oneOf(items);
    const auto outcome = item ? line.oneOf(outcomes) : std::nullopt;
    if (!outcome) {
        return;
    }
    if (!checklist.emplace(*item, *outcome).second) {
        line.complain("repeated", toCode(*item), "each item once");
    }
    line.finish();
}

std::string checklistText(const CheckedItems& checklist)
{
    std::string text;
    for (const auto& [item, outcome] : checklist) {
        text += std::string(toCode(item)) + " " + std::string(wordOf(outcomes, outcome)) + "\n";
    }
    return text;
}

}  // namespace diptych::incident
