#pragma once

#include <cstdint>
#include <vector>

namespace diptych::reports {

/// A small picture in shades of grey, row by row from the top left, 0 black to 255 white.
struct GreyPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels{};  ///< width x height

    bool empty() const { return pixels.empty(); }
};

}  // namespace diptych::reports
