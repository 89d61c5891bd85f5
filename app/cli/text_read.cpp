#include "app/cli/text_read.h"

#include "core/chess/fen.h"
#include "core/chess/san.h"

namespace diptych::cli {

namespace {

using score::EntryState;
using score::ReplayedEntry;
using score::ReplayedSheet;
using score::Sheet;

std::string padded(std::string text, std::size_t width)
{
    std::size_t columns = 0;
    for (const char byte : text) {
        columns += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1U : 0U;
    }
    text.append(columns < width ? width - columns : 1, ' ');
    return text;
}

std::string candidatesText(const ReplayedEntry& row, const chess::Position& before)
{
    std::string text;
    for (const score::Candidate& candidate : row.candidates) {
        text += (text.empty() ? ": " : ", ") + chess::toSan(before, candidate.move);
    }
    return text;
}

std::string reasonsText(const ReplayedEntry& row, const reports::PhraseBook& book)
{
    std::string text;
    for (const chess::Illegality reason : row.reasons) {
        text += (text.empty() ? ": " : "; ") + book.illegality(reason);
    }
    return text;
}

std::string rowText(const ReplayedEntry& row, const Sheet& sheet, const ReplayedSheet& replayed,
                    const reports::PhraseBook& book)
{
    constexpr std::size_t numberWidth = 7;
    constexpr std::size_t textWidth = 12;
    std::string line = padded(row.ply ? book.plyNumber(*row.ply) : "", numberWidth);
    line += padded(row.entry ? sheet.entries[*row.entry].text : "–", textWidth);
    const bool known =
        row.ply && static_cast<std::size_t>(*row.ply) <= replayed.positions.size() && *row.ply > 0;
    const chess::Position& before =
        replayed.positions[known ? static_cast<std::size_t>(*row.ply - 1) : 0];
    line += padded(known && row.move ? chess::toSan(before, *row.move) : "", textWidth);
    if (row.state != EntryState::Read) {
        line += book.entryState(row.state);
        if (row.state == EntryState::Illegal) {
            line += reasonsText(row, book);
        } else if (known) {
            line += candidatesText(row, before);
        }
    }
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

}  // namespace

std::string readText(const Sheet& sheet, const ReplayedSheet& replayed,
                     const reports::PhraseBook& book)
{
    std::string text = book.keeper(sheet.keeper) + ", " + std::string(score::toCode(sheet.medium)) +
                       ", " + sheet.dialect + "\n\n";
    if (!replayed.positions.empty()) {
        for (const ReplayedEntry& row : replayed.rows) {
            text += rowText(row, sheet, replayed, book);
        }
    }
    text += "\n" + std::to_string(replayed.plies) + " plies";
    if (sheet.result) {
        text += ", " + std::string(score::toCode(*sheet.result));
    }
    text += "\n";
    if (replayed.finalPositionIsUnique && !replayed.positions.empty()) {
        text += chess::toFen(replayed.positions.back()) + "\n";
    }
    for (const Diagnostic& diagnostic : sheet.diagnostics) {
        text += std::to_string(diagnostic.span.line) + ":" +
                std::to_string(diagnostic.span.column) + ": " + book.diagnostic(diagnostic) + "\n";
    }
    return text;
}

}  // namespace diptych::cli
