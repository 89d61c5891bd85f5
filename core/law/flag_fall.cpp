#include "core/law/flag_fall.h"

#include "core/clock/credit.h"
#include "core/law/illegal_moves.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

namespace diptych::law {

using clock::Known;
using clock::TimeControl;

namespace {

Known bonusShown(const Matter& matter, Color side)
{
    const auto& clocks = matter.circumstances.clocks;
    const Known stated = side == Color::White ? clocks.whiteBonus : clocks.blackBonus;
    const auto answer = answerTo(matter, question::bonusOnDisplay);
    if (stated == Known::Unknown && answer) {
        return *answer == "yes" ? Known::Yes : Known::No;
    }
    return stated;
}

/// The period, from 1, whose time has run out.
int periodOfFlag(const TimeControl& control, int completed, Known bonus)
{
    const int period = clock::periodAfter(control, completed);
    // At the very move of the control, or while the next period is not yet shown, the flag that
    // fell is still that of the period before.
    const bool justPassed = clock::endsPeriod(control, completed) && bonus != Known::Yes;
    return period > 1 && (justPassed || bonus == Known::No) ? period - 1 : period;
}

bool inLastPeriod(const TimeControl& control, int completed, Known bonus)
{
    return periodOfFlag(control, completed, bonus) >= static_cast<int>(control.periods.size());
}

/// The flag of this player means that he has overstepped the time (6.4, 6.9).
bool oversteps(const Matter& matter, Color side)
{
    const auto& control = matter.circumstances.time;
    if (!control || control->periods.empty()) {
        return true;
    }
    const int completed = movesCompleted(matter).of(side);
    const Known bonus = bonusShown(matter, side);
    return inLastPeriod(*control, completed, bonus) ||
           clock::controlsPassed(*control, completed) < periodOfFlag(*control, completed, bonus);
}

/// It would matter whether the last move was completed.
bool completionMatters(const Matter& matter, Color side)
{
    if (matter.plies() == 0 || moverAt(matter, matter.plies()) != side ||
        lastMoveCompleted(matter) != Known::Unknown) {
        return false;
    }
    const Matter pressed = withAnswer(matter, question::wasTheClockPressed, "yes");
    const Matter notPressed = withAnswer(matter, question::wasTheClockPressed, "no");
    return oversteps(pressed, side) != oversteps(notPressed, side);
}

/// Every board of the game shows a position that the written moves lead to in no way, so that moves
/// were made which nobody wrote.
bool boardsShowMore(const Matter& matter)
{
    const auto& clocks = matter.circumstances.clocks;
    const Boards& boards = matter.boards;
    const auto isBeyond = [](const std::optional<BoardFound>& board) {
        return !board || (board->match == BoardMatch::None && !board->explanation);
    };
    return (boards.white || boards.black) && boards.state != BoardsState::Differ &&
           matter.scores().state != score::ScoresState::Differ && !clocks.whiteCompleted &&
           !clocks.blackCompleted && isBeyond(boards.white) && isBeyond(boards.black);
}

/// The moves recorded are too few for the control, but more were made than were recorded.
bool countIsOpen(const Matter& matter, Color side)
{
    const auto& control = matter.circumstances.time;
    return (mayHaveGoneOn(matter) || boardsShowMore(matter)) && control &&
           !control->periods.empty() &&
           !inLastPeriod(*control, movesCompleted(matter).of(side), bonusShown(matter, side));
}

/// The scores cannot show that he overstepped the time: the moves are reconstructed, and where that
/// fails the next move counts as the first of the next period (8.6).
Outcome countNotShown(const Matter& matter, Color side)
{
    Outcome outcome = reconstructFirst(matter);
    if (!matter.edition.has(rule::moveCountNotShown)) {
        return outcome;
    }
    outcome.findings.push_back(
        findingUnder(matter, "move-count-not-shown", rule::moveCountNotShown));
    outcome.findings.back().side = side;
    Remedy goesOn = remedyUnder(matter, RemedyId::Continue, rule::moveCountNotShown);
    goesOn.reason = "next-period";
    goesOn.movesCounted = movesNeeded(matter, side);
    outcome.remedies.push_back(offeredOnly(std::move(goesOn)));
    return outcome;
}

/// A good claim of a draw and the fall of a flag: which came first? Absent where there is no such
/// claim, or where it came too late.
std::optional<Outcome> drawnBeforeTheFlag(const Matter& matter)
{
    const auto drawn = drawClaim(matter);
    if (!drawn) {
        return std::nullopt;
    }
    const auto id = question::drawClaimBeforeFlagFall;
    const auto answer = answerTo(matter, id);
    if (!answer) {
        return askFirst(matter, id);
    }
    return *answer == "yes" ? drawn : std::nullopt;
}

/// The opponent had made an illegal move that nobody had noticed; it is the same dispute.
bool hadBeenWronged(const Matter& matter, Color side)
{
    const auto illegal = establishedIllegalMove(matter);
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    return illegal && moverAt(matter, illegal->ply) != side && !play.illegalMoveStandsAfterReply;
}

/// The clock shows time left in the last period, and is not known to be defective (6.10.1).
bool stillShowsTime(const Matter& matter, Color side)
{
    const auto& control = matter.circumstances.time;
    const auto& clocks = matter.circumstances.clocks;
    const bool white = side == Color::White;
    const bool defective =
        white ? matter.facts().whiteClockDefect : matter.facts().blackClockDefect;
    return control && !control->periods.empty() && !defective &&
           (white ? clocks.white : clocks.black).value_or(0) > 0 &&
           inLastPeriod(*control, movesCompleted(matter).of(side), bonusShown(matter, side));
}

std::optional<Outcome> bothFlagsFallen(const Matter& matter)
{
    const auto& control = matter.circumstances.time;
    bool last = !control || control->periods.empty();
    if (!last) {
        const MovesCompleted made = movesCompleted(matter);
        last = inLastPeriod(*control, made.white, bonusShown(matter, Color::White)) &&
               inLastPeriod(*control, made.black, bonusShown(matter, Color::Black));
    }
    if (!last) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.findings.push_back(findingUnder(matter, "both-flags-fallen", rule::bothFlags));
    outcome.remedies.push_back(
        gameOver(matter, rule::bothFlags, score::GameResult::Draw, matter.plies(), "both-flags"));
    return outcome;
}

}  // namespace

std::optional<int> movesNeeded(const Matter& matter, Color side)
{
    const auto& control = matter.circumstances.time;
    if (!control || control->periods.empty()) {
        return std::nullopt;
    }
    const int period =
        periodOfFlag(*control, movesCompleted(matter).of(side), bonusShown(matter, side));
    int needed = 0;
    for (int i = 0; i < period; ++i) {
        const auto& moves = control->periods[static_cast<std::size_t>(i)].moves;
        if (!moves) {
            return std::nullopt;
        }
        needed += *moves;
    }
    return needed;
}

std::optional<Outcome> flagFall(const Matter& matter)
{
    const FlagFall flag = matter.facts().flag;
    if (flag == FlagFall::BothUnknown) {
        return bothFlagsFallen(matter);
    }
    const auto side = sideOf(flag);
    if (!side) {
        return std::nullopt;
    }
    if (completionMatters(matter, *side)) {
        return askFirst(matter, question::wasTheClockPressed);
    }
    if (!oversteps(matter, *side)) {
        return std::nullopt;
    }
    if (countIsOpen(matter, *side)) {
        return countNotShown(matter, *side);
    }
    if (auto drawn = drawnBeforeTheFlag(matter)) {
        return drawn;
    }
    const bool partedBefore = (matter.boards.state == BoardsState::Differ &&
                               matter.scores().state == score::ScoresState::Differ) ||
                              hadBeenWronged(matter, *side);
    const auto answer = answerTo(matter, question::flagBeforeDivergenceFound);
    if (partedBefore && !answer) {
        return askFirst(matter, question::flagBeforeDivergenceFound);
    }
    if (partedBefore && *answer == "not") {
        return std::nullopt;
    }
    Outcome outcome;
    const bool notCompleted = matter.plies() > 0 && moverAt(matter, matter.plies()) == *side &&
                              lastMoveCompleted(matter) == Known::No;
    const bool contradicted = stillShowsTime(matter, *side);
    const Standing reached = notCompleted ? Standing::Settled : Standing::Clear;
    Finding lost = findingUnder(matter, "loss-on-time", rule::lossOnTime,
                                contradicted ? Standing::Contested : reached);
    lost.side = side;
    outcome.findings.push_back(std::move(lost));
    if (contradicted) {
        outcome.findings.push_back(findingUnder(matter, "flag-contradicts-display",
                                                rule::defectiveClock, Standing::Contested));
        outcome.findings.back().side = side;
    }
    outcome.remedies.push_back(gameOver(
        matter, rule::lossOnTime, lostBy(*side, finalPosition(matter)), matter.plies(), "time"));
    if (contradicted) {
        outcome.remedies.push_back(offeredOnly(continueGame(matter)));
    }
    return outcome;
}

}  // namespace diptych::law
