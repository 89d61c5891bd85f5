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
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

namespace diptych::session {

namespace {

namespace fs = std::filesystem;

tl::unexpected<OpenError> openFailure(std::string code, std::string message)
{
    return tl::make_unexpected(OpenError{std::move(code), std::move(message)});
}

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
    return OpenError{"ruling-beyond-the-game",
                     "choose " + incident::remedyText(choice) + ": found ply " +
                         std::to_string(*choice.ply) + ", expected one of the game, which has " +
                         std::to_string(plies),
                     choice.line};
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

/// A score file of the arbiter's choice as a source; what it is written in is found out.
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
    const bool picture = importers::scan::looksLikeScan(*bytes);
    source.medium = picture ? score::Medium::Scan : importers::readSheet(request).medium;
    source.file = fs::absolute(path).string();
    return source;
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
        return openFailure("damaged", name + ": names the file \"" + *missing +
                                          "\", which is not inside the document");
    }
    return openCaseText(packed->caseText, name, std::move(files), read);
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

tl::expected<std::ifstream, OpenError> openFile(const fs::path& path)
{
    const std::string name = path.string();
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return openFailure("file-not-found", name + ": no such file");
    }
    if (status.type() == fs::file_type::none) {
        return openFailure("unreadable", name + ": the file cannot be reached: " + error.message());
    }
    if (fs::is_directory(status)) {
        return openFailure("is-a-directory", name + ": a folder, where a file is expected");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return openFailure("unreadable", name + ": the file cannot be opened for reading: " +
                                             std::generic_category().message(errno));
    }
    return file;
}

tl::expected<std::string, OpenError> readFile(const fs::path& path)
{
    auto file = openFile(path);
    if (!file) {
        return tl::make_unexpected(file.error());
    }
    const std::string name = path.string();
    std::string bytes = readUpTo(*file, mostBytes + 1);
    if (file->bad()) {
        return openFailure("unreadable",
                           name + ": reading stopped at offset " + std::to_string(bytes.size()));
    }
    if (auto wrong = checkBytes(bytes, name)) {
        return tl::make_unexpected(*wrong);
    }
    return bytes;
}

std::string readUpTo(std::istream& in, std::size_t most)
{
    constexpr std::size_t piece = std::size_t{1} << 16U;
    std::string bytes;
    while (in && bytes.size() < most) {
        const std::size_t before = bytes.size();
        bytes.resize(std::min(before + piece, most));
        in.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
        bytes.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    return bytes;
}

std::optional<OpenError> checkBytes(std::string_view bytes, const std::string& name)
{
    if (bytes.empty()) {
        return OpenError{"empty", name + ": the file is empty"};
    }
    if (bytes.size() > mostBytes) {
        return OpenError{"too-large", name + ": more than " + std::to_string(mostBytes) +
                                          " bytes, which no score or case has"};
    }
    return std::nullopt;
}

std::optional<OpenError> checkText(std::string_view bytes, const std::string& name)
{
    const bool wide = bytes.starts_with("\xFE\xFF") || bytes.starts_with("\xFF\xFE");
    const std::size_t zero = bytes.find('\0');
    // Some editors fill the end of a file up with zeros; these do no harm.
    const bool onlyAtTheEnd = bytes.find_first_not_of('\0', zero) == std::string_view::npos;
    if (wide || zero == std::string_view::npos || (onlyAtTheEnd && zero > 0)) {
        return std::nullopt;
    }
    if (bytes.starts_with("PK\x03\x04")) {
        constexpr std::size_t firstName = 30;
        constexpr std::string_view openDocument = "mimetypeapplication/vnd.oasis.opendocument";
        const bool isOpen = bytes.substr(firstName).starts_with(openDocument);
        return OpenError{"binary",
                         name + (isOpen ? ": an OpenDocument file; expected XLSX or CSV"
                                        : ": a zip file; expected text or a workbook (XLSX)")};
    }
    return OpenError{"binary", name + ": a binary file (zero byte at offset " +
                                   std::to_string(zero) + "), where text is expected"};
}

tl::expected<std::string, OpenError> readText(const fs::path& path)
{
    auto bytes = readFile(path);
    if (bytes) {
        if (auto wrong = checkText(*bytes, path.string())) {
            return tl::make_unexpected(*wrong);
        }
    }
    return bytes;
}

tl::expected<std::string, OpenError> readSource(const SourceFiles& files, const std::string& name)
{
    const auto packed = files.packed.find(name);
    if (packed != files.packed.end()) {
        if (auto wrong = checkBytes(packed->second, name)) {
            return tl::make_unexpected(*wrong);
        }
        return packed->second;
    }
    // A case may come from anybody; what it names must not keep the arbiter waiting for a pipe.
    const fs::path path = files.folder / name;
    std::error_code ignored;
    const fs::file_type type = fs::status(path, ignored).type();
    if (type == fs::file_type::fifo || type == fs::file_type::socket ||
        type == fs::file_type::character || type == fs::file_type::block) {
        return openFailure("not-a-file",
                           path.string() + ": a pipe or a device, where a file is expected");
    }
    return readFile(path);
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
        return openFailure(error->code, caseMessage(*error, name));
    }
    auto desk = evaluateWith(std::move(file.incident), std::move(files), read);
    if (desk) {
        desk->diagnostics = std::move(file.diagnostics);
    } else if (const OpenError& unread = desk.error(); unread.line > 0) {
        return openFailure(unread.code,
                           name + ":" + std::to_string(unread.line) + ": " + unread.message);
    }
    return desk;
}

tl::expected<Desk, OpenError> openCase(const fs::path& path, const SheetReader& read)
{
    const auto text = readFile(path);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    auto desk = isPacked(*text)
                    ? openPacked(*text, path, read)
                    : openCaseText(*text, path.string(),
                                   filesBeside(path, incident::readCase(*text).incident), read);
    if (desk) {
        desk->path = path;
    }
    return desk;
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
