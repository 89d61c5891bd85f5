#pragma once

#include <array>

namespace diptych::importers::scan {

/// A point of a picture in pixels, from the top left.
struct Point {
    double x = 0.0;
    double y = 0.0;
};

/// Top left, top right, bottom right, bottom left.
using Corners = std::array<Point, 4>;

/// A projective map of the plane, row by row.
struct Homography {
    std::array<double, 9> m{1, 0, 0, 0, 1, 0, 0, 0, 1};

    Point operator()(Point point) const
    {
        const double w = m[6] * point.x + m[7] * point.y + m[8];
        return {(m[0] * point.x + m[1] * point.y + m[2]) / w,
                (m[3] * point.x + m[4] * point.y + m[5]) / w};
    }
};

}  // namespace diptych::importers::scan
