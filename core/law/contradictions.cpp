#include "core/law/contradictions.h"

#include "core/chess/draws.h"
#include "core/law/announcement.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>
#include <string>

namespace diptych::law {

namespace {

void tell(const Matter& matter, std::string_view id, std::vector<std::string> arguments,
          Outcome& outcome)
{
    outcome.findings.push_back(findingUnder(matter, id, {}));
    outcome.findings.back().arguments = std::move(arguments);
}

/// No move was made: by the scores, or where there are none by the boards.
bool isBeforeTheFirstMove(const Matter& matter)
{
    const auto isUntouched = [&](Color side) {
        const auto& board = boardOf(matter, side);
        return board && samePlacement(board->position, matter.circumstances.start);
    };
    return matter.plies() == 0 && (matter.comparison.state != score::ScoresState::Unusable ||
                                   (isUntouched(Color::White) && isUntouched(Color::Black)));
}

/// "pressed" against the clock that runs and the moves said to be completed.
void notePress(const Matter& matter, Outcome& outcome)
{
    const Answered stated = matter.facts().pressed;
    if (stated == Answered::NotStated) {
        return;
    }
    if (matter.plies() == 0) {
        if (stated == Answered::Yes && isBeforeTheFirstMove(matter)) {
            tell(matter, "press-without-a-move", {}, outcome);
        }
        return;
    }
    const bool pressed = stated == Answered::Yes;
    const Color mover = moverAt(matter, matter.plies());
    const clock::ClockRecord& clocks = matter.circumstances.clocks;
    if (clocks.running && (*clocks.running == mover) == pressed) {
        tell(matter, "press-contradicts-the-running-clock", {}, outcome);
        outcome.findings.back().standing = Standing::Interpretation;
        outcome.findings.back().side = mover;
    }
    if (clocks.whiteCompleted && clocks.blackCompleted) {
        const int completed = *clocks.whiteCompleted + *clocks.blackCompleted;
        if (pressed ? completed < matter.plies() : completed >= matter.plies()) {
            tell(matter, "press-contradicts-the-moves-completed", {}, outcome);
            outcome.findings.back().standing = Standing::Interpretation;
            outcome.findings.back().side = mover;
        }
    }
}

/// Last ply that a fact can be about: the one being played, or those said to be completed.
int lastPly(const Matter& matter)
{
    const clock::ClockRecord& clocks = matter.circumstances.clocks;
    const int completed = clocks.whiteCompleted.value_or(0) + clocks.blackCompleted.value_or(0);
    return std::max(matter.plies(), completed) + 1;
}

/// Facts about a move after the last one.
void noteBeyondTheGame(const Matter& matter, Outcome& outcome)
{
    const Facts& facts = matter.facts();
    const int last = lastPly(matter);
    const auto look = [&](const auto& stated, std::string_view word) {
        for (const auto& one : stated) {
            if (one.ply > last) {
                tell(matter, "fact-beyond-the-game", {std::string(word)}, outcome);
                outcome.findings.back().ply = one.ply;
            }
        }
    };
    const auto lookAt = [&](const std::vector<int>& plies, std::string_view word) {
        std::vector<SidePly> stated;
        std::ranges::transform(plies, std::back_inserter(stated), [](int ply) {
            return SidePly{Color::White, ply};
        });
        look(stated, word);
    };
    look(facts.executed, "executed");
    look(facts.announced, "announced");
    lookAt(facts.notAnnounced, "not-announced");
    look(facts.repeated, "repeated");
    lookAt(facts.notRepeated, "not-repeated");
    look(facts.slips, "slip");
    look(facts.copied, "copied");
    look(facts.stopped, "stopped");
    look(facts.drawOffers, "draw-offer");
    look(facts.eboard, "eboard");
}

/// What is written down as said, and is no move in any language or notation that is known.
void noteWhatIsNoMove(const Matter& matter, Outcome& outcome)
{
    const auto look = [&](const auto& stated, std::string_view word) {
        for (const auto& one : stated) {
            if (!readAnnouncement(one.text)) {
                tell(matter, "words-are-no-move", {std::string(word), one.text}, outcome);
                outcome.findings.back().ply = one.ply;
            }
        }
    };
    look(matter.facts().announced, "announced");
    look(matter.facts().repeated, "repeated");
    look(matter.facts().eboard, "eboard");
}

/// A move carried out with a piece that stood nowhere: neither in the game nor on his board.
void noteMovedFromNowhere(const Matter& matter, Outcome& outcome)
{
    for (const Executed& executed : matter.facts().executed) {
        if (executed.ply < 1 || executed.ply > lastPly(matter) ||
            isWrongBoard(matter, executed.side)) {
            continue;
        }
        const chess::Position& before =
            positionAfter(matter, std::min(executed.ply - 1, matter.plies()));
        const auto piece = before.at(executed.from);
        if (!piece || piece->color != moverAt(matter, executed.ply)) {
            tell(matter, "executed-without-a-piece", {chess::toString(executed.from)}, outcome);
            outcome.findings.back().side = executed.side;
            outcome.findings.back().ply = executed.ply;
        }
    }
}

/// A piece stands there in any position that the touch can be about, or on the player's own board.
bool mayStandThere(const Matter& matter, const Outcome& outcome, Color side, chess::Square square)
{
    const auto& board = boardOf(matter, side);
    if (board && board->position.at(square)) {
        return true;
    }
    const int plies = matter.plies();
    for (int ply = std::max(0, plies - 2); ply <= plies; ++ply) {
        if (positionAfter(matter, ply).at(square)) {
            return true;
        }
    }
    return std::ranges::any_of(outcome.remedies, [square](const Remedy& remedy) {
        return remedy.position && remedy.position->at(square);
    });
}

/// A square touched where nothing stood.
void noteTouchedNothing(const Matter& matter, Outcome& outcome)
{
    const auto look = [&](Color side, chess::Square square) {
        if (!mayStandThere(matter, outcome, side, square)) {
            tell(matter, "touched-an-empty-square", {chess::toString(square)}, outcome);
            outcome.findings.back().side = side;
        }
    };
    for (const Touched& touched : matter.facts().touched) {
        for (const chess::Square square : touched.squares) {
            look(touched.side, square);
        }
    }
    for (const SideSquare& removed : matter.facts().removed) {
        look(removed.side, removed.square);
    }
}

bool fitsReason(const DeclaredResult& declared)
{
    const bool isDraw = declared.result == score::GameResult::Draw;
    switch (declared.reason) {
    case ResultReason::Mate:
        return !isDraw;
    case ResultReason::Stalemate:
    case ResultReason::Agreement:
        return isDraw;
    default:
        return true;
    }
}

/// The end on the board that the reason of a result speaks of.
chess::Ending endingNamed(ResultReason reason)
{
    switch (reason) {
    case ResultReason::Mate:
        return chess::Ending::Checkmate;
    case ResultReason::Stalemate:
        return chess::Ending::Stalemate;
    default:
        return chess::Ending::None;
    }
}

/// Resignation and time lose only against a player who could mate (5.1.2, 6.9).
void noteWhoCannotMate(const Matter& matter, const DeclaredResult& declared, Outcome& outcome)
{
    const bool isResigned = declared.reason == ResultReason::Resignation;
    if (declared.result == score::GameResult::Draw ||
        (!isResigned && declared.reason != ResultReason::Time)) {
        return;
    }
    const Color winner =
        declared.result == score::GameResult::WhiteWins ? Color::White : Color::Black;
    if (chess::canEverMate(finalPosition(matter), winner)) {
        return;
    }
    outcome.findings.push_back(findingUnder(matter, "winner-cannot-mate",
                                            isResigned ? rule::resignation : rule::lossOnTime));
    outcome.findings.back().side = winner;
}

void noteResult(const Matter& matter, Outcome& outcome)
{
    const auto& declared = matter.facts().result;
    if (!declared || matter.game().positions.empty()) {
        return;
    }
    if (!fitsReason(*declared)) {
        tell(matter, "result-does-not-fit-its-reason", {}, outcome);
    }
    const chess::Ending named = endingNamed(declared->reason);
    if (named != chess::Ending::None && chess::endingOf(finalPosition(matter)) != named) {
        tell(matter, "end-is-not-on-the-board", {}, outcome);
    }
    if (hasFound(outcome, "game-had-ended")) {
        tell(matter, "result-after-the-end", {}, outcome);
        return;
    }
    noteWhoCannotMate(matter, *declared, outcome);
}

}  // namespace

void noteContradictions(const Matter& matter, Outcome& outcome)
{
    notePress(matter, outcome);
    noteBeyondTheGame(matter, outcome);
    noteWhatIsNoMove(matter, outcome);
    noteMovedFromNowhere(matter, outcome);
    noteTouchedNothing(matter, outcome);
    noteResult(matter, outcome);
}

}  // namespace diptych::law
