#include "core/law/touched_pieces.h"

#include "core/chess/movegen.h"
#include "core/law/question_ids.h"
#include "core/law/rule_ids.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace diptych::law {

using chess::Color;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

bool isPiece(const Position& position, Square square, Color color, PieceType type)
{
    return position.at(square) == chess::Piece{color, type};
}

bool castles(const Position& position, Move move)
{
    return isPiece(position, move.from(), position.sideToMove(), PieceType::King) &&
           std::abs(fileOf(move.from()) - fileOf(move.to())) == 2;
}

bool captures(const Position& position, Move move, Square square)
{
    const bool enPassant = isPiece(position, move.from(), position.sideToMove(), PieceType::Pawn) &&
                           fileOf(move.from()) != fileOf(move.to()) && !position.at(move.to());
    const Square taken =
        enPassant ? chess::makeSquare(fileOf(move.to()), rankOf(move.from())) : move.to();
    return taken == square && position.at(square).has_value();
}

/// What was answered about the piece touched first.
std::optional<Square> firstTouched(const Facts& facts)
{
    const auto answer = answerIn(facts, question::whichPieceWasTouchedFirst);
    return answer ? chess::parseSquare(*answer) : std::nullopt;
}

/// Pieces touched by one player, in order, each square once.
class Touches {
public:
    Touches(const Position& position, const Facts& facts)
        : m_position(position)
        , m_side(position.sideToMove())
    {
        for (const Touched& touched : facts.touched) {
            if (touched.side == m_side) {
                std::for_each(touched.squares.begin(), touched.squares.end(),
                              [&](Square square) { add(square); });
            }
        }
        for (const SideSquare& removed : facts.removed) {
            if (removed.side == m_side) {
                add(removed.square);
            }
        }
        if (facts.touchOrderUnknown) {
            // 4.3.3: when it is unclear, his own piece counts as touched first.
            std::stable_partition(m_order.begin(), m_order.end(),
                                  [&](Square square) { return isOwn(square); });
            const auto first = firstTouched(facts);
            std::stable_partition(m_order.begin(), m_order.end(),
                                  [&](Square square) { return square == first; });
        }
    }

    const std::vector<Square>& order() const { return m_order; }
    bool isOwn(Square square) const { return m_position.at(square)->color == m_side; }

    std::vector<Square> own() const { return filtered(true); }
    std::vector<Square> theirs() const { return filtered(false); }

private:
    void add(Square square)
    {
        const bool known = std::find(m_order.begin(), m_order.end(), square) != m_order.end();
        if (m_position.at(square) && !known) {
            m_order.push_back(square);
        }
    }

    std::vector<Square> filtered(bool wantOwn) const
    {
        std::vector<Square> squares;
        std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(squares),
                     [&](Square square) { return isOwn(square) == wantOwn; });
        return squares;
    }

    const Position& m_position;
    Color m_side;
    std::vector<Square> m_order{};
};

/// Finds the obligation step by step, as Articles 4.3 and 4.4 have it.
class Finder {
public:
    Finder(const Position& position, const Touches& touches)
        : m_position(position)
        , m_touches(touches)
        , m_own(touches.own())
        , m_theirs(touches.theirs())
    {
        for (const Move move : chess::legalMoves(position)) {
            m_legal.push_back(move);
        }
    }

    Obligation find() const
    {
        if (m_theirs.empty() && m_own.size() >= 2 && kingAndRook(m_own[0], m_own[1])) {
            return castlingMeant();
        }
        if (m_theirs.empty() && m_own.size() >= 2 && kingAndRook(m_own[1], m_own[0])) {
            return rookTouchedFirst();
        }
        if (!m_own.empty() && !m_theirs.empty()) {
            const Obligation both = captureWith(m_own.front(), m_theirs.front());
            if (!both.replies.empty()) {
                return both;
            }
        }
        for (const Square square : m_touches.order()) {
            const Obligation one = m_touches.isOwn(square) ? moving(square) : capturing(square);
            if (!one.replies.empty()) {
                return one;
            }
        }
        return free(rule::touchedPieceCannotMove);
    }

private:
    std::vector<Move> movesThat(const std::function<bool(Move)>& fits) const
    {
        std::vector<Move> moves;
        std::copy_if(m_legal.begin(), m_legal.end(), std::back_inserter(moves), fits);
        return moves;
    }

    bool kingAndRook(Square king, Square rook) const
    {
        const Color side = m_position.sideToMove();
        return isPiece(m_position, king, side, PieceType::King) &&
               isPiece(m_position, rook, side, PieceType::Rook);
    }

    Obligation free(std::string_view rule) const { return {{}, {}, m_legal, rule}; }

    Obligation castlingMeant() const
    {
        const Square king = m_own[0];
        const int towards = fileOf(m_own[1]) > fileOf(king) ? 2 : -2;
        Obligation duty{{king}, {}, {}, rule::touchedKingAndRook};
        duty.replies = movesThat([&](Move move) {
            return castles(m_position, move) && fileOf(move.to()) - fileOf(king) == towards;
        });
        if (!duty.replies.empty()) {
            return duty;
        }
        duty.rule = rule::castlingNotLegal;
        duty.replies = movesThat([&](Move move) { return move.from() == king; });
        return duty.replies.empty() ? free(rule::castlingNotLegal) : duty;
    }

    Obligation rookTouchedFirst() const
    {
        Obligation duty = moving(m_own[0]);
        duty.rule = rule::touchedRookFirst;
        if (!duty.replies.empty()) {
            return duty;
        }
        const Square king = m_own[1];
        const int towards = fileOf(m_own[0]) > fileOf(king) ? 2 : -2;
        duty.mustMove = {king};
        duty.replies = movesThat([&](Move move) {
            return move.from() == king &&
                   !(castles(m_position, move) && fileOf(move.to()) - fileOf(king) == towards);
        });
        return duty.replies.empty() ? free(rule::touchedPieceCannotMove) : duty;
    }

    Obligation captureWith(Square own, Square theirs) const
    {
        return {{own},
                {theirs},
                movesThat([&](Move move) {
                    return move.from() == own && captures(m_position, move, theirs);
                }),
                rule::touchedBothColours};
    }

    Obligation moving(Square square) const
    {
        return {{square},
                {},
                movesThat([&](Move move) { return move.from() == square; }),
                m_theirs.empty() ? rule::touchedOwnPiece : rule::touchedBothColours};
    }

    Obligation capturing(Square square) const
    {
        return {{},
                {square},
                movesThat([&](Move move) { return captures(m_position, move, square); }),
                m_own.empty() ? rule::touchedOpponentsPiece : rule::touchedBothColours};
    }

    const Position& m_position;
    const Touches& m_touches;
    std::vector<Square> m_own;
    std::vector<Square> m_theirs;
    std::vector<Move> m_legal{};
};

/// 4.7: a piece released on a square to which it can legally go stays there.
void keepReleased(const Position& position, const Facts& facts, Obligation& duty)
{
    for (const SideSquare& released : facts.released) {
        if (released.side != position.sideToMove()) {
            continue;
        }
        std::vector<Move> there;
        std::copy_if(duty.replies.begin(), duty.replies.end(), std::back_inserter(there),
                     [&](Move move) { return move.to() == released.square; });
        if (!there.empty()) {
            duty.replies = std::move(there);
            duty.rule = rule::pieceReleased;
        }
    }
}

/// Nothing more is known than where a piece was let go.
std::optional<Obligation> dutyOfReleased(const Position& position, const Facts& facts)
{
    Obligation duty;
    for (const Move move : chess::legalMoves(position)) {
        duty.replies.push_back(move);
    }
    keepReleased(position, facts, duty);
    if (duty.rule.empty()) {
        return std::nullopt;
    }
    const Square from = duty.replies.front().from();
    const auto isFromThere = [from](Move move) { return move.from() == from; };
    if (std::ranges::all_of(duty.replies, isFromThere)) {
        duty.mustMove = {from};
    }
    return duty;
}

}  // namespace

std::optional<Obligation> obligationOf(const Position& position, const Facts& facts)
{
    const Color side = position.sideToMove();
    const auto& adjusting = facts.adjusting;
    if (std::find(adjusting.begin(), adjusting.end(), side) != adjusting.end()) {
        return std::nullopt;
    }
    const Touches touches(position, facts);
    if (touches.order().empty()) {
        return dutyOfReleased(position, facts);
    }
    Obligation duty = Finder(position, touches).find();
    keepReleased(position, facts, duty);
    return duty;
}

std::vector<Square> firstTouchedInQuestion(const Position& position, const Facts& facts)
{
    if (!facts.touchOrderUnknown) {
        return {};
    }
    const Touches touches(position, facts);
    const std::vector<Square> own = touches.own();
    const std::vector<Square> touched = own.size() > 1 ? own : touches.theirs();
    const auto first = firstTouched(facts);
    if (touched.size() < 2 || (first && std::ranges::find(touched, *first) != touched.end())) {
        return {};
    }
    std::vector<Square> candidates;
    std::vector<std::vector<Move>> leadTo;
    for (const Square square : touched) {
        Facts known = facts;
        known.answers[std::string(question::whichPieceWasTouchedFirst)] = chess::toString(square);
        const auto duty = obligationOf(position, known);
        // A piece that cannot be moved leaves the duty to another one.
        if (duty && std::ranges::find(leadTo, duty->replies) == leadTo.end()) {
            candidates.push_back(square);
            leadTo.push_back(duty->replies);
        }
    }
    return candidates.size() > 1 ? candidates : std::vector<Square>{};
}

std::optional<Square> rookOfCastling(const Position& position, Move move)
{
    if (!castles(position, move)) {
        return std::nullopt;
    }
    const int file = fileOf(move.to()) > fileOf(move.from()) ? 7 : 0;
    const Square corner = chess::makeSquare(file, rankOf(move.from()));
    return isPiece(position, corner, position.sideToMove(), PieceType::Rook) ? std::optional(corner)
                                                                             : std::nullopt;
}

}  // namespace diptych::law
