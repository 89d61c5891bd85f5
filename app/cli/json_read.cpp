#include "app/cli/json_read.h"

#include "app/cli/json_values.h"
#include "app/cli/warnings.h"
#include "core/chess/fen.h"
#include "core/chess/san.h"

namespace diptych::cli {

namespace {

using score::ReplayedEntry;
using score::ReplayedSheet;
using score::Sheet;

std::string_view severityCode(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

/// The position in which a row stands, if the replay got there.
const chess::Position* positionBefore(const ReplayedEntry& row, const ReplayedSheet& replayed)
{
    const bool known =
        row.ply && *row.ply >= 1 && static_cast<std::size_t>(*row.ply) <= replayed.positions.size();
    return known ? &replayed.positions[static_cast<std::size_t>(*row.ply - 1)] : nullptr;
}

Json sanOf(const chess::Position* before, const std::optional<chess::Move>& move)
{
    return before != nullptr && move ? Json(chess::toSan(*before, *move)) : Json();
}

Json candidatesOf(const ReplayedEntry& row, const chess::Position* before)
{
    Json list = Json::array();
    for (const score::Candidate& candidate : row.candidates) {
        list.push_back({{"uci", chess::toUci(candidate.move)},
                        {"san", sanOf(before, candidate.move)},
                        {"confidence", rounded(candidate.confidence)}});
    }
    return list;
}

/// Move number and side of a row: from the position, or as written where there is none.
void addPlace(Json& json, const chess::Position* before, const score::Entry* entry)
{
    if (before != nullptr) {
        json["number"] = before->fullmoveNumber();
        json["side"] = sideOf(before->sideToMove());
    } else {
        json["number"] = entry != nullptr ? orNull(entry->number) : Json();
        json["side"] = entry != nullptr ? sideOf(entry->side) : Json();
    }
}

Json entryJson(const ReplayedEntry& row, const Sheet& sheet, const ReplayedSheet& replayed)
{
    const score::Entry* entry = row.entry ? &sheet.entries[*row.entry] : nullptr;
    const chess::Position* before = positionBefore(row, replayed);
    Json json;
    json["ply"] = orNull(row.ply);
    addPlace(json, before, entry);
    json["text"] = entry != nullptr ? Json(entry->text) : Json();
    json["span"] = entry == nullptr ? Json()
                   : entry->place   ? placeOf(*entry->place)
                                    : spanOf(entry->span);
    json["uci"] = uciOf(row.move);
    json["san"] = sanOf(before, row.move);
    json["state"] = score::toCode(row.state);
    json["confidence"] = rounded(row.confidence);
    json["candidates"] = candidatesOf(row, before);
    json["time"] = entry != nullptr ? orNull(entry->clockSeconds) : Json();
    const auto impossible = impossibleReading(row, sheet, replayed);
    json["reasons"] = Json::array();
    for (const chess::Illegality reason : impossible ? impossible->reasons : row.reasons) {
        json["reasons"].push_back(chess::toCode(reason));
    }
    json["written_uci"] = impossible ? Json(chess::toUci(impossible->move)) : uciOf(row.move);
    return json;
}

/// What is said about scans names a page.
bool isOnPicture(const Diagnostic& diagnostic)
{
    return diagnostic.code.starts_with("scan-");
}

Json diagnosticsJson(const Sheet& sheet, const DiagnosticWords& words)
{
    Json list = Json::array();
    for (const Diagnostic& diagnostic : sheet.diagnostics) {
        list.push_back({{"severity", severityCode(diagnostic.severity)},
                        {"code", diagnostic.code},
                        {"span", isOnPicture(diagnostic) ? placeOf({.page = diagnostic.span.line})
                                                         : spanOf(diagnostic.span)},
                        {"message", words(diagnostic)}});
    }
    return list;
}

}  // namespace

Json readJson(const Sheet& sheet, const ReplayedSheet& replayed, const DiagnosticWords& words)
{
    Json json;
    json["schema"] = "diptych.read/1";
    json["keeper"] = score::toCode(sheet.keeper);
    json["medium"] = score::toCode(sheet.medium);
    json["dialect"] = sheet.dialect;
    json["dialects"] = Json::array();
    for (const score::DialectShare& dialect : sheet.dialects) {
        json["dialects"].push_back({{"code", dialect.code}, {"score", rounded(dialect.share)}});
    }
    json["encoding"] = sheet.encoding;
    json["plies"] = replayed.plies;
    json["result"] = sheet.result ? Json(score::toCode(*sheet.result)) : Json("*");
    const bool unique = replayed.finalPositionIsUnique && !replayed.positions.empty();
    json["final_fen"] = unique ? Json(chess::toFen(replayed.positions.back())) : Json();
    json["entries"] = Json::array();
    for (const ReplayedEntry& row : replayed.rows) {
        json["entries"].push_back(entryJson(row, sheet, replayed));
    }
    json["diagnostics"] = diagnosticsJson(sheet, words);
    return json;
}

}  // namespace diptych::cli
