#include "app/session/scan_shelf.h"

#include "app/session/helper_run.h"
#include "app/session/installed_files.h"
#include "importers/scan/format/page_format.h"
#include "importers/scan/sheet/scan_message.h"
#include "importers/scan/sheet/scanned_sheet.h"

#include <openssl/evp.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

namespace diptych::session {

namespace fs = std::filesystem;
using importers::scan::ScanResult;

namespace {

/// More scans than this are not kept; the oldest go first.
constexpr std::size_t mostKept = 400;
/// Changes whenever scans come to be read otherwise.
constexpr std::string_view readingVersion = "2";

/// The data for handwriting in use: a scan that was read without them, or with others, is read
/// anew.
std::string networkInUse()
{
    const auto network = dataPlace("handwriting.onnx");
    std::error_code error;
    return network
               ? std::to_string(fs::file_size(*network, error)) + " " +
                     std::to_string(fs::last_write_time(*network, error).time_since_epoch().count())
               : "none";
}

std::string digestOf(std::string_view bytes, const std::string& dialect)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    const std::string whole = std::string(readingVersion) + "\n" + networkInUse() + "\n" + dialect +
                              "\n" + std::string(bytes);
    EVP_Digest(whole.data(), whole.size(), digest.data(), &length, EVP_sha256(), nullptr);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned int i = 0; i < length; ++i) {
        text += digits[digest[i] >> 4U];
        text += digits[digest[i] & 15U];
    }
    return text;
}

std::optional<ScanResult> load(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        return std::nullopt;
    }
    std::ostringstream text;
    text << in.rdbuf();
    return importers::scan::fromMessage(text.str());
}

void dropOldest(const fs::path& folder)
{
    std::error_code error;
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        files.emplace_back(at->last_write_time(error), at->path());
    }
    if (files.size() > mostKept) {
        std::sort(files.begin(), files.end());
        for (std::size_t i = 0; i < files.size() - mostKept; ++i) {
            fs::remove(files[i].second, error);
        }
    }
}

/// A cache that cannot be written is no fault: the scan will be read again.
void keep(const fs::path& file, std::string_view message)
{
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    const fs::path whole = file.string() + "." + std::to_string(getpid());
    std::ofstream out(whole, std::ios::binary);
    out << message;
    out.close();
    if (out) {
        fs::rename(whole, file, error);
    }
    fs::remove(whole, error);
    dropOldest(file.parent_path());
}

ScanResult scanFailure(std::string code, const std::string& argument)
{
    ScanResult result;
    result.complete = false;
    result.diagnostics.push_back({Severity::Error, std::move(code), {1, 1, 0}, {argument}});
    return result;
}

/// "page 1/2 0.35"
bool tell(std::string_view line, const ScanShelf::Progress& progress)
{
    std::istringstream words{std::string(line)};
    std::string word;
    char slash = ' ';
    int page = 0;
    int pages = 0;
    double share = 0.0;
    const bool understood =
        static_cast<bool>(words >> word >> page >> slash >> pages >> share) && word == "page";
    return !understood || !progress || progress(page, pages, share);
}

struct Answer {
    ScanResult result{};
    std::string message{};  ///< worth keeping; empty if not
};

Answer askReader(std::string_view bytes, const std::string& dialect,
                 const ScanShelf::Progress& progress)
{
    const fs::path program = helperProgram("diptych-scan");
    std::vector<std::string> arguments{"--dialect", dialect};
    if (const auto network = dataPlace("handwriting.onnx")) {
        arguments.insert(arguments.end(), {"--network", network->string()});
    }
    HelperOutcome outcome = runHelper(program, arguments, bytes,
                                      [&](std::string_view line) { return tell(line, progress); });
    switch (outcome.end) {
    case HelperOutcome::End::NotStarted:
        return {scanFailure("scan-reader-missing", program.string())};
    case HelperOutcome::End::TookTooLong:
        return {scanFailure("scan-took-too-long", {})};
    case HelperOutcome::End::BrokenOff:
        return {scanFailure("scan-broken-off", {})};
    case HelperOutcome::End::Failed:
        break;
    case HelperOutcome::End::Answered:
        if (auto result = importers::scan::fromMessage(outcome.output)) {
            return {std::move(*result), std::move(outcome.output)};
        }
    }
    return {scanFailure("scan-reader-failed", {})};
}

}  // namespace

fs::path usualScanCache()
{
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') {
        return fs::path(cache) / "diptych" / "scans";
    }
    const char* home = std::getenv("HOME");
    return home != nullptr && *home == '/' ? fs::path(home) / ".cache" / "diptych" / "scans"
                                           : fs::path();
}

ScanShelf::ScanShelf(fs::path cache)
    : m_cache(std::move(cache))
{}

std::shared_ptr<const ScanResult>
ScanShelf::read(std::string_view bytes, const std::string& dialect, const Progress& progress)
{
    const std::string digest = digestOf(bytes, dialect);
    const auto known = m_read.find(digest);
    if (known != m_read.end()) {
        return known->second;
    }
    const fs::path file = m_cache.empty() ? fs::path() : m_cache / (digest + ".json");
    std::optional<ScanResult> result = file.empty() ? std::nullopt : load(file);
    if (!result) {
        Answer answer = askReader(bytes, dialect, progress);
        if (!file.empty() && !answer.message.empty() && answer.result.complete) {
            keep(file, answer.message);
        }
        result = std::move(answer.result);
    }
    auto shared = std::make_shared<const ScanResult>(std::move(*result));
    if (shared->complete) {
        m_read.emplace(digest, shared);
    }
    return shared;
}

score::Sheet readPictures(const std::vector<std::string>& pictures,
                          const importers::ImportRequest& request, ScanShelf& shelf)
{
    ScanResult all;
    int before = 0;
    for (const std::string& picture : pictures) {
        const auto one = shelf.read(picture, request.dialect);
        int last = before + 1;
        for (importers::scan::ScannedPage page : one->pages) {
            page.number += before;
            last = std::max(last, page.number);
            all.pages.push_back(std::move(page));
        }
        for (Diagnostic diagnostic : one->diagnostics) {
            diagnostic.span.line += before;
            all.diagnostics.push_back(std::move(diagnostic));
        }
        before = last;
    }
    return importers::scan::sheetOf(all, request);
}

score::Sheet readSheet(const importers::ImportRequest& request, ScanShelf& shelf)
{
    if (!importers::scan::looksLikeScan(request.bytes)) {
        return importers::readSheet(request);
    }
    return importers::scan::sheetOf(*shelf.read(request.bytes, request.dialect), request);
}

}  // namespace diptych::session
