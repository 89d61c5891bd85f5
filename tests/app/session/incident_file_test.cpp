#include "app/session/incident_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zip.h>

#include <filesystem>
#include <fstream>
#include <utility>

using namespace diptych;
using namespace diptych::session;
using testing::HasSubstr;

namespace {

incident::Incident incidentWithFiles()
{
    incident::Incident incident;
    incident.title = "Two scores";
    incident::ScoreSource white;
    white.file = "folder/score.txt";
    incident::ScoreSource black;
    black.keeper = score::Keeper::Black;
    black.file = "other/score.txt";
    incident.scores = {white, black};
    incident.attachments = {{"photo.png", "The two boards"}};
    return incident;
}

const SourceFiles files{{},
                        {{"folder/score.txt", "1. e4 e5 2. Nf3"},
                         {"other/score.txt", "1. e4 e5 2. Nc3"},
                         {"photo.png", std::string("\x89PNG\0picture", 12)}}};

/// A working document with a case and no source.
std::filesystem::path documentOf(const std::string& caseText)
{
    const auto path = std::filesystem::temp_directory_path() / "diptych-outside.diptych";
    std::filesystem::remove(path);
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE, nullptr);
    const std::pair<const char*, std::string_view> members[] = {{"mimetype", incidentMimeType},
                                                                {"incident.case", caseText}};
    for (const auto& [name, bytes] : members) {
        zip_file_add(archive, name, zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
    }
    zip_close(archive);
    return path;
}

}  // namespace

TEST(IncidentFile, NeverReachesForFilesOutsideIt)
{
    const auto outside = std::filesystem::temp_directory_path() / "diptych-outside.txt";
    std::ofstream(outside) << "1. e4 e5 2. Nf3 Nc6\n";
    for (const std::string& name : {outside.string(), std::string("diptych-outside.txt"),
                                    std::string("folder/../diptych-outside.txt")}) {
        const auto path = documentOf("[score white]\nfile " + name + "\n");
        const auto desk = openCase(path);
        ASSERT_FALSE(desk) << name;
        EXPECT_THAT(desk.error().message, HasSubstr(name));
        std::filesystem::remove(path);
    }
    std::filesystem::remove(outside);
}

TEST(IncidentFile, HoldsEverythingThatTheIncidentNames)
{
    const auto bytes = pack(incidentWithFiles(), files);
    ASSERT_TRUE(bytes);
    EXPECT_TRUE(isPacked(*bytes));
    const auto packed = unpack(*bytes, "a.diptych");
    ASSERT_TRUE(packed);
    EXPECT_THAT(packed->caseText, HasSubstr("file sources/score.txt"));
    EXPECT_THAT(packed->caseText, HasSubstr("file sources/2-score.txt"));
    EXPECT_EQ(packed->files.at("sources/score.txt"), "1. e4 e5 2. Nf3");
    EXPECT_EQ(packed->files.at("sources/2-score.txt"), "1. e4 e5 2. Nc3");
    EXPECT_EQ(packed->files.at("sources/photo.png").size(), 12U);
}

TEST(IncidentFile, BeginsWithItsTypeAsPlainText)
{
    const auto bytes = pack(incidentWithFiles(), files);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->substr(30, 8), "mimetype");
    EXPECT_EQ(bytes->substr(38, incidentMimeType.size()), incidentMimeType);
}

TEST(IncidentFile, IsTheSameEveryTime)
{
    EXPECT_EQ(*pack(incidentWithFiles(), files), *pack(incidentWithFiles(), files));
}

TEST(IncidentFile, NamesTheFileThatCannotBeTakenAlong)
{
    const auto bytes = pack(incidentWithFiles(), SourceFiles{"/nowhere", {}});
    ASSERT_FALSE(bytes);
    EXPECT_THAT(bytes.error().message, HasSubstr("folder/score.txt"));
}

TEST(IncidentFile, RefusesWhatIsNoWorkingDocument)
{
    const std::string whole = *pack(incidentWithFiles(), files);
    EXPECT_FALSE(unpack("", "a.diptych"));
    EXPECT_FALSE(unpack("PK\x03\x04 nothing", "a.diptych"));
    for (std::size_t cut = 1; cut < whole.size(); cut += 37) {
        const auto packed = unpack(whole.substr(0, cut), "a.diptych");
        ASSERT_FALSE(packed) << cut;
        EXPECT_THAT(packed.error().message, HasSubstr("a.diptych: "));
    }
}

TEST(IncidentFile, OpensAsTheIncidentThatWasPacked)
{
    const std::string bytes = *pack(incidentWithFiles(), files);
    const auto packed = unpack(bytes, "a.diptych");
    ASSERT_TRUE(packed);
    const auto desk =
        openCaseText(packed->caseText, "a.diptych", SourceFiles{"/nowhere", packed->files});
    ASSERT_TRUE(desk) << desk.error().message;
    EXPECT_EQ(desk->incident.title, "Two scores");
    EXPECT_EQ(desk->assessment.comparison.firstDivergence->ply, 3);
    // What was opened can be packed again, with the same bytes.
    EXPECT_EQ(*pack(desk->incident, desk->files), bytes);
}

TEST(IncidentFile, IsSaidToBeADamagedZipFileWhereItIsNamedAsOneAndIsNoCase)
{
    const auto path = std::filesystem::temp_directory_path() / "diptych-garbage.diptych";
    std::ofstream(path) << "garbage\n";
    const auto desk = openCase(path);
    ASSERT_FALSE(desk);
    EXPECT_THAT(desk.error().message, HasSubstr("a damaged zip file, where a .diptych file is"));
    EXPECT_EQ(desk.error().fault.code, "damaged-zip");
    EXPECT_EQ(desk.error().place, path.string());
    std::ofstream(path) << "# A case under another name\n[score white]\n1. e4\n";
    EXPECT_TRUE(openCase(path));
    std::filesystem::remove(path);
}
