#pragma once

namespace diptych {

/// Where something stands in a text: line and column count code points from 1, length too.
struct TextSpan {
    int line = 1;
    int column = 1;
    int length = 0;

    friend constexpr bool operator==(const TextSpan&, const TextSpan&) = default;
};

}  // namespace diptych
