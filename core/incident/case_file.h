#pragma once

#include "core/incident/incident.h"
#include "core/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::incident {

/// A case file read: the incident as far as it was understood, and what was wrong with it.
struct CaseFile {
    Incident incident{};
    Diagnostics diagnostics{};  ///< errors name the line, what was found and what was expected

    bool hasErrors() const;
};

/// Reads the text of a `.case` file (contract section 2). Never fails as a whole: every line that
/// is not understood is an error diagnostic, and the rest is read.
CaseFile readCase(std::string_view text);

}  // namespace diptych::incident
