#include "importers/text/typed_text.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"
#include "importers/source/sheet_readings.h"
#include "importers/source/source_text.h"
#include "importers/text/joined_chunks.h"
#include "importers/text/layout.h"
#include "importers/text/row.h"

#include <algorithm>
#include <string_view>

namespace diptych::importers {

namespace {

constexpr std::size_t longestLine = 20'000;  ///< bytes

std::vector<std::vector<Chunk>> chunksOfLines(const SourceText& source,
                                              const ImportRequest& request, score::Sheet& sheet,
                                              notation::Confusions confusions)
{
    std::vector<std::vector<Chunk>> lines;
    ChunkState state;
    int number = request.firstLine;
    for (std::string_view line : linesOf(source.text)) {
        if (line.size() > longestLine) {
            report(sheet, {Severity::Warning,
                           "line-too-long",
                           TextSpan{number, 1, 0},
                           {std::to_string(line.size()), std::to_string(longestLine)}});
            line = line.substr(0, longestLine);
        }
        lines.push_back(joinedChunks(chunksOf(line, number, state, confusions)));
        ++number;
    }
    if (state.inComment) {
        report(sheet, {Severity::Warning, "comment-not-closed", state.commentStart, {}});
    }
    return lines;
}

/// Marks that repeat what stands above: ″ alone, or between dashes.
bool isDitto(const std::string& text)
{
    constexpr std::u32string_view marks = U"\"″〃“”„'";
    const std::u32string symbols = notation::toCodePoints(text);
    const auto isMark = [=](char32_t symbol) { return marks.find(symbol) != marks.npos; };
    return std::any_of(symbols.begin(), symbols.end(), isMark) &&
           std::all_of(symbols.begin(), symbols.end(),
                       [=](char32_t symbol) { return isMark(symbol) || notation::isDash(symbol); });
}

/// Ditto marks mean what the same player's entry before them means, or what stands beside them.
void readDittoMarks(score::Sheet& sheet)
{
    constexpr double aboveCost = 0.2;
    constexpr double besideCost = 0.7;
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        score::Entry& entry = sheet.entries[i];
        if (!entry.readings.empty() || !isDitto(entry.text)) {
            continue;
        }
        const auto add = [&](std::size_t back, double cost) {
            if (i < back) {
                return;
            }
            for (notation::Reading reading : sheet.entries[i - back].readings) {
                reading.cost += cost;
                entry.readings.push_back(reading);
            }
        };
        add(2, aboveCost);
        add(1, besideCost);
    }
}

/// The sheet with its rows laid out and read.
score::Sheet laidOut(score::Sheet sheet, std::vector<Row> rows, const ImportRequest& request,
                     notation::Confusions confusions)
{
    sheet.entries = entriesOf(std::move(rows), sheet);
    if (sheet.entries.empty() && sheet.diagnostics.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    fillReadings(sheet, request, {confusions, "auto"});
    return sheet;
}

}  // namespace

score::Sheet readTypedText(const ImportRequest& whole)
{
    score::Sheet sheet;
    const ImportRequest request = withoutExcess(whole, sheet);
    sheet.keeper = request.keeper;
    sheet.medium = request.medium.value_or(score::Medium::Typed);
    const auto confusions = sheet.medium == score::Medium::Scan ? notation::Confusions::Recognition
                                                                : notation::Confusions::Typing;
    SourceText source = decodeSource(request.bytes, request.firstLine);
    sheet.encoding = std::move(source.encoding);
    for (Diagnostic& diagnostic : source.diagnostics) {
        report(sheet, std::move(diagnostic));
    }
    std::vector<Row> rows = rowsOf(chunksOfLines(source, request, sheet, confusions), sheet);
    if (const auto blocks = asBlocks(rows)) {
        score::Sheet inBlocks = laidOut(sheet, *blocks, request, confusions);
        sheet = laidOut(std::move(sheet), std::move(rows), request, confusions);
        if (legalExtentOf(inBlocks, request.start).legal >
            legalExtentOf(sheet, request.start).legal) {
            sheet = std::move(inBlocks);
        }
    } else {
        sheet = laidOut(std::move(sheet), std::move(rows), request, confusions);
    }
    if (sheet.admissibility == score::Admissibility::Evidence) {
        readDittoMarks(sheet);
    }
    return sheet;
}

}  // namespace diptych::importers
