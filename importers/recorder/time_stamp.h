#pragma once

#include <optional>
#include <string_view>

namespace diptych::importers {

/// A time of a recording, in seconds: "12:03", "1:12:03", "00:00:04,000", "01:02:03.4".
std::optional<double> readTimeStamp(std::string_view text);

/// Takes a time stamp off the front of a text; leaves the text alone if there is none.
std::optional<double> takeTimeStamp(std::string_view& text);

/// Takes blanks off the front.
void skipBlanks(std::string_view& text);

}  // namespace diptych::importers
