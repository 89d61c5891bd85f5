#include "app/cli/archive_work.h"

#include "app/cli/language_option.h"
#include "app/cli/refusal.h"

#include <charconv>

namespace diptych::cli {

using reports::Archive;
using reports::ArchiveError;

ExitCode failed(const ArchiveWork& work, const ArchiveError& error)
{
    return error.kind == ArchiveError::Kind::Refused ? refuse(work.console, error.message)
                                                     : fail(work.console, error.message);
}

tl::expected<reports::PhraseBook, std::string> bookOf(const ArchiveWork& work)
{
    return languageOption(work.request.arguments).map([](reports::Language language) {
        return reports::PhraseBook::forLanguage(language);
    });
}

ExitCode wrongUsage(const ArchiveWork& work, const std::string& message)
{
    return fail(work.console, "archive: " + message);
}

std::optional<std::int64_t> numberOf(const std::string& text)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return isWhole && number > 0 ? std::optional(number) : std::nullopt;
}

ExitCode writeOut(const ArchiveWork& work, const std::filesystem::path& path,
                  const std::string& bytes)
{
    const auto done = reports::writeFile(path, bytes, work.overwrite());
    return done ? ExitCode::Done
                : fail(work.console,
                       reports::describe(done.error(), reports::PhraseBook::forLanguage("en")));
}

tl::expected<reports::ArchivedIncident, ExitCode> wantedIncident(Archive& archive,
                                                                 const ArchiveWork& work)
{
    const auto number = work.operands.size() == 1 ? numberOf(work.operands.front()) : std::nullopt;
    if (!number) {
        return tl::make_unexpected(wrongUsage(work, "the number of one incident is missing"));
    }
    const auto incident = archive.find(*number);
    if (!incident) {
        return tl::make_unexpected(failed(work, incident.error()));
    }
    if (!*incident) {
        return tl::make_unexpected(
            fail(work.console, "incident " + std::to_string(*number) + " is not in the archive"));
    }
    return **incident;
}

}  // namespace diptych::cli
