#include "reports/archive/digest.h"
#include "tests/reports/archive/archive_fixture.h"

#include <unistd.h>

#include <set>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;
using test::record;
using test::take;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A folder and its files that may only be read, also by an administrator, who is somebody else
/// meanwhile.
class WithoutRights {
public:
    explicit WithoutRights(fs::path folder)
        : m_folder(std::move(folder))
    {
        takeAway();
    }
    ~WithoutRights() { giveBack(); }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;

    void takeAway()
    {
        for (const auto& file : fs::directory_iterator(m_folder)) {
            fs::permissions(file, readable);
        }
        fs::permissions(m_folder, fs::perms::all & ~writable);
        if (m_user == 0) {
            EXPECT_EQ(seteuid(nobody), 0);
        }
    }

    void giveBack()
    {
        if (m_user == 0) {
            EXPECT_EQ(seteuid(m_user), 0);
        }
        fs::permissions(m_folder, fs::perms::all);
        for (const auto& file : fs::directory_iterator(m_folder)) {
            fs::permissions(file, readable | fs::perms::owner_write);
        }
    }

private:
    static constexpr uid_t nobody = 65534;
    static constexpr fs::perms readable =
        fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    static constexpr fs::perms writable =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;

    fs::path m_folder;
    uid_t m_user = geteuid();
};

class ArchiveTest : public testing::Test {
protected:
    std::vector<std::int64_t> addSome(int count)
    {
        std::vector<ArchiveRecord> records;
        for (int i = 1; i <= count; ++i) {
            records.push_back(record(i));
        }
        return take(archive.add(records));
    }

    std::vector<std::int64_t> found(const ArchiveSearch& wanted)
    {
        std::vector<std::int64_t> numbers;
        for (const ArchivedIncident& incident : take(archive.search(wanted))) {
            numbers.push_back(incident.number);
        }
        return numbers;
    }

    test::Store store{};
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
};

TEST_F(ArchiveTest, GivesNumbersWithoutGaps)
{
    EXPECT_THAT(addSome(3), ElementsAre(1, 2, 3));
    EXPECT_THAT(addSome(1), ElementsAre(4));
    EXPECT_THAT(test::problemsOf(archive), IsEmpty());
}

TEST_F(ArchiveTest, IsThereWhenItIsOpenedAgain)
{
    addSome(2);
    Archive again = take(Archive::open(store.address()));
    EXPECT_EQ(take(again.find(2))->personal.white, record(2).personal.white);
    EXPECT_EQ(take(again.document(2)), record(2).document);
    EXPECT_FALSE(take(again.find(3)));
    EXPECT_THAT(test::problemsOf(again), IsEmpty());
}

TEST_F(ArchiveTest, IsReadWhereNothingMayBeWritten)
{
    if (store.isPostgres()) {
        EXPECT_THAT(test::problemsOf(archive), IsEmpty());
        return;
    }
    addSome(3);
    WithoutRights rights(store.folder());
    {
        // Somebody else has it open, and its newest entries stand in the log.
        Archive other = take(Archive::open(store.address()));
        EXPECT_EQ(take(other.find(3))->personal.white, record(3).personal.white);
    }
    rights.giveBack();
    {
        const Archive closed = std::move(archive);
    }
    rights.takeAway();
    Archive fixed = take(Archive::open(store.address()));
    EXPECT_THAT(test::problemsOf(fixed), IsEmpty());
    EXPECT_EQ(take(fixed.search({})).size(), 3U);
    EXPECT_EQ(take(fixed.document(2)), record(2).document);
    const auto added = fixed.add(std::vector{record(4)});
    ASSERT_FALSE(added);
    EXPECT_THAT(added.error().message, HasSubstr("readonly"));
}

TEST_F(ArchiveTest, IsNotMadeTwice)
{
    const auto second = Archive::create(store.address(), "again");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ArchiveError::Kind::AlreadyThere);
}

TEST_F(ArchiveTest, WithdrawsWithoutRemoving)
{
    addSome(2);
    ASSERT_TRUE(archive.withdraw(1, "entered twice"));
    EXPECT_TRUE(take(archive.find(1))->withdrawn);
    EXPECT_FALSE(take(archive.find(2))->withdrawn);
    EXPECT_EQ(take(archive.head()).kind, entryKind::withdraw);
    EXPECT_EQ(take(archive.head()).note, "entered twice");
    EXPECT_THAT(addSome(1), ElementsAre(3));
    EXPECT_THAT(test::problemsOf(archive), IsEmpty());
    EXPECT_FALSE(archive.withdraw(1, "once more"));
    EXPECT_FALSE(archive.withdraw(9, "not there"));
}

TEST_F(ArchiveTest, ErasesPersonalDataAndKeepsTheChainWhole)
{
    addSome(3);
    ASSERT_TRUE(archive.erase(1, "asked for by the player"));
    const ArchivedIncident erased = *take(archive.find(1));
    EXPECT_TRUE(erased.erased);
    EXPECT_EQ(erased.personal.white, "");
    EXPECT_EQ(erased.open.kinds, record(1).open.kinds);
    EXPECT_EQ(take(archive.document(1)), "");
    EXPECT_THAT(found({.player = "exemple"}), IsEmpty());
    EXPECT_THAT(found({.player = "ruiz"}), ElementsAre(2));
    EXPECT_THAT(found({.kind = "adjust-board"}), ElementsAre(1));
    EXPECT_THAT(test::problemsOf(archive), IsEmpty());
}

TEST_F(ArchiveTest, LeavesNothingOfAnErasedPersonInTheFile)
{
    if (store.isPostgres()) {
        ASSERT_TRUE(archive.database().run("SELECT 1"));
        return;  // the files are the server's
    }
    addSome(3);
    ASSERT_TRUE(archive.erase(1, "asked for"));
    std::string all;
    for (const auto& file : std::filesystem::directory_iterator(store.folder())) {
        all += test::readAll(file.path());
    }
    EXPECT_THAT(all, HasSubstr("Ruiz, Pilar"));
    EXPECT_THAT(all, testing::Not(HasSubstr("Exemple, Hector")));
    EXPECT_THAT(all, testing::Not(HasSubstr("number1 ")));
}

TEST_F(ArchiveTest, IsSearchedByWhateverIsKnown)
{
    addSome(30);
    EXPECT_EQ(found({.player = "weissmuller"}).size(), 10U);
    EXPECT_EQ(found({.player = "WEISSMÜLLER"}).size(), 10U);
    EXPECT_EQ(found({.player = "Weißmuller antonia"}).size(), 10U);
    EXPECT_THAT(found({.player = "player7"}), ElementsAre(7));
    EXPECT_THAT(found({.event = "Northern 2020"}), ElementsAre(28, 21, 14, 7));
    EXPECT_EQ(found({.article = "7.5.1"}).size(), 15U);
    EXPECT_EQ(found({.kind = "retrace"}).size(), 10U);
    EXPECT_THAT(found({.text = "announcement number12"}), ElementsAre(12));
    EXPECT_THAT(found({.event = "2020", .round = "8"}), ElementsAre(7));
    EXPECT_THAT(found({.from = "2026-08-16", .to = "2026-08-16"}), ElementsAre(6));
    EXPECT_THAT(found({.kind = "retrace", .most = 2}), ElementsAre(30, 27));
    EXPECT_EQ(found({}).size(), 30U);
    EXPECT_THAT(found({.text = "%' OR 1=1 --"}), IsEmpty());
}

TEST_F(ArchiveTest, CountsWhatWasRuled)
{
    addSome(9);
    ASSERT_TRUE(archive.withdraw(3, "entered twice"));
    const ArchiveStatistics all = take(archive.statistics({}));
    EXPECT_EQ(all.incidents, 9);
    EXPECT_EQ(all.withdrawn, 1);
    ASSERT_EQ(all.kinds.size(), 3U);
    EXPECT_EQ(all.kinds[0].count, 3);
    EXPECT_EQ(all.articles[0].name, "D.2.9");
    EXPECT_EQ(all.articles[0].count, 9);
    EXPECT_EQ(take(archive.statistics({.event = "2021"})).incidents, 2);
}

TEST_F(ArchiveTest, WritesDownThatTheClockWentBack)
{
    addSome(1);
    archive.setClock([] { return std::string("2001-01-01T00:00:00.000Z"); });
    addSome(1);
    EXPECT_EQ(take(archive.head()).entry, 4);  // begin, add, clock-back, add
    EXPECT_THAT(test::problemsOf(archive), IsEmpty());
    archive.setClock(timeNow);
    addSome(1);
    EXPECT_EQ(take(archive.head()).entry, 5);
}

TEST_F(ArchiveTest, KnowsADocumentAndAGameThatItHas)
{
    addSome(3);
    EXPECT_EQ(take(archive.withDocument(record(2).document)), 2);
    EXPECT_EQ(take(archive.withDocument("else")), std::nullopt);
    EXPECT_THAT(take(archive.sameGame(record(2))), ElementsAre(2));
    EXPECT_THAT(take(archive.sameGame(record(4))), IsEmpty());
}

TEST_F(ArchiveTest, RefusesToChangeItsJournal)
{
    addSome(2);
    for (const char* statement :
         {"UPDATE journal SET note = 'x' WHERE entry = 2", "DELETE FROM journal WHERE entry = 3",
          "DELETE FROM incident WHERE number = 1"}) {
        const auto done = archive.database().run(statement);
        ASSERT_FALSE(done) << statement;
        EXPECT_EQ(done.error().kind, ArchiveError::Kind::Refused) << done.error().message;
        archive.database().rollBack();
    }
}

TEST_F(ArchiveTest, RefusesAnEntryThatDoesNotFollowTheHead)
{
    addSome(1);
    const auto done = archive.database().run(
        "INSERT INTO journal SELECT entry + 1, previous, time, kind, number, note, open_hash,"
        " personal_hash, document_hash, hash FROM journal WHERE entry = 2");
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("head"));
}

}  // namespace
}  // namespace diptych::reports
