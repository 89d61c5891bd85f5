#include "app/cli/register_verb.h"

#include "app/cli/input.h"
#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "app/session/documents/desk_report.h"
#include "reports/archive/archive_register.h"
#include "reports/archive/digest.h"
#include "reports/report_writer.h"
#include "reports/xml/xml_writer.h"

#include <filesystem>
#include <ostream>

namespace diptych::cli {

namespace {

/// A case as a row; its document is the incident.xml that would go into an archive.
tl::expected<reports::ArchivedIncident, std::string> incidentOf(const std::string& operand,
                                                                std::istream& in)
{
    const auto desk = openCaseInput(operand, in);
    if (!desk) {
        return tl::make_unexpected(desk.error().message);
    }
    const std::string xml = reports::toXml(session::reportOf(*desk));
    auto record = reports::recordOfXml(xml);
    if (!record) {
        return tl::make_unexpected(operand + ": " + record.error());
    }
    reports::ArchivedIncident incident;
    incident.open = std::move(record->open);
    incident.personal = std::move(record->personal);
    incident.documentHash = reports::sha256(xml);
    return incident;
}

}  // namespace

ExitCode runRegister(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const auto path = arguments.value("--output");
    if (!path || path->empty()) {
        return fail(console, "register: -o FILE.xlsx is needed");
    }
    const auto language = languageOption(arguments);
    if (!language) {
        return fail(console, "register: " + language.error());
    }
    std::vector<reports::ArchivedIncident> incidents;
    for (const std::string& operand : arguments.operands()) {
        auto incident = incidentOf(operand, console.in);
        if (!incident) {
            return fail(console, incident.error());
        }
        incident->number = static_cast<std::int64_t>(incidents.size()) + 1;
        incidents.push_back(std::move(*incident));
    }
    const auto book = reports::PhraseBook::forLanguage(*language);
    const auto bytes = reports::toXlsx(reports::registerOf(incidents, book), book);
    if (!bytes) {
        return fail(console, "register: " + bytes.error());
    }
    const auto overwrite =
        arguments.has("--force") ? reports::Overwrite::Replace : reports::Overwrite::Refuse;
    if (const auto done = reports::writeFile(*path, *bytes, overwrite); !done) {
        return fail(console,
                    reports::describe(done.error(), reports::PhraseBook::forLanguage("en")));
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.register/1"},
                               {"incidents", incidents.size()},
                               {"file", *path}})
                    << '\n';
    } else {
        console.out << *path << '\n';
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
