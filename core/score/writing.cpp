#include "core/score/writing.h"

#include "core/chess/movegen.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::score {

using chess::Castling;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::SanToken;

namespace {

/// Readings that cost more than this are confusions, not what the entry says.
constexpr double plainReadingLimit = 3.5;

std::optional<Castling> castlingBy(chess::Piece piece, Move move)
{
    if (piece.type != PieceType::King || std::abs(fileOf(move.from()) - fileOf(move.to())) != 2 ||
        rankOf(move.from()) != rankOf(move.to())) {
        return std::nullopt;
    }
    return fileOf(move.to()) > fileOf(move.from()) ? Castling::Short : Castling::Long;
}

void add(Distance& distance, double cost, int characters = 1)
{
    distance.cost += cost;
    distance.characters += characters;
}

Distance otherMove(const Costs& costs)
{
    return {costs.anotherMove, 3};
}

void compareArrival(Distance& result, const SanToken& token, Move move, const Costs& costs)
{
    const int files = std::abs(token.toFile - fileOf(move.to()));
    if (files != 0) {
        add(result, files == 1 ? costs.neighbouringSquare : costs.wrongSquare);
    }
    const int ranks = token.toRank ? std::abs(*token.toRank - rankOf(move.to())) : 0;
    if (ranks != 0) {
        add(result, ranks == 1 ? costs.neighbouringSquare : costs.wrongSquare);
    }
}

void compareDeparture(Distance& result, const SanToken& token, Move move, bool pawnCapture,
                      const Costs& costs)
{
    if (token.fromFile && *token.fromFile != fileOf(move.from())) {
        add(result, costs.wrongDeparture);
    }
    if (token.fromRank && *token.fromRank != rankOf(move.from())) {
        add(result, costs.wrongDeparture);
    }
    if (pawnCapture && !token.fromFile && token.piece == PieceType::Pawn) {
        add(result, costs.missingDeparture);
    }
}

void comparePromotion(Distance& result, const SanToken& token, Move move, const Costs& costs)
{
    if (token.promotion == move.promotion()) {
        return;
    }
    if (!token.promotion) {
        // The short entry fits every new piece, so it is no other entry.
        add(result, costs.missingPromotion, 0);
    } else {
        add(result, costs.wrongPromotion);
    }
}

/// Who writes another move than he plays seldom writes one that could be played.
void addForLegalEntry(std::vector<double>& result, std::size_t legalCount, const Costs& costs)
{
    const auto legalEnd = result.begin() + static_cast<std::ptrdiff_t>(legalCount);
    const bool isLegal =
        std::any_of(result.begin(), legalEnd, [&](double cost) { return cost <= costs.ambiguous; });
    for (double& cost : result) {
        if (isLegal && cost > costs.ambiguous) {
            cost = std::min(cost + costs.slipThoughLegal, costs.anotherMove);
        }
    }
}

}  // namespace

Distance distance(const Position& position, const SanToken& token, Move move, const Costs& costs)
{
    const auto piece = position.at(move.from());
    if (!piece) {
        return otherMove(costs);
    }
    const auto castling = castlingBy(*piece, move);
    if (token.castling) {
        if (!castling) {
            return otherMove(costs);
        }
        return *castling == *token.castling ? Distance{} : Distance{costs.wrongCastling, 2};
    }
    Distance result;
    if (castling) {
        if (token.piece.value_or(PieceType::King) != PieceType::King || token.marksCapture) {
            return otherMove(costs);
        }
        // "Kg1" with the king on e1; both squares written out are UCI and plain.
        if (!token.fromFile || !token.fromRank) {
            add(result, costs.castlingAsKingMove, 0);
        }
    }
    if (token.piece && *token.piece != piece->type) {
        add(result, costs.wrongPiece);
    }
    compareArrival(result, token, move, costs);
    const bool pawnCapture =
        piece->type == PieceType::Pawn && fileOf(move.from()) != fileOf(move.to());
    compareDeparture(result, token, move, pawnCapture, costs);
    comparePromotion(result, token, move, costs);
    if (!token.toRank && piece->type != PieceType::Pawn) {
        add(result, costs.wrongSquare);
    }
    if (token.marksCapture && !pawnCapture && !position.at(move.to())) {
        result.cost += costs.needlessCapture;
    }
    result.cost = std::min(result.cost, costs.anotherMove);
    return result;
}

int charactersFrom(const Position& position, const Entry& entry, Move move)
{
    int least = 9;
    for (const auto& reading : entry.readings) {
        if (reading.cost <= plainReadingLimit) {
            least = std::min(
                least, distance(position, reading.token, move, costsFor(Medium::Typed)).characters);
        }
    }
    return least;
}

std::vector<Move> plainReadings(const Position& position, const Entry& entry)
{
    std::vector<Move> result;
    for (const auto& reading : entry.readings) {
        if (reading.cost > plainReadingLimit) {
            continue;
        }
        for (const Move move : chess::matches(position, reading.token)) {
            if (std::find(result.begin(), result.end(), move) == result.end()) {
                result.push_back(move);
            }
        }
    }
    return result;
}

std::optional<chess::SanIllegal> illegalReading(const Position& position, const Entry& entry)
{
    for (const auto& reading : entry.readings) {
        if (reading.cost > plainReadingLimit) {
            continue;
        }
        auto resolution = chess::resolve(position, reading.token);
        if (auto* illegal = std::get_if<chess::SanIllegal>(&resolution)) {
            return std::move(*illegal);
        }
    }
    return std::nullopt;
}

void writingCosts(const Position& position, const Entry& entry, const chess::MoveList& moves,
                  std::size_t legalCount, const Costs& costs, std::vector<double>& result)
{
    if (entry.readings.empty()) {
        result.assign(moves.size(), costs.unreadable);
        return;
    }
    result.assign(moves.size(), costs.anotherMove);
    std::vector<Distance> distances(moves.size());
    for (const auto& reading : entry.readings) {
        std::size_t fitting = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            distances[i] = distance(position, reading.token, moves[i], costs);
            fitting += i < legalCount && distances[i].exact() ? 1 : 0;
        }
        const bool marksCheck = reading.token.marksCheck || reading.token.marksMate;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            double cost = reading.cost + distances[i].cost;
            if (distances[i].exact() && fitting > 1 && !moves[i].promotion()) {
                cost += costs.ambiguous;
            }
            if (distances[i].exact() && marksCheck && i < legalCount &&
                !position.after(moves[i]).inCheck()) {
                cost += costs.missingCheck;
            }
            result[i] = std::min(result[i], cost);
        }
    }
    addForLegalEntry(result, legalCount, costs);
}

}  // namespace diptych::score
