#include "core/notation/spoken_announcement.h"

#include <algorithm>

namespace diptych::notation {

using chess::Castling;
using chess::PieceType;
using chess::SanToken;

namespace {

constexpr double fillerCost = 0.05;
constexpr int mostFillers = 4;
constexpr double takenPieceCost = 0.1;
constexpr double unmarkedPromotionCost = 0.3;
/// A word was not heard at all. Like a confusion this counts only where nothing else is possible.
constexpr double lostWordCost = 4.2;

void addReading(Readings& readings, const SanToken& token, double cost, ReadingReason reason)
{
    const auto same = std::find_if(readings.begin(), readings.end(),
                                   [&](const Reading& known) { return known.token == token; });
    if (same == readings.end()) {
        readings.push_back({token, cost, reason});
    } else if (cost < same->cost) {
        *same = {token, cost, reason};
    }
}

}  // namespace

bool SpokenAnnouncement::take(SpokenMeaning meaning, double cost)
{
    bool fits = false;
    switch (meaning.kind) {
    case SpokenKind::Filler:
        m_cost += fillerCost;
        return m_began && ++m_fillers <= mostFillers;
    case SpokenKind::Piece:
        fits = takePiece(static_cast<PieceType>(meaning.value));
        break;
    case SpokenKind::File:
        fits = takeFile(meaning.value);
        break;
    case SpokenKind::Rank:
        fits = takeRank(meaning.value);
        break;
    case SpokenKind::CastlesShort:
    case SpokenKind::CastlesLong:
    case SpokenKind::Castles:
    case SpokenKind::Short:
    case SpokenKind::Long:
        fits = takeCastling(meaning.kind);
        break;
    case SpokenKind::Captures:
    case SpokenKind::Promotes:
    case SpokenKind::EnPassant:
    case SpokenKind::Check:
    case SpokenKind::Mate:
        fits = takeMark(meaning.kind);
        break;
    default:
        break;
    }
    m_began = m_began || fits;
    m_cost += cost;
    return fits;
}

bool SpokenAnnouncement::takePiece(PieceType piece)
{
    const bool complete = hasTarget() && !m_castling && !m_captureOpen;
    const bool promotes = piece != PieceType::King && piece != PieceType::Pawn && !m_promotion;
    if (!m_began) {
        m_piece = piece;
        return true;
    }
    if (m_promotionOpen && complete && promotes) {
        m_promotion = piece;
        m_promotionOpen = false;
        return true;
    }
    if (m_captureOpen) {
        m_captureOpen = false;
        m_cost += takenPieceCost;
        return true;
    }
    const bool onLastRank = complete && (target().rank == 0 || target().rank == 7);
    if (onLastRank && promotes && isPawnMove() && !m_check && !m_mate) {
        m_promotion = piece;
        m_cost += unmarkedPromotionCost;
        return true;
    }
    return false;
}

bool SpokenAnnouncement::takeFile(int file)
{
    const bool closed = m_castling || m_castles || m_check || m_mate || m_enPassant ||
                        m_promotion || m_promotionOpen || m_short || m_long;
    if (closed || m_squares == 2) {
        return false;
    }
    m_square[m_squares++] = {file, std::nullopt};
    m_captureOpen = false;
    return true;
}

bool SpokenAnnouncement::takeRank(int rank)
{
    if (m_castles || m_castling || m_short || m_long) {
        return false;
    }
    Square* last = lastSquare();
    if (last != nullptr) {
        const bool open = last->file && !last->rank && !(m_captures && m_squares == 1 && !m_piece);
        if (open) {
            last->rank = rank;
        }
        return open;
    }
    if (!m_piece || *m_piece == PieceType::Pawn || m_captures) {
        return false;
    }
    m_square[m_squares++] = {std::nullopt, rank};
    return true;
}

bool SpokenAnnouncement::takeCastling(SpokenKind kind)
{
    const bool kingAlone = m_piece == PieceType::King && m_squares == 0 && !m_captures;
    if (m_castling || (m_began && !kingAlone && !m_castles && !m_short && !m_long)) {
        return false;
    }
    switch (kind) {
    case SpokenKind::CastlesShort:
    case SpokenKind::CastlesLong:
        if (m_castles || m_short || m_long) {
            return false;
        }
        m_castling = kind == SpokenKind::CastlesShort ? Castling::Short : Castling::Long;
        return true;
    case SpokenKind::Castles:
        if (m_castles) {
            return false;
        }
        m_castles = true;
        break;
    default:
        if (m_short || m_long) {
            return false;
        }
        (kind == SpokenKind::Short ? m_short : m_long) = true;
        break;
    }
    if (m_castles && (m_short || m_long)) {
        m_castling = m_short ? Castling::Short : Castling::Long;
    }
    return true;
}

bool SpokenAnnouncement::takeMark(SpokenKind kind)
{
    if (kind == SpokenKind::Captures) {
        const bool possible = m_began && !m_captures && !m_castling && !m_castles && !m_short &&
                              !m_long && m_squares < 2 && !m_promotionOpen;
        m_captures = m_captures || possible;
        m_captureOpen = possible;
        return possible;
    }
    if (!isComplete()) {
        return false;
    }
    switch (kind) {
    case SpokenKind::Promotes: {
        const bool possible = !m_castling && !m_promotion && !m_promotionOpen && isPawnMove();
        m_promotionOpen = possible;
        return possible;
    }
    case SpokenKind::EnPassant: {
        const bool possible = !m_castling && !m_enPassant && isPawnMove();
        m_enPassant = m_enPassant || possible;
        return possible;
    }
    case SpokenKind::Check:
        m_check = true;
        return !m_mate;
    default:
        m_mate = true;
        return true;
    }
}

bool SpokenAnnouncement::isPawnMove() const
{
    return !m_piece || *m_piece == PieceType::Pawn;
}

bool SpokenAnnouncement::isComplete() const
{
    if (m_castling) {
        return true;
    }
    // "e5 takes": the square of arrival is still to come.
    return hasTarget() && !m_promotionOpen && !m_captureOpen;
}

bool SpokenAnnouncement::hasTarget() const
{
    return m_squares > 0 && target().file && target().rank;
}

bool SpokenAnnouncement::isHalf() const
{
    return m_piece && *m_piece != PieceType::Pawn && m_squares == 1 && !m_castling &&
           (!target().file || !target().rank);
}

SanToken SpokenAnnouncement::token() const
{
    SanToken token;
    token.marksCheck = m_check && !m_mate;
    token.marksMate = m_mate;
    if (m_castling) {
        token.castling = m_castling;
        return token;
    }
    token.piece = m_piece;
    token.marksCapture = m_captures;
    token.marksEnPassant = m_enPassant;
    token.promotion = m_promotion;
    token.toFile = target().file.value_or(0);
    token.toRank = target().rank;
    if (m_squares == 2) {
        token.fromFile = m_square[0].file;
        token.fromRank = m_square[0].rank;
    }
    const bool bothSquares = token.fromFile && token.fromRank;
    if (!m_piece && !bothSquares) {
        token.piece = PieceType::Pawn;
    }
    return token;
}

void SpokenAnnouncement::addTo(Readings& readings) const
{
    const ReadingReason reason =
        m_confusions > 0 ? ReadingReason::CharacterConfusion : ReadingReason::AsWritten;
    if (isComplete()) {
        SanToken said = token();
        addReading(readings, said, m_cost, reason);
        if (!m_castling && !m_piece && m_squares == 1 && !m_promotion && m_confusions == 0) {
            said.piece.reset();
            addReading(readings, said, m_cost + lostWordCost, ReadingReason::CharacterConfusion);
        }
        return;
    }
    if (!isHalf() || m_confusions > 0) {
        return;
    }
    SanToken said = token();
    constexpr int lines = 8;
    for (int line = 0; line < lines; ++line) {
        if (target().file) {
            said.toRank = line;
        } else {
            said.toFile = line;
        }
        addReading(readings, said, m_cost + lostWordCost, ReadingReason::CharacterConfusion);
    }
}

}  // namespace diptych::notation
