#include "app/session/installed_files.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

using namespace diptych::session;
namespace fs = std::filesystem;

namespace {

/// An installation with one data file, in a folder that is removed with it.
struct Installation {
    fs::path top{};

    Installation()
    {
        std::string pattern = (fs::temp_directory_path() / "diptych-installed-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr) {
            throw std::runtime_error("no temporary folder");
        }
        top = pattern;
        fs::create_directories(top / "share" / "diptych");
        std::ofstream(top / "share" / "diptych" / "network.onnx") << "weights";
    }
    Installation(const Installation&) = delete;
    Installation& operator=(const Installation&) = delete;
    ~Installation() { fs::remove_all(top); }
};

}  // namespace

TEST(InstalledFiles, AreFoundBesideTheProgramWhereverItStands)
{
    const Installation installation;
    const fs::path data = installation.top / "share/diptych/network.onnx";
    EXPECT_EQ(dataPlace("network.onnx", installation.top / "bin/diptych"), data);
    EXPECT_EQ(dataPlace("network.onnx", installation.top / "libexec/diptych/diptych-report"), data);
}

TEST(InstalledFiles, AreNotGuessed)
{
    const Installation installation;
    EXPECT_EQ(dataPlace("other.onnx", installation.top / "bin/diptych"), std::nullopt);
    EXPECT_EQ(dataPlace("network.onnx", installation.top / "diptych"), std::nullopt);
    EXPECT_EQ(dataPlace("network.onnx", installation.top / "a/b/c/diptych"), std::nullopt);
    EXPECT_EQ(dataPlace("network.onnx", {}), std::nullopt);
}

TEST(InstalledFiles, OfABuildFolderAreThoseOfTheSourceTree)
{
    const auto samples = dataPlace("samples");
    ASSERT_TRUE(samples.has_value());
    EXPECT_TRUE(fs::equivalent(*samples, fs::path(DIPTYCH_SOURCE_DIR) / "samples"));
}

TEST(InstalledFiles, TellWhereAHelperStands)
{
    EXPECT_EQ(helperProgram("diptych-report", "/usr/bin/diptych-cli"),
              "/usr/libexec/diptych/diptych-report");
    EXPECT_EQ(runningProgram().filename(), "session_tests");
}

TEST(InstalledFiles, AreHelpersForProgramsAndForOtherHelpers)
{
    EXPECT_EQ(helperProgram("diptych-scan", "/opt/x/bin/diptych"),
              "/opt/x/libexec/diptych/diptych-scan");
    EXPECT_EQ(helperProgram("diptych-scan", "/opt/x/libexec/diptych/diptych-report"),
              "/opt/x/libexec/diptych/diptych-scan");
}
