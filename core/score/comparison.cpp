#include "core/score/comparison.h"

#include "core/score/bench.h"
#include "core/score/decoder.h"
#include "core/score/differences.h"
#include "core/score/ink_settling.h"
#include "core/score/score_line.h"
#include "core/score/score_pair.h"

#include <algorithm>
#include <cmath>

namespace diptych::score {

using chess::Ending;
using chess::Move;
using chess::Position;

namespace {

/// A sheet may end this many entries before the other and still be whole.
constexpr int mayLag = 2;
/// Below this certainty a ply of the game is called doubtful.
constexpr double doubtLimit = 0.9;

/// An entry beyond the last move of the game.
struct EntryBeyond {
    std::size_t sheet = 0;
    std::size_t entry = 0;
    int ply = 0;  ///< at which its move would have been made
};

/// Cuts a game off where it had ended by the rules, and beyond the last move really made.
std::vector<EntryBeyond> cutOff(Decoding& decoding, Game& game, std::optional<int> pliesMade)
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
    std::vector<EntryBeyond> beyond;
    for (std::size_t i = end; i < decoding.plies.size(); ++i) {
        for (std::size_t s = 0; s < decoding.voidEntries.size(); ++s) {
            if (const auto entry = decoding.plies[i].sheets[s].entry) {
                decoding.voidEntries[s].push_back(*entry);
                beyond.push_back({s, *entry, static_cast<int>(i) + 1});
            }
        }
    }
    decoding.plies.resize(end);
    decoding.positions.erase(decoding.positions.begin() + static_cast<long>(end) + 1,
                             decoding.positions.end());
    return beyond;
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

/// Fills a Comparison step by step.
class Comparer {
public:
    Comparer(const Position& start, const std::vector<Sheet>& sheets,
             const EstablishedForScores& established)
        : m_sheets(sheets)
        , m_bench(seated(sheets, established))
        , m_established(established)
    {
        m_decoding = decode(start, m_bench.all, established.moves);
    }

    Comparison run()
    {
        m_beyond = cutOff(m_decoding, m_result.game, m_established.pliesMade);
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
                addDifferences(differences, line, s);
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
    void addDifferences(const std::vector<Difference>& differences, const ScoreLine& line,
                        std::size_t sheet)
    {
        for (Difference difference : differences) {
            const bool isVoid =
                difference.entry && std::find(line.voidEntries.begin(), line.voidEntries.end(),
                                              *difference.entry) != line.voidEntries.end();
            const bool atEnd = isVoid && difference.ply >= m_result.game.plies();
            if (atEnd && m_result.game.ending != Ending::None) {
                continue;
            }
            const auto ahead = std::ranges::find_if(m_beyond, [&](const EntryBeyond& one) {
                return one.sheet == sheet && one.entry == difference.entry;
            });
            if (isVoid && ahead != m_beyond.end()) {
                difference.kind = DifferenceKind::WrittenAhead;
                difference.ply = ahead->ply;
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
        const ScorePair pair(m_decoding, *m_bench.white, *m_result.white, *m_bench.black,
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
    std::vector<EntryBeyond> m_beyond{};
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
