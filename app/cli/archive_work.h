#pragma once

#include "app/cli/verb.h"
#include "reports/archive/archive.h"
#include "reports/report_writer.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace diptych::cli {

/// What an action of `archive` works with.
struct ArchiveWork {
    const Request& request;
    const Console& console;
    std::span<const std::string> operands;  ///< behind the action

    std::string value(std::string_view option) const
    {
        return request.arguments.valueOr(option, "");
    }
    bool wantsJson() const { return request.format == Format::AsJson; }
    reports::Overwrite overwrite() const
    {
        return request.arguments.has("--force") ? reports::Overwrite::Replace
                                                : reports::Overwrite::Refuse;
    }
};

/// The words in the language of --lang; English where it is not given.
tl::expected<reports::PhraseBook, std::string> bookOf(const ArchiveWork& work);

/// Says what went wrong, and gives the code for it.
ExitCode failed(const ArchiveWork& work, const reports::ArchiveError& error);
ExitCode wrongUsage(const ArchiveWork& work, const std::string& message);

/// A number from 1; absent for anything else.
std::optional<std::int64_t> numberOf(const std::string& text);

/// Writes a file as --force has it.
ExitCode writeOut(const ArchiveWork& work, const std::filesystem::path& path,
                  const std::string& bytes);

/// The incident whose number is the only operand; else what was said about it.
tl::expected<reports::ArchivedIncident, ExitCode> wantedIncident(reports::Archive& archive,
                                                                 const ArchiveWork& work);

// Actions that have files of their own.

ExitCode exportIncidents(reports::Archive& archive, const ArchiveWork& work);
/// Takes in what another arbiter kept, and shows what is there already or is about the same game.
ExitCode importIncidents(reports::Archive& archive, const ArchiveWork& work);
ExitCode makeCheckpoint(reports::Archive& archive, const ArchiveWork& work);
ExitCode checkArchive(reports::Archive& archive, const ArchiveWork& work);

}  // namespace diptych::cli
