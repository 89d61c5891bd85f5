#include "tests/reports/archive/archive_fixture.h"

#include <chrono>
#include <ctime>
#include <functional>

namespace diptych::reports {
namespace {

using test::take;

double secondsOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// At full size 100,000 incidents: search within 50 ms, check within a second.
TEST(LargeArchive, IsSearchedAndCheckedFast)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    const int count = test::isLongRun() ? 100000 : 2000;
    constexpr int batch = 1000;
    const double filling = secondsOf([&] {
        std::vector<ArchiveRecord> records;
        for (int i = 1; i <= count; ++i) {
            records.push_back(test::record(i));
            if (records.size() == batch) {
                take(archive.add(records));
                records.clear();
            }
        }
    });
    const std::string middle = std::to_string(count / 2);
    const ArchiveSearch searches[] = {
        {.player = "player" + middle},
        {.player = "ruiz", .event = "northern lights 2023", .kind = "restore-before-illegal-move"},
        {.article = "7.5.1", .round = "3"},
        {.text = "announcement number" + middle},
        {.from = "2024-08-14", .to = "2024-08-14"},
        {},
    };
    double slowest = 0;
    for (const ArchiveSearch& wanted : searches) {
        double best = 1e9;
        for (int i = 0; i < 3; ++i) {
            best = std::min(best,
                            secondsOf([&] { EXPECT_FALSE(take(archive.search(wanted)).empty()); }));
        }
        slowest = std::max(slowest, best);
    }
    ArchiveCheck check;
    double checking = 1e9;
    const std::clock_t before = std::clock();
    for (int i = 0; i < 3; ++i) {
        checking = std::min(checking, secondsOf([&] { check = take(checkArchive(archive)); }));
    }
    const double work = static_cast<double>(std::clock() - before) / 3 / CLOCKS_PER_SEC;
    EXPECT_EQ(check.entries, count + 1);
    EXPECT_TRUE(check.problems.empty());
    RecordProperty("filling_seconds", std::to_string(filling));
    RecordProperty("slowest_search_seconds", std::to_string(slowest));
    RecordProperty("checking_seconds", std::to_string(checking));
    std::printf(
        "%d incidents: filled in %.1f s, slowest search %.1f ms, checked in %.2f s, %.2f s of it "
        "processor time\n",
        count, filling, slowest * 1000, checking, work);
    // Other tests fork; what is not written by then would be written by each child.
    std::fflush(stdout);
    // Room for a busy machine: the figures themselves are printed.
    EXPECT_LT(slowest, 0.25);
    EXPECT_LT(checking, 5);
}

}  // namespace
}  // namespace diptych::reports
