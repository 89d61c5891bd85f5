#include "app/cli/warnings.h"

#include "app/session/case_message.h"
#include "core/score/writing.h"
#include "reports/words/phrase_book.h"

#include <ostream>

namespace diptych::cli {

namespace {

bool isBefore(const TextSpan& one, const TextSpan& other)
{
    return one.line != other.line ? one.line < other.line : one.column < other.column;
}

/// Text among the moves that was not taken for one; headings and remarks around them do not matter.
bool isLeftOutOfTheGame(const Diagnostic& diagnostic, const score::Sheet& sheet)
{
    return diagnostic.code == "text-ignored" && !sheet.entries.empty() &&
           isBefore(sheet.entries.front().span, diagnostic.span) &&
           isBefore(diagnostic.span, sheet.entries.back().span);
}

}  // namespace

void warn(const Console& console, const score::Sheet& sheet, const std::string& file)
{
    const auto book = reports::PhraseBook::forLanguage("en");
    for (const Diagnostic& diagnostic : sheet.diagnostics) {
        if (diagnostic.severity != Severity::Note || isLeftOutOfTheGame(diagnostic, sheet)) {
            fail(console, file + ":" + std::to_string(diagnostic.span.line) + ":" +
                              std::to_string(diagnostic.span.column) + ": " +
                              book.diagnostic(diagnostic));
        }
    }
}

void warn(const Console& console, const session::Desk& desk, const std::string& operand)
{
    const std::string name = operand == "-" ? "standard input" : operand;
    for (const Diagnostic& diagnostic : desk.diagnostics) {
        if (diagnostic.severity != Severity::Note) {
            fail(console, session::caseMessage(diagnostic, name));
        }
    }
    for (std::size_t i = 0; i < desk.sheets.size() && i < desk.incident.scores.size(); ++i) {
        warn(console, desk.sheets[i], desk.incident.scores[i].file.value_or(name));
    }
}

Diagnostics numbersOutOfStep(const score::Sheet& sheet, const score::ReplayedSheet& replayed)
{
    Diagnostics found;
    int deviation = 0;
    for (const score::ReplayedEntry& row : replayed.rows) {
        const score::Entry* entry = row.entry ? &sheet.entries[*row.entry] : nullptr;
        const bool placed =
            row.ply && static_cast<std::size_t>(*row.ply) <= replayed.positions.size();
        if (entry == nullptr || !entry->number || !placed) {
            continue;
        }
        const int byEntries =
            replayed.positions[static_cast<std::size_t>(*row.ply) - 1].fullmoveNumber();
        if (*entry->number - byEntries != deviation) {
            deviation = *entry->number - byEntries;
            found.push_back({Severity::Warning,
                             "number-out-of-step",
                             entry->span,
                             {std::to_string(*entry->number), std::to_string(byEntries)}});
        }
    }
    return found;
}

std::optional<chess::SanIllegal> impossibleReading(const score::ReplayedEntry& row,
                                                   const score::Sheet& sheet,
                                                   const score::ReplayedSheet& replayed)
{
    const bool placed = row.entry && row.ply && row.move && *row.ply > 0 &&
                        static_cast<std::size_t>(*row.ply) <= replayed.positions.size();
    if (!placed || row.state != score::EntryState::Doubtful) {
        return std::nullopt;
    }
    const score::Entry& entry = sheet.entries[*row.entry];
    const chess::Position& before = replayed.positions[static_cast<std::size_t>(*row.ply) - 1];
    return score::plainReadings(before, entry).empty() ? score::illegalReading(before, entry)
                                                       : std::nullopt;
}

Diagnostics impossibleEntries(const score::Sheet& sheet, const score::ReplayedSheet& replayed)
{
    Diagnostics found;
    for (const score::ReplayedEntry& row : replayed.rows) {
        if (impossibleReading(row, sheet, replayed)) {
            const score::Entry& entry = sheet.entries[*row.entry];
            const auto before = static_cast<std::size_t>(*row.ply) - 1;
            found.push_back({Severity::Warning,
                             "impossible-entry",
                             entry.span,
                             {entry.text, chess::toSan(replayed.positions[before], *row.move)}});
        }
    }
    return found;
}

}  // namespace diptych::cli
