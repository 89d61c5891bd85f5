#include "importers/source/sheet_readings.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/dialect_finder.h"
#include "core/notation/notation_system.h"

#include <utility>

namespace diptych::importers {

namespace {

using notation::NotationSystem;

constexpr std::size_t mostDiagnostics = 100;
constexpr const char* summaryCode = "more-diagnostics";

TextSpan spanOf(const score::Sheet& sheet, std::size_t entry)
{
    return entry < sheet.entries.size() ? sheet.entries[entry].span : TextSpan{};
}

/// Descriptive or numeric notation: no evidence, and its entries have no readings.
void refuse(score::Sheet& sheet, NotationSystem system)
{
    sheet.admissibility = score::Admissibility::NotAlgebraic;
    const bool descriptive = system == NotationSystem::Descriptive;
    report(sheet, {Severity::Warning,
                   descriptive ? "descriptive-notation" : "numeric-notation",
                   spanOf(sheet, 0),
                   {"App.C", std::to_string(sheet.entries.size())}});
}

/// A sheet of which hardly anything is legal is read wrongly, or damaged; people must know.
void reportIllegality(score::Sheet& sheet, const notation::DialectFinding& finding)
{
    constexpr std::size_t fewest = 4;
    const std::size_t count = sheet.entries.size();
    const auto legal = static_cast<std::size_t>(finding.legal);
    if (count >= fewest && legal * 3 < count) {
        report(sheet, {Severity::Warning,
                       "hardly-legal",
                       spanOf(sheet, 0),
                       {std::to_string(legal), std::to_string(count)}});
    }
}

/// Moves by both squares, without the letters of pieces that Appendix C wants, are read; that they
/// are algebraic notation for Appendix C is an interpretation, which people must know.
void reportCoordinates(score::Sheet& sheet)
{
    constexpr std::size_t fewest = 3;
    std::size_t count = 0;
    for (const score::Entry& entry : sheet.entries) {
        const bool bare = !entry.readings.empty() &&
                          entry.readings.front().reason == notation::ReadingReason::Coordinates;
        count += bare ? 1 : 0;
    }
    // The moves of pawns look the same in either way.
    if (count >= fewest && count * 4 >= sheet.entries.size()) {
        report(sheet, {Severity::Note,
                       "coordinates-without-pieces",
                       spanOf(sheet, 0),
                       {"App.C", "interpretation"}});
    }
}

void reportFinding(score::Sheet& sheet, const ImportRequest& request,
                   const notation::DialectFinding& finding)
{
    if (finding.stated == notation::StatedDialect::DoesNotFit && request.dialect != "auto") {
        report(sheet, {Severity::Warning,
                       "dialect-does-not-fit",
                       spanOf(sheet, 0),
                       {request.dialect, finding.code}});
    }
    if (finding.orientation == notation::Orientation::Turned) {
        report(sheet, {Severity::Note, "seen-from-the-other-side", spanOf(sheet, 0), {}});
    }
    if (finding.change) {
        report(sheet, {Severity::Note,
                       "dialect-changes",
                       spanOf(sheet, finding.change->from),
                       {finding.code, finding.change->code}});
    }
}

}  // namespace

void report(score::Sheet& sheet, Diagnostic diagnostic)
{
    Diagnostics& all = sheet.diagnostics;
    if (all.size() < mostDiagnostics) {
        all.push_back(std::move(diagnostic));
    } else if (all.back().code == summaryCode) {
        std::string& number = all.back().arguments[0];
        number = std::to_string(std::stoi(number) + 1);
    } else {
        all.push_back({Severity::Note, summaryCode, diagnostic.span, {"1"}});
    }
}

notation::LegalExtent legalExtentOf(const score::Sheet& sheet, const chess::Position& start)
{
    std::vector<notation::Readings> readings;
    readings.reserve(sheet.entries.size());
    for (const score::Entry& entry : sheet.entries) {
        readings.push_back(entry.readings);
    }
    return notation::legalExtent(start, readings);
}

ImportRequest withoutExcess(ImportRequest request, score::Sheet& sheet)
{
    constexpr std::size_t mostText = 250'000;  // of a sheet with all entries that are read
    const std::size_t size = request.bytes.size();
    if (size > mostText) {
        request.bytes = request.bytes.substr(0, mostText);
        request.bytes = request.bytes.substr(0, request.bytes.find_last_of("\n\r"));
        report(sheet, {Severity::Warning,
                       "input-too-long",
                       TextSpan{request.firstLine, 1, 0},
                       {std::to_string(size), std::to_string(request.bytes.size())}});
    }
    return request;
}

void fillReadings(score::Sheet& sheet, const ImportRequest& request,
                  const ReadingAssumptions& assumptions)
{
    notation::WrittenEntries written;
    written.start = request.start;
    written.confusions = assumptions.confusions;
    written.capitals = assumptions.capitals;
    written.texts.reserve(sheet.entries.size());
    for (const score::Entry& entry : sheet.entries) {
        written.texts.push_back(entry.text);
    }
    const NotationSystem system = notation::systemOf(written.texts);
    if (system != NotationSystem::Algebraic) {
        sheet.dialect = request.dialect == "auto" ? std::string() : request.dialect;
        refuse(sheet, system);
        return;
    }
    written.stated = notation::findDialect(assumptions.usualDialect);
    if (request.dialect != "auto") {
        written.stated = notation::findDialect(request.dialect);
        if (written.stated == nullptr) {
            report(sheet, {Severity::Warning,
                           "unknown-dialect",
                           TextSpan{request.firstLine, 1, 0},
                           {request.dialect}});
        }
    }
    notation::DialectFinding finding = notation::findDialect(written);
    sheet.dialect = finding.code;
    for (const notation::DialectLikelihood& likelihood : finding.likelihoods) {
        sheet.dialects.push_back({likelihood.code, likelihood.share});
    }
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        sheet.entries[i].readings = std::move(finding.readings[i]);
    }
    reportFinding(sheet, request, finding);
    reportCoordinates(sheet);
    reportIllegality(sheet, finding);
}

}  // namespace diptych::importers
