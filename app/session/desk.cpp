#include "app/session/desk.h"

#include "app/session/case_message.h"
#include "app/session/incident_file.h"
#include "app/session/scan_corrections.h"
#include "app/session/scan_shelf.h"
#include "app/session/source_names.h"
#include "core/incident/remedy_words.h"
#include "core/law/assess.h"
#include "core/law/ruled_remedy.h"
#include "importers/clock_log/clock_log.h"
#include "importers/importer.h"
#include "importers/scan/format/page_format.h"
#include "importers/table/workbook_grid.h"

#include <algorithm>
#include <utility>

namespace diptych::session {

namespace {

namespace fs = std::filesystem;

/// Remedy that the choice names among those offered; absent where it departs from all of them.
const law::Remedy* offered(const incident::RemedyChoice& choice, const law::Assessment& assessment)
{
    const auto& remedies = assessment.remedies;
    const auto found =
        std::find_if(remedies.begin(), remedies.end(), [&choice](const law::Remedy& remedy) {
            return incident::names(choice, remedy);
        });
    return found == remedies.end() ? nullptr : &*found;
}

/// A ruling cannot keep more plies than the game has.
std::optional<OpenError> beyondTheGame(const incident::RemedyChoice& choice, int plies)
{
    if (choice.ply.value_or(0) <= plies) {
        return std::nullopt;
    }
    const std::string chosen = incident::remedyText(choice);
    const std::string found = std::to_string(*choice.ply);
    const std::string last = std::to_string(plies);
    OpenError error = openError(
        "ruling-beyond-the-game", "choose " + chosen,
        "found ply " + found + ", expected one of the game, which has " + last, {found, last});
    error.line = choice.line;
    return error;
}

/// Remedies that were ruled without having been offered, and the clocks of what was ruled.
std::optional<OpenError> followRuling(law::Assessment& assessment,
                                      const incident::Incident& incident,
                                      const law::Circumstances& circumstances,
                                      const std::vector<score::Sheet>& sheets)
{
    if (!incident.ruling) {
        return std::nullopt;
    }
    for (const incident::RemedyChoice& choice : incident.ruling->chosen) {
        if (auto wrong = beyondTheGame(choice, assessment.comparison.game.plies())) {
            return wrong;
        }
        const law::Remedy* remedy = offered(choice, assessment);
        if (remedy == nullptr) {
            assessment.ruledOtherwise.push_back(
                law::remedyAsRuled(circumstances, sheets, assessment,
                                   {choice.id, choice.board, choice.ply, choice.article}));
            remedy = &assessment.ruledOtherwise.back();
        }
        if (remedy->clocks) {
            assessment.clocks = remedy->clocks;
        }
    }
    return std::nullopt;
}

/// Scans and workbooks are files of bytes that the importers can read.
bool isDocument(std::string_view bytes)
{
    return importers::looksLikeWorkbook(bytes) || importers::scan::looksLikeScan(bytes);
}

/// The working document: the case inside it with its sources. A document from elsewhere never
/// reaches for files of this computer.
tl::expected<Desk, OpenError> openPacked(std::string_view bytes, const fs::path& path,
                                         const SheetReader& read)
{
    auto packed = unpack(bytes, path.string());
    if (!packed) {
        return tl::make_unexpected(packed.error());
    }
    const std::string name = path.string() + ": incident.case";
    SourceFiles files{path.parent_path(), std::move(packed->files)};
    if (const auto missing = missingInside(incident::readCase(packed->caseText).incident, files)) {
        return tl::make_unexpected(
            openError("damaged", name,
                      "names the file \"" + *missing + "\", which is not inside the document",
                      {*missing}, "file-not-inside"));
    }
    return openCaseText(packed->caseText, name, std::move(files), read);
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

/// Named as a working document, and no case either: what is wrong is the document.
bool isMeantAsPacked(std::string_view bytes, const fs::path& path)
{
    return path.extension() == ".diptych" && hasErrors(incident::readCase(bytes).diagnostics);
}

}  // namespace

law::Circumstances withClockReadings(law::Circumstances circumstances,
                                     const std::vector<score::Sheet>& sheets)
{
    std::vector<clock::ClockReading>& readings = circumstances.clocks.readings;
    for (const score::Sheet& sheet : sheets) {
        for (const clock::ClockReading& found :
             importers::clockReadings(sheet, circumstances.time)) {
            const bool known =
                std::any_of(readings.begin(), readings.end(), [&](const auto& other) {
                    return other.side == found.side && other.move == found.move &&
                           other.source == found.source;
                });
            if (!known) {
                readings.push_back(found);
            }
        }
    }
    return circumstances;
}

std::optional<std::string> missingInside(const incident::Incident& incident,
                                         const SourceFiles& files)
{
    for (const incident::ScoreSource& source : incident.scores) {
        if (source.file && !files.packed.contains(*source.file)) {
            return source.file;
        }
    }
    for (const incident::Attachment& attachment : incident.attachments) {
        if (!files.packed.contains(attachment.file)) {
            return attachment.file;
        }
    }
    return std::nullopt;
}

tl::expected<Desk, OpenError> evaluate(incident::Incident incident, const fs::path& folder,
                                       const SheetReader& read)
{
    return evaluateWith(std::move(incident), SourceFiles{folder, {}}, read);
}

tl::expected<Desk, OpenError> evaluateWith(incident::Incident incident, SourceFiles files,
                                           const SheetReader& read)
{
    Desk desk;
    ScanShelf shelf;
    for (const incident::ScoreSource& source : incident.scores) {
        importers::ImportRequest request;
        tl::expected<std::string, OpenError> bytes = source.text;
        if (source.file) {
            bytes = readSource(files, *source.file);
            if (!bytes) {
                bytes.error().line = source.line;
                return tl::make_unexpected(bytes.error());
            }
            if (auto wrong = checkText(*bytes, *source.file); wrong && !isDocument(*bytes)) {
                return tl::make_unexpected(*wrong);
            }
        }
        request.bytes = *bytes;
        request.fileName = source.file ? std::string_view(*source.file) : std::string_view();
        request.keeper = source.keeper;
        request.medium = source.medium;
        request.dialect = source.dialect;
        request.start = incident.circumstances.start;
        request.firstLine = source.file ? 1 : source.line;
        desk.sheets.push_back(read ? read(request) : readSheet(request, shelf));
        if (source.file) {
            correctScan(desk.sheets.back(), source.text);
        }
    }
    const law::Circumstances known = withClockReadings(incident.circumstances, desk.sheets);
    desk.assessment = law::assess(known, desk.sheets);
    if (auto wrong = followRuling(desk.assessment, incident, known, desk.sheets)) {
        return tl::make_unexpected(*wrong);
    }
    desk.incident = std::move(incident);
    desk.files = std::move(files);
    return desk;
}

tl::expected<Desk, OpenError> openCaseText(std::string_view text, const std::string& name,
                                           const fs::path& folder)
{
    return openCaseText(text, name, SourceFiles{folder, {}});
}

tl::expected<Desk, OpenError> openCaseText(std::string_view text, const std::string& name,
                                           SourceFiles files, const SheetReader& read)
{
    auto wrong = checkBytes(text, name);
    if (!wrong) {
        wrong = checkText(text, name);
    }
    if (wrong) {
        return tl::make_unexpected(*wrong);
    }
    incident::CaseFile file = incident::readCase(text);
    const auto error = std::find_if(
        file.diagnostics.begin(), file.diagnostics.end(),
        [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::Error; });
    if (error != file.diagnostics.end()) {
        const std::string place = casePlace(*error, name);
        return tl::make_unexpected(
            OpenError{error->code, faultMessage(*error, place), 0, place, *error});
    }
    auto desk = evaluateWith(std::move(file.incident), std::move(files), read);
    if (desk) {
        desk->diagnostics = std::move(file.diagnostics);
    } else if (OpenError& unread = desk.error(); unread.line > 0) {
        const std::string place = name + ":" + std::to_string(unread.line) + ": ";
        unread.message = place + unread.message;
        unread.place = place + unread.place;
        unread.line = 0;
    }
    return desk;
}

tl::expected<Desk, OpenError> openCase(const fs::path& path, const SheetReader& read)
{
    const auto text = readFile(path);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    auto desk = isPacked(*text) || isMeantAsPacked(*text, path)
                    ? openPacked(*text, path, read)
                    : openCaseText(*text, path.string(),
                                   filesBeside(path, incident::readCase(*text).incident), read);
    if (desk) {
        desk->path = path;
    }
    return desk;
}

tl::expected<incident::ScoreSource, OpenError> scoreSource(const fs::path& path,
                                                           score::Keeper keeper)
{
    const auto bytes = readFile(path);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    if (auto wrong = checkText(*bytes, path.string()); wrong && !isDocument(*bytes)) {
        return tl::make_unexpected(*wrong);
    }
    incident::ScoreSource source;
    source.keeper = keeper;
    importers::ImportRequest request;
    request.bytes = *bytes;
    request.keeper = keeper;
    const std::string name = path.filename().string();
    request.fileName = name;
    if (importers::scan::looksLikeScan(*bytes)) {
        source.medium = score::Medium::Scan;
    } else {
        const score::Sheet sheet = importers::readSheet(request);
        if (sheet.entries.empty()) {
            return tl::make_unexpected(
                openError("no-entries", path.string(), "no move was found in it"));
        }
        source.medium = sheet.medium;
    }
    source.file = fs::absolute(path).string();
    return source;
}

tl::expected<Desk, OpenError> openScores(const fs::path& white, const fs::path& black,
                                         const SheetReader& read)
{
    incident::Incident incident;
    for (const auto& [path, keeper] :
         {std::pair{white, score::Keeper::White}, std::pair{black, score::Keeper::Black}}) {
        auto source = scoreSource(path, keeper);
        if (!source) {
            return tl::make_unexpected(source.error());
        }
        incident.scores.push_back(std::move(*source));
    }
    return evaluate(std::move(incident), {}, read);
}

}  // namespace diptych::session
