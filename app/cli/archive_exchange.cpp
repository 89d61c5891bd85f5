#include "app/cli/archive_input.h"
#include "app/cli/archive_work.h"
#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "reports/archive/archive_register.h"
#include "reports/archive/digest.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <ostream>

namespace diptych::cli {

using reports::Archive;

namespace {

namespace fs = std::filesystem;

/// Incidents named by number, or all.
tl::expected<std::vector<reports::ArchivedIncident>, ExitCode> selected(Archive& archive,
                                                                        const ArchiveWork& work)
{
    if (work.operands.empty()) {
        reports::ArchiveSearch all;
        all.most = 1000000;
        auto incidents = archive.search(all);
        if (!incidents) {
            return tl::make_unexpected(failed(work, incidents.error()));
        }
        return std::move(*incidents);
    }
    std::vector<reports::ArchivedIncident> incidents;
    for (const std::string& operand : work.operands) {
        const std::string words[] = {operand};
        auto incident = wantedIncident(archive, {work.request, work.console, words});
        if (!incident) {
            return tl::make_unexpected(incident.error());
        }
        incidents.push_back(std::move(*incident));
    }
    return incidents;
}

/// The documents as sha256sum lists and checks them, oldest first.
std::string hashList(const std::vector<reports::ArchivedIncident>& incidents)
{
    std::string list;
    for (auto incident = incidents.rbegin(); incident != incidents.rend(); ++incident) {
        if (!incident->erased) {
            list += reports::hexOf(incident->documentHash) + "  " + reports::exportName(*incident) +
                    "\n";
        }
    }
    return list;
}

using Numbers = std::vector<std::int64_t>;

constexpr std::string_view registerFile = "register.xlsx";
constexpr std::string_view hashFile = "SHA256SUMS";

/// What an export puts beside the documents is no document.
bool isBesideDocuments(const fs::path& file)
{
    return file.filename() == registerFile || file.filename() == hashFile;
}

/// The files to take in: those that are named, and the documents of the folders that are.
std::vector<std::string> documentsIn(std::span<const std::string> operands)
{
    std::vector<std::string> files;
    for (const std::string& operand : operands) {
        std::error_code error;
        std::vector<std::string> found;
        if (!fs::is_directory(operand, error)) {
            found.push_back(operand);
        }
        for (const fs::directory_entry& entry : fs::directory_iterator(operand, error)) {
            found.push_back(entry.path().string());
        }
        std::ranges::sort(found);
        std::ranges::remove_copy_if(found, std::back_inserter(files), isBesideDocuments);
    }
    return files;
}

}  // namespace

ExitCode exportIncidents(Archive& archive, const ArchiveWork& work)
{
    const std::filesystem::path folder = work.value("--output");
    const auto language = languageOption(work.request.arguments);
    if (folder.empty() || !language) {
        return wrongUsage(work, language ? "export: -o FOLDER is needed" : language.error());
    }
    const auto incidents = selected(archive, work);
    if (!incidents) {
        return incidents.error();
    }
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (const reports::ArchivedIncident& incident : *incidents) {
        const auto document = archive.document(incident.number);
        if (!document) {
            return failed(work, document.error());
        }
        if (incident.erased) {
            continue;
        }
        const ExitCode code = writeOut(work, folder / reports::exportName(incident), *document);
        if (code != ExitCode::Done) {
            return code;
        }
    }
    const auto book = reports::PhraseBook::forLanguage(*language);
    const auto rows = reports::registerOf(archive, *incidents, book);
    if (!rows) {
        return failed(work, rows.error());
    }
    const auto bytes = reports::toXlsx(*rows, book);
    if (!bytes) {
        return fail(work.console, "archive: " + bytes.error());
    }
    const ExitCode code = writeOut(work, folder / registerFile, *bytes);
    return code == ExitCode::Done ? writeOut(work, folder / hashFile, hashList(*incidents)) : code;
}

namespace {

/// Number of the incident whose document is this one, signed by more people since.
reports::ArchiveExpected<std::optional<std::int64_t>>
laterIssue(Archive& archive, const std::string& document, const Numbers& sameGame)
{
    for (const std::int64_t number : sameGame) {
        const auto whole = archive.document(number);
        if (!whole) {
            return tl::make_unexpected(whole.error());
        }
        if (isEarlierIssue(document, *whole)) {
            return number;
        }
    }
    return std::nullopt;
}

std::string importedLine(const Json& file)
{
    const std::string state = file["state"].get<std::string>();
    std::string line = file["file"].get<std::string>() + ": ";
    if (state == "earlier-issue") {
        return line + "an earlier issue of " + file["number"].dump() + "\n";
    }
    line += file["number"].dump() + ", " + state;
    for (const Json& other : file.value("conflicts", Json::array())) {
        line += " " + other.dump();
    }
    return line + "\n";
}

}  // namespace

ExitCode importIncidents(Archive& archive, const ArchiveWork& work)
{
    ExitCode code = ExitCode::Done;
    Json list = Json::array();
    for (const std::string& operand : documentsIn(work.operands)) {
        const auto record = recordOfInput(operand, work.console);
        if (!record) {
            return fail(work.console, record.error().message);
        }
        const auto there = archive.withDocument(record->document);
        // A decision is about the game of a report that is there; that is no conflict.
        const auto same = record->cites.empty() ? archive.sameGame(*record)
                                                : reports::ArchiveExpected<Numbers>(Numbers());
        if (!there || !same) {
            return failed(work, there ? same.error() : there.error());
        }
        const auto later = laterIssue(archive, record->document, *same);
        if (!later) {
            return failed(work, later.error());
        }
        Json json{{"file", operand}};
        if (*there || *later) {
            json["number"] = *there ? **there : **later;
            json["state"] = *there ? "already-there" : "earlier-issue";
            code = ExitCode::Difference;
        } else {
            const auto numbers = archive.add({&*record, 1});
            if (!numbers) {
                return failed(work, numbers.error());
            }
            json["number"] = numbers->front();
            json["state"] = same->empty() ? "added" : "conflict";
            json["conflicts"] = *same;
            json["note"] = record->note.empty() ? Json() : Json(record->note);
            code = same->empty() ? code : ExitCode::Difference;
        }
        if (!work.wantsJson()) {
            work.console.out << importedLine(json);
        }
        list.push_back(std::move(json));
    }
    if (work.wantsJson()) {
        work.console.out << toText({{"schema", "diptych.archive-import/1"},
                                    {"files", std::move(list)}})
                         << '\n';
    }
    return code;
}

}  // namespace diptych::cli
