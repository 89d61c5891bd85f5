#pragma once

#include <string>
#include <string_view>

namespace diptych::reports {

/// What makes the object streams of a PDF too large to be opened, empty if nothing does: qpdf
/// unpacks them before anybody can ask how large they are, and a file of some hundred kilobytes can
/// make that hundreds of megabytes.
std::string objectStreamProblem(std::string_view pdf);

}  // namespace diptych::reports
