#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// A place that the pen went over, to the right and down; any unit, the same for both.
struct PenPoint {
    double x = 0, y = 0;
};

/// From where the pen touched to where it was lifted.
using PenStroke = std::vector<PenPoint>;

/// A signature by hand.
using Handwriting = std::vector<PenStroke>;

/// Reads strokes from a text: "X Y" in each line, an empty line where the pen was lifted, "#"
/// before a comment. The error names the line, what was found and what was expected.
tl::expected<Handwriting, std::string> readHandwriting(std::string_view text);

}  // namespace diptych::reports
