#pragma once

#include "core/chess/draws.h"
#include "core/chess/legality.h"
#include "core/chess/position.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::score {

/// How the two players' scores stand to each other; contract section 1.
enum class ScoresState : std::uint8_t {
    Correspond,
    CorrespondWithIllegal,
    Differ,
    Incomplete,
    Unusable,
};

enum class DivergenceKind : std::uint8_t { DifferentMove, Illegal, Promotion, Castling };

/// Kind of a difference between one sheet and the game.
enum class DifferenceKind : std::uint8_t {
    Omission,
    Duplicate,
    Swapped,   ///< two own moves in each other's place
    Mirrored,  ///< squares seen from the other side
    Shifted,   ///< columns exchanged
    Ambiguous,
    Unreadable,
    Illegal,
    DifferentMove,
    WrittenAhead,  ///< an entry beyond the last move made
    Needless,      ///< an entry that nothing explains
};

std::string_view toCode(ScoresState state);
std::string_view toCode(DivergenceKind kind);
std::string_view toCode(DifferenceKind kind);

struct Difference {
    int ply = 0;
    DifferenceKind kind = DifferenceKind::DifferentMove;
    Keeper keeper = Keeper::White;
    std::optional<std::size_t> entry{};  ///< index in the sheet, absent for an omission
};

/// One side of a divergence: what the sheet has there.
struct DivergentEntry {
    Keeper keeper = Keeper::White;
    std::string text;
    std::optional<chess::Move> move{};
};

/// The first ply whose two entries cannot mean the same move.
struct Divergence {
    int ply = 0;
    DivergenceKind kind = DivergenceKind::DifferentMove;
    DivergentEntry white{};
    DivergentEntry black{};
};

/// Up to where both scores stand on the same position.
struct Agreement {
    int ply = 0;
    chess::Position position = chess::Position::initial();
};

/// What one sheet says about one ply of the aligned game.
enum class PlyState : std::uint8_t {
    Same,       ///< means the move of the game
    Ambiguous,  ///< may mean it, and others too
    Unreadable,
    Omitted,
    Slip,       ///< impossible here, but one character away from it
    Illegal,    ///< means a move that is not legal (also when the game has it)
    Different,  ///< means another move
    Beyond,     ///< the sheet had ended
};

std::string_view toCode(PlyState state);

struct PlyRecord {
    PlyState state = PlyState::Same;
    std::optional<std::size_t> entry{};     ///< index in the sheet
    std::optional<chess::Move> move{};      ///< what the sheet alone says here, if anything
    std::vector<chess::Move> candidates{};  ///< legal readings, where several
};

/// One sheet laid against the aligned game, ply by ply (plies[n - 1] is ply n).
struct ScoreLine {
    Keeper keeper = Keeper::White;
    std::size_t sheet = 0;  ///< its place among the sheets that were compared
    std::vector<PlyRecord> plies{};
    std::vector<std::size_t> voidEntries{};  ///< doubled, written ahead, after the end
    /// positions[n]: where the sheet's own moves lead after n plies, gaps filled from the game.
    std::vector<chess::Position> positions{};
    /// Number of plies up to the sheet's last entry.
    int length = 0;
};

/// An illegal move that was really played, so that both scores carry it.
struct IllegalPly {
    int ply = 0;
    chess::Move move{};
    std::vector<chess::Illegality> reasons{};
    bool inBothScores = false;
};

/// A version of a disputed move and how well it fits.
struct Evidence {
    Keeper hypothesis = Keeper::White;  ///< whose entry is taken as true
    int ply = 0;
    chess::Move move{};
    int whiteLegalTo = 0;  ///< last ply to which White's entries stay legal with it
    int blackLegalTo = 0;
    /// Final position when this version is followed, for comparison with the boards.
    chess::Position finalPosition = chess::Position::initial();
    std::vector<Keeper> supportedBy{};  ///< recorder, arbiter, electronic board, assistant
};

/// The likeliest game that was really played.
struct Game {
    std::vector<chess::Move> moves{};
    std::vector<chess::Position> positions{};  ///< size moves + 1
    double confidence = 1.0;
    std::vector<int> doubtful{};      ///< plies
    std::vector<double> certainty{};  ///< per ply, 0 to 1
    /// How and after which ply the game had ended by the rules, if it had.
    chess::Ending ending = chess::Ending::None;
    int endedAt = 0;

    int plies() const { return static_cast<int>(moves.size()); }
};

/// What the arbiter has established and what bears on the comparison.
struct EstablishedMove {
    int ply = 0;
    chess::Move move{};
};
struct EstablishedForScores {
    std::vector<EstablishedMove> moves{};   ///< conceded or agreed moves of the game
    std::optional<Keeper> officialWhite{};  ///< which of two scores kept for a player counts
    std::optional<Keeper> officialBlack{};
    std::optional<int> pliesMade{};  ///< plies really made, when known from outside
};

struct Comparison {
    ScoresState state = ScoresState::Unusable;
    std::optional<Divergence> firstDivergence{};
    std::optional<Agreement> agreement{};  ///< absent without two usable scores
    std::optional<Agreement> strictAgreement{};
    std::vector<Difference> differences{};  ///< ordered by ply
    Game game{};
    std::vector<Evidence> evidence{};
    /// Lines of the two compared scores (White's and Black's, or their assistants'), then the
    /// others; absent where there is no sheet.
    std::optional<ScoreLine> white{};
    std::optional<ScoreLine> black{};
    std::vector<ScoreLine> witnesses{};
    std::vector<IllegalPly> illegal{};
};

/// Compares White's and Black's scores from a position; a missing one is stood in for by the
/// assistant's. Other records are witnesses. Contract section 1; Appendix D.2.9.
Comparison compare(const chess::Position& start, const std::vector<Sheet>& sheets,
                   const EstablishedForScores& established = {});

}  // namespace diptych::score
