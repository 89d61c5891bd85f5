#include "core/law/established.h"

#include "core/law/answered_entries.h"
#include "core/law/evidence.h"
#include "core/law/question_ids.h"
#include "core/law/sealed_move.h"
#include "core/law/unattested_moves.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::law {

using chess::Move;
using chess::PieceType;
using chess::Position;
using score::Comparison;
using score::EstablishedForScores;
using score::Keeper;
using score::PlyRecord;
using score::ScoreLine;
using score::Sheet;

namespace {

EstablishedForScores statedFor(const Circumstances& circumstances)
{
    const Facts& facts = circumstances.facts;
    EstablishedForScores established;
    if (const auto official = answerIn(facts, question::whichScoreIsOfficial)) {
        if (const auto keeper = score::keeperFromCode(*official)) {
            const auto player = keepsScoreFor(circumstances, *keeper);
            (player == Color::White ? established.officialWhite : established.officialBlack) =
                keeper;
        }
    }
    const auto& clocks = circumstances.clocks;
    if (clocks.whiteCompleted && clocks.blackCompleted) {
        established.pliesMade = *clocks.whiteCompleted + *clocks.blackCompleted;
    }
    return established;
}

/// Last ply shown by the boards where one sheet alone goes on beyond it.
std::optional<int> pliesShown(const Circumstances& circumstances, const Comparison& comparison)
{
    constexpr int mostAhead = 2;
    if (!comparison.white || !comparison.black) {
        return std::nullopt;
    }
    const int white = comparison.white->length;
    const int black = comparison.black->length;
    const Color writer = white > black ? Color::White : Color::Black;
    std::array<std::optional<int>, 2> shown;
    for (const Color side : {Color::White, Color::Black}) {
        const auto& board =
            side == Color::White ? circumstances.whiteBoard : circumstances.blackBoard;
        for (std::size_t n = comparison.game.positions.size(); board && n-- > 0;) {
            if (samePlacement(comparison.game.positions[n], *board)) {
                shown[static_cast<std::size_t>(side)] = static_cast<int>(n);
                break;
            }
        }
    }
    const auto& own = shown[static_cast<std::size_t>(writer)];
    if (!own) {
        return std::nullopt;
    }
    const int last = std::max(*own, shown[static_cast<std::size_t>(opposite(writer))].value_or(0));
    const bool ahead = last >= std::min(white, black) && last < std::max(white, black) &&
                       std::max(white, black) - last <= mostAhead;
    return ahead ? std::optional(last) : std::nullopt;
}

/// The pawn itself was left on the last rank on both boards: until the law says otherwise the
/// entry stands for a queen (7.5.2).
std::optional<score::EstablishedMove> pawnTakenForQueen(const Circumstances& circumstances,
                                                        const Comparison& comparison)
{
    if (comparison.game.moves.empty()) {
        return std::nullopt;
    }
    const Move last = comparison.game.moves.back();
    if (!last.promotion() || *last.promotion() == PieceType::Queen) {
        return std::nullopt;
    }
    for (const auto* board : {&circumstances.whiteBoard, &circumstances.blackBoard}) {
        const auto piece = *board ? (*board)->at(last.to()) : std::nullopt;
        if (!piece || piece->type != PieceType::Pawn) {
            return std::nullopt;
        }
    }
    return score::EstablishedMove{comparison.game.plies(),
                                  Move(last.from(), last.to(), PieceType::Queen)};
}

/// The moves that both players agree upon, and the scores with them put in.
struct Agreed {
    std::vector<score::EstablishedMove> moves{};
    std::vector<Sheet> sheets{};
};

/// The scores do not have the same move there.
bool partAt(const Comparison& comparison, int ply)
{
    const PlyRecord* white = comparison.white ? recordAt(*comparison.white, ply) : nullptr;
    const PlyRecord* black = comparison.black ? recordAt(*comparison.black, ply) : nullptr;
    if (white == nullptr || black == nullptr) {
        return white != black;
    }
    return !white->move || white->move != black->move;
}

bool isConcededByBoth(const Facts& facts, int ply)
{
    const auto by = [&](Color side) {
        return std::any_of(facts.concedes.begin(), facts.concedes.end(),
                           [&](const SidePly& one) { return one.ply == ply && one.side == side; });
    };
    return by(Color::White) && by(Color::Black);
}

/// The concessions that both players accept: those stated, else what was answered.
std::vector<SidePly> agreedConcessions(const Facts& facts, const Comparison& comparison)
{
    if (answerIn(facts, question::concessionAgreed) != "yes") {
        return {};
    }
    std::vector<SidePly> agreed = usedConcessions(facts, comparison);
    if (const auto answered = concessionOf(facts, comparison); agreed.empty() && answered) {
        agreed.push_back(*answered);
    }
    return agreed;
}

std::optional<Agreed> agreedMoves(const Circumstances& circumstances, const Comparison& comparison,
                                  const std::vector<Sheet>& sheets)
{
    const Facts& facts = circumstances.facts;
    Agreed agreed{{}, sheets};
    if (const auto sealed = sealedWhereTheyPart(circumstances, comparison, sheets)) {
        agreed.moves.push_back(*sealed);
    }
    if (const auto played = saidToBePlayed(facts, comparison, sheets)) {
        agreed.moves.push_back({*plyAskedAbout(comparison, sheets), *played});
    }
    for (const SidePly& conceded : agreedConcessions(facts, comparison)) {
        const auto& other = conceded.side == Color::White ? comparison.black : comparison.white;
        const PlyRecord* record = other ? recordAt(*other, conceded.ply) : nullptr;
        if (record != nullptr && record->move) {
            agreed.moves.push_back({conceded.ply, *record->move});
        }
    }
    if (agreed.moves.empty()) {
        return std::nullopt;
    }
    for (const score::EstablishedMove& move : agreed.moves) {
        for (const auto* line : {&comparison.white, &comparison.black}) {
            if (*line) {
                makeExact(agreed.sheets, **line, comparison, move.ply, move.move);
            }
        }
    }
    return agreed;
}

/// Answers about the places where the scores part again after what was conceded first, in order.
std::vector<std::string> furtherConcessions(const Facts& facts, const Comparison& stated)
{
    std::vector<std::string> said;
    if (answerIn(facts, question::concessionAgreed) != "yes") {
        return said;
    }
    const bool firstIsStated = !usedConcessions(facts, stated).empty();
    for (const std::string_view id :
         {question::doesAPlayerConcede, question::doesAPlayerConcedeAgain}) {
        const auto answer = answerIn(facts, id);
        if (!answer || *answer == "none") {
            return said;
        }
        if (firstIsStated || id != question::doesAPlayerConcede) {
            said.push_back(*answer);
        }
    }
    return said;
}

/// Puts in what a player concedes where the scores part after all that was agreed before.
bool concedeNext(const std::string& said, const Comparison& after, Agreed& agreed)
{
    if (!after.firstDivergence) {
        return false;
    }
    const int ply = after.firstDivergence->ply;
    const auto& other = said == "white" ? after.black : after.white;
    const PlyRecord* record = other ? recordAt(*other, ply) : nullptr;
    if (record == nullptr || !record->move) {
        return false;
    }
    agreed.moves.push_back({ply, *record->move});
    for (const auto* line : {&after.white, &after.black}) {
        if (*line) {
            makeExact(agreed.sheets, **line, after, ply, *record->move);
        }
    }
    return true;
}

}  // namespace

bool canHaveBeenMade(const Comparison& comparison, int ply, Move move)
{
    const Position* before = positionBefore(comparison, ply);
    const auto piece = before != nullptr ? before->at(move.from()) : std::nullopt;
    return piece && piece->color == before->sideToMove() && move.from() != move.to();
}

std::optional<int> plyAskedAbout(const Comparison& comparison, const std::vector<Sheet>& sheets)
{
    if (comparison.firstDivergence) {
        return comparison.firstDivergence->ply;
    }
    const std::vector<int> unattested = unattestedPlies(comparison, sheets);
    return unattested.size() == 1 ? std::optional(unattested.front()) : std::nullopt;
}

std::optional<Move> saidToBePlayed(const Facts& facts, const Comparison& comparison,
                                   const std::vector<Sheet>& sheets)
{
    const auto said = answerIn(facts, question::whatWasReallyPlayed);
    const auto move = said ? chess::parseUci(*said) : std::nullopt;
    const auto ply = plyAskedAbout(comparison, sheets);
    const bool possible = move && ply && canHaveBeenMade(comparison, *ply, *move);
    return possible ? std::optional(*move) : std::nullopt;
}

bool bearsOnTheScores(std::string_view question)
{
    constexpr std::array bearing = {
        question::areCopiedEntriesAccepted, question::concessionAgreed,
        question::doesAPlayerConcede,       question::doesAPlayerConcedeAgain,
        question::whatWasReallyPlayed,      question::whichPieceWasMeant,
        question::whichPromotionPiece,      question::whichScoreIsOfficial};
    return std::find(bearing.begin(), bearing.end(), question) != bearing.end();
}

std::vector<SidePly> usedConcessions(const Facts& facts, const Comparison& comparison)
{
    std::vector<SidePly> used;
    std::copy_if(facts.concedes.begin(), facts.concedes.end(), std::back_inserter(used),
                 [&](const SidePly& one) {
                     return partAt(comparison, one.ply) && !isConcededByBoth(facts, one.ply);
                 });
    return used;
}

std::optional<SidePly> concessionOf(const Facts& facts, const Comparison& comparison)
{
    if (const auto used = usedConcessions(facts, comparison); !used.empty()) {
        return used.front();
    }
    const auto said = answerIn(facts, question::doesAPlayerConcede);
    if (!said || *said == "none" || !comparison.firstDivergence) {
        return std::nullopt;
    }
    return SidePly{*said == "white" ? Color::White : Color::Black, comparison.firstDivergence->ply};
}

EstablishedScores compareEstablished(const Circumstances& circumstances,
                                     const std::vector<Sheet>& sheets)
{
    const Position& start = circumstances.start;
    EstablishedForScores established = statedFor(circumstances);
    // Moves completed say how far the game went beyond the sheets, never that it was shorter.
    const auto completed = std::exchange(established.pliesMade, std::nullopt);
    EstablishedScores result;
    result.comparison = score::compare(start, sheets, established);
    const auto changed = answeredSheets(circumstances, result.comparison, sheets);
    const std::vector<Sheet>& used = changed ? *changed : sheets;
    bool again = changed.has_value();
    if (completed && *completed > result.comparison.game.plies()) {
        established.pliesMade = completed;
        again = true;
    } else if (const auto shown = pliesShown(circumstances, result.comparison)) {
        established.pliesMade = shown;
        again = true;
    }
    if (const auto queen = pawnTakenForQueen(circumstances, result.comparison)) {
        established.moves.push_back(*queen);
        again = true;
    }
    if (const auto shown = unattestedMoveShown(circumstances, result.comparison, sheets)) {
        established.moves.push_back(*shown);
        again = true;
    }
    if (again) {
        result.comparison = score::compare(start, used, established);
    }
    if (auto agreed = agreedMoves(circumstances, result.comparison, used)) {
        result.withConcessions = score::compare(start, agreed->sheets, established);
        for (const auto& said : furtherConcessions(circumstances.facts, result.comparison)) {
            if (!concedeNext(said, *result.withConcessions, *agreed)) {
                break;
            }
            result.withConcessions = score::compare(start, agreed->sheets, established);
        }
        established.moves.insert(established.moves.end(), agreed->moves.begin(),
                                 agreed->moves.end());
        result.comparison = score::compare(start, used, established);
    }
    result.unattested = unattestedPlies(result.comparison, sheets);
    std::erase_if(result.unattested, [&](int ply) {
        return std::any_of(established.moves.begin(), established.moves.end(),
                           [ply](const score::EstablishedMove& move) { return move.ply == ply; });
    });
    return result;
}

}  // namespace diptych::law
