#pragma once

#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What an arbiter works out with a pencil before he rules, from the scores alone: moves proven at
/// a flag fall, occurrences of positions, what is open for a reconstruction, other lawful times.
/// Nothing here decides; the rules do.
namespace diptych::law {

/// Moves of the player whose flag fell, as one sheet shows them (6.4, 8.5, 8.6).
struct ProvenMoves {
    score::Keeper keeper = score::Keeper::White;
    int recorded = 0;                ///< his moves that have an entry
    int proven = 0;                  ///< of these, the completed ones
    std::vector<int> gaps{};         ///< his plies without an entry that can be read
    std::optional<int> unpressed{};  ///< his last ply, where it is not shown to be completed
};

struct FlagWorksheet {
    Color side = Color::White;
    std::optional<int> needed{};  ///< moves of his to be completed; absent in the last period
    std::vector<ProvenMoves> sheets{};
};

/// A position that has stood more than once (9.2.3: same moves possible).
struct RepeatedPosition {
    chess::Position position = chess::Position::initial();
    std::vector<int> plies{};  ///< after which it stood; 0 is the beginning
    int agreedTimes = 0;       ///< the least number of times on either player's score
};

/// How a claim of a draw stands. Lost: the claimant had touched a piece (9.4). Disputed: one score
/// proves it and the other does not, and nobody has said whose repetitions are agreed.
enum class ClaimState : std::uint8_t { None, Good, Wrong, Lost, Disputed };

/// Occurrences and the count of moves without capture and pawn move (9.2, 9.3, 9.6).
struct DrawWorksheet {
    std::vector<RepeatedPosition> repeated{};  ///< most often first
    int pliesWithoutProgress = 0;              ///< since the last capture or pawn move
    int lastProgress = 0;                      ///< ply of it; 0: none
    std::optional<DrawClaim> claim{};
    ClaimState claimState = ClaimState::None;
    std::optional<Penalty> ifWrong{};  ///< what a wrong claim costs in this edition
};

enum class PlyEvidence : std::uint8_t {
    OneSheetOnly,  ///< the other sheet has nothing there
    Disputed,      ///< the sheets say different things
    Unknown,       ///< no sheet can be read there
};

/// What the arbiter writes down before a reconstruction (8.5.3).
enum class ToRecord : std::uint8_t { Position, WhiteTime, BlackTime, RunningClock, MovesCompleted };

struct OpenPly {
    int ply = 0;
    PlyEvidence evidence = PlyEvidence::Unknown;
    std::optional<chess::Move> white{};  ///< what White's score says
    std::optional<chess::Move> black{};
};

struct ReconstructionWorksheet {
    std::vector<ToRecord> missing{};  ///< not yet written down
    int agreedPly = 0;                ///< set up the position after it on a second board
    chess::Position position = chess::Position::initial();
    std::vector<OpenPly> open{};  ///< what is still unknown, in order
};

/// Times that the arbiter may set instead of those proposed: 7.1 also allows no change.
enum class ClockChoice : std::uint8_t {
    BothUnchanged,
    OnlyWhiteRestored,
    OnlyBlackRestored,
    NextPeriodAdded  ///< to a reading at the control that was taken before it was added
};

struct ClockOption {
    ClockChoice choice = ClockChoice::BothUnchanged;
    int white = 0;  ///< seconds to set, penalties included
    int black = 0;
    std::optional<int> period{};  ///< to set, where it is not that of the proposal
};

struct Worksheets {
    std::optional<FlagWorksheet> flag{};
    std::optional<DrawWorksheet> draw{};
    std::optional<ReconstructionWorksheet> reconstruction{};
    std::vector<ClockOption> clockOptions{};
    std::string clockArticle;  ///< that allows them expressly; empty where none does
};

/// The worksheets that an incident calls for; the assessment is that of the same incident.
Worksheets worksheetsOf(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets,
                        const Assessment& assessment);

std::string_view toCode(PlyEvidence evidence);
std::string_view toCode(ToRecord what);
std::string_view toCode(ClockChoice choice);
std::string_view toCode(ClaimState state);

}  // namespace diptych::law
