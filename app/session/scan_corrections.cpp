#include "app/session/scan_corrections.h"

#include "importers/importer.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

namespace diptych::session {

namespace {

using chess::Color;

struct Correction {
    std::string verb;  ///< "entry" or "before"
    int number = 0;
    Color side = Color::White;
    std::string text;
};

std::string_view codeOf(Color side)
{
    return side == Color::White ? "white" : "black";
}

std::string lineOf(std::string_view verb, int number, Color side, const std::string& text)
{
    return std::string(verb) + " " + std::to_string(number) + " " + std::string(codeOf(side)) +
           " " + text + "\n";
}

/// A line that says something else has no text.
Correction correctionFrom(const std::string& line)
{
    std::istringstream words(line);
    Correction correction;
    std::string side;
    words >> correction.verb >> correction.number >> side >> std::ws;
    std::getline(words, correction.text);
    correction.side = side == "black" ? Color::Black : Color::White;
    if (side != "white" && side != "black") {
        correction.text.clear();
    }
    return correction;
}

bool isAt(const score::Entry& entry, int number, Color side)
{
    return entry.place && entry.number == number && entry.side == side;
}

/// The first entry at a cell, or behind it where it has none.
std::vector<score::Entry>::iterator cellOrNext(std::vector<score::Entry>& entries,
                                               const Correction& correction)
{
    const auto ordinal = [](int number, Color side) {
        return 2 * number + (side == Color::Black ? 1 : 0);
    };
    const int wanted = ordinal(correction.number, correction.side);
    return std::find_if(entries.begin(), entries.end(), [&](const score::Entry& entry) {
        return entry.number && entry.side && ordinal(*entry.number, *entry.side) >= wanted;
    });
}

std::vector<score::Entry> entriesOf(const std::string& text, const score::Sheet& sheet)
{
    importers::ImportRequest request;
    request.bytes = text;
    request.keeper = sheet.keeper;
    request.medium = score::Medium::Typed;
    request.dialect = sheet.dialect.empty() ? "auto" : sheet.dialect;
    return importers::readSheet(request).entries;
}

void replaceEntry(score::Sheet& sheet, const Correction& correction)
{
    auto& entries = sheet.entries;
    auto at = cellOrNext(entries, correction);
    std::optional<PageSpan> place;
    TextSpan span;
    if (at != entries.end() && isAt(*at, correction.number, correction.side)) {
        place = at->place;
        span = at->span;
        at = entries.erase(at);
    }
    for (score::Entry& entry : entriesOf(correction.text, sheet)) {
        entry.number = correction.number;
        entry.side = correction.side;
        entry.place = place;
        entry.span = span;
        at = std::next(entries.insert(at, std::move(entry)));
    }
}

void insertBefore(score::Sheet& sheet, const Correction& correction)
{
    auto at = cellOrNext(sheet.entries, correction);
    for (score::Entry& entry : entriesOf(correction.text, sheet)) {
        // It stands in no cell, and so in no column.
        entry.number.reset();
        entry.side.reset();
        entry.span = {};
        at = std::next(sheet.entries.insert(at, std::move(entry)));
    }
}

/// The source with a line in place of what was said before of the same cell.
incident::ScoreSource replaced(const incident::ScoreSource& source, const std::string& line)
{
    const Correction said = correctionFrom(line);
    incident::ScoreSource result = source;
    result.text.clear();
    std::istringstream lines(source.text);
    for (std::string known; std::getline(lines, known);) {
        const Correction other = correctionFrom(known);
        const bool isSame =
            other.verb == said.verb && other.number == said.number && other.side == said.side;
        result.text += isSame ? "" : known + "\n";
    }
    result.text += line;
    return result;
}

}  // namespace

void correctScan(score::Sheet& sheet, std::string_view corrections)
{
    const bool isScan = std::any_of(sheet.entries.begin(), sheet.entries.end(),
                                    [](const auto& entry) { return entry.place.has_value(); });
    if (!isScan) {
        return;
    }
    std::istringstream lines{std::string(corrections)};
    for (std::string line; std::getline(lines, line);) {
        const Correction correction = correctionFrom(line);
        if (correction.text.empty()) {
            continue;
        }
        if (correction.verb == "entry") {
            replaceEntry(sheet, correction);
        } else if (correction.verb == "before") {
            insertBefore(sheet, correction);
        }
    }
}

incident::ScoreSource withCorrection(const incident::ScoreSource& source, const score::Sheet& sheet,
                                     std::size_t entry, const std::string& text)
{
    const score::Entry& old = sheet.entries[entry];
    if (old.number && old.side) {
        return replaced(source, lineOf("entry", *old.number, *old.side, text));
    }
    // Entries that stand in no cell are told together, with the next one that does.
    std::size_t first = entry;
    while (first > 0 && !sheet.entries[first - 1].number) {
        --first;
    }
    std::string all;
    std::size_t i = first;
    for (; i < sheet.entries.size() && !sheet.entries[i].number; ++i) {
        all += (all.empty() ? "" : " ") + (i == entry ? text : sheet.entries[i].text);
    }
    if (i == sheet.entries.size() || !sheet.entries[i].side) {
        return source;
    }
    return replaced(source,
                    lineOf("before", *sheet.entries[i].number, *sheet.entries[i].side, all));
}

incident::ScoreSource withCorrectionBefore(const incident::ScoreSource& source,
                                           const score::Sheet& sheet, std::size_t entry,
                                           const std::string& text)
{
    incident::ScoreSource result = source;
    const auto& entries = sheet.entries;
    for (std::size_t i = entry; i < entries.size(); ++i) {
        if (entries[i].number && entries[i].side) {
            result.text += lineOf("before", *entries[i].number, *entries[i].side, text);
            return result;
        }
    }
    int number = 1;
    Color side = Color::White;
    for (const score::Entry& known : entries) {
        if (known.number && known.side) {
            side = chess::opposite(*known.side);
            number = *known.number + (side == Color::White ? 1 : 0);
        }
    }
    result.text += lineOf("entry", number, side, text);
    return result;
}

}  // namespace diptych::session
