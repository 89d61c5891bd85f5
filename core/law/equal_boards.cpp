#include "core/law/equal_boards.h"

#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/repetition.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>
#include <span>

namespace diptych::law {

using chess::Position;

namespace {

std::span<const Position> positionsOf(const Matter& matter, Color side)
{
    return lineOf(matter, side)->positions;
}

/// The sheet of the other player is put right by the score of one.
Outcome putRightBy(const Matter& matter, Color right)
{
    Outcome outcome;
    Remedy remedy = completeScore(matter, opposite(right));
    remedy.article = matter.edition.article(rule::keepingScore);
    remedy.position = finalPositionOf(matter, right);
    outcome.remedies.push_back(std::move(remedy));
    Finding finding = findingUnder(matter, "sheet-contradicts-the-boards", rule::keepingScore);
    finding.side = opposite(right);
    if (const auto& divergence = matter.scores().firstDivergence) {
        finding.ply = divergence->ply;
    }
    outcome.findings.push_back(std::move(finding));
    return outcome;
}

Outcome endedByRepetition(const Matter& matter, int ply)
{
    Outcome outcome;
    outcome.findings.push_back(findingAt(matter, "game-had-ended", rule::fivefold, ply));
    outcome.remedies.push_back(
        gameOver(matter, rule::fivefold, score::GameResult::Draw, ply, "fivefold"));
    return outcome;
}

/// Whose repetitions count for later claims; without a side, only those in both scores.
Finding agreedRepetitions(const Matter& matter, const std::string& choice)
{
    Finding finding =
        findingUnder(matter, "repetition-agreed", rule::threefold, Standing::Interpretation);
    if (choice != "common") {
        finding.side = choice == "white" ? Color::White : Color::Black;
    }
    return finding;
}

/// Both scores stand on the position of the boards, by different moves.
Outcome samePosition(const Matter& matter)
{
    const auto id = question::repetitionHistory;
    const auto answer = answerTo(matter, id);
    const Fivefold counting = matter.edition.parameters.fivefold;
    const auto white = fifthOccurrence(positionsOf(matter, Color::White), counting);
    const auto black = fifthOccurrence(positionsOf(matter, Color::Black), counting);
    if (answer == "white" && white) {
        return endedByRepetition(matter, *white);
    }
    if (answer == "black" && black) {
        return endedByRepetition(matter, *black);
    }
    if (white && black) {
        return endedByRepetition(matter, std::max(*white, *black));
    }
    if ((white || black) && !answer) {
        return askFirst(matter, id);
    }
    Outcome outcome;
    outcome.remedies.push_back(continueGame(matter));
    outcome.findings.push_back(findingUnder(matter, "order-of-moves-differs", rule::keepingScore,
                                            Standing::Interpretation));
    if (answer) {
        outcome.findings.push_back(agreedRepetitions(matter, *answer));
    } else if (repetitionsDiffer(positionsOf(matter, Color::White),
                                 positionsOf(matter, Color::Black))) {
        outcome.questions.push_back(questionOf(matter, id));
    }
    return outcome;
}

/// The same squares, but another right to castle.
Outcome castlingRightDiffers(const Matter& matter)
{
    const auto id = question::castlingRightDisputed;
    const auto answer = answerTo(matter, id);
    if (!answer) {
        return askFirst(matter, id);
    }
    return putRightBy(matter, *answer == "white" ? Color::White : Color::Black);
}

/// The same squares, but only one score allows the capture en passant.
Outcome enPassantRightDiffers(const Matter& matter)
{
    const auto id = question::enPassantRightDisputed;
    const auto answer = answerTo(matter, id);
    if (!answer) {
        return askFirst(matter, id);
    }
    const bool whitesAllows = finalPositionOf(matter, Color::White).canTakeEnPassant();
    const Color allowing = whitesAllows ? Color::White : Color::Black;
    return putRightBy(matter, *answer == "yes" ? allowing : opposite(allowing));
}

}  // namespace

std::optional<Outcome> sheetPutRight(const Matter& matter)
{
    const auto& board = boardOf(matter, Color::White);
    if (!board || !lineOf(matter, Color::White) || !lineOf(matter, Color::Black)) {
        return std::nullopt;
    }
    const Position& white = finalPositionOf(matter, Color::White);
    const Position& black = finalPositionOf(matter, Color::Black);
    const bool whiteFits = samePlacement(white, board->position);
    const bool blackFits = samePlacement(black, board->position);
    if (whiteFits && blackFits && white == black) {
        return samePosition(matter);
    }
    if (whiteFits && blackFits && white.castling() != black.castling()) {
        return castlingRightDiffers(matter);
    }
    if (whiteFits && blackFits && white.canTakeEnPassant() != black.canTakeEnPassant()) {
        return enPassantRightDiffers(matter);
    }
    if (whiteFits != blackFits) {
        return putRightBy(matter, whiteFits ? Color::White : Color::Black);
    }
    return std::nullopt;
}

}  // namespace diptych::law
