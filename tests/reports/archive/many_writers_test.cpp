#include "tests/reports/archive/archive_fixture.h"

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <numeric>
#include <set>
#include <sstream>
#include <thread>

namespace diptych::reports {
namespace {

using test::take;

/// Starts the writer; what it prints goes into a file.
pid_t startWriter(const std::string& store, int count, const std::string& name,
                  const std::filesystem::path& output)
{
    const pid_t child = fork();
    if (child == 0) {
        if (freopen(output.c_str(), "w", stdout) != nullptr) {
            execl(DIPTYCH_ARCHIVE_WRITER, "archive_writer", store.c_str(),
                  std::to_string(count).c_str(), name.c_str(), nullptr);
        }
        _exit(127);
    }
    return child;
}

/// Whole lines only: what a killed program had begun to print says nothing.
std::vector<std::int64_t> numbersIn(const std::filesystem::path& path)
{
    const std::string text = test::readAll(path);
    std::istringstream lines(text.substr(0, text.rfind('\n') + 1));
    std::vector<std::int64_t> numbers;
    for (std::int64_t number = 0; lines >> number;) {
        numbers.push_back(number);
    }
    return numbers;
}

TEST(ManyWriters, NeverForkTheChain)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    constexpr int writers = 8;
    const int each = test::isLongRun() ? 500 : 25;
    const auto outputOf = [&](int writer) {
        return store.folder() / ("writer" + std::to_string(writer));
    };
    std::vector<pid_t> children;
    for (int i = 0; i < writers; ++i) {
        children.push_back(
            startWriter(store.address(), each, "Writer " + std::to_string(i), outputOf(i)));
    }
    std::set<std::int64_t> numbers;
    for (int i = 0; i < writers; ++i) {
        int status = 0;
        waitpid(children[static_cast<std::size_t>(i)], &status, 0);
        EXPECT_EQ(status, 0);
        for (const std::int64_t number : numbersIn(outputOf(i))) {
            EXPECT_TRUE(numbers.insert(number).second) << number << " was given twice";
        }
    }
    EXPECT_EQ(numbers.size(), static_cast<std::size_t>(writers * each));
    EXPECT_EQ(*numbers.begin(), 1);
    EXPECT_EQ(*numbers.rbegin(), writers * each);
    const ArchiveCheck check = take(checkArchive(archive));
    EXPECT_EQ(check.entries, writers * each + 1);
    EXPECT_TRUE(check.problems.empty());
}

TEST(ManyWriters, LoseNothingThatWasConfirmedWhenTheyAreKilled)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    const int rounds = test::isLongRun() ? 200 : 12;
    std::int64_t highest = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto output = store.folder() / "output";
        std::filesystem::remove(output);
        const pid_t child = startWriter(store.address(), 1000000, "Writer", output);
        for (int waited = 0; waited < 1000 && numbersIn(output).empty(); ++waited) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(17 * (round % 11)));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        for (const std::int64_t number : numbersIn(output)) {
            EXPECT_TRUE(take(archive.find(number))) << number << " was confirmed and is lost";
            highest = std::max(highest, number);
        }
        EXPECT_TRUE(take(checkArchive(archive)).problems.empty());
    }
    EXPECT_GT(highest, 0);
    // What was not confirmed may be there or not; nothing stands in the way of the next one.
    const ArchiveRecord next = test::record(1);
    EXPECT_GE(take(archive.add({&next, 1})).front(), highest + 1);
}

}  // namespace
}  // namespace diptych::reports
