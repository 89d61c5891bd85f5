#include "app/session/candidates.h"

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"
#include "core/notation/utf8.h"
#include "core/score/ink_costs.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace diptych::session {

namespace {

using notation::ReadingReason;

CandidateReason reasonOf(ReadingReason reason)
{
    switch (reason) {
    case ReadingReason::AsWritten:
        return CandidateReason::AsWritten;
    case ReadingReason::LowerCase:
        return CandidateReason::LowerCase;
    case ReadingReason::OtherDialect:
        return CandidateReason::OtherDialect;
    case ReadingReason::Coordinates:
        return CandidateReason::Coordinates;
    case ReadingReason::Mirrored:
        return CandidateReason::Mirrored;
    case ReadingReason::CharacterConfusion:
        return CandidateReason::Confusion;
    }
    return CandidateReason::AsWritten;
}

class Candidates {
public:
    void add(chess::Move move, CandidateReason reason)
    {
        const auto known = std::find_if(m_found.begin(), m_found.end(),
                                        [&](const auto& c) { return c.move == move; });
        if (known == m_found.end()) {
            m_found.push_back({move, {reason}});
        } else if (std::find(known->reasons.begin(), known->reasons.end(), reason) ==
                   known->reasons.end()) {
            known->reasons.push_back(reason);
        }
    }

    /// Moves for which more speaks come first.
    std::vector<EntryCandidate> ranked()
    {
        std::stable_sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) {
            return a.reasons.size() > b.reasons.size();
        });
        return m_found;
    }

private:
    std::vector<EntryCandidate> m_found{};
};

/// One character replaced, left out or added.
bool isOneCharacterAway(const std::u32string& a, const std::u32string& b)
{
    const auto& shorter = a.size() <= b.size() ? a : b;
    const auto& longer = a.size() <= b.size() ? b : a;
    if (longer.size() - shorter.size() > 1) {
        return false;
    }
    const std::size_t first = static_cast<std::size_t>(
        std::mismatch(shorter.begin(), shorter.end(), longer.begin()).first - shorter.begin());
    const std::size_t skipped = longer.size() == shorter.size() ? 1 : 0;
    return first >= shorter.size() || shorter.substr(first + skipped) == longer.substr(first + 1);
}

std::u32string plain(std::string_view text)
{
    std::u32string result = notation::toCodePoints(text);
    std::erase_if(result, [](char32_t c) { return std::u32string_view(U"x:+#=- ").find(c) < 7; });
    return result;
}

const score::ScoreLine* lineOfKeeper(const Desk& desk, chess::Color keeper)
{
    const auto& line = keeper == chess::Color::White ? desk.assessment.comparison.white
                                                     : desk.assessment.comparison.black;
    return line ? &*line : nullptr;
}

std::optional<chess::Move> moveAt(const score::ScoreLine* line, int ply)
{
    const auto index = static_cast<std::size_t>(ply - 1);
    return line && index < line->plies.size() ? line->plies[index].move : std::nullopt;
}

/// The moves that the ink of a cell fits best.
void addInk(Candidates& candidates, const score::InkReading& ink, const chess::Position& position)
{
    constexpr std::size_t most = 5;
    const chess::MoveList moves = chess::legalMoves(position);
    score::InkCosts inkCosts(ink);
    const score::Costs costs;
    std::vector<double> found;
    inkCosts.ofMoves(position, moves, moves.size(), costs, found);
    std::vector<std::pair<double, chess::Move>> ranked;
    for (std::size_t i = 0; i < moves.size() && i < found.size(); ++i) {
        if (found[i] < costs.anotherMove) {
            ranked.emplace_back(found[i], moves[i]);
        }
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < std::min(most, ranked.size()); ++i) {
        candidates.add(ranked[i].second, CandidateReason::Picture);
    }
}

void addReadings(Candidates& candidates, const score::Entry& entry, const chess::Position& position)
{
    for (const notation::Reading& reading : entry.readings) {
        for (const chess::Move move : chess::matches(position, reading.token)) {
            candidates.add(move, reasonOf(reading.reason));
        }
    }
}

void addNeighbours(Candidates& candidates, const std::string& written,
                   const chess::Position& position, const std::string& dialectCode)
{
    const notation::Dialect* dialect = notation::findDialect(dialectCode);
    if (dialect == nullptr) {
        dialect = notation::findDialect("en");
    }
    const std::u32string text = plain(written);
    if (text.size() < 2) {
        return;
    }
    for (const chess::Move move : chess::legalMoves(position)) {
        const std::u32string other = plain(notation::writeMove(position, move, *dialect));
        if (other != text && isOneCharacterAway(text, other)) {
            candidates.add(move, CandidateReason::OneCharacter);
        }
    }
}

}  // namespace

std::vector<EntryCandidate> candidatesFor(const Desk& desk, chess::Color keeper, int ply)
{
    const score::ScoreLine* line = lineOfKeeper(desk, keeper);
    const auto index = static_cast<std::size_t>(ply - 1);
    if (line == nullptr || ply < 1 || index >= line->plies.size() ||
        index >= line->positions.size()) {
        return {};
    }
    const chess::Position& position = line->positions[index];
    const score::PlyRecord& record = line->plies[index];
    Candidates candidates;
    const score::Sheet* sheet =
        line->sheet < desk.sheets.size() ? &desk.sheets[line->sheet] : nullptr;
    if (sheet && record.entry && *record.entry < sheet->entries.size()) {
        const score::Entry& entry = sheet->entries[*record.entry];
        if (entry.ink) {
            addInk(candidates, *entry.ink, position);
        }
        addReadings(candidates, entry, position);
        addNeighbours(candidates, entry.text, position, sheet->dialect);
    }
    const auto other = moveAt(lineOfKeeper(desk, chess::opposite(keeper)), ply);
    if (other && chess::isLegal(position, *other)) {
        candidates.add(*other, CandidateReason::OtherScore);
    }
    const auto& game = desk.assessment.comparison.game.moves;
    if (index < game.size() && chess::isLegal(position, game[index])) {
        candidates.add(game[index], CandidateReason::LikeliestGame);
    }
    return candidates.ranked();
}

}  // namespace diptych::session
