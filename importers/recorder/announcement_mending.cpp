#include "core/chess/san.h"
#include "importers/recorder/announcement_costs.h"
#include "importers/recorder/announcement_search.h"

#include <algorithm>

namespace diptych::importers {

using chess::Color;
using chess::SanToken;
using notation::Reading;
using notation::Readings;

namespace {

constexpr double longDelay = 20.0;  ///< seconds between a move and its repetition

bool isBareSquare(const SanToken& token)
{
    return !token.castling && !token.fromFile && !token.fromRank && !token.promotion &&
           token.piece.value_or(chess::PieceType::Pawn) == chess::PieceType::Pawn;
}

/// The move that was announced, with another square of arrival.
SanToken withSquare(SanToken announced, const SanToken& square)
{
    announced.toFile = square.toFile;
    announced.toRank = square.toRank;
    return announced;
}

/// What a correction can mean: a square alone corrects only that of the move announced, if the
/// piece can go there.
Readings mendedBy(const Readings& correction, const SanToken& last, const chess::Position& before)
{
    const bool ofPiece =
        !last.castling && last.piece.value_or(chess::PieceType::Pawn) != chess::PieceType::Pawn;
    Readings mended;
    for (const Reading& reading : correction) {
        mended.push_back(reading);
        if (!ofPiece || !isBareSquare(reading.token)) {
            continue;
        }
        Reading kept = reading;
        kept.token = withSquare(last, reading.token);
        if (!chess::matches(before, kept.token).empty()) {
            mended.back().cost += pieceNotKeptCost;
        }
        mended.push_back(kept);
    }
    std::stable_sort(mended.begin(), mended.end(),
                     [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
    return mended;
}

}  // namespace

bool saysTheSame(const SanToken& a, const SanToken& b)
{
    return a.castling == b.castling &&
           (a.castling || (a.toFile == b.toFile && a.toRank == b.toRank &&
                           (!a.piece || !b.piece || a.piece == b.piece)));
}

void AnnouncementSearch::addRepetition(std::size_t node, const Arc& arc)
{
    const SearchNode& now = m_nodes[node];
    const HeardTurn& turn = turnOf(now);
    if (turn.plies == 0 || now.cue) {
        return;
    }
    const Readings& readings = m_arcs[arc.readings];
    const chess::Position& before = m_turns.position(now.turn, Moment::Before);
    // What is the same only if it was misheard may as well be another move: that is kept.
    const Reading* same = nullptr;
    for (const Reading& reading : readings) {
        if (reading.cost >= plainReadingCost) {
            break;  // they are sorted
        }
        const bool fits = saysTheSame(reading.token, turn.token) ||
                          chess::matches(before, reading.token).contains(turn.move);
        if (fits) {
            same = &reading;
            break;
        }
    }
    const Color repeater = turn.toMove;
    double cost = arc.pauses + speakerCost(arc.words.first, repeater);
    cost += m_repeatsAsARule ? 0.0 : repeatedCost;
    cost += now.pressed ? afterPressCost : 0.0;
    cost += secondsBetween(turn.announced, arc.words.first) > longDelay ? lateRepetitionCost : 0.0;
    if (same != nullptr) {
        SearchNode next = follow(node, SearchEvent::Repetition, arc.words, cost + same->cost / 2);
        next.repeated = true;
        push(next);
        return;
    }
    const auto& side = m_speech.side[arc.words.first];
    const bool byMover = side && *side != repeater;
    if (byMover || now.wronglyRepeated || readings.front().cost >= plainReadingCost) {
        return;
    }
    SearchNode next = follow(node, SearchEvent::WrongRepetition, arc.words,
                             cost + readings.front().cost + wrongRepetitionCost +
                                 (m_repeatsAsARule ? 0.0 : strangeRepetitionCost));
    next.repeated = true;
    next.wronglyRepeated = true;
    next.arc = arc.readings;
    push(next);
}

void AnnouncementSearch::addCorrection(std::size_t node, const Arc& arc)
{
    const SearchNode& now = m_nodes[node];
    const HeardTurn& turn = turnOf(now);
    const bool restart = !now.cue && !now.pressed &&
                         m_speech.utterance[turn.announced] == m_speech.utterance[arc.words.first];
    if (turn.plies == 0 || (!now.cue && !restart)) {
        return;
    }
    const double cost = (restart ? restartCost : slipCost) + arc.pauses;
    Readings mended =
        mendedBy(m_arcs[arc.readings], turn.token, m_turns.position(now.turn, Moment::Before));
    const std::size_t index = m_arcs.size();
    const std::vector<Meant> meant = meantBy(now.turn, Moment::Before, mended);
    m_arcs.push_back(std::move(mended));
    for (const Meant& each : meant) {
        if (each.cost < plainReadingCost) {
            addCorrected(node, each, arc.words, index, cost);
        }
    }
}

void AnnouncementSearch::addFragment(std::size_t node, const notation::SpokenFragment& fragment)
{
    const SearchNode& now = m_nodes[node];
    const HeardTurn& turn = turnOf(now);
    if (!now.cue || turn.plies == 0 || turn.token.castling) {
        return;
    }
    SanToken token = turn.token;
    if (fragment.piece) {
        token.piece = fragment.piece;
        token.fromFile.reset();
        token.fromRank.reset();
    }
    token.toFile = fragment.file.value_or(token.toFile);
    token.toRank = fragment.rank ? fragment.rank : token.toRank;
    Readings mended{{token}};
    const std::size_t index = m_arcs.size();
    const std::vector<Meant> meant = meantBy(now.turn, Moment::Before, mended);
    m_arcs.push_back(std::move(mended));
    for (const Meant& each : meant) {
        addCorrected(node, each, {fragment.first, fragment.count}, index, slipCost + ambiguousCost);
    }
}

void AnnouncementSearch::addCorrected(std::size_t node, const Meant& meant, WordRange words,
                                      std::size_t arc, double cost)
{
    HeardTurn turn = turnOf(m_nodes[node]);
    const bool late = m_nodes[node].pressed;
    const double whole = cost + meant.cost + speakerCost(words.first, moverOf(m_nodes[node]));
    if (late) {
        // What was announced stands on the opponent's board, so it is followed as well.
        SearchNode stays = follow(node, SearchEvent::LateCorrection, words, whole);
        stays.arc = arc;
        stays.cue = false;
        push(stays);
    }
    // A move that was taken back is no longer held against the line.
    SearchNode next =
        follow(node, late ? SearchEvent::LateCorrectionAccepted : SearchEvent::Correction, words,
               whole + (late ? afterPressCost : -turn.cost));
    turn.isLegal = true;
    turn.move = meant.move;
    turn.token = meant.token;
    turn.cost = late ? turn.cost : whole;
    next.turn = m_turns.add(turn);
    next.arc = arc;
    next.cue = false;
    next.repeated = false;
    next.wronglyRepeated = false;
    push(next);
}

}  // namespace diptych::importers
