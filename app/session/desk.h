#pragma once

#include "core/incident/case_file.h"
#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/score/sheet.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {
struct ImportRequest;
}

namespace diptych::session {

/// A file that could not be read at all; the message names file and place in one line.
struct OpenError {
    std::string code;  ///< "file-not-found", "is-a-directory", "not-a-file", "empty", "binary", …
    std::string message;
    int line = 0;  ///< of the case that names the file, or says what cannot be; 0: none
};

/// Where the files are that an incident names.
struct SourceFiles {
    std::filesystem::path folder{};               ///< paths of the incident are relative to it
    std::map<std::string, std::string> packed{};  ///< name to bytes, of a `.diptych` file
};

/// An incident with everything that follows from it.
struct Desk {
    std::filesystem::path path{};  ///< the file it came from; empty when there is none yet
    SourceFiles files{};
    incident::Incident incident{};
    std::vector<score::Sheet> sheets{};  ///< one for each score source, in the same order
    law::Assessment assessment{};
    Diagnostics diagnostics{};  ///< of the case file; those of the sheets are in the sheets
};

/// A limit that no real score and no case reaches (16 MB).
constexpr std::size_t mostBytes = std::size_t{16} << 20U;

/// A file to be read, that is there and no folder.
tl::expected<std::ifstream, OpenError> openFile(const std::filesystem::path& path);

/// Bytes of a file that is neither empty nor larger than the limit.
tl::expected<std::string, OpenError> readFile(const std::filesystem::path& path);

/// The same for a file that must hold text: zero bytes make it binary, unless it is UTF-16.
tl::expected<std::string, OpenError> readText(const std::filesystem::path& path);

/// Reads a stream to its end or up to a number of bytes.
std::string readUpTo(std::istream& in, std::size_t most);

/// What is wrong with the size of an input, if anything; the name begins the message.
std::optional<OpenError> checkBytes(std::string_view bytes, const std::string& name);

/// Why an input cannot be text, if so.
std::optional<OpenError> checkText(std::string_view bytes, const std::string& name);

/// Bytes of a file that an incident names: a packed one, else one of the folder.
tl::expected<std::string, OpenError> readSource(const SourceFiles& files, const std::string& name);

/// The first file that an incident names and that is not packed with it. A document from elsewhere
/// must not reach for files of this computer.
std::optional<std::string> missingInside(const incident::Incident& incident,
                                         const SourceFiles& files);

/// Circumstances with the clock times that came with the scores: they are anchors too, beside those
/// of the arbiter.
law::Circumstances withClockReadings(law::Circumstances circumstances,
                                     const std::vector<score::Sheet>& sheets);

/// Reads one sheet. Where none is given, every medium is read before the function returns, and
/// scans take seconds.
using SheetReader = std::function<score::Sheet(const importers::ImportRequest& request)>;

/// Reads the sheets of an incident through the importers and assesses it. A score file that cannot
/// be read is an error.
tl::expected<Desk, OpenError> evaluateWith(incident::Incident incident, SourceFiles files,
                                           const SheetReader& read = {});

/// The same with paths of score files relative to a folder.
tl::expected<Desk, OpenError> evaluate(incident::Incident incident,
                                       const std::filesystem::path& folder,
                                       const SheetReader& read = {});

/// Opens a case file or a `.diptych` file. A case with errors is an error that names the first
/// wrong line.
tl::expected<Desk, OpenError> openCase(const std::filesystem::path& path,
                                       const SheetReader& read = {});

/// The same for the text of a case that came in another way; paths are relative to a folder, and
/// the name stands for the file in messages.
tl::expected<Desk, OpenError> openCaseText(std::string_view text, const std::string& name,
                                           const std::filesystem::path& folder);
tl::expected<Desk, OpenError> openCaseText(std::string_view text, const std::string& name,
                                           SourceFiles files, const SheetReader& read = {});

/// A new incident of two score files, Laws in force, nothing else known.
tl::expected<Desk, OpenError> openScores(const std::filesystem::path& white,
                                         const std::filesystem::path& black,
                                         const SheetReader& read = {});

}  // namespace diptych::session
