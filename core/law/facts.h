#pragma once

#include "core/chess/piece.h"
#include "core/chess/square.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::law {

using chess::Color;
using chess::Square;

enum class Answered : std::uint8_t { NotStated, Yes, No };

struct Touched {
    Color side = Color::White;
    std::vector<Square> squares{};  ///< in the order of touching
};
struct SideSquare {
    Color side = Color::White;
    Square square = Square::A1;
};
struct Executed {
    Color side = Color::White;
    int ply = 0;
    Square from = Square::A1;
    Square to = Square::A1;
};
struct SpokenAt {
    int ply = 0;
    std::string text;
};
enum class PressTime : std::uint8_t { BeforePress, AfterPress };
struct Slip {
    int ply = 0;
    std::string text;
    PressTime when = PressTime::BeforePress;
};
struct SidePly {
    Color side = Color::White;
    int ply = 0;
};
enum class FlagFall : std::uint8_t {
    None,
    White,
    Black,
    BothWhiteFirst,
    BothBlackFirst,
    BothUnknown
};
/// Whose flag fell, or fell first; absent if none did or the order is not known.
std::optional<Color> sideOf(FlagFall flag);
enum class ClaimKind : std::uint8_t { Threefold, Fifty };
struct DrawClaim {
    Color side = Color::White;
    ClaimKind kind = ClaimKind::Threefold;
};
struct SideText {
    Color side = Color::White;
    std::string text;
};
struct SideSeconds {
    Color side = Color::White;
    int seconds = 0;
};
/// What somebody did beside the moves of the game.
enum class Conduct : std::uint8_t {
    PressedWithoutMove,  ///< 7.5.3
    TwoHands,            ///< 7.5.4
    DisplacedPieces,     ///< 7.4
    LeftTheVenue,        ///< 11.2.3
    WasAdvised,          ///< 11.3.1
    CaptainIntervened    ///< 12.7
};
struct SideConduct {
    Color side = Color::White;
    Conduct conduct = Conduct::DisplacedPieces;
};
enum class ResultReason : std::uint8_t { Agreement, Resignation, Mate, Stalemate, Time, Other };
struct DeclaredResult {
    score::GameResult result = score::GameResult::Draw;
    ResultReason reason = ResultReason::Other;
    std::string text;  ///< the reason as written
};

/// What the arbiter has established, in the words of the contract's [facts] section.
struct Facts {
    Answered pressed = Answered::NotStated;  ///< the clock, after the last move
    std::vector<Touched> touched{};
    bool touchOrderUnknown = false;
    std::vector<SideSquare> released{};
    std::vector<SideSquare> removed{};
    std::vector<Executed> executed{};
    std::vector<Color> adjusting{};
    std::vector<Color> claimLost{};
    std::vector<SpokenAt> announced{};
    std::vector<int> notAnnounced{};
    std::vector<SpokenAt> repeated{};
    std::vector<int> notRepeated{};
    std::vector<Slip> slips{};
    std::vector<SidePly> concedes{};
    std::vector<SidePly> copied{};
    std::vector<SidePly> stopped{};
    std::vector<Color> claimed{};
    bool observed = false;
    int illegalBeforeWhite = 0;
    int illegalBeforeBlack = 0;
    FlagFall flag = FlagFall::None;
    bool whiteClockDefect = false;
    bool blackClockDefect = false;
    std::optional<std::string> wrongSetting{};
    std::vector<SideSeconds> late{};
    std::vector<Color> pausedWithoutReason{};
    std::optional<DrawClaim> drawClaim{};
    std::vector<SidePly> drawOffers{};
    std::optional<SideText> sealed{};  ///< without a text the envelope is missing
    std::optional<int> adjournedAt{};
    std::vector<Color> deviceNotApproved{};
    std::vector<SideConduct> conduct{};
    std::optional<std::string> arbitersError{};  ///< what he had restored or set wrongly
    std::optional<DeclaredResult> result{};
    bool whiteSetupWrong = false;
    bool blackSetupWrong = false;
    bool coloursReversed = false;
    std::vector<SpokenAt> eboard{};
    std::map<std::string, std::string> answers{};  ///< question id to choice
    /// Question id to who answered: "white", "assistant-black", a name; absent where nobody is
    /// named, so that it is the arbiter who established it.
    std::map<std::string, std::string> answeredBy{};
};

/// What was answered to a question; absent while it is open.
std::optional<std::string> answerIn(const Facts& facts, std::string_view question);

}  // namespace diptych::law
