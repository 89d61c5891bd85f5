#pragma once

#include "reports/document/document.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::reports {

/// A document as a tagged PDF on A4: headings, lists, tables with headers, figures with text
/// alternatives, language and title. Fails only when a library does; the error is its message.
/// The time of creation is that of SOURCE_DATE_EPOCH where the environment has it, else now.
tl::expected<std::string, std::string> toPdf(const Document& document);

}  // namespace diptych::reports
