#include "app/session/desk.h"
#include "app/session/recovery_journal.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace diptych::session;

namespace {

namespace fs = std::filesystem;

class Journals : public testing::Test {
protected:
    void TearDown() override { fs::remove_all(m_folder); }
    fs::path file() const { return m_folder / "deep" / "a.journal"; }

private:
    fs::path m_folder =
        fs::temp_directory_path() / ("diptych-journal-tests-" + std::to_string(getpid()));
};

JournalEntry entry(const std::string& caseText)
{
    return {"Round 5\nboard 12", "/a/b.diptych", "Type 1.e4", "14:02", caseText};
}

}  // namespace

TEST_F(Journals, KeepTheLastState)
{
    auto journal = RecoveryJournal::create(file());
    ASSERT_TRUE(journal);
    EXPECT_FALSE(lastEntryOf(file()));
    EXPECT_TRUE(journal->append(entry("one")));
    EXPECT_TRUE(journal->append(entry("two\nlines")));
    const auto last = lastEntryOf(file());
    ASSERT_TRUE(last);
    EXPECT_EQ(last->title, "Round 5\nboard 12");
    EXPECT_EQ(last->path, "/a/b.diptych");
    EXPECT_EQ(last->edit, "Type 1.e4");
    EXPECT_EQ(last->time, "14:02");
    EXPECT_EQ(last->caseText, "two\nlines");
}

TEST_F(Journals, PassOverAStateThatWasCutShort)
{
    auto journal = RecoveryJournal::create(file());
    ASSERT_TRUE(journal);
    journal->append(entry("one"));
    const std::size_t first = readFile(file())->size();
    journal->append(entry("two"));
    const std::string whole = *readFile(file());
    for (std::size_t size = 1; size < whole.size(); ++size) {
        std::ofstream(file(), std::ios::binary) << whole.substr(0, size);
        const auto last = lastEntryOf(file());
        ASSERT_EQ(last.has_value(), size >= first) << size;
        if (last) {
            EXPECT_EQ(last->caseText, "one");
        }
    }
}

TEST_F(Journals, PassOverAStateThatWasChanged)
{
    auto journal = RecoveryJournal::create(file());
    ASSERT_TRUE(journal);
    journal->append(entry("one"));
    std::string bytes = *readFile(file());
    bytes.back() = 'x';
    bytes[bytes.size() - 3] = 'x';
    std::ofstream(file(), std::ios::binary) << bytes;
    EXPECT_FALSE(lastEntryOf(file()));
}

TEST_F(Journals, AreEmptyAfterASaveAndGoneAtTheEnd)
{
    auto journal = RecoveryJournal::create(file());
    ASSERT_TRUE(journal);
    journal->append(entry("one"));
    EXPECT_TRUE(journal->clear());
    EXPECT_FALSE(lastEntryOf(file()));
    EXPECT_TRUE(journal->append(entry("two")));
    EXPECT_EQ(lastEntryOf(file())->caseText, "two");
    journal->remove();
    EXPECT_FALSE(fs::exists(file()));
}

TEST_F(Journals, StaySmallOverManyHours)
{
    auto journal = RecoveryJournal::create(file());
    ASSERT_TRUE(journal);
    const std::string large(100'000, 'x');
    for (int i = 0; i < 100; ++i) {
        ASSERT_TRUE(journal->append(entry(large + std::to_string(i))));
        ASSERT_LE(fs::file_size(file()), 5'000'000U);
    }
    EXPECT_TRUE(lastEntryOf(file())->caseText.ends_with("x99"));
}

TEST_F(Journals, SayWhereTheyCannotBeWritten)
{
    const auto journal = RecoveryJournal::create("/proc/nowhere/a.journal");
    ASSERT_FALSE(journal);
    EXPECT_NE(journal.error().find("/proc/nowhere/a.journal"), std::string::npos);
}
