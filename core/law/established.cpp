#include "core/law/established.h"

#include "core/law/evidence.h"
#include "core/law/question_ids.h"

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
using score::PlyState;
using score::ScoreLine;
using score::Sheet;

namespace {

std::optional<std::string> answer(const Facts& facts, std::string_view question)
{
    const auto found = facts.answers.find(std::string(question));
    return found == facts.answers.end() ? std::nullopt : std::optional(found->second);
}

EstablishedForScores statedFor(const Circumstances& circumstances)
{
    const Facts& facts = circumstances.facts;
    EstablishedForScores established;
    for (const SidePly& stopped : facts.stopped) {
        (stopped.side == Color::White ? established.whiteStoppedAt : established.blackStoppedAt) =
            stopped.ply;
    }
    if (const auto official = answer(facts, question::whichScoreIsOfficial)) {
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

const PlyRecord* recordAt(const ScoreLine& line, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    return ply >= 1 && index < line.plies.size() ? &line.plies[index] : nullptr;
}

/// The position before a ply of the game; null past its end, where a score may still go on.
const Position* positionBefore(const Comparison& comparison, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    const auto& positions = comparison.game.positions;
    return ply >= 1 && index < positions.size() ? &positions[index] : nullptr;
}

/// Makes the entry of one ply say exactly one move.
void makeExact(std::vector<Sheet>& sheets, const ScoreLine& line, const Comparison& comparison,
               int ply, Move move)
{
    const PlyRecord* record = recordAt(line, ply);
    const Position* before = positionBefore(comparison, ply);
    if (record == nullptr || !record->entry || before == nullptr) {
        return;
    }
    chess::SanToken token;
    if (const auto piece = before->at(move.from())) {
        token.piece = piece->type;
    }
    token.fromFile = fileOf(move.from());
    token.fromRank = rankOf(move.from());
    token.toFile = fileOf(move.to());
    token.toRank = rankOf(move.to());
    token.promotion = move.promotion();
    sheets[line.sheet].entries[*record->entry].readings = {
        {token, 0.0, notation::ReadingReason::AsWritten}};
}

/// 8.5.2: a score whose copied part is not accepted ends where the copying began.
void endWhereCopied(std::vector<Sheet>& sheets, const ScoreLine& line, int fromPly)
{
    std::size_t kept = 0;
    for (int ply = 1; ply < fromPly; ++ply) {
        const PlyRecord* record = recordAt(line, ply);
        if (record != nullptr && record->entry) {
            kept = std::max(kept, *record->entry + 1);
        }
    }
    auto& entries = sheets[line.sheet].entries;
    entries.resize(std::min(kept, entries.size()));
}

bool isAmbiguous(const PlyRecord& record)
{
    return record.state == PlyState::Ambiguous;
}

/// How much dearer than the best reading another may be and still be meant as well: "Nd2" is either
/// knight, but "bxc3" on a sheet with capitals hardly the bishop.
constexpr double asWell = 0.25;

/// An ambiguous entry can mean a move as well as anything else.
bool mayMean(const std::vector<Sheet>& sheets, const ScoreLine& line, const Comparison& comparison,
             int ply, Move move)
{
    const PlyRecord* record = recordAt(line, ply);
    const Position* before = positionBefore(comparison, ply);
    if (record == nullptr || !record->entry || before == nullptr || !isAmbiguous(*record)) {
        return false;
    }
    const auto& readings = sheets[line.sheet].entries[*record->entry].readings;
    return std::any_of(readings.begin(), readings.end(), [&](const notation::Reading& reading) {
        return reading.cost <= readings.front().cost + asWell &&
               chess::matches(*before, reading.token).contains(move);
    });
}

/// The other player's entry keeps what it says plainly when one ambiguous entry is explained.
void keepPlainReadings(std::vector<Sheet>& sheets, const ScoreLine& line, int ply)
{
    const PlyRecord* record = recordAt(line, ply);
    if (record == nullptr || !record->entry || !isAmbiguous(*record)) {
        return;
    }
    notation::Readings& readings = sheets[line.sheet].entries[*record->entry].readings;
    const double most = readings.empty() ? 0.0 : readings.front().cost + asWell;
    std::erase_if(readings, [&](const notation::Reading& reading) { return reading.cost > most; });
}

std::optional<PieceType> pieceNamed(const std::string& choice)
{
    const auto piece =
        choice.size() == 1 ? chess::pieceFromFenLetter(choice.front()) : std::nullopt;
    return piece ? std::optional(piece->type) : std::nullopt;
}

using Lines = std::array<const ScoreLine*, 2>;

Lines linesOf(const Comparison& comparison)
{
    return {comparison.white ? &*comparison.white : nullptr,
            comparison.black ? &*comparison.black : nullptr};
}

/// which-piece-was-meant: the entries that can mean the move are made exact.
void putMeaning(std::vector<Sheet>& sheets, const Comparison& comparison, Move meant)
{
    const std::vector<Sheet> asWritten = sheets;
    const Lines lines = linesOf(comparison);
    for (int ply = 1; ply <= comparison.game.plies(); ++ply) {
        const auto fits = [&](const ScoreLine* line) {
            return line != nullptr && mayMean(asWritten, *line, comparison, ply, meant);
        };
        if (std::none_of(lines.begin(), lines.end(), fits)) {
            continue;
        }
        for (const ScoreLine* line : lines) {
            if (fits(line)) {
                makeExact(sheets, *line, comparison, ply, meant);
            } else if (line != nullptr) {
                keepPlainReadings(sheets, *line, ply);
            }
        }
    }
}

/// which-promotion-piece: the entries that name no new piece name this one.
void putNewPiece(std::vector<Sheet>& sheets, const Comparison& comparison, PieceType newPiece)
{
    for (int ply = 1; ply <= comparison.game.plies(); ++ply) {
        const Move move = comparison.game.moves[static_cast<std::size_t>(ply) - 1];
        for (const ScoreLine* line : linesOf(comparison)) {
            const PlyRecord* record = line != nullptr ? recordAt(*line, ply) : nullptr;
            if (record != nullptr && isAmbiguous(*record) && move.promotion()) {
                makeExact(sheets, *line, comparison, ply, Move(move.from(), move.to(), newPiece));
            }
        }
    }
}

/// Puts the answers about single entries into copies of the sheets; absent when there are none.
std::optional<std::vector<Sheet>> answeredSheets(const Facts& facts, const Comparison& comparison,
                                                 const std::vector<Sheet>& sheets)
{
    const auto meant = answer(facts, question::whichPieceWasMeant);
    const Move meantMove = meant ? chess::parseUci(*meant).value_or(Move{}) : Move{};
    const auto promotion = answer(facts, question::whichPromotionPiece);
    const auto newPiece = promotion ? pieceNamed(*promotion) : std::nullopt;
    const bool endCopied = answer(facts, question::areCopiedEntriesAccepted) == "no";
    if (meantMove == Move{} && !newPiece && !endCopied) {
        return std::nullopt;
    }
    std::vector<Sheet> changed = sheets;
    if (meantMove != Move{}) {
        putMeaning(changed, comparison, meantMove);
    }
    if (newPiece) {
        putNewPiece(changed, comparison, *newPiece);
    }
    for (const SidePly& copied : facts.copied) {
        const ScoreLine* line = linesOf(comparison)[static_cast<std::size_t>(copied.side)];
        if (endCopied && line != nullptr) {
            endWhereCopied(changed, *line, copied.ply);
        }
    }
    return changed;
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

std::optional<Agreed> agreedMoves(const Facts& facts, const Comparison& comparison,
                                  const std::vector<Sheet>& sheets)
{
    Agreed agreed{{}, sheets};
    const auto& divergence = comparison.firstDivergence;
    if (const auto played = answer(facts, question::whatWasReallyPlayed)) {
        const auto move = chess::parseUci(*played);
        if (move && divergence) {
            agreed.moves.push_back({divergence->ply, *move});
        }
    }
    const auto conceded = concessionOf(facts, comparison);
    if (conceded && answer(facts, question::concessionAgreed) == "yes") {
        const auto& other = conceded->side == Color::White ? comparison.black : comparison.white;
        const PlyRecord* record = other ? recordAt(*other, conceded->ply) : nullptr;
        if (record != nullptr && record->move) {
            agreed.moves.push_back({conceded->ply, *record->move});
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

}  // namespace

bool bearsOnTheScores(std::string_view question)
{
    constexpr std::array bearing = {
        question::areCopiedEntriesAccepted, question::concessionAgreed,
        question::doesAPlayerConcede,       question::whatWasReallyPlayed,
        question::whichPieceWasMeant,       question::whichPromotionPiece,
        question::whichScoreIsOfficial};
    return std::find(bearing.begin(), bearing.end(), question) != bearing.end();
}

std::optional<SidePly> concessionOf(const Facts& facts, const Comparison& comparison)
{
    if (!facts.concedes.empty()) {
        return facts.concedes.front();
    }
    const auto said = answer(facts, question::doesAPlayerConcede);
    if (!said || *said == "none" || !comparison.firstDivergence) {
        return std::nullopt;
    }
    return SidePly{*said == "white" ? Color::White : Color::Black, comparison.firstDivergence->ply};
}

EstablishedScores compareEstablished(const Circumstances& circumstances,
                                     const std::vector<Sheet>& sheets)
{
    const Position& start = circumstances.start;
    const Facts& facts = circumstances.facts;
    EstablishedForScores established = statedFor(circumstances);
    // Moves completed say how far the game went beyond the sheets, never that it was shorter.
    const auto completed = std::exchange(established.pliesMade, std::nullopt);
    EstablishedScores result;
    result.comparison = score::compare(start, sheets, established);
    const auto changed = answeredSheets(facts, result.comparison, sheets);
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
    if (again) {
        result.comparison = score::compare(start, used, established);
    }
    if (const auto agreed = agreedMoves(facts, result.comparison, used)) {
        result.withConcessions = score::compare(start, agreed->sheets, established);
        established.moves.insert(established.moves.end(), agreed->moves.begin(),
                                 agreed->moves.end());
        result.comparison = score::compare(start, used, established);
    }
    return result;
}

}  // namespace diptych::law
