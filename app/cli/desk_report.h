#pragma once

#include "app/session/desk.h"
#include "reports/report.h"

namespace diptych::cli {

/// The report of an open incident, with its sources.
reports::Report reportOf(const session::Desk& desk);

}  // namespace diptych::cli
