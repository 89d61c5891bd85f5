#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string_view>

namespace diptych::incident {

/// What an arbiter can look at before and after a ruling: the boards and the clock of the
/// visually disabled player, his recording device, what the assistants did, and what was told to
/// the players (Appendix D.1, D.2.6, D.2.7, D.2.10, D.2.11).
enum class CheckItem : std::uint8_t {
    TwoBoards,
    BoardSize,      ///< at least 20 by 20 cm
    SquaresRaised,  ///< the black ones
    SquaresHoled,
    PiecesPegged,
    PiecesMarked,  ///< Staunton, the black ones marked
    LocalAdaptations,
    SpecialClock,
    DeviceApproved,
    AssistantMoves,
    AssistantAnnounces,
    AssistantKeepsScore,
    AssistantTellsMovesAndTimes,
    AssistantInformsArbiter,
    AssistantAdjourns,
    SightedPlayersAssistant,
    RulingReadAloud,
    AccessibleCopyGiven,
    AppealExplained,
};

enum class Checked : std::uint8_t { Yes, No };

/// What was checked, and with what outcome; an item that is not in it was not checked.
using CheckedItems = std::map<CheckItem, Checked>;

/// All items in the order of a list.
std::span<const CheckItem> allCheckItems();

/// The word of the case file, such as "squares-raised".
std::string_view toCode(CheckItem item);

}  // namespace diptych::incident
