#pragma once

namespace diptych {

/// Where something stands on a picture: page from 1, the rest in pixels of the page from its top
/// left.
struct PageSpan {
    int page = 1;
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;

    friend constexpr bool operator==(const PageSpan&, const PageSpan&) = default;
};

}  // namespace diptych
