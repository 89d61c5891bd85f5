#include "app/cli/refusal.h"

#include "core/incident/ruling.h"

namespace diptych::cli {

bool lacksReason(const session::Desk& desk)
{
    const auto& ruling = desk.incident.ruling;
    return ruling && ruling->reason.empty() && incident::departs(*ruling, desk.assessment);
}

ExitCode refuse(const Console& console, std::string_view message)
{
    fail(console, message);
    return ExitCode::Refused;
}

}  // namespace diptych::cli
