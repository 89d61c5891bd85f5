#include "tests/reports/archive/archive_fixture.h"

namespace diptych::reports {
namespace {

using test::record;
using test::take;
using testing::Contains;
using testing::IsEmpty;

/// What somebody with access to the database did, and the problem that must be found.
struct Tampering {
    const char* name;
    std::vector<const char*> statements;
    const char* problem;
};

const Tampering tamperings[] = {
    {"NoteOfAnEntry", {"UPDATE journal SET note = 'x' WHERE entry = 3"}, "2 entry-changed"},
    {"TimeOfAnEntry",
     {"UPDATE journal SET time = '2020-01-01T00:00:00.000Z' WHERE entry = 5"},
     "4 entry-changed"},
    {"NumberOfAnEntry", {"UPDATE journal SET number = 9 WHERE entry = 4"}, "9 entry-changed"},
    {"HashOfAnEntry", {"UPDATE journal SET hash = previous WHERE entry = 4"}, "3 entry-changed"},
    {"EntryTakenOut", {"DELETE FROM journal WHERE entry = 4"}, "4 entry-removed"},
    {"FirstEntryTakenOut", {"DELETE FROM journal WHERE entry = 1"}, "1 entry-removed"},
    {"EntriesExchanged",
     {"UPDATE journal SET entry = 100 WHERE entry = 3",
      "UPDATE journal SET entry = 3 WHERE "
      "entry = 4",
      "UPDATE journal SET entry = 4 WHERE entry = 100"},
     "3 entry-changed"},
    {"IncidentTakenOut", {"DELETE FROM incident WHERE number = 3"}, "3 incident-removed"},
    {"IncidentAndItsEntryTakenOut",
     {"DELETE FROM incident WHERE number = 3", "DELETE FROM document WHERE number = 3",
      "DELETE FROM journal WHERE number = 3"},
     "3 incident-removed"},
    {"LastIncidentTakenOut", {"DELETE FROM incident WHERE number = 5"}, "5 incident-removed"},
    {"IncidentPutIn",
     {"INSERT INTO incident SELECT 77, entry, event, round, board, date, articles, kinds,"
      " document_name, status, salt, title, white, black, arbiter, appeal_deadline, text"
      " FROM incident WHERE number = 1"},
     "77 not-in-journal"},
    {"EventOfAnIncident",
     {"UPDATE incident SET event = 'Other' WHERE number = 2"},
     "2 incident-changed"},
    {"RemedyOfAnIncident",
     {"UPDATE incident SET kinds = 'continue' WHERE number = 2"},
     "2 incident-changed"},
    {"StatusOfAnIncident",
     {"UPDATE incident SET status = 'open' WHERE number = 2"},
     "2 incident-changed"},
    {"PlayerOfAnIncident",
     {"UPDATE incident SET white = 'Other, One' WHERE number = 2"},
     "2 personal-data-changed"},
    {"NamesExchanged",
     {"UPDATE incident SET white = black, black = white WHERE number = 2"},
     "2 personal-data-changed"},
    {"PersonalDataEmptied",
     {"UPDATE incident SET salt = '', title = '', white = '', black = '', arbiter = '',"
      " appeal_deadline = '', text = '' WHERE number = 2"},
     "2 personal-data-changed"},
    {"Document",
     {"UPDATE document SET bytes = previous FROM journal WHERE document.number = 4 AND"
      " journal.entry = 2"},
     "4 document-changed"},
    {"DocumentTakenOut", {"DELETE FROM document WHERE number = 4"}, "4 document-removed"},
    {"ErasedPersonPutBack",
     {"UPDATE incident SET white = 'Exemple, Hector' WHERE number = 1"},
     "1 not-erased"},
};

class Tampered : public testing::TestWithParam<Tampering> {
protected:
    test::Store store{};
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
};

INSTANTIATE_TEST_SUITE_P(Archive, Tampered, testing::ValuesIn(tamperings),
                         [](const auto& test) { return std::string(test.param.name); });

TEST_P(Tampered, IsFoundWithItsNumber)
{
    std::vector<ArchiveRecord> records;
    for (int i = 1; i <= 5; ++i) {
        records.push_back(record(i));
    }
    take(archive.add(records));
    ASSERT_TRUE(archive.erase(1, "asked for"));
    ASSERT_THAT(test::problemsOf(archive), IsEmpty());
    const std::vector<std::string> guards =
        store.isPostgres() ? std::vector<std::string>{"ALTER TABLE journal DISABLE TRIGGER ALL",
                                                      "ALTER TABLE incident DISABLE TRIGGER ALL"}
                           : std::vector<std::string>{"DROP TRIGGER journal_keeps",
                                                      "DROP TRIGGER journal_loses_nothing",
                                                      "DROP TRIGGER incident_stays"};
    for (const std::string& guard : guards) {
        ASSERT_TRUE(archive.database().run(guard));
    }
    for (const char* statement : GetParam().statements) {
        const auto done = archive.database().run(statement);
        ASSERT_TRUE(done) << done.error().message;
    }
    EXPECT_THAT(test::problemsOf(archive), Contains(GetParam().problem));
}

std::vector<std::string> allProblemsOf(Archive& archive)
{
    std::vector<std::string> found;
    for (const auto& one : take(checkArchive(archive, {}, CheckDepth::Everything)).problems) {
        found.push_back(std::to_string(one.number) + " " + one.code);
    }
    return found;
}

TEST(ArchiveCheck, FindsThatASearchWouldMislead)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    const std::vector<ArchiveRecord> records{record(1), record(2), record(3)};
    take(archive.add(records));
    ASSERT_TRUE(archive.erase(1, "asked for"));
    EXPECT_THAT(allProblemsOf(archive), IsEmpty());
    ASSERT_TRUE(archive.database().run("DELETE FROM word WHERE number = 2 AND word = 'player2'"));
    ASSERT_TRUE(archive.database().run("INSERT INTO word (word, number) VALUES ('player1', 3)"));
    EXPECT_THAT(allProblemsOf(archive),
                testing::ElementsAre("2 search-misleads", "3 search-misleads"));
    EXPECT_THAT(test::problemsOf(archive), IsEmpty()) << "the words prove nothing";
}

TEST(ArchiveCheck, FindsThatAnIndexOfTheFileDoesNotFitItsTable)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    const std::vector<ArchiveRecord> records{record(1), record(2)};
    take(archive.add(records));
    if (store.isPostgres()) {
        EXPECT_THAT(test::problemsOf(archive), IsEmpty());
        return;
    }
    Database& database = archive.database();
    // The index is told that it covers another column than it was built over.
    for (const char* statement :
         {"PRAGMA writable_schema = ON",
          "UPDATE sqlite_master SET sql = 'CREATE INDEX incident_by_date ON incident (round)'"
          " WHERE name = 'incident_by_date'",
          "PRAGMA writable_schema = RESET"}) {
        ASSERT_TRUE(database.run(statement)) << statement;
    }
    EXPECT_THAT(allProblemsOf(archive), Contains("0 file-damaged"));
}

TEST(ArchiveCheck, FindsByACheckpointThatTheEndWasCutOff)
{
    const test::Store store;
    Archive archive = take(Archive::create(store.address(), "Northern Lights"));
    const std::vector<ArchiveRecord> records{record(1), record(2)};
    take(archive.add(records));
    const std::vector<Checkpoint> checkpoints{take(archive.makeCheckpoint())};
    EXPECT_EQ(checkpoints[0].entries, 3);
    take(archive.add(records));
    EXPECT_THAT(test::problemsOf(archive, checkpoints), IsEmpty());
    for (const char* guard : {"journal_keeps", "journal_loses_nothing"}) {
        if (!store.isPostgres()) {
            ASSERT_TRUE(archive.database().run(std::string("DROP TRIGGER ") + guard));
        }
    }
    if (store.isPostgres()) {
        ASSERT_TRUE(archive.database().run("ALTER TABLE journal DISABLE TRIGGER ALL"));
        ASSERT_TRUE(archive.database().run("ALTER TABLE incident DISABLE TRIGGER ALL"));
    } else {
        ASSERT_TRUE(archive.database().run("DROP TRIGGER incident_stays"));
    }
    for (const char* table : {"incident", "document", "word"}) {
        ASSERT_TRUE(
            archive.database().run(std::string("DELETE FROM ") + table + " WHERE number > 1"));
    }
    ASSERT_TRUE(archive.database().run("DELETE FROM journal WHERE entry > 2"));
    EXPECT_THAT(test::problemsOf(archive), testing::ElementsAre("0 guard-removed"));
    EXPECT_THAT(test::problemsOf(archive, checkpoints), Contains("3 cut-off"));
    // Somebody who then goes on writing cannot hide it either.
    take(archive.add(records));
    EXPECT_THAT(test::problemsOf(archive, checkpoints), Contains("3 checkpoint-differs"));
}

}  // namespace
}  // namespace diptych::reports
