#include "reports/pdf/flow.h"

namespace diptych::reports {

namespace {

/// End of the run of items that must stand together with the first one.
std::size_t endOfRun(const std::vector<FlowItem>& items, std::size_t first)
{
    std::size_t end = first;
    while (end + 1 < items.size() && items[end].keep == Keep::WithNext) {
        ++end;
    }
    return end + 1;
}

double heightOfRun(const std::vector<FlowItem>& items, std::size_t first, std::size_t end)
{
    double height = items[first].height;
    for (std::size_t i = first + 1; i < end; ++i) {
        height += items[i].before + items[i].height;
    }
    return height;
}

}  // namespace

std::vector<Page> paginate(const std::vector<FlowItem>& items, double top, double bottom)
{
    std::vector<Page> pages(1);
    double y = top;
    std::size_t runEnd = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const FlowItem& item = items[i];
        const double before = pages.back().empty() ? 0 : item.before;
        double needed = item.height;
        if (i >= runEnd) {
            runEnd = endOfRun(items, i);
            const double run = heightOfRun(items, i, runEnd);
            needed = run <= bottom - top ? run : needed;
        }
        PlacedItem placed{&item, y + before, false};
        if (y + before + needed > bottom && !pages.back().empty()) {
            pages.emplace_back();
            placed.top = top;
            if (item.repeated) {
                placed.repeatsHeader = true;
                placed.top += item.repeated->height;
            }
        }
        y = placed.top + item.height;
        pages.back().push_back(placed);
    }
    return pages;
}

}  // namespace diptych::reports
