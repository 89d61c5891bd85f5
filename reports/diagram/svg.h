#pragma once

#include "reports/diagram/drawing.h"

#include <string>
#include <string_view>

namespace diptych::reports {

/// A drawing as an SVG element to stand in HTML. Title and description are its text alternative;
/// the id makes their ids unique in the page.
std::string toSvg(const Drawing& drawing, std::string_view id, std::string_view title,
                  std::string_view description);

/// Text with the five characters of markup replaced; characters that XML forbids become U+FFFD.
std::string escapeMarkup(std::string_view text);

}  // namespace diptych::reports
