#include "importers/text/typed_text.h"

#include "importers/source/sheet_readings.h"
#include "importers/source/source_text.h"
#include "importers/text/layout.h"
#include "importers/text/row.h"

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
        lines.push_back(chunksOf(line, number, state, confusions));
        ++number;
    }
    if (state.inComment) {
        report(sheet, {Severity::Warning, "comment-not-closed", state.commentStart, {}});
    }
    return lines;
}

}  // namespace

score::Sheet readTypedText(const ImportRequest& request)
{
    score::Sheet sheet;
    sheet.keeper = request.keeper;
    sheet.medium = request.medium.value_or(score::Medium::Typed);
    const auto confusions = sheet.medium == score::Medium::Scan ? notation::Confusions::Recognition
                                                                : notation::Confusions::Typing;
    SourceText source = decodeSource(request.bytes, request.firstLine);
    sheet.encoding = std::move(source.encoding);
    sheet.diagnostics = std::move(source.diagnostics);
    std::vector<Row> rows = rowsOf(chunksOfLines(source, request, sheet, confusions), sheet);
    sheet.entries = entriesOf(std::move(rows), sheet);
    if (sheet.entries.empty() && sheet.diagnostics.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    fillReadings(sheet, request, {confusions, "auto"});
    return sheet;
}

}  // namespace diptych::importers
