#pragma once

#include "reports/archive/archive_record.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace diptych::reports {

/// The record of whatever can be put into an archive: an incident.xml, a container (zip) that has
/// one, a PDF that carries one, or the decision on an appeal; the document then is the container or
/// the PDF. Signatures are not looked at. Fails with a sentence that says what was expected.
tl::expected<ArchiveRecord, std::string> recordOf(std::string_view bytes, const std::string& name);

}  // namespace diptych::reports
