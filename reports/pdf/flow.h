#pragma once

#include "reports/pdf/canvas.h"

#include <functional>
#include <memory>
#include <vector>

namespace diptych::reports {

enum class Keep : unsigned char { Free, WithNext };

/// Something of a fixed height that is never torn apart.
struct FlowItem {
    double before = 0;  ///< space above, left out at the top of a page
    double height = 0;
    Keep keep = Keep::Free;
    std::function<void(Canvas&, double top)> draw{};
    /// Drawn above the item, without tags, when a page begins with it: the header of a table.
    std::shared_ptr<const FlowItem> repeated{};
};

struct PlacedItem {
    const FlowItem* item = nullptr;
    double top = 0;
    bool repeatsHeader = false;
};

using Page = std::vector<PlacedItem>;

/// Puts items on pages from a top to a bottom edge. Items that keep with the next one move with it.
/// An item higher than a page stands alone on one.
std::vector<Page> paginate(const std::vector<FlowItem>& items, double top, double bottom);

}  // namespace diptych::reports
