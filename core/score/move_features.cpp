#include "core/score/move_features.h"

#include "core/score/exchange.h"
#include "core/score/openings.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>

namespace diptych::score {

using chess::CastlingRights;
using chess::Color;
using chess::Move;
using chess::MoveList;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

/// Where each group of features begins.
enum Place : std::size_t {
    LostPawn,
    LostPiece,
    LostMore,
    Threat,
    Recapture,
    Capture,
    Check,
    ShortCastling,
    LongCastling,
    ToQueen,
    ToLesserPiece,
    DoubleStep,
    Development,
    BackToFirstRank,
    SamePieceEarly,
    SamePieceLate,
    RightsLostByKing,
    RightsLostByRook,
    FarFromTheirs,
    KindEarly,  // six each
    KindLate = KindEarly + 6,
    CentreEarly = KindLate + 6,
    CentreLate = CentreEarly + 6,
    ForwardEarly = CentreLate + 6,
    ForwardLate = ForwardEarly + 6,
    PawnFileEarly = ForwardLate + 6,  // eight
    CaptureLate = PawnFileEarly + 8,
    CheckLate,
    ThreatLate,
    Opening,
    OpeningOften,
    End,
};
static_assert(End == moveFeatureCount);

/// From 1 at the start of the game to 0 when only kings and pawns are left.
double earliness(const Position& position)
{
    constexpr int most = 4 * 3 + 4 * 3 + 4 * 5 + 2 * 9;
    const auto count = [&](PieceType type) { return std::popcount(position.pieces(type)); };
    const int left = 3 * count(PieceType::Knight) + 3 * count(PieceType::Bishop) +
                     5 * count(PieceType::Rook) + 9 * count(PieceType::Queen);
    return std::min(1.0, static_cast<double>(left) / most);
}

/// From 0 on the rim to 1 in the middle.
double centrality(Square square)
{
    const double file = std::abs(fileOf(square) - 3.5);
    const double rank = std::abs(rankOf(square) - 3.5);
    return 1.0 - (file + rank - 1.0) / 6.0;
}

int ranksForward(Move move, Color us)
{
    const int ranks = rankOf(move.to()) - rankOf(move.from());
    return us == Color::White ? ranks : -ranks;
}

bool onFirstRank(Square square, Color us)
{
    return rankOf(square) == (us == Color::White ? 0 : 7);
}

int farApart(Square a, Square b)
{
    return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
}

/// The move that only passes the turn.
Position withTurnPassed(const Position& position)
{
    for (int square = 0; square < chess::squareCount; ++square) {
        if (!position.at(static_cast<Square>(square))) {
            return position.afterAnyway(
                Move(static_cast<Square>(square), static_cast<Square>(square)));
        }
    }
    return position;
}

class Weigher {
public:
    Weigher(const Position& position, const Recent& recent)
        : m_position(position)
        , m_recent(recent)
        , m_us(position.sideToMove())
        , m_early(earliness(position))
    {
        const bool white = m_us == Color::White;
        m_canCastle = (position.castling() &
                       (white ? CastlingRights::WhiteShort | CastlingRights::WhiteLong
                              : CastlingRights::BlackShort | CastlingRights::BlackLong)) !=
                      CastlingRights::None;
    }

    /// Everything but what is lost in comparison with other moves.
    MoveFeatures weigh(Move move, const Position& after, int settled) const
    {
        MoveFeatures features{};
        const PieceType type = m_position.at(move.from())->type;
        addKind(features, move, type);
        addAction(features, move, type, after);
        addDevelopment(features, move, type);
        addThreat(features, after, settled);
        addOpening(features, after);
        if (m_recent.theirs) {
            features[FarFromTheirs] = farApart(move.to(), m_recent.theirs->to()) / 7.0;
        }
        const bool same = m_recent.ours && m_recent.ours->to() == move.from();
        features[SamePieceEarly] = same ? m_early : 0.0;
        features[SamePieceLate] = same ? 1.0 - m_early : 0.0;
        return features;
    }

private:
    void addKind(MoveFeatures& features, Move move, PieceType type) const
    {
        const auto kind = static_cast<std::size_t>(type);
        const double late = 1.0 - m_early;
        const double centre = centrality(move.to()) - centrality(move.from());
        const double forward = ranksForward(move, m_us) / 4.0;
        features[KindEarly + kind] = m_early;
        features[KindLate + kind] = late;
        features[CentreEarly + kind] = m_early * centre;
        features[CentreLate + kind] = late * centre;
        features[ForwardEarly + kind] = m_early * forward;
        features[ForwardLate + kind] = late * forward;
        if (type == PieceType::Pawn) {
            features[PawnFileEarly + static_cast<std::size_t>(fileOf(move.from()))] = m_early;
            features[DoubleStep] = std::abs(ranksForward(move, m_us)) == 2 ? 1.0 : 0.0;
        }
    }

    void addAction(MoveFeatures& features, Move move, PieceType type, const Position& after) const
    {
        const bool takes = m_position.at(move.to()).has_value();
        const bool checks = after.inCheck();
        features[Capture] = takes ? 1.0 : 0.0;
        features[CaptureLate] = takes ? 1.0 - m_early : 0.0;
        features[Check] = checks ? 1.0 : 0.0;
        features[CheckLate] = checks ? 1.0 - m_early : 0.0;
        features[Recapture] =
            takes && m_recent.theirsTook && m_recent.theirs->to() == move.to() ? 1.0 : 0.0;
        if (move.promotion()) {
            features[*move.promotion() == PieceType::Queen ? ToQueen : ToLesserPiece] = 1.0;
        }
        const int files = fileOf(move.to()) - fileOf(move.from());
        if (type == PieceType::King && std::abs(files) == 2) {
            features[files > 0 ? ShortCastling : LongCastling] = 1.0;
        }
    }

    void addDevelopment(MoveFeatures& features, Move move, PieceType type) const
    {
        const bool minor = type == PieceType::Knight || type == PieceType::Bishop;
        if (minor && onFirstRank(move.from(), m_us) && !onFirstRank(move.to(), m_us)) {
            features[Development] = m_early;
        }
        if (type != PieceType::King && type != PieceType::Rook && onFirstRank(move.to(), m_us)) {
            features[BackToFirstRank] = m_early;
        }
        const bool castles = features[ShortCastling] + features[LongCastling] > 0.0;
        if (m_canCastle && !castles) {
            features[RightsLostByKing] = type == PieceType::King ? 1.0 : 0.0;
            features[RightsLostByRook] = type == PieceType::Rook ? 1.0 : 0.0;
        }
    }

    void addThreat(MoveFeatures& features, const Position& after, int settled) const
    {
        if (after.inCheck()) {
            return;
        }
        const Position again = withTurnPassed(after);
        const double gained = (settledMaterial(again) - settled) / 300.0;
        features[Threat] = std::clamp(gained, 0.0, 1.0);
        features[ThreatLate] = features[Threat] * (1.0 - m_early);
    }

    void addOpening(MoveFeatures& features, const Position& after) const
    {
        // No line of the table is longer; later in the game nothing is to be looked up.
        if (m_position.fullmoveNumber() > 12) {
            return;
        }
        const int lines = openingLines(after);
        features[Opening] = lines > 0 ? 1.0 : 0.0;
        features[OpeningOften] = lines > 0 ? std::log2(lines) / 8.0 : 0.0;
    }

    const Position& m_position;
    const Recent& m_recent;
    Color m_us;
    double m_early;
    bool m_canCastle = false;
};

}  // namespace

const std::array<std::string, moveFeatureCount>& moveFeatureNames()
{
    static const auto names = [] {
        constexpr std::array<std::string_view, 19> first = {
            "lost-pawn",       "lost-piece",          "lost-more",
            "threat",          "recapture",           "capture",
            "check",           "short-castling",      "long-castling",
            "to-queen",        "to-lesser-piece",     "double-step",
            "development",     "back-to-first-rank",  "same-piece-early",
            "same-piece-late", "rights-lost-by-king", "rights-lost-by-rook",
            "far-from-theirs"};
        constexpr std::array<std::string_view, 6> groups = {"kind-early",    "kind-late",
                                                            "centre-early",  "centre-late",
                                                            "forward-early", "forward-late"};
        constexpr std::array<std::string_view, 6> kinds = {"pawn", "knight", "bishop",
                                                           "rook", "queen",  "king"};
        std::array<std::string, moveFeatureCount> all;
        std::size_t n = 0;
        for (const auto name : first) {
            all[n++] = name;
        }
        for (const auto group : groups) {
            for (const auto kind : kinds) {
                all[n++] = std::string(group) + '-' + std::string(kind);
            }
        }
        for (char file = 'a'; file <= 'h'; ++file) {
            all[n++] = std::string("pawn-early-") + file;
        }
        for (const auto name :
             {"capture-late", "check-late", "threat-late", "opening", "opening-often"}) {
            all[n++] = name;
        }
        return all;
    }();
    return names;
}

std::vector<MoveFeatures> featuresOf(const Position& position, const Recent& recent,
                                     const MoveList& moves)
{
    const Weigher weigher(position, recent);
    std::vector<MoveFeatures> features;
    std::vector<int> settled;
    for (const Move move : moves) {
        const Position after = position.after(move);
        settled.push_back(-settledMaterial(after));
        features.push_back(weigher.weigh(move, after, settled.back()));
    }
    const int best = settled.empty() ? 0 : *std::max_element(settled.begin(), settled.end());
    for (std::size_t i = 0; i < features.size(); ++i) {
        const double lost = (best - settled[i]) / 100.0;
        features[i][LostPawn] = std::min(lost, 1.0);
        features[i][LostPiece] = std::clamp((lost - 1.0) / 2.0, 0.0, 1.0);
        features[i][LostMore] = std::clamp((lost - 3.0) / 6.0, 0.0, 1.0);
    }
    return features;
}

}  // namespace diptych::score
