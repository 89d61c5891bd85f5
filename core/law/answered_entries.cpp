#include "core/law/answered_entries.h"

#include "core/law/boards.h"
#include "core/law/evidence.h"
#include "core/law/question_ids.h"

#include <algorithm>
#include <array>
#include <functional>

namespace diptych::law {

using chess::Move;
using chess::PieceType;
using chess::Position;
using score::Comparison;
using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;
using score::Sheet;

namespace {

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

/// Whether the entry of one score at a ply takes on the meaning that was answered.
using Fits = std::function<bool(const ScoreLine& line, int ply)>;

/// The entries that fit say this move from now on, and the others what they say plainly. False:
/// none fits.
bool putMeaning(std::vector<Sheet>& sheets, const Comparison& comparison, Move meant,
                const Fits& fits)
{
    bool any = false;
    const Lines lines = linesOf(comparison);
    for (int ply = 1; ply <= comparison.game.plies(); ++ply) {
        const auto fitsHere = [&](const ScoreLine* line) {
            return line != nullptr && fits(*line, ply);
        };
        if (std::none_of(lines.begin(), lines.end(), fitsHere)) {
            continue;
        }
        any = true;
        for (const ScoreLine* line : lines) {
            if (fitsHere(line)) {
                makeExact(sheets, *line, comparison, ply, meant);
            } else if (line != nullptr) {
                keepPlainReadings(sheets, *line, ply);
            }
        }
    }
    return any;
}

/// The writer's own board shows that he made this move where his entry fits it.
bool isShownOnHisBoard(const Circumstances& circumstances, const Comparison& comparison,
                       const ScoreLine& line, int ply, Move meant)
{
    const auto side = keepsScoreFor(circumstances, line.keeper);
    const PlyRecord* record = recordAt(line, ply);
    if (!side || record == nullptr || !isAmbiguous(*record)) {
        return false;
    }
    const auto& board = *side == Color::White ? circumstances.whiteBoard : circumstances.blackBoard;
    const auto& readings = record->candidates;
    return board && std::find(readings.begin(), readings.end(), meant) != readings.end() &&
           showsOtherMove(comparison.game, *board, ply, meant);
}

/// which-piece-was-meant: the entries that can mean the move are made exact. Where they hardly can,
/// the entry of the player whose board shows the move is.
void putMeaning(const Circumstances& circumstances, std::vector<Sheet>& sheets,
                const Comparison& comparison, Move meant)
{
    const std::vector<Sheet> asWritten = sheets;
    const bool meantPlainly =
        putMeaning(sheets, comparison, meant, [&](const ScoreLine& line, int ply) {
            return mayMean(asWritten, line, comparison, ply, meant);
        });
    if (!meantPlainly) {
        putMeaning(sheets, comparison, meant, [&](const ScoreLine& line, int ply) {
            return isShownOnHisBoard(circumstances, comparison, line, ply, meant);
        });
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

}  // namespace

const PlyRecord* recordAt(const ScoreLine& line, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    return ply >= 1 && index < line.plies.size() ? &line.plies[index] : nullptr;
}

const Position* positionBefore(const Comparison& comparison, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    const auto& positions = comparison.game.positions;
    return ply >= 1 && index < positions.size() ? &positions[index] : nullptr;
}

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

std::optional<std::vector<Sheet>> answeredSheets(const Circumstances& circumstances,
                                                 const Comparison& comparison,
                                                 const std::vector<Sheet>& sheets)
{
    const Facts& facts = circumstances.facts;
    const auto meant = answerIn(facts, question::whichPieceWasMeant);
    const Move meantMove = meant ? chess::parseUci(*meant).value_or(Move{}) : Move{};
    const auto promotion = answerIn(facts, question::whichPromotionPiece);
    const auto newPiece = promotion ? pieceNamed(*promotion) : std::nullopt;
    const bool endCopied = answerIn(facts, question::areCopiedEntriesAccepted) == "no";
    if (meantMove == Move{} && !newPiece && !endCopied) {
        return std::nullopt;
    }
    std::vector<Sheet> changed = sheets;
    if (meantMove != Move{}) {
        putMeaning(circumstances, changed, comparison, meantMove);
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

}  // namespace diptych::law
