#pragma once

#include "core/incident/incident.h"
#include "core/score/sheet.h"
#include "reports/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// The name of a file as a report has it: as the case has it, or without the folders of the
/// computer where it lies outside of the case.
std::string shownName(const std::string& file);

/// SHA-256 of bytes, hexadecimal in small letters.
std::string sha256Of(std::string_view bytes);

/// The scores as they came in, with their fingerprints. A file that cannot be read has neither
/// bytes nor fingerprint.
std::vector<Source> sourcesOf(const incident::Incident& incident,
                              const std::vector<score::Sheet>& sheets, const ReadSource& read);

}  // namespace diptych::reports
