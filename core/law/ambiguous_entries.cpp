#include "core/law/ambiguous_entries.h"

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/law/boards.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using chess::Move;
using score::PlyRecord;
using score::PlyState;

namespace {

/// Candidates of an ambiguous entry, with the move of the game.
std::vector<Move> readingsAt(const Matter& matter, Color side, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    std::vector<Move> readings = lineOf(matter, side)->plies[index].candidates;
    const Move played = matter.game().moves[index];
    if (std::find(readings.begin(), readings.end(), played) == readings.end()) {
        readings.insert(readings.begin(), played);
    }
    return readings;
}

/// Ply of an ambiguous entry whose other reading stands on its writer's board.
std::optional<int> plyShownOtherwise(const Matter& matter, Color side)
{
    const auto& line = lineOf(matter, side);
    const auto& board = boardOf(matter, side);
    if (!line || !board || !isWrongBoard(matter, side)) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < line->plies.size() && i < matter.game().moves.size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        if (line->plies[i].state != PlyState::Ambiguous) {
            continue;
        }
        for (const Move move : readingsAt(matter, side, ply)) {
            if (move != matter.game().moves[i] &&
                showsOtherMove(matter.game(), board->position, ply, move)) {
                return ply;
            }
        }
    }
    return std::nullopt;
}

bool differByPromotion(const std::vector<Move>& readings)
{
    return std::all_of(readings.begin(), readings.end(), [&](Move move) {
        return move.promotion() && move.from() == readings.front().from() &&
               move.to() == readings.front().to();
    });
}

score::Agreement agreementBefore(const Matter& matter, int ply)
{
    return {ply - 1, positionAfter(matter, ply - 1)};
}

/// An entry whose meaning has to be asked for.
struct OpenEntry {
    int ply = 0;
    std::vector<Move> readings{};
};

std::optional<OpenEntry> openEntry(const Matter& matter)
{
    for (const Color side : bothSides) {
        if (const auto ply = plyShownOtherwise(matter, side)) {
            return OpenEntry{*ply, readingsAt(matter, side, *ply)};
        }
    }
    return std::nullopt;
}

Outcome askWhatWasMeant(const Matter& matter, const OpenEntry& open)
{
    const std::vector<Remedy> retraced = {retrace(matter, agreementBefore(matter, open.ply))};
    if (differByPromotion(open.readings)) {
        return askFirst(matter, question::whichPromotionPiece,
                        question::choicesOf(question::whichPromotionPiece), retraced);
    }
    std::vector<std::string> choices;
    std::transform(open.readings.begin(), open.readings.end(), std::back_inserter(choices),
                   chess::toUci);
    Outcome asked = askFirst(matter, question::whichPieceWasMeant, choices, retraced);
    showChoicesIn(positionAfter(matter, open.ply - 1), question::whichPieceWasMeant, asked);
    return asked;
}

/// An answer that the entry cannot mean leaves the question open, and is noted.
std::optional<Outcome> askAgain(const Matter& matter, const std::string& answer)
{
    Circumstances circumstances = matter.circumstances;
    circumstances.facts.answers.erase(std::string(question::whichPieceWasMeant));
    const Matter unanswered = prepare(matter.edition, matter.sheets, std::move(circumstances));
    const auto open = openEntry(unanswered);
    const auto isThis = [&](Move move) { return chess::toUci(move) == answer; };
    if (!open || std::any_of(open->readings.begin(), open->readings.end(), isThis)) {
        return std::nullopt;
    }
    Outcome asked = askWhatWasMeant(unanswered, *open);
    Finding finding = findingAt(matter, "answer-fits-no-entry", rule::keepingScore, open->ply,
                                Standing::Interpretation);
    finding.arguments = {answer};
    asked.findings.push_back(std::move(finding));
    return asked;
}

}  // namespace

std::optional<Outcome> ambiguousEntry(const Matter& matter)
{
    const auto open = openEntry(matter);
    if (!open || answerTo(matter, question::whichPromotionPiece)) {
        return std::nullopt;
    }
    const auto answer = answerTo(matter, question::whichPieceWasMeant);
    return answer ? askAgain(matter, *answer) : askWhatWasMeant(matter, *open);
}

bool laterMoveDecides(const Matter& matter, Color side)
{
    constexpr double plainCost = 1.0;
    const auto& board = boardOf(matter, side);
    const auto& line = lineOf(matter, side);
    if (!board || !line || !board->explanation || !board->explanation->made) {
        return false;
    }
    const auto index = static_cast<std::size_t>(board->explanation->ply) - 1;
    if (index >= line->plies.size() || !line->plies[index].entry) {
        return false;
    }
    const auto& entry = matter.sheets[line->sheet].entries[*line->plies[index].entry];
    const auto canMean = [&](Move move) {
        return std::any_of(entry.readings.begin(), entry.readings.end(), [&](const auto& reading) {
            return reading.cost < plainCost &&
                   chess::matches(matter.game().positions[index], reading.token).contains(move);
        });
    };
    return canMean(*board->explanation->made) && canMean(board->explanation->written);
}

}  // namespace diptych::law
