#include "core/law/matter.h"

#include "core/clock/credit.h"
#include "core/law/boards.h"
#include "core/law/established.h"
#include "core/law/question_ids.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

using chess::Position;
using clock::Known;

namespace {

/// Scores agree on no position that rests on a move which no record shows.
void endAgreementBeforeUnattested(Matter& matter)
{
    score::Comparison& comparison = matter.comparison;
    for (auto* agreement : {&comparison.agreement, &comparison.strictAgreement}) {
        if (!matter.unattested.empty() && *agreement &&
            (*agreement)->ply >= matter.unattested.front()) {
            const int ply = matter.unattested.front() - 1;
            *agreement = {ply, comparison.game.positions[static_cast<std::size_t>(ply)]};
        }
    }
}

}  // namespace

Matter prepare(const Edition& edition, const std::vector<score::Sheet>& sheets,
               Circumstances circumstances)
{
    Matter matter{edition, sheets, std::move(circumstances), {}, {}, {}, {}};
    EstablishedScores scores = compareEstablished(matter.circumstances, sheets);
    matter.comparison = std::move(scores.comparison);
    matter.withConcessions = std::move(scores.withConcessions);
    matter.unattested = std::move(scores.unattested);
    endAgreementBeforeUnattested(matter);
    const bool anyRecord =
        matter.comparison.white || matter.comparison.black || !matter.comparison.witnesses.empty();
    matter.boards = layAgainst(anyRecord ? matter.game() : score::Game{}, matter.comparison.white,
                               matter.comparison.black,
                               {matter.circumstances.whiteBoard, matter.circumstances.blackBoard});
    return matter;
}

Matter withAnswer(const Matter& matter, std::string_view question, const std::string& choice)
{
    Circumstances circumstances = matter.circumstances;
    circumstances.facts.answers[std::string(question)] = choice;
    if (bearsOnTheScores(question)) {
        return prepare(matter.edition, matter.sheets, std::move(circumstances));
    }
    Matter answered = matter;
    answered.circumstances = std::move(circumstances);
    return answered;
}

std::optional<std::string> answerTo(const Matter& matter, std::string_view question)
{
    return answerIn(matter.facts(), question);
}

Color moverAt(const Matter& matter, int ply)
{
    const Color first = matter.circumstances.start.sideToMove();
    return ply % 2 == 1 ? first : opposite(first);
}

const Position& positionAfter(const Matter& matter, int ply)
{
    const auto& positions = matter.game().positions;
    if (positions.empty()) {
        return matter.circumstances.start;
    }
    const int last = static_cast<int>(positions.size()) - 1;
    return positions[static_cast<std::size_t>(std::clamp(ply, 0, last))];
}

const Position& finalPosition(const Matter& matter)
{
    return positionAfter(matter, matter.plies());
}

const Position& finalPositionOf(const Matter& matter, Color side)
{
    const auto& line = lineOf(matter, side);
    if (!line || line->positions.empty()) {
        return finalPosition(matter);
    }
    return line->positions.back();
}

const std::optional<score::ScoreLine>& lineOf(const Matter& matter, Color side)
{
    return side == Color::White ? matter.comparison.white : matter.comparison.black;
}

const std::optional<BoardFound>& boardOf(const Matter& matter, Color side)
{
    return side == Color::White ? matter.boards.white : matter.boards.black;
}

MovesCompleted movesWithin(const Matter& matter, int plies)
{
    const bool whiteBegins = matter.circumstances.start.sideToMove() == Color::White;
    const int first = (plies + 1) / 2;
    const int second = plies / 2;
    return whiteBegins ? MovesCompleted{first, second} : MovesCompleted{second, first};
}

Known lastMoveCompleted(const Matter& matter)
{
    if (const auto answer = answerTo(matter, question::wasTheClockPressed)) {
        return *answer == "yes" ? Known::Yes : Known::No;
    }
    if (matter.facts().pressed != Answered::NotStated) {
        return matter.facts().pressed == Answered::Yes ? Known::Yes : Known::No;
    }
    // Nobody seals a move before the opponent has completed his.
    const auto& sealed = matter.facts().sealed;
    if (sealed && matter.plies() > 0 && sealed->side != moverAt(matter, matter.plies())) {
        return Known::Yes;
    }
    const auto running = matter.circumstances.clocks.running;
    if (!running || matter.plies() == 0) {
        return Known::Unknown;
    }
    return *running == moverAt(matter, matter.plies()) ? Known::No : Known::Yes;
}

MovesCompleted movesCompleted(const Matter& matter)
{
    MovesCompleted moves = movesWithin(matter, matter.plies());
    if (matter.plies() > 0 && lastMoveCompleted(matter) == Known::No) {
        const bool white = moverAt(matter, matter.plies()) == Color::White;
        (white ? moves.white : moves.black) -= 1;
    }
    const clock::ClockRecord& clocks = matter.circumstances.clocks;
    moves.white = clocks.whiteCompleted.value_or(moves.white);
    moves.black = clocks.blackCompleted.value_or(moves.black);
    return moves;
}

bool mayHaveGoneOn(const Matter& matter)
{
    const clock::ClockRecord& clocks = matter.circumstances.clocks;
    const auto hadStopped = [&](Color side) {
        const auto& line = lineOf(matter, side);
        const auto& stopped = matter.facts().stopped;
        return line && std::any_of(stopped.begin(), stopped.end(), [&](const SidePly& one) {
                   return one.side == side && one.ply >= line->length;
               });
    };
    return !clocks.whiteCompleted && !clocks.blackCompleted && hadStopped(Color::White) &&
           hadStopped(Color::Black);
}

std::optional<bool> mayStopRecording(const Matter& matter, int moves)
{
    constexpr int sufficientIncrement = 30;
    const auto& control = matter.circumstances.time;
    return control ? std::optional(clock::incrementOf(*control, moves + 1) < sufficientIncrement)
                   : std::nullopt;
}

bool twoBoardsApply(const Matter& matter)
{
    const bool asked =
        matter.circumstances.disabled != Who::None || matter.boards.state != BoardsState::Unknown;
    return asked && matter.edition.has(rule::boardsDifferScoresDiffer);
}

bool isWrongBoard(const Matter& matter, Color side)
{
    const auto& board = boardOf(matter, side);
    return board && !matter.game().positions.empty() &&
           !samePlacement(board->position, finalPosition(matter));
}

}  // namespace diptych::law
