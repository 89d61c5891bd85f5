#pragma once

#include "reports/document/document.h"

#include <string>

namespace diptych::reports {

/// A document as one HTML page that needs no other file: semantic elements, language, headers with
/// scope, captions, inline SVG diagrams with their text alternative, rules for print. Well-formed
/// as XML too.
std::string toHtml(const Document& document);

}  // namespace diptych::reports
