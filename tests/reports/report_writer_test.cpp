#include "reports/pdf/carried_data.h"
#include "reports/report_writer.h"
#include "reports/xml/xml_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <iterator>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;
using Kind = WriteError::Kind;

class ReportWriter : public testing::Test {
protected:
    tl::expected<std::vector<fs::path>, WriteError> writeInto(const fs::path& path,
                                                              Overwrite overwrite) const
    {
        return writeAll(report, path, allFormats, book, overwrite);
    }

    std::ptrdiff_t filesIn(const fs::path& path) const
    {
        return std::distance(fs::directory_iterator(path), fs::directory_iterator());
    }

    test::TemporaryFolder folder{};
    Report report = test::smallIncident().report();
    PhraseBook book = PhraseBook::forLanguage(Language::English);
};

TEST_F(ReportWriter, WritesEveryFormatIntoANewFolder)
{
    const fs::path target = folder.path() / "new" / "folder";
    const auto paths = writeInto(target, Overwrite::Refuse);
    ASSERT_TRUE(paths) << describe(paths.error(), book);
    EXPECT_EQ(paths->size(), 7U);
    EXPECT_TRUE(test::readAll(target / "incident.pdf").starts_with("%PDF-1."));
    EXPECT_TRUE(test::readAll(target / "incident.html").starts_with("<!DOCTYPE html>"));
    EXPECT_TRUE(test::readAll(target / "incident.txt").starts_with("Incident report\n"));
    EXPECT_TRUE(test::readAll(target / "incident.brf").starts_with("  "));
    EXPECT_TRUE(test::readAll(target / "incident.xlsx").starts_with("PK"));
    EXPECT_TRUE(test::readAll(target / "incident.xml").starts_with("<?xml"));
    EXPECT_TRUE(test::readAll(target / "incident.pgn").starts_with("[Event "));
    EXPECT_EQ(filesIn(target), 7);
}

TEST_F(ReportWriter, OverwritesNothingUnlessAsked)
{
    folder.put("incident.txt", "mine");
    const auto refused = writeInto(folder.path(), Overwrite::Refuse);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Kind::AlreadyThere);
    EXPECT_THAT(describe(refused.error(), book), testing::HasSubstr("incident.txt"));
    EXPECT_EQ(test::readAll(folder.path() / "incident.txt"), "mine");
    EXPECT_EQ(filesIn(folder.path()), 1);
    ASSERT_TRUE(writeInto(folder.path(), Overwrite::Replace));
    EXPECT_NE(test::readAll(folder.path() / "incident.txt"), "mine");
}

TEST_F(ReportWriter, WritesAllOrNothing)
{
    fs::create_directories(folder.path() / "incident.html");
    const auto failed = writeInto(folder.path(), Overwrite::Replace);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, Kind::NotWritable);
    EXPECT_EQ(filesIn(folder.path()), 1);
}

TEST_F(ReportWriter, SaysThatThePlaceIsNotAFolder)
{
    const fs::path file = folder.put("file", "x");
    const auto failed = writeInto(file / "below", Overwrite::Refuse);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, Kind::NoFolder);
    EXPECT_THAT(describe(failed.error(), book), testing::HasSubstr("below"));
}

TEST_F(ReportWriter, KnowsItsFormatsByTheirNames)
{
    EXPECT_EQ(formatFromName("pdf"), Format::Pdf);
    EXPECT_EQ(formatFromName("txt"), Format::Text);
    EXPECT_EQ(formatFromName("doc"), std::nullopt);
    EXPECT_EQ(fileNameOf(Format::Html), "incident.html");
}

TEST_F(ReportWriter, WritesOneFileWholeOrNotAtAll)
{
    const fs::path path = folder.path() / "register.xlsx";
    ASSERT_TRUE(writeFile(path, "bytes", Overwrite::Refuse));
    EXPECT_EQ(test::readAll(path), "bytes");
    const auto refused = writeFile(path, "others", Overwrite::Refuse);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Kind::AlreadyThere);
    ASSERT_TRUE(writeFile(path, "others", Overwrite::Replace));
    EXPECT_EQ(test::readAll(path), "others");
}

TEST_F(ReportWriter, IsDoneInAllFormatsBeforeAnybodyWaits)
{
    const auto begin = std::chrono::steady_clock::now();
    for (const Format format : allFormats) {
        ASSERT_TRUE(write(report, format, book));
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    RecordProperty("seconds", std::to_string(seconds.count()));
    EXPECT_LT(seconds.count(), 2.5);  // 0.5 on a machine that does nothing else
}

TEST_F(ReportWriter, WritesAReportOfNothing)
{
    report = buildReport({}, {}, {});
    for (const Format format : allFormats) {
        const auto bytes = write(report, format, book);
        ASSERT_TRUE(bytes);
        EXPECT_GT(bytes->size(), 100U);
    }
}

TEST_F(ReportWriter, GivesThePdfItsIncidentForMachinesButNotThatOfThePlayers)
{
    const auto pdf = write(report, Format::Pdf, book);
    ASSERT_TRUE(pdf);
    const auto carried = carriedIn(*pdf);
    ASSERT_TRUE(carried);
    EXPECT_EQ(carried->xml, toXml(report));
    EXPECT_EQ(carried->ruling, book.startingFrom(report.game.start).aloud(report.decision));
    const auto players =
        write(report, Format::Pdf, PhraseBook::forLanguage(Language::English, Audience::Players));
    ASSERT_TRUE(players);
    EXPECT_FALSE(carriedIn(*players)) << "Article 12.6";
    EXPECT_FALSE(carriedIn("%PDF-1.4 and no more"));
}

}  // namespace
}  // namespace diptych::reports
