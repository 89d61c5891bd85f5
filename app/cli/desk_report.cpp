#include "app/cli/desk_report.h"

#include "reports/report_builder.h"

namespace diptych::cli {

reports::Report reportOf(const session::Desk& desk)
{
    const auto read = [&desk](const std::string& name) -> std::optional<std::string> {
        auto bytes = session::readSource(desk.files, name);
        return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
    };
    return reports::buildReport(desk.incident, desk.sheets, desk.assessment, read);
}

}  // namespace diptych::cli
