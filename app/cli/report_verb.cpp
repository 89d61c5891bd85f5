#include "app/cli/report_verb.h"

#include "app/cli/input.h"
#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "app/cli/refusal.h"
#include "app/cli/warnings.h"
#include "app/session/documents/desk_report.h"
#include "reports/report_writer.h"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <ostream>
#include <system_error>

namespace diptych::cli {

namespace {

std::string formatNames()
{
    std::string names;
    for (const reports::Format format : reports::allFormats) {
        names += (names.empty() ? "" : ", ") + std::string(reports::extensionOf(format));
    }
    return names;
}

/// The formats of a list such as "pdf,html".
tl::expected<std::vector<reports::Format>, std::string> formatsOf(std::string_view list)
{
    std::vector<reports::Format> formats;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        const auto format = reports::formatFromName(list.substr(0, end));
        if (!format) {
            return tl::make_unexpected("--formats: unknown format \"" +
                                       std::string(list.substr(0, end)) + "\", expected some of " +
                                       formatNames());
        }
        formats.push_back(*format);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    if (formats.empty()) {
        return tl::make_unexpected("--formats: nothing in the list, expected some of " +
                                   formatNames());
    }
    return formats;
}

tl::expected<std::vector<reports::Format>, std::string> wantedFormats(const Arguments& arguments)
{
    if (const auto list = arguments.value("--formats")) {
        return formatsOf(*list);
    }
    return std::vector(std::begin(reports::allFormats), std::end(reports::allFormats));
}

/// One of a few words, the first when the option is not given.
tl::expected<std::size_t, std::string> choice(const Arguments& arguments, std::string_view option,
                                              std::initializer_list<std::string_view> words)
{
    const std::string wanted = arguments.valueOr(option, *words.begin());
    std::string expected;
    std::size_t index = 0;
    for (const std::string_view word : words) {
        if (word == wanted) {
            return index;
        }
        expected += (index++ == 0 ? "" : ", ") + std::string(word);
    }
    return tl::make_unexpected(std::string(option) + ": \"" + wanted + "\", expected " + expected);
}

tl::expected<reports::ReportStyle, std::string> styleOf(const Arguments& arguments)
{
    const auto reader = choice(arguments, "--for", {"committee", "arbiter", "players"});
    const auto paper = choice(arguments, "--paper", {"a4", "letter"});
    const auto print = choice(arguments, "--print", {"normal", "large"});
    for (const auto* one : {&reader, &paper, &print}) {
        if (!*one) {
            return tl::make_unexpected(one->error());
        }
    }
    reports::ReportStyle style;
    style.extent = *reader == 1 ? reports::Extent::OnePage : reports::Extent::Complete;
    style.page.paper = *paper == 1 ? reports::Paper::Letter : reports::Paper::A4;
    style.page.print = *print == 1 ? reports::Print::Large : reports::Print::Normal;
    return style;
}

void printPaths(const std::vector<std::filesystem::path>& paths, const Request& request,
                const Console& console)
{
    Json files = Json::array();
    for (const std::filesystem::path& path : paths) {
        files.push_back(path.string());
        if (request.format == Format::AsText) {
            console.out << path.string() << '\n';
        }
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.report/1"}, {"files", std::move(files)}})
                    << '\n';
    }
}

/// The case and the files that it names.
std::vector<std::filesystem::path> filesOf(const session::Desk& desk)
{
    std::vector<std::filesystem::path> files{desk.path};
    for (const incident::ScoreSource& source : desk.incident.scores) {
        if (source.file) {
            files.push_back(desk.files.folder / *source.file);
        }
    }
    for (const incident::Attachment& attachment : desk.incident.attachments) {
        files.push_back(desk.files.folder / attachment.file);
    }
    return files;
}

/// The file of the incident whose place a report would take, if there is one.
std::optional<std::filesystem::path> takenFrom(const session::Desk& desk,
                                               const std::filesystem::path& folder,
                                               const std::vector<reports::Format>& formats)
{
    for (const std::filesystem::path& file : filesOf(desk)) {
        for (const reports::Format format : formats) {
            std::error_code ignored;
            if (std::filesystem::equivalent(folder / reports::fileNameOf(format), file, ignored)) {
                return file;
            }
        }
    }
    return std::nullopt;
}

/// Says where the files are. If that cannot be said, those that are new are taken away again.
ExitCode finish(const std::vector<std::filesystem::path>& paths,
                const std::vector<std::filesystem::path>& before, const Request& request,
                const Console& console)
{
    printPaths(paths, request, console);
    if (console.out.flush()) {
        return ExitCode::Done;
    }
    for (const std::filesystem::path& path : paths) {
        if (std::find(before.begin(), before.end(), path) == before.end()) {
            std::error_code ignored;
            std::filesystem::remove(path, ignored);
        }
    }
    return fail(console, "report: standard output cannot be written to, so that nothing is left");
}

}  // namespace

ExitCode runReport(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const auto folder = arguments.value("--output");
    if (!folder || folder->empty()) {
        return fail(console, "report: -o FOLDER is needed");
    }
    const auto formats = wantedFormats(arguments);
    const auto language = languageOption(arguments);
    if (!formats || !language) {
        return fail(console, "report: " + (formats ? language.error() : formats.error()));
    }
    const std::string& operand = arguments.operands().front();
    const auto desk = openCaseInput(operand, console.in);
    if (!desk) {
        return fail(console, desk.error().message);
    }
    warn(console, *desk, operand);
    if (lacksReason(*desk)) {
        return refuse(console, operand + ": the ruling departs from the proposal without a reason");
    }
    const auto style = styleOf(arguments);
    if (!style) {
        return fail(console, "report: " + style.error());
    }
    const auto audience = arguments.valueOr("--for", "") == "players" ? reports::Audience::Players
                                                                      : reports::Audience::Arbiter;
    const auto book = reports::PhraseBook::forLanguage(*language, audience);
    const reports::Report report = session::reportOf(*desk);
    if (const auto source = takenFrom(*desk, *folder, *formats)) {
        return fail(console, "report: " + source->string() +
                                 " belongs to the incident; a report never takes its place");
    }
    std::vector<std::filesystem::path> before;
    for (const reports::Format format : *formats) {
        const auto path = std::filesystem::path(*folder) / reports::fileNameOf(format);
        if (std::filesystem::exists(path)) {
            before.push_back(path);
        }
    }
    const auto overwrite =
        arguments.has("--force") ? reports::Overwrite::Replace : reports::Overwrite::Refuse;
    const auto paths = reports::writeAll(report, *folder, *formats, book, overwrite, *style);
    if (!paths) {
        return fail(console,
                    reports::describe(paths.error(), reports::PhraseBook::forLanguage("en")));
    }
    return finish(*paths, before, request, console);
}

}  // namespace diptych::cli
