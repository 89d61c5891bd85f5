#pragma once

#include "core/support/diagnostic.h"

#include <string>

namespace diptych::session {

/// One line about a fault in a case file: file, line and column, what was found and what was
/// expected there.
std::string caseMessage(const Diagnostic& diagnostic, const std::string& file);

/// Where the fault is: "a.case:3:1".
std::string casePlace(const Diagnostic& diagnostic, const std::string& file);

/// The same behind any name of a place.
std::string faultMessage(const Diagnostic& diagnostic, const std::string& place);

}  // namespace diptych::session
