#pragma once

#include "app/session/desk.h"
#include "reports/archive/archive_record.h"
#include "reports/report.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::session {

/// The report of an incident, with the bytes of the sources that it names.
reports::Report reportOf(const Desk& desk);

/// The incident as it goes into an archive: its incident.xml. Fails with a sentence.
tl::expected<reports::ArchiveRecord, std::string> archiveRecordOf(const Desk& desk);

}  // namespace diptych::session
