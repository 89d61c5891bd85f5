#include "core/score/ink_costs.h"
#include "importers/scan/scan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace diptych;
using namespace diptych::importers::scan;

namespace {

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string page(const std::string& name)
{
    return contentOf(DIPTYCH_TEST_DATA "/scan/" + name);
}

/// What was put on a page: texts, and the corners of their cells.
struct Truth {
    std::string form;
    std::vector<std::string> written{};
    std::vector<Corners> cells{};
};

Truth truthOf(const std::string& name)
{
    Truth truth;
    std::istringstream file(page(name));
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "form") {
            words >> truth.form;
        } else if (word == "written") {
            truth.written.assign(std::istream_iterator<std::string>(words), {});
        } else if (word == "cell") {
            Corners corners;
            words >> word;
            for (Point& corner : corners) {
                words >> corner.x >> corner.y;
            }
            truth.cells.push_back(corners);
        }
    }
    return truth;
}

/// Cells whose upper or lower line is further away than 15 % of a row.
int misplaced(const ScannedPage& scanned, const Truth& truth)
{
    int count = 0;
    for (std::size_t i = 0; i < truth.cells.size(); ++i) {
        const Corners& place = truth.cells[i];
        const Corners& found = scanned.cells[i].corners;
        const double allowed = 0.15 * std::abs(place[3].y - place[0].y);
        count += std::abs(found[0].y - place[0].y) > allowed ||
                 std::abs(found[3].y - place[3].y) > allowed;
    }
    return count;
}

}  // namespace

TEST(Scan, FindsEveryCellOfThePrintedPages)
{
    for (const char* name : {"print-101", "print-102", "print-103"}) {
        const Truth truth = truthOf(std::string(name) + ".txt");
        const ScanResult result = readScan(page(std::string(name) + ".jpg"));
        ASSERT_EQ(result.pages.size(), 1U) << name;
        const ScannedPage& scanned = result.pages[0];
        EXPECT_EQ(scanned.form, truth.form) << name;
        EXPECT_EQ(scanned.writing, Writing::Print) << name;
        ASSERT_EQ(scanned.cells.size(), truth.cells.size()) << name;
        EXPECT_EQ(misplaced(scanned, truth), 0) << name;
        int right = 0;
        for (std::size_t i = 0; i < truth.cells.size(); ++i) {
            const CellReading& reading = scanned.cells[i].reading;
            EXPECT_EQ(reading.state == CellReading::State::Blank, i >= truth.written.size())
                << name;
            std::string expected = i < truth.written.size() ? truth.written[i] : "";
            std::replace(expected.begin(), expected.end(), '0', 'O');
            right += i < truth.written.size() && score::plainText(reading.ink) == expected;
        }
        EXPECT_GE(right, 0.9 * static_cast<double>(truth.written.size())) << name;
    }
}

TEST(Scan, TakesTheLettersOfTheLanguageOnThePage)
{
    const ScanResult result = readScan(page("print-103.jpg"));
    ASSERT_EQ(result.pages.size(), 1U);
    EXPECT_EQ(result.pages[0].dialect, "de");
    const auto written =
        std::find_if(result.pages[0].cells.begin(), result.pages[0].cells.end(),
                     [](const auto& cell) { return !cell.reading.ink.texts.empty(); });
    ASSERT_NE(written, result.pages[0].cells.end());
    EXPECT_EQ(written->reading.ink.pieceLetters[1], "D");
}

TEST(Scan, ReadsHandwritingWithTheNetwork)
{
    const std::string network =
        contentOf(DIPTYCH_SOURCE_DIR "/importers/scan/handwriting/handwriting.onnx");
    ScanOptions options;
    options.network = network;
    options.writing = Writing::Hand;
    const Truth truth = truthOf("hand-108-b.txt");
    const ScanResult result = readScan(page("hand-108-b.jpg"), options);
    ASSERT_EQ(result.pages.size(), 1U);
    EXPECT_EQ(misplaced(result.pages[0], truth), 0);
    for (const ScannedCell& cell : result.pages[0].cells) {
        EXPECT_EQ(cell.reading.ink.frameCount() > 0,
                  cell.reading.state != CellReading::State::Blank);
    }
}

TEST(Scan, SaysThatHandwritingNeedsItsNetwork)
{
    ScanOptions options;
    options.writing = Writing::Hand;
    const ScanResult result = readScan(page("hand-108-b.jpg"), options);
    const bool said =
        std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                    [](const auto& one) { return one.code == "scan-network-missing"; });
    EXPECT_TRUE(said);
}

TEST(Scan, StopsWhenItIsToldTo)
{
    ScanOptions options;
    double last = 0.0;
    options.goOn = [&](const ScanProgress& progress) {
        EXPECT_GE(progress.share, last);
        last = progress.share;
        return progress.share < 0.5;
    };
    const ScanResult result = readScan(page("print-101.jpg"), options);
    EXPECT_FALSE(result.complete);
    EXPECT_GE(last, 0.5);
    EXPECT_LT(last, 0.6);
}

TEST(Scan, SaysWhatIsWrongWithAFileThatIsNoSheet)
{
    const ScanResult result = readScan("no picture");
    EXPECT_TRUE(result.pages.empty());
    ASSERT_EQ(result.diagnostics.size(), 1U);
    EXPECT_EQ(result.diagnostics[0].code, "scan-unknown-format");
}
