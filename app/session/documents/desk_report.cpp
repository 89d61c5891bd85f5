#include "app/session/documents/desk_report.h"

#include "reports/report_builder.h"
#include "reports/xml/xml_writer.h"

namespace diptych::session {

reports::Report reportOf(const Desk& desk)
{
    const auto read = [&desk](const std::string& name) -> std::optional<std::string> {
        auto bytes = readSource(desk.files, name);
        return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
    };
    return reports::buildReport(desk.incident, desk.sheets, desk.assessment, read);
}

tl::expected<reports::ArchiveRecord, std::string> archiveRecordOf(const Desk& desk)
{
    return reports::recordOfXml(reports::toXml(reportOf(desk)));
}

}  // namespace diptych::session
