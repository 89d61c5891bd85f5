#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/clock/readjustment.h"
#include "core/score/comparison.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::law {

using chess::Color;

/// How sure the law is; the weakest wins where several bear on one remedy. Contract section 1.
enum class Standing : std::uint8_t { Clear, Settled, Interpretation, Contested };

enum class BoardsState : std::uint8_t { Equal, Differ, Unknown };

enum class BoardMatch : std::uint8_t { Game, ScoreWhite, ScoreBlack, None };

/// The written move that explains a wrong board: it was not made there, or made differently.
struct BoardExplanation {
    int ply = 0;
    chess::Move written{};
    std::optional<chess::Move> made{};                    ///< absent: nothing was moved
    chess::Position before = chess::Position::initial();  ///< in which it was to be made
};

/// One board as found, laid against the game.
struct BoardFound {
    chess::Position position = chess::Position::initial();
    BoardMatch match = BoardMatch::None;
    std::optional<int> matchesAt{};
    std::vector<chess::Square> differsOn{};  ///< from the last position of the game
    std::optional<BoardExplanation> explanation{};
};

struct Boards {
    BoardsState state = BoardsState::Unknown;
    std::optional<BoardFound> white{};
    std::optional<BoardFound> black{};
};

/// Something established, with the rule that it falls under.
struct Finding {
    std::string id;       ///< "boards-differ"; the words are in reports/words
    std::string article;  ///< as printed in the edition, such as "D.2.9"; empty where none
    std::optional<int> ply{};
    std::optional<Color> side{};
    Standing standing = Standing::Clear;
    std::vector<std::string> arguments{};  ///< for the sentence
    std::string rule{};                    ///< core/law/rule_ids.h; empty where none
};

using ClockMethod = clock::Method;

/// One display to be set. Times in seconds; penalties of settled standing are included.
struct ClockSetting {
    int seconds = 0;
    ClockMethod method = ClockMethod::Unchanged;
    std::optional<int> low{};   ///< least he can have had, without penalties
    std::optional<int> high{};  ///< most he can have had, without penalties
    int penaltySeconds = 0;     ///< how much of seconds is penalty time of the opponent
    std::vector<std::string> warnings{};
};

struct ClockProposal {
    std::optional<ClockSetting> white{};  ///< absent where no display is known
    std::optional<ClockSetting> black{};
    int counterWhite = 0;  ///< moves on the counter
    int counterBlack = 0;
    std::optional<int> period{};     ///< from 1
    std::optional<Color> running{};  ///< whose clock is to be started; absent: neither yet
};

enum class RemedyId : std::uint8_t {
    Continue,
    CompleteScore,
    AdjustBoard,
    Retrace,
    RestoreBeforeIllegalMove,
    ReplacePawnByQueen,
    RestoreLastIdentifiablePosition,
    Reconstruct,
    GameOver,
    ResultStands,
    NewGame,
    Ask,
};

/// One instruction to put a board right: what goes where.
struct BoardStep {
    chess::Piece piece{};
    std::optional<chess::Square> from{};  ///< absent: put on from the box
    std::optional<chess::Square> to{};    ///< absent: taken off
};

/// A sealed move that is made when the game is resumed, and the adjourned position.
struct OpenedMove {
    chess::Position before = chess::Position::initial();
    chess::Move move{};
};

struct Remedy {
    RemedyId id = RemedyId::Continue;
    std::string article;
    std::optional<Color> board{};               ///< whose board or whose score
    std::optional<int> ply{};                   ///< contract section 4
    std::optional<chess::Position> position{};  ///< to stand on the boards at its end
    std::optional<score::GameResult> result{};
    std::string reason;  ///< code of why, where it is not the usual reason
    std::vector<BoardStep> steps{};
    Standing standing = Standing::Clear;
    bool recommended = false;
    std::optional<ClockProposal> clocks{};
    std::vector<chess::Square> mustMove{};
    std::vector<chess::Square> mustCapture{};
    std::optional<std::vector<chess::Move>> legalReplies{};  ///< set where touched pieces bind
    std::string argument;  ///< code of what speaks for it, where it is offered and not recommended
    std::optional<OpenedMove> opened{};  ///< made before the game goes on (Guidelines I.7)
    /// Moves that count as made by each player where the scores cannot show it (8.6).
    std::optional<int> movesCounted{};
};

struct Penalty {
    Color side = Color::White;  ///< the offender
    int seconds = 0;            ///< given to the opponent
    std::string article;
    Standing standing = Standing::Clear;
};

/// What speaks for a choice.
struct Argument {
    std::string code;     ///< core/law/arguments.h; the words are in reports/words
    std::string article;  ///< that it rests on; empty where the edition has none
};

struct Question {
    std::string id;  ///< cases/QUESTIONS.md
    std::string article;
    Standing standing = Standing::Interpretation;
    std::vector<std::string> choices{};
    std::vector<Argument> arguments{};  ///< one for each choice
    /// In which a choice that is a move would be made; absent where no choice is one.
    std::optional<chess::Position> before{};
};

/// Everything that the program has to say about an incident. The arbiter rules.
struct Assessment {
    std::string edition;  ///< "fide-2023"
    score::Comparison comparison{};
    Boards boards{};
    std::vector<Finding> findings{};
    std::vector<Remedy> remedies{};  ///< recommended ones first, in the order of carrying out
    /// What the arbiter ruled although it was not offered, in the order of his ruling.
    std::vector<Remedy> ruledOtherwise{};
    std::vector<Penalty> penalties{};
    std::vector<Question> questions{};
    std::optional<ClockProposal> clocks{};  ///< of the recommended or the chosen remedy
};

std::string_view toCode(Standing standing);
std::string_view toCode(BoardsState state);
std::string_view toCode(BoardMatch match);
using clock::toCode;
std::string_view toCode(RemedyId id);
std::optional<RemedyId> remedyFromCode(std::string_view code);

/// Carried out, it does not yet let the game go on: a question has to be answered, or the game to
/// be reconstructed first. Both clocks stay stopped (6.11.1).
bool keepsClocksStopped(RemedyId id);

}  // namespace diptych::law
