#pragma once

#include "core/support/span.h"

#include <string_view>

namespace diptych::importers {

/// Line and column of offsets in a text, asked for in rising order.
class SourcePlaces {
public:
    SourcePlaces(std::string_view text, int firstLine)
        : m_text(text)
        , m_place{firstLine, 1, 0}
    {}

    /// Place of the character that begins at a byte.
    TextSpan at(std::size_t offset);

private:
    std::string_view m_text;
    std::size_t m_offset = 0;
    TextSpan m_place;
};

}  // namespace diptych::importers
