#pragma once

#include "reports/archive/archive.h"
#include "reports/archive/archive_check.h"
#include "tests/reports/shell.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace diptych::reports::test {

/// A place for one archive that goes with it: a folder, or a database of the server that
/// on_postgres.sh started.
class Store {
public:
    Store();
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const std::string& address() const { return m_address; }
    bool isPostgres() const { return !m_database.empty(); }
    const std::filesystem::path& folder() const { return m_folder.path(); }

private:
    TemporaryFolder m_folder{};
    std::string m_database{};
    std::string m_address{};
};

/// An incident with so much that it can be found again.
ArchiveRecord record(int number);

/// The tests run at full size.
bool isLongRun();

/// The value, or a failed test that says what the archive said.
template <typename T>
T take(ArchiveExpected<T> result)
{
    EXPECT_TRUE(result) << (result ? std::string() : result.error().message);
    if (!result) {
        throw std::runtime_error(result.error().message);
    }
    return std::move(*result);
}

/// "number code" of every problem.
std::vector<std::string> problemsOf(Archive& archive, std::span<const Checkpoint> checkpoints = {});

}  // namespace diptych::reports::test
