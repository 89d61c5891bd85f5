#include "app/session/scan_shelf.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

namespace diptych::session {

namespace {

namespace fs = std::filesystem;

std::string pictureOf(const char* name)
{
    std::ostringstream bytes;
    bytes << std::ifstream(std::string(DIPTYCH_TEST_DATA) + "/scan/" + name, std::ios::binary)
                 .rdbuf();
    return bytes.str();
}

class Scans : public testing::Test {
protected:
    void SetUp() override { fs::remove_all(m_cache); }
    void TearDown() override { fs::remove_all(m_cache); }

    std::size_t kept() const
    {
        return fs::exists(m_cache) ? static_cast<std::size_t>(std::distance(
                                         fs::directory_iterator(m_cache), fs::directory_iterator()))
                                   : 0;
    }

    // Tests run beside one another, each in a process of its own.
    fs::path m_cache =
        fs::path(testing::TempDir()) / ("diptych-scan-shelf-" + std::to_string(getpid()));
};

}  // namespace

TEST_F(Scans, AreReadOnceAndKept)
{
    const std::string bytes = pictureOf("print-101.jpg");
    int told = 0;
    ScanShelf shelf(m_cache);
    const auto first = shelf.read(bytes, "auto", [&told](int, int, double) { return ++told > 0; });
    ASSERT_EQ(first->pages.size(), 1u);
    EXPECT_TRUE(first->complete);
    EXPECT_GT(told, 1);
    EXPECT_EQ(kept(), 1u);
    EXPECT_EQ(shelf.read(bytes, "auto"), first);

    told = 0;
    const auto again =
        ScanShelf(m_cache).read(bytes, "auto", [&told](int, int, double) { return ++told > 0; });
    EXPECT_EQ(told, 0);
    EXPECT_EQ(again->pages[0].cells.size(), first->pages[0].cells.size());
}

TEST_F(Scans, AreReadAnewWhereTheCacheIsDamaged)
{
    const std::string bytes = pictureOf("print-101.jpg").substr(0, 1000);
    ScanShelf(m_cache).read(bytes, "auto");
    for (const auto& file : fs::directory_iterator(m_cache)) {
        std::ofstream(file.path()) << "{";
    }
    EXPECT_FALSE(ScanShelf(m_cache).read(bytes, "auto")->diagnostics.empty());
}

TEST_F(Scans, CanBeBrokenOff)
{
    ScanShelf shelf(m_cache);
    const auto result =
        shelf.read(pictureOf("print-101.jpg"), "auto", [](int, int, double) { return false; });
    EXPECT_FALSE(result->complete);
    ASSERT_EQ(result->diagnostics.size(), 1u);
    EXPECT_EQ(result->diagnostics.front().code, "scan-broken-off");
    EXPECT_EQ(kept(), 0u);
}

TEST_F(Scans, MakeASheetWhoseGameIsThePrintedOne)
{
    ScanShelf shelf(m_cache);
    const std::string bytes = pictureOf("print-101.jpg");
    importers::ImportRequest request;
    request.bytes = bytes;
    const score::Sheet sheet = readSheet(request, shelf);
    EXPECT_EQ(sheet.medium, score::Medium::Scan);
    EXPECT_EQ(sheet.entries.size(), 67u);
    EXPECT_TRUE(score::holdsInk(sheet));
}

}  // namespace diptych::session
