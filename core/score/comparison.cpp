#include "core/score/comparison.h"

#include "core/chess/movegen.h"
#include "core/score/decoder.h"
#include "core/score/differences.h"
#include "core/score/explanation.h"
#include "core/score/ink_settling.h"
#include "core/score/score_line.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace diptych::score {

using chess::Color;
using chess::Ending;
using chess::Move;
using chess::Position;

namespace {

/// A sheet may end this many entries before the other and still be whole.
constexpr int mayLag = 2;
/// Below this certainty a ply of the game is called doubtful.
constexpr double doubtLimit = 0.9;

bool isUsable(const Sheet& sheet)
{
    return sheet.admissibility == Admissibility::Evidence &&
           std::any_of(sheet.entries.begin(), sheet.entries.end(),
                       [](const Entry& entry) { return !entry.readings.empty(); });
}

const Sheet* sheetOf(const std::vector<Sheet>& sheets, Keeper keeper)
{
    for (const Sheet& sheet : sheets) {
        if (sheet.keeper == keeper && isUsable(sheet)) {
            return &sheet;
        }
    }
    return nullptr;
}

/// The sheet that is compared for a player: the official one, his own, or his assistant's.
const Sheet* scoreFor(const std::vector<Sheet>& sheets, Keeper player, Keeper assistant,
                      std::optional<Keeper> official)
{
    if (official) {
        return sheetOf(sheets, *official);
    }
    const Sheet* own = sheetOf(sheets, player);
    return own != nullptr ? own : sheetOf(sheets, assistant);
}

/// The sheets that are decoded together: White's, Black's, then the witnesses.
struct Bench {
    const Sheet* white = nullptr;
    const Sheet* black = nullptr;
    std::vector<const Sheet*> all{};

    std::optional<std::size_t> indexOf(const Sheet* sheet) const
    {
        const auto found = std::find(all.begin(), all.end(), sheet);
        if (sheet == nullptr || found == all.end()) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(found - all.begin());
    }
};

Bench seat(const std::vector<Sheet>& sheets, const EstablishedForScores& established)
{
    Bench bench;
    bench.white =
        scoreFor(sheets, Keeper::White, Keeper::AssistantWhite, established.officialWhite);
    bench.black =
        scoreFor(sheets, Keeper::Black, Keeper::AssistantBlack, established.officialBlack);
    // An assistant whose player is not named stands in where exactly one score is missing.
    const Sheet* assistant = sheetOf(sheets, Keeper::Assistant);
    if (assistant != nullptr && bench.white == nullptr && bench.black != nullptr) {
        bench.white = assistant;
    } else if (assistant != nullptr && bench.black == nullptr && bench.white != nullptr) {
        bench.black = assistant;
    }
    for (const Sheet* sheet : {bench.white, bench.black}) {
        if (sheet != nullptr) {
            bench.all.push_back(sheet);
        }
    }
    for (const Sheet& sheet : sheets) {
        if (isUsable(sheet) && !bench.indexOf(&sheet) && bench.all.size() < maxSheets) {
            bench.all.push_back(&sheet);
        }
    }
    return bench;
}

/// Cuts a game off where it had ended by the rules, and beyond the last move really made.
void cutOff(Decoding& decoding, Game& game, std::optional<int> pliesMade)
{
    std::size_t end = decoding.plies.size();
    for (std::size_t n = 0; n < decoding.positions.size(); ++n) {
        const Ending ending = chess::endingOf(decoding.positions[n]);
        if (ending != Ending::None) {
            game.ending = ending;
            game.endedAt = static_cast<int>(n);
            end = n;
            break;
        }
    }
    if (pliesMade && *pliesMade >= 0) {
        end = std::min(end, static_cast<std::size_t>(*pliesMade));
    }
    for (std::size_t i = end; i < decoding.plies.size(); ++i) {
        for (std::size_t s = 0; s < decoding.voidEntries.size(); ++s) {
            if (const auto entry = decoding.plies[i].sheets[s].entry) {
                decoding.voidEntries[s].push_back(*entry);
            }
        }
    }
    decoding.plies.resize(end);
    decoding.positions.erase(decoding.positions.begin() + static_cast<long>(end) + 1,
                             decoding.positions.end());
}

double certaintyOf(const DecodedPly& ply)
{
    return 1.0 / (1.0 + std::exp(-ply.margin));
}

void noteDoubts(Game& game)
{
    game.confidence = 1.0;
    game.doubtful.clear();
    for (std::size_t i = 0; i < game.certainty.size(); ++i) {
        game.confidence *= game.certainty[i];
        if (game.certainty[i] < doubtLimit) {
            game.doubtful.push_back(static_cast<int>(i) + 1);
        }
    }
}

void fillGame(Game& game, const Decoding& decoding)
{
    game.positions = decoding.positions;
    for (const DecodedPly& ply : decoding.plies) {
        game.moves.push_back(ply.move);
        game.certainty.push_back(certaintyOf(ply));
    }
    noteDoubts(game);
}

/// The ink knows better than the readings that it left how sure a move is.
void weighInk(Game& game, const SettledInk& settled)
{
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const bool told = i < settled.moves.size() && settled.moves[i] == game.moves[i];
        if (told) {
            game.certainty[i] = settled.certainties[i];
        }
    }
    noteDoubts(game);
}

DivergenceKind divergenceKind(const PlyRecord& white, const PlyRecord& black,
                              const Position& before)
{
    if (isImpossible(white) || isImpossible(black) || !white.move || !black.move) {
        return DivergenceKind::Illegal;
    }
    const Move a = *white.move;
    const Move b = *black.move;
    if (a.from() == b.from() && a.to() == b.to()) {
        return DivergenceKind::Promotion;
    }
    const auto castles = [&](Move move) {
        const auto piece = before.at(move.from());
        return piece && piece->type == chess::PieceType::King &&
               std::abs(fileOf(move.from()) - fileOf(move.to())) == 2;
    };
    return castles(a) && castles(b) ? DivergenceKind::Castling : DivergenceKind::DifferentMove;
}

DivergentEntry divergentEntry(const Sheet& sheet, const PlyRecord& record)
{
    return {sheet.keeper, sheet.entries[*record.entry].text, record.move};
}

/// What is found by holding the two compared scores against each other.
class Pair {
public:
    Pair(const Decoding& game, const Sheet& white, const ScoreLine& whiteLine, const Sheet& black,
         const ScoreLine& blackLine)
        : m_game(game)
        , m_white(white)
        , m_whiteLine(whiteLine)
        , m_black(black)
        , m_blackLine(blackLine)
    {}

    std::optional<Divergence> firstDivergence() const
    {
        for (std::size_t i = 0; i < m_game.plies.size(); ++i) {
            const PlyRecord& w = m_whiteLine.plies[i];
            const PlyRecord& b = m_blackLine.plies[i];
            const Position& beforeW = m_whiteLine.positions[i];
            const Position& beforeB = m_blackLine.positions[i];
            if (!canMeanTheSame(w, m_white, beforeW, b, m_black, beforeB)) {
                return Divergence{static_cast<int>(i) + 1, divergenceKind(w, b, beforeW),
                                  divergentEntry(m_white, w), divergentEntry(m_black, b)};
            }
        }
        return std::nullopt;
    }

    /// Plies before the first impossible entry that does not correspond: beyond it a score shows
    /// no position any more.
    int firstBreak() const
    {
        for (std::size_t i = 0; i < m_game.plies.size(); ++i) {
            const PlyRecord& w = m_whiteLine.plies[i];
            const PlyRecord& b = m_blackLine.plies[i];
            if ((isImpossible(w) || isImpossible(b)) &&
                !canMeanTheSame(w, m_white, m_whiteLine.positions[i], b, m_black,
                                m_blackLine.positions[i])) {
                return static_cast<int>(i);
            }
        }
        return static_cast<int>(m_game.plies.size());
    }

    int agreement(const std::vector<IllegalPly>& illegal) const
    {
        int limit = std::min(firstBreak(), std::min(m_whiteLine.length, m_blackLine.length));
        for (const IllegalPly& ply : illegal) {
            limit = std::min(limit, ply.inBothScores ? ply.ply - 1 : limit);
        }
        for (int n = limit; n > 0; --n) {
            const auto i = static_cast<std::size_t>(n);
            if (m_whiteLine.positions[i] == m_blackLine.positions[i]) {
                return n;
            }
        }
        return 0;
    }

    std::vector<Evidence> evidence(const Divergence& divergence) const
    {
        std::vector<Evidence> result;
        const auto before = static_cast<std::size_t>(divergence.ply) - 1;
        for (const ScoreLine* line : {&m_whiteLine, &m_blackLine}) {
            const PlyRecord& record = line->plies[before];
            const Position& position = line->positions[before];
            if (!record.move || !chess::isLegal(position, *record.move)) {
                continue;
            }
            Evidence evidence;
            evidence.hypothesis = line->keeper;
            evidence.ply = divergence.ply;
            evidence.move = *record.move;
            evidence.whiteLegalTo =
                legalTo(m_game, m_white, m_whiteLine, divergence.ply, position, *record.move);
            evidence.blackLegalTo =
                legalTo(m_game, m_black, m_blackLine, divergence.ply, position, *record.move);
            evidence.finalPosition = line->positions.back();
            result.push_back(std::move(evidence));
        }
        return result;
    }

private:
    const Decoding& m_game;
    const Sheet& m_white;
    const ScoreLine& m_whiteLine;
    const Sheet& m_black;
    const ScoreLine& m_blackLine;
};

/// Fills a Comparison step by step.
class Comparer {
public:
    Comparer(const Position& start, const std::vector<Sheet>& sheets,
             const EstablishedForScores& established)
        : m_sheets(sheets)
        , m_bench(seat(sheets, established))
        , m_established(established)
    {
        m_decoding = decode(start, m_bench.all, established.moves);
    }

    Comparison run()
    {
        cutOff(m_decoding, m_result.game, m_established.pliesMade);
        fillGame(m_result.game, m_decoding);
        layLines();
        findIllegal();
        if (m_bench.white != nullptr && m_bench.black != nullptr) {
            comparePair();
        }
        m_result.state = stateOf();
        return std::move(m_result);
    }

private:
    void layLines()
    {
        for (std::size_t s = 0; s < m_bench.all.size(); ++s) {
            const Sheet& sheet = *m_bench.all[s];
            ScoreLine line = layAgainst(m_decoding, sheet, s);
            line.sheet = static_cast<std::size_t>(&sheet - m_sheets.data());
            const auto differences = differencesOf(m_decoding, sheet, line, s);
            if (&sheet == m_bench.white || &sheet == m_bench.black) {
                addDifferences(differences, line);
            }
            if (&sheet == m_bench.white) {
                m_result.white = std::move(line);
            } else if (&sheet == m_bench.black) {
                m_result.black = std::move(line);
            } else {
                m_result.witnesses.push_back(std::move(line));
            }
        }
        std::stable_sort(m_result.differences.begin(), m_result.differences.end(),
                         [](const Difference& a, const Difference& b) { return a.ply < b.ply; });
    }

    /// Entries after the end of the game are void and are no difference.
    void addDifferences(const std::vector<Difference>& differences, const ScoreLine& line)
    {
        for (Difference difference : differences) {
            const bool isVoid =
                difference.entry && std::find(line.voidEntries.begin(), line.voidEntries.end(),
                                              *difference.entry) != line.voidEntries.end();
            const bool atEnd = isVoid && difference.ply >= m_result.game.plies();
            if (atEnd && m_result.game.ending != Ending::None) {
                continue;
            }
            if (atEnd && m_established.pliesMade) {
                difference.kind = DifferenceKind::WrittenAhead;
            }
            m_result.differences.push_back(difference);
        }
    }

    void findIllegal()
    {
        const auto carries = [](const std::optional<ScoreLine>& line, std::size_t i, Move move) {
            return line && line->plies[i].state == PlyState::Illegal && line->plies[i].move == move;
        };
        for (std::size_t i = 0; i < m_decoding.plies.size(); ++i) {
            const DecodedPly& ply = m_decoding.plies[i];
            if (!ply.legal) {
                m_result.illegal.push_back(
                    {static_cast<int>(i) + 1, ply.move,
                     chess::whyIllegal(m_decoding.positions[i], ply.move),
                     carries(m_result.white, i, ply.move) && carries(m_result.black, i, ply.move)});
            }
        }
    }

    void comparePair()
    {
        const Pair pair(m_decoding, *m_bench.white, *m_result.white, *m_bench.black,
                        *m_result.black);
        m_result.firstDivergence = pair.firstDivergence();
        const int agreement = pair.agreement(m_result.illegal);
        int strict = agreement;
        if (m_result.firstDivergence) {
            strict = m_result.firstDivergence->ply - 1;
            m_result.evidence = pair.evidence(*m_result.firstDivergence);
            addSupport();
        }
        const auto at = [&](int ply) {
            return Agreement{ply, m_result.white->positions[static_cast<std::size_t>(ply)]};
        };
        // An illegal move in both scores comes before any difference further on.
        const bool bothIllegal = std::any_of(
            m_result.illegal.begin(), m_result.illegal.end(),
            [&](const IllegalPly& ply) { return ply.inBothScores && ply.ply <= strict; });
        m_result.agreement = at(bothIllegal ? agreement : std::max(agreement, strict));
        m_result.strictAgreement = at(strict);
    }

    /// Witnesses who have the move of a hypothesis.
    void addSupport()
    {
        for (Evidence& evidence : m_result.evidence) {
            const auto i = static_cast<std::size_t>(evidence.ply) - 1;
            for (const ScoreLine& witness : m_result.witnesses) {
                if (witness.plies[i].entry && witness.plies[i].move == evidence.move) {
                    evidence.supportedBy.push_back(witness.keeper);
                }
            }
        }
    }

    bool isIncomplete() const
    {
        const int white = m_result.white->length;
        const int black = m_result.black->length;
        int made = std::max({white, black, m_established.pliesMade.value_or(0)});
        for (const ScoreLine& witness : m_result.witnesses) {
            made = std::max(made, witness.length);
        }
        if (m_result.game.ending != Ending::None) {
            made = std::min(made, m_result.game.plies());
        }
        return made - std::min(white, black) > mayLag;
    }

    ScoresState stateOf() const
    {
        if (m_bench.white == nullptr && m_bench.black == nullptr) {
            return ScoresState::Unusable;
        }
        if (m_bench.white == nullptr || m_bench.black == nullptr) {
            return ScoresState::Incomplete;
        }
        if (m_result.firstDivergence) {
            return ScoresState::Differ;
        }
        // Much is written, and not one move of a game can be made out of it.
        const bool isWritten = !m_bench.white->entries.empty() || !m_bench.black->entries.empty();
        if (isWritten && m_result.game.plies() == 0) {
            return ScoresState::Unusable;
        }
        const auto inBoth = [](const IllegalPly& ply) { return ply.inBothScores; };
        if (std::any_of(m_result.illegal.begin(), m_result.illegal.end(), inBoth)) {
            return ScoresState::CorrespondWithIllegal;
        }
        return isIncomplete() ? ScoresState::Incomplete : ScoresState::Correspond;
    }

    const std::vector<Sheet>& m_sheets;
    Bench m_bench;
    const EstablishedForScores& m_established;
    Decoding m_decoding;
    Comparison m_result;
};

}  // namespace

Comparison compare(const Position& start, const std::vector<Sheet>& sheets,
                   const EstablishedForScores& established)
{
    if (std::none_of(sheets.begin(), sheets.end(), holdsInk)) {
        return Comparer(start, sheets, established).run();
    }
    const SettledInk settled = settleInk(start, sheets, established);
    EstablishedForScores known = established;
    if (std::all_of(sheets.begin(), sheets.end(), holdsInk)) {
        // The readings that are left tell less than the ink did.
        known.moves.clear();
        for (const Move move : settled.moves) {
            known.moves.push_back({static_cast<int>(known.moves.size()) + 1, move});
        }
    }
    Comparison result = Comparer(start, settled.sheets, known).run();
    weighInk(result.game, settled);
    return result;
}

}  // namespace diptych::score
