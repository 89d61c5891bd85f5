#include "core/chess/attacks.h"
#include "core/chess/castling.h"
#include "core/chess/origins.h"
#include "core/chess/san.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::chess {

namespace {

constexpr std::array<PieceType, 4> promotionPieces{PieceType::Queen, PieceType::Rook,
                                                   PieceType::Bishop, PieceType::Knight};
constexpr std::array<PieceType, 6> pieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                              PieceType::Rook, PieceType::Queen,  PieceType::King};

const CastlingSquares& squaresOf(Color color, Castling castling)
{
    return castling == Castling::Short ? shortCastling(color) : longCastling(color);
}

/// Squares that the origin written in a token leaves open.
Bitboard writtenOrigins(const SanToken& token)
{
    Bitboard squares = ~Bitboard{0};
    if (token.fromFile) {
        squares &= fileSet(*token.fromFile);
    }
    if (token.fromRank) {
        squares &= rankSet(*token.fromRank);
    }
    return squares;
}

/// The square of departure where both file and rank are written.
std::optional<Square> writtenOrigin(const SanToken& token)
{
    if (!token.fromFile || !token.fromRank) {
        return std::nullopt;
    }
    return makeSquare(*token.fromFile, *token.fromRank);
}

void pushMoves(MoveList& moves, const Position& position, PieceType type, Bitboard origins,
               Square to, const SanToken& token)
{
    const bool promotes = type == PieceType::Pawn && contains(lastRank(position.sideToMove()), to);
    if (token.promotion && !promotes) {
        return;
    }
    while (origins != 0) {
        const Square from = popFirst(origins);
        if (!promotes) {
            moves.push(Move(from, to));
            continue;
        }
        for (const PieceType piece : promotionPieces) {
            if (!token.promotion || token.promotion == piece) {
                moves.push(Move(from, to, piece));
            }
        }
    }
}

/// A pawn without a file goes straight on, or takes if a capture is marked and possible.
Bitboard pawnOriginsMeant(const Position& position, Square to, const SanToken& token)
{
    const Bitboard origins = legalOrigins(position, PieceType::Pawn, to, writtenOrigins(token));
    if (token.fromFile) {
        return origins;
    }
    const Bitboard straight = origins & fileSet(fileOf(to));
    const Bitboard taking = origins & ~straight;
    return token.marksCapture && taking != 0 ? taking : straight;
}

void pushMatches(MoveList& moves, const Position& position, PieceType type, Square to,
                 const SanToken& token)
{
    const Bitboard origins = type == PieceType::Pawn
                                 ? pawnOriginsMeant(position, to, token)
                                 : legalOrigins(position, type, to, writtenOrigins(token));
    pushMoves(moves, position, type, origins, to, token);
}

/// "ed", "exd": a pawn's capture without its rank.
void pushShortCaptures(MoveList& moves, const Position& position, const SanToken& token)
{
    if (token.piece != PieceType::Pawn) {
        return;
    }
    for (int rank = 0; rank < 8; ++rank) {
        const Square to = makeSquare(token.toFile, rank);
        const Bitboard origins =
            legalOrigins(position, PieceType::Pawn, to, writtenOrigins(token)) &
            ~fileSet(token.toFile);
        pushMoves(moves, position, PieceType::Pawn, origins, to, token);
    }
}

/// Castling written as the king taking its own rook ("e1h1").
std::optional<CastlingSquares> kingTakesRook(const Position& position, const SanToken& token)
{
    const std::optional<Square> from = writtenOrigin(token);
    if (!from || !token.toRank || (token.piece && token.piece != PieceType::King)) {
        return std::nullopt;
    }
    const Color us = position.sideToMove();
    const Square to = makeSquare(token.toFile, *token.toRank);
    for (const CastlingSquares& castling : {shortCastling(us), longCastling(us)}) {
        if (*from == castling.kingFrom && to == castling.rookFrom &&
            contains(position.pieces(us, PieceType::King), *from) &&
            contains(position.pieces(us, PieceType::Rook), to)) {
            return castling;
        }
    }
    return std::nullopt;
}

void pushCastling(MoveList& moves, const Position& position, const CastlingSquares& castling)
{
    if (canCastle(position, castling)) {
        moves.push(Move(castling.kingFrom, castling.kingTo));
    }
}

/// Any piece may be meant: the one on the square written, or all that fit.
void pushAnyPiece(MoveList& moves, const Position& position, Square to, const SanToken& token)
{
    const Bitboard own = position.pieces(position.sideToMove());
    if (const std::optional<Square> from = writtenOrigin(token)) {
        if (contains(own, *from)) {
            pushMatches(moves, position, position.placement().typeOn(*from), to, token);
        }
        return;
    }
    for (const PieceType type : pieceTypes) {
        pushMatches(moves, position, type, to, token);
    }
}

/// How far an illegal move is from what somebody would play, by its reasons.
int gravityOf(Illegality reason)
{
    switch (reason) {
    case Illegality::KingLeftInCheck:
    case Illegality::CastlingRightLost:
    case Illegality::CastlingInCheck:
    case Illegality::CastlingThroughCheck:
    case Illegality::PromotionMissing:
    case Illegality::PromotionNotAllowed:
        return 1;
    case Illegality::NothingToCapture:
    case Illegality::EnPassantNotPossible:
    case Illegality::CastlingBlocked:
    case Illegality::KingCaptured:
        return 2;
    case Illegality::OwnPieceOnTarget:
        return 3;
    case Illegality::PathBlocked:
        return 4;
    case Illegality::EmptySquare:
    case Illegality::NotOwnPiece:
    case Illegality::WrongMovement:
        return 12;
    }
    return 12;
}

int gravityOf(const SanIllegal& attempt)
{
    int gravity = 0;
    for (const Illegality reason : attempt.reasons) {
        gravity += 16 * gravityOf(reason);
    }
    const Square from = attempt.move.from();
    const Square to = attempt.move.to();
    return gravity +
           std::max(std::abs(fileOf(from) - fileOf(to)), std::abs(rankOf(from) - rankOf(to)));
}

SanIllegal attemptOf(const Position& position, Square from, Square to, const SanToken& token)
{
    SanIllegal attempt{Move(from, to, token.promotion), {}};
    attempt.reasons = whyIllegal(position, attempt.move);
    const bool isUnnamed =
        std::ranges::find(attempt.reasons, Illegality::PromotionMissing) != attempt.reasons.end();
    if (isUnnamed && attempt.reasons.size() > 1) {
        // The short form of a promotion that could not be made anyhow: it is taken for a queen.
        attempt.move = Move(from, to, PieceType::Queen);
        attempt.reasons = whyIllegal(position, attempt.move);
    }
    if (attempt.reasons.empty() && token.promotion) {
        attempt.reasons.push_back(Illegality::PromotionNotAllowed);
    }
    return attempt;
}

std::vector<Square> writtenTargets(const SanToken& token)
{
    if (token.toRank) {
        return {makeSquare(token.toFile, *token.toRank)};
    }
    std::vector<Square> targets;
    for (int rank = 0; rank < 8; ++rank) {
        targets.push_back(makeSquare(token.toFile, rank));
    }
    return targets;
}

/// Own pieces that a token can speak of, whether or not they can go.
Bitboard piecesMeant(const Position& position, const SanToken& token)
{
    const Color us = position.sideToMove();
    Bitboard pieces = token.piece ? position.pieces(us, *token.piece) : position.pieces(us);
    pieces &= writtenOrigins(token);
    const bool isPlainPawn =
        token.piece == PieceType::Pawn && !token.fromFile && !token.marksCapture;
    const Bitboard onFile = pieces & fileSet(token.toFile);
    return isPlainPawn && onFile != 0 ? onFile : pieces;
}

SanResolution likeliestIllegal(const Position& position, const SanToken& token)
{
    std::optional<SanIllegal> best;
    Bitboard pieces = piecesMeant(position, token);
    if (const auto from = writtenOrigin(token); from && !token.piece) {
        pieces = bitOf(*from);
    }
    while (pieces != 0) {
        const Square from = popFirst(pieces);
        for (const Square to : writtenTargets(token)) {
            SanIllegal attempt = attemptOf(position, from, to, token);
            if (!attempt.reasons.empty() && (!best || gravityOf(attempt) < gravityOf(*best))) {
                best = std::move(attempt);
            }
        }
    }
    return best ? SanResolution(*best) : SanResolution(SanImpossible{});
}

SanResolution illegalCastling(const Position& position, const CastlingSquares& castling)
{
    const std::optional<Square> king = position.king(position.sideToMove());
    if (!king) {
        return SanImpossible{};
    }
    const Move move(*king, castling.kingTo);
    if (*king != castling.kingFrom) {
        return SanIllegal{move, {Illegality::CastlingRightLost}};
    }
    return SanIllegal{move, whyIllegal(position, move)};
}

}  // namespace

MoveList matches(const Position& position, const SanToken& token)
{
    MoveList moves;
    if (token.castling) {
        pushCastling(moves, position, squaresOf(position.sideToMove(), *token.castling));
    } else if (!token.toRank) {
        pushShortCaptures(moves, position, token);
    } else if (const Square to = makeSquare(token.toFile, *token.toRank); token.piece) {
        pushMatches(moves, position, *token.piece, to, token);
    } else {
        pushAnyPiece(moves, position, to, token);
    }
    if (moves.empty() && token.fromFile && token.fromRank) {
        if (const auto castling = kingTakesRook(position, token)) {
            pushCastling(moves, position, *castling);
        }
    }
    return moves;
}

SanResolution resolve(const Position& position, const SanToken& token)
{
    const MoveList moves = matches(position, token);
    if (moves.size() == 1) {
        return moves[0];
    }
    if (!moves.empty()) {
        return SanAmbiguous{{moves.begin(), moves.end()}};
    }
    if (token.castling) {
        return illegalCastling(position, squaresOf(position.sideToMove(), *token.castling));
    }
    if (const auto castling = kingTakesRook(position, token)) {
        return illegalCastling(position, *castling);
    }
    return likeliestIllegal(position, token);
}

}  // namespace diptych::chess
