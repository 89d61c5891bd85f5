#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Shades that stay apart in black and white print.
enum class Shade : std::uint8_t { None, White, Light, Grey, Black };

/// A closed or open outline, filled and stroked.
struct Shape {
    std::string_view path;  ///< SVG path data with absolute M, L, C and Z only
    double x = 0;           ///< where the origin of the path lies
    double y = 0;
    double scale = 1;
    Shade fill = Shade::None;
    Shade stroke = Shade::None;
    double strokeWidth = 0;  ///< in units of the path
};

struct Label {
    std::string text;
    double x = 0;  ///< middle of the text
    double y = 0;  ///< base line
    double size = 0;
};

/// Shapes in the order of painting. Units are free; writers scale to the size they need.
struct Drawing {
    double width = 0;
    double height = 0;
    std::vector<Shape> shapes{};
    std::vector<Label> labels{};
};

enum class PathVerb : std::uint8_t { MoveTo, LineTo, CurveTo, Close };

struct PathCommand {
    PathVerb verb = PathVerb::MoveTo;
    double points[6] = {0, 0, 0, 0, 0, 0};  ///< x, y pairs: one, one, three, none
};

/// Commands of path data. Other letters than M, L, C and Z are left out.
std::vector<PathCommand> parsePath(std::string_view path);

}  // namespace diptych::reports
