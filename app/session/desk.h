#pragma once

#include "app/session/source_file.h"
#include "core/incident/case_file.h"
#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/score/sheet.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {
struct ImportRequest;
}

namespace diptych::session {

/// An incident with everything that follows from it.
struct Desk {
    std::filesystem::path path{};  ///< the file it came from; empty when there is none yet
    SourceFiles files{};
    incident::Incident incident{};
    std::vector<score::Sheet> sheets{};  ///< one for each score source, in the same order
    law::Assessment assessment{};
    Diagnostics diagnostics{};  ///< of the case file; those of the sheets are in the sheets
};

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

/// A score file of the arbiter's choice as a source; what it is written in is found out. A file
/// without a move in it is an error; a picture is taken unread.
tl::expected<incident::ScoreSource, OpenError> scoreSource(const std::filesystem::path& path,
                                                           score::Keeper keeper);

/// A new incident of two score files, Laws in force, nothing else known.
tl::expected<Desk, OpenError> openScores(const std::filesystem::path& white,
                                         const std::filesystem::path& black,
                                         const SheetReader& read = {});

}  // namespace diptych::session
