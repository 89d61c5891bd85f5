#include "reports/container/container.h"
#include "tests/app/cli/program_run.h"

#include <QCoreApplication>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace diptych::cli::test;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

const std::string ruled = "samples/02-the-scores-differ/incident.case";
const std::string unruled = "samples/01-one-board-is-wrong/incident.case";

/// Runs `archive` on a store of its own.
class ArchiveVerb : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        // Qt finds the drivers of databases through it.
        static char name[] = "cli_tests";
        static char* words[] = {name, nullptr};
        static int count = 1;
        static const QCoreApplication application(count, words);
    }

    void SetUp() override { EXPECT_EQ(archive({"init", "--name", "Open"}).code, 0); }

    Ran archive(std::vector<std::string> words)
    {
        words.insert(words.begin(), "archive");
        words.insert(words.end(), {"--store", m_store});
        return runProgram(words);
    }

    nlohmann::json archiveJson(std::vector<std::string> words)
    {
        words.insert(words.end(), {"--format", "json"});
        return nlohmann::json::parse(archive(words).out);
    }

    std::string m_store = emptyFolder() + "/archive";
};

}  // namespace

TEST_F(ArchiveVerb, GivesNumbersAndFindsNothingWrong)
{
    EXPECT_EQ(archive({"add", sourceFile(ruled), "--format", "json"}).out, "{\"number\":1}\n");
    EXPECT_EQ(archive({"add", sourceFile(unruled)}).out, "2\n");
    const auto check = archiveJson({"check"});
    EXPECT_EQ(check["entries"], 3);
    EXPECT_TRUE(check["problems"].empty());
    EXPECT_EQ(archive({"check"}).out, "3 entries, 0 problems\n");
}

TEST_F(ArchiveVerb, ListsSearchesAndShows)
{
    archive({"add", sourceFile(ruled), sourceFile(unruled)});
    EXPECT_EQ(archiveJson({"list"})["incidents"].size(), 2U);
    EXPECT_EQ(archiveJson({"search", "--player", "muster"})["incidents"][0]["number"], 1);
    EXPECT_EQ(archiveJson({"search", "--article", "D.2.9"})["incidents"].size(), 2U);
    EXPECT_TRUE(archiveJson({"search", "--kind", "new-game"})["incidents"].empty());
    EXPECT_EQ(archiveJson({"show", "1"})["white"], "Muster, Karl");
    EXPECT_THAT(archive({"show", "2"}).out, HasSubstr("status: open\n"));
    EXPECT_EQ(archiveJson({"list", "--statistics"})["kinds"]["retrace"], 1);
    EXPECT_EQ(archive({"show", "3"}).code, 2);
}

TEST_F(ArchiveVerb, WithdrawsAndErasesOnlyWithAReason)
{
    archive({"add", sourceFile(ruled)});
    EXPECT_EQ(archive({"withdraw", "1"}).code, 2);
    EXPECT_EQ(archive({"withdraw", "1", "--reason", "entered twice"}).code, 0);
    EXPECT_EQ(archive({"withdraw", "1", "--reason", "again"}).code, 4);
    EXPECT_EQ(archive({"erase", "1", "--reason", "asked for"}).code, 0);
    EXPECT_EQ(archiveJson({"show", "1"})["white"], "");
    EXPECT_EQ(archive({"check"}).code, 0);
}

TEST_F(ArchiveVerb, ExportsDocumentsWithTheirRegister)
{
    archive({"add", sourceFile(ruled)});
    const std::string folder = emptyFolder() + "/out";
    ASSERT_EQ(archive({"export", "-o", folder}).code, 0);
    EXPECT_THAT(contentsOf(folder + "/0001-incident.xml"), StartsWith("<?xml"));
    EXPECT_THAT(contentsOf(folder + "/register.xlsx"), StartsWith("PK"));
    EXPECT_EQ(archive({"export", "-o", folder}).code, 2);
    EXPECT_EQ(archive({"export", "-o", folder, "--force"}).code, 0);
}

TEST_F(ArchiveVerb, ShowsWhatAnImportAlreadyHasOrContradicts)
{
    archive({"add", sourceFile(ruled)});
    const std::string folder = emptyFolder() + "/out";
    archive({"export", "-o", folder});
    const std::string exported = folder + "/0001-incident.xml";
    const Ran same = archive({"import", exported});
    EXPECT_EQ(same.code, 1);
    EXPECT_THAT(same.out, HasSubstr("1, already-there"));
    std::string other = contentsOf(exported);
    other.insert(other.find("</title>"), ", once more");
    const Ran conflict = archive({"import", fileWith("incident.xml", other)});
    EXPECT_EQ(conflict.code, 1);
    EXPECT_THAT(conflict.out, HasSubstr("2, conflict 1"));
}

TEST_F(ArchiveVerb, TakesNothingInTwiceUnlessItIsTold)
{
    ASSERT_EQ(archive({"add", sourceFile(ruled)}).code, 0);
    const Ran again = archive({"add", sourceFile(unruled), sourceFile(ruled)});
    EXPECT_EQ(again.code, 4);
    EXPECT_THAT(again.err, HasSubstr("is in the archive already, as incident 1"));
    EXPECT_EQ(archive({"add", sourceFile(unruled), sourceFile(unruled)}).code, 4);
    EXPECT_EQ(archive({"check"}).out, "2 entries, 0 problems\n") << "nothing of it was added";
    EXPECT_EQ(archive({"add", sourceFile(ruled), "--force"}).out, "2\n");
}

TEST_F(ArchiveVerb, TakesInAWholeExport)
{
    archive({"add", sourceFile(ruled), sourceFile(unruled)});
    const std::string folder = emptyFolder();
    ASSERT_EQ(archive({"export", "-o", folder}).code, 0);
    const Ran own = archive({"import", folder});
    EXPECT_EQ(own.code, 1) << own.err;
    EXPECT_THAT(own.out, HasSubstr(": 1, already-there"));
    EXPECT_THAT(own.out, HasSubstr(": 2, already-there"));
    EXPECT_EQ(archive({"import", folder + "/SHA256SUMS", folder + "/register.xlsx"}).code, 0);
    EXPECT_EQ(archive({"check"}).out, "3 entries, 0 problems\n");
}

TEST_F(ArchiveVerb, ChecksAgainstACheckpoint)
{
    archive({"add", sourceFile(ruled)});
    const std::string path = emptyFolder() + "/round-5.txt";
    ASSERT_EQ(archive({"checkpoint", "-o", path}).code, 0);
    EXPECT_THAT(contentsOf(path), HasSubstr("entries 2\n"));
    EXPECT_EQ(archive({"check", "--checkpoint", path}).code, 0);
    std::string later = contentsOf(path);
    later.replace(later.find("entries 2"), 9, "entries 9");
    const Ran cut = archive({"check", "--checkpoint", fileWith("later.txt", later)});
    EXPECT_EQ(cut.code, 1);
    EXPECT_THAT(cut.out, HasSubstr("journal, entry 9: cut-off\n"));
}

TEST_F(ArchiveVerb, SignsACheckpoint)
{
    const std::string passphrase = fileWith("passphrase", "felix drei\n");
    const std::string identity = emptyFolder() + "/chief.p12";
    ASSERT_EQ(runProgram({"identity", "new", "--name", "Chief, Carla", "-o", identity,
                          "--passphrase-file", passphrase})
                  .code,
              0);
    const std::string path = emptyFolder() + "/round-5.txt";
    const Ran made = archive(
        {"checkpoint", "-o", path, "--identity", identity, "--passphrase-file", passphrase});
    ASSERT_EQ(made.code, 0) << made.err;
    std::string text = contentsOf(path);
    EXPECT_THAT(text, HasSubstr("-----BEGIN CMS-----\n"));
    EXPECT_EQ(archive({"check", "--checkpoint", path}).code, 0);
    text.replace(text.find("time 2"), 6, "time 3");
    const Ran changed = archive({"check", "--checkpoint", fileWith("changed.txt", text)});
    EXPECT_EQ(changed.code, 1);
    EXPECT_THAT(changed.out, HasSubstr("checkpoint-signature"));
}

TEST_F(ArchiveVerb, NoticesThatAnOlderCopyWasPutInItsPlace)
{
    namespace fs = std::filesystem;
    const fs::path copy = emptyFolder();
    ASSERT_EQ(archive({"add", sourceFile(ruled)}).code, 0);
    fs::copy(m_store, copy / "old", fs::copy_options::recursive);
    ASSERT_EQ(archive({"add", sourceFile(unruled)}).code, 0);
    EXPECT_EQ(archive({"check"}).code, 0);
    fs::remove_all(m_store);
    fs::copy(copy / "old", m_store, fs::copy_options::recursive);
    const Ran older = archive({"check"});
    EXPECT_EQ(older.code, 1);
    EXPECT_THAT(older.out, HasSubstr(": cut-off\n"));
    EXPECT_EQ(archive({"check", "--forget"}).code, 0);
    EXPECT_EQ(archive({"check"}).code, 0);
}

TEST_F(ArchiveVerb, SaysWhoStandsBehindACheckpoint)
{
    const std::string passphrase = fileWith("passphrase", "felix drei\n");
    const std::string folder = emptyFolder();
    for (const std::string name : {"Chief, Carla", "Mallory, Max"}) {
        ASSERT_EQ(runProgram({"identity", "new", "--name", name, "-o", folder + "/" + name,
                              "--passphrase-file", passphrase})
                      .code,
                  0);
    }
    const std::string roster =
        fileWith("roster.pem", runProgram({"identity", "show", folder + "/Chief, Carla"}).out);
    const auto checkpointBy = [&](const std::string& name) {
        const Ran made = archive({"checkpoint", "--format", "json", "--identity",
                                  folder + "/" + name, "--passphrase-file", passphrase});
        EXPECT_EQ(made.code, 0) << made.err;
        return fileWith(name + ".json", made.out);
    };
    const std::string good = checkpointBy("Chief, Carla");
    const std::string bad = checkpointBy("Mallory, Max");
    const Ran known = archive({"check", good, "--roster", roster});
    EXPECT_EQ(known.code, 0) << known.out << known.err;
    EXPECT_THAT(known.out, HasSubstr("signed by Chief, Carla, named in the roster"));
    const Ran unknown = archive({"check", good, bad, "--roster", roster});
    EXPECT_EQ(unknown.code, 1);
    EXPECT_THAT(unknown.out, HasSubstr("checkpoint-signature"));
    const Ran unsigned_ = archive({"checkpoint"});
    EXPECT_EQ(archive({"check", fileWith("plain.txt", unsigned_.out), "--roster", roster}).code, 1);
    EXPECT_EQ(archive({"check", fileWith("broken.json", "{\"schema\":1}")}).code, 2);
}

TEST_F(ArchiveVerb, TakesAReportThatWasHandedOutForAWitness)
{
    const std::string proof =
        fileWith("proof.json", archive({"checkpoint", "--format", "json"}).out);
    const std::string passphrase = fileWith("passphrase", "felix drei\n");
    const std::string identity = emptyFolder() + "/arbiter.p12";
    const std::string issued = emptyFolder() + "/report.asice";
    runProgram({"identity", "new", "--name", "Arbiter, Ada", "-o", identity, "--passphrase-file",
                passphrase});
    const Ran signing =
        runProgram({"sign", sourceFile(ruled), "--identity", identity, "--passphrase-file",
                    passphrase, "--journal-proof", proof, "-o", issued});
    ASSERT_EQ(signing.code, 0) << signing.err;
    EXPECT_EQ(archive({"check", issued}).code, 0);
    const std::string other = emptyFolder();
    ASSERT_EQ(runProgram({"archive", "init", "--store", other, "--name", "Another"}).code, 0);
    const Ran elsewhere = runProgram({"archive", "check", issued, "--store", other});
    EXPECT_EQ(elsewhere.code, 1);
}

TEST_F(ArchiveVerb, NamesWhatIsWrong)
{
    EXPECT_THAT(archive({"hide"}).err, HasSubstr("unknown action \"hide\", expected init, add"));
    EXPECT_THAT(archive({"add", fileWith("broken.xml", "<incident")}).err,
                HasSubstr("broken.xml: offset"));
    EXPECT_EQ(runProgram({"archive", "list"}).code, 2);
    EXPECT_THAT(runProgram({"archive", "list", "--store", emptyFolder()}).err,
                HasSubstr("no archive there"));
    EXPECT_EQ(archive({"init"}).code, 2);
    EXPECT_EQ(archive({"list", "--limit", "no"}).code, 2);
}

TEST_F(ArchiveVerb, TakesDaysOfTheCalendarOnly)
{
    archive({"add", sourceFile(ruled)});
    for (const char* day : {"2025-13-45", "2025-02-29", "gestern", "2025-1-1", "20250101", ""}) {
        const Ran ran = archive({"search", "--from", day});
        EXPECT_EQ(ran.code, 2) << day;
        EXPECT_THAT(ran.err, HasSubstr(std::string("--from: \"") + day +
                                       "\", expected a day of the calendar as YYYY-MM-DD"));
    }
    EXPECT_EQ(archive({"list", "--to", "2025-02-30"}).code, 2);
    EXPECT_EQ(archive({"search", "--from", "2024-02-29", "--to", "2099-12-31"}).code, 0);
}

TEST_F(ArchiveVerb, SaysAndKeepsThatASignedContainerWasChanged)
{
    const std::string folder = emptyFolder();
    const std::string passphrase = fileWith("archive-passphrase", "long enough\n");
    const std::string issued = folder + "/issued.asice";
    runProgram({"identity", "new", "--name", "Arbiter, Ada", "-o", folder + "/ada.p12",
                "--passphrase-file", passphrase});
    ASSERT_EQ(runProgram({"sign", sourceFile(ruled), "--identity", folder + "/ada.p12",
                          "--passphrase-file", passphrase, "-o", issued})
                  .code,
              0);
    const Ran whole = archive({"add", issued});
    EXPECT_EQ(whole.err, "");
    EXPECT_TRUE(archiveJson({"show", "1"})["note"].is_null());
    auto parts = diptych::reports::readEntries(contentsOf(issued)).value();
    for (auto& part : parts) {
        part.bytes += part.name == "incident.xml" ? "<!-- more -->" : "";
    }
    const std::string spoilt =
        fileWith("spoilt.asice", diptych::reports::packEntries(parts).value());
    const std::string sentence = "incident.xml was changed after it was signed.";
    const Ran added = archive({"add", spoilt});
    EXPECT_EQ(added.out, "2\n");
    EXPECT_THAT(added.err, HasSubstr("spoilt.asice: not valid, and taken in as such: " + sentence));
    EXPECT_EQ(archiveJson({"show", "2"})["note"], "not valid when it was taken in: changed-part");
    EXPECT_THAT(archive({"import", spoilt}).err, HasSubstr(sentence));
    EXPECT_EQ(archive({"check"}).code, 0);
    for (const char* verb : {"register", "report"}) {
        const Ran ran = runProgram({verb, issued, "-o", folder + "/out.xlsx"});
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.err, HasSubstr("a signed container, where a case or a .diptych file is "
                                       "expected; \"verify\" checks it, \"archive add\" takes it"));
    }
}

TEST(RegisterVerb, WritesOneRowForEachCase)
{
    const std::string path = emptyFolder() + "/register.xlsx";
    const Ran ran = runProgram({"register", sourceFile(ruled), sourceFile(unruled), "-o", path});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, path + "\n");
    EXPECT_THAT(contentsOf(path), StartsWith("PK"));
    EXPECT_EQ(runProgram({"register", sourceFile(ruled), "-o", path}).code, 2);
    EXPECT_EQ(runProgram({"register", sourceFile(ruled)}).code, 2);
}

TEST(ReportVerb, KnowsItsReadersAndItsPaper)
{
    const std::string folder = emptyFolder() + "/out";
    const Ran ran = runProgram({"report", sourceFile(ruled), "-o", folder, "--formats", "txt,pgn",
                                "--for", "arbiter", "--paper", "letter", "--print", "large"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(lineCount(ran.out), 2);
    EXPECT_THAT(contentsOf(folder + "/incident.txt"), testing::Not(HasSubstr("Checklist")));
    const Ran wrong =
        runProgram({"report", sourceFile(ruled), "-o", folder, "--force", "--paper", "foolscap"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("--paper: \"foolscap\", expected a4, letter"));
}
