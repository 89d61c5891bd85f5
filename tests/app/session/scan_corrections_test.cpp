#include "app/session/scan_corrections.h"
#include "app/session/scan_page.h"
#include "app/session/sheet_edit.h"
#include "core/incident/case_file.h"
#include "core/incident/case_writer.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using namespace diptych;
using namespace diptych::session;
using chess::Color;

namespace {

/// Four cells read, none corrected.
score::Sheet scannedSheet()
{
    score::Sheet sheet;
    sheet.medium = score::Medium::Scan;
    sheet.dialect = "en";
    int cell = 0;
    for (const char* text : {"e4", "e5", "Mf3", "Nc6"}) {
        score::Entry entry;
        entry.text = text;
        entry.number = cell / 2 + 1;
        entry.side = cell % 2 == 0 ? Color::White : Color::Black;
        entry.place = PageSpan{1, 10, 40.0 * cell, 100, 40};
        sheet.entries.push_back(entry);
        ++cell;
    }
    return sheet;
}

incident::ScoreSource scan()
{
    incident::ScoreSource source;
    source.medium = score::Medium::Scan;
    source.file = "sheet.jpg";
    return source;
}

std::vector<std::string> textsOf(const score::Sheet& sheet)
{
    std::vector<std::string> texts;
    for (const score::Entry& entry : sheet.entries) {
        texts.push_back(entry.text);
    }
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST(ScanCorrections, KeepTheFileAndThePlaceOfTheCell)
{
    score::Sheet sheet = scannedSheet();
    const auto source = withEntry(scan(), sheet, 2, "Nf3");
    EXPECT_EQ(source.file, "sheet.jpg");
    EXPECT_EQ(source.text, "entry 2 white Nf3\n");
    correctScan(sheet, source.text);
    EXPECT_EQ(textsOf(sheet), (Texts{"e4", "e5", "Nf3", "Nc6"}));
    EXPECT_EQ(sheet.entries[2].place, (PageSpan{1, 10, 80, 100, 40}));
    EXPECT_FALSE(sheet.entries[2].readings.empty());
}

TEST(ScanCorrections, TakeTheLastWordOnACell)
{
    score::Sheet sheet = scannedSheet();
    auto source = withEntry(scan(), sheet, 2, "Nc3");
    source = withEntry(source, sheet, 2, "Nf3");
    EXPECT_EQ(source.text, "entry 2 white Nf3\n");
}

TEST(ScanCorrections, AddWhatWasLeftOut)
{
    score::Sheet sheet = scannedSheet();
    auto source = withEntryBefore(scan(), sheet, 2, unknownEntry);
    source = withEntryBefore(source, sheet, 4, "Bb5");
    EXPECT_EQ(source.text, "before 2 white --\nentry 3 white Bb5\n");
    correctScan(sheet, source.text);
    EXPECT_EQ(textsOf(sheet), (Texts{"e4", "e5", "--", "Mf3", "Nc6", "Bb5"}));
    // What was added can be changed in its turn.
    const auto changed = withEntry(source, sheet, 2, "Nf3");
    EXPECT_EQ(changed.text, "entry 3 white Bb5\nbefore 2 white Nf3\n");
}

TEST(ScanCorrections, StandInTheCaseAndComeBack)
{
    incident::Incident incident;
    incident.scores.push_back(withEntry(scan(), scannedSheet(), 2, "Nf3"));
    const std::string text = incident::writeCase(incident);
    EXPECT_NE(text.find("file sheet.jpg\nentry 2 white Nf3\n"), std::string::npos) << text;
    const auto read = incident::readCase(text);
    EXPECT_FALSE(read.hasErrors());
    ASSERT_EQ(read.incident.scores.size(), 1U);
    EXPECT_EQ(read.incident.scores.front().file, "sheet.jpg");
    EXPECT_EQ(read.incident.scores.front().text, "entry 2 white Nf3\n");
}

TEST(ScanCorrections, LeaveTypedSheetsAndOtherLinesAlone)
{
    score::Sheet typed = scannedSheet();
    for (score::Entry& entry : typed.entries) {
        entry.place.reset();
    }
    correctScan(typed, "entry 2 white Nf3\n");
    EXPECT_EQ(textsOf(typed), textsOf(scannedSheet()));
    score::Sheet sheet = scannedSheet();
    correctScan(sheet, "entry two white Nf3\nentry 2 red Nf3\nnonsense\n");
    EXPECT_EQ(textsOf(sheet), textsOf(scannedSheet()));
    const auto read = incident::readCase("[score white]\nfile a.txt\n1. e4\n");
    EXPECT_FALSE(read.incident.scores.front().file);
}

TEST(ScannedPage, IsDrawnWithItsCells)
{
    std::ifstream file(std::string(DIPTYCH_SOURCE_DIR) + "/tests/data/scan/print-101.jpg",
                       std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto page = drawScannedPage(bytes, 1);
    ASSERT_TRUE(page);
    EXPECT_GT(page->picture.width, 500);
    const auto cell = cellOf(*page, {1, 100, 100, 300, 60}, 120);
    EXPECT_LE(cell.width, 120);
    EXPECT_GT(cell.width, 50);
    EXPECT_EQ(cell.pixels.size(), static_cast<std::size_t>(cell.width) * cell.height);
    EXPECT_TRUE(cellOf(*page, {1, 1e6, 1e6, 10, 10}, 120).empty());
    EXPECT_FALSE(drawScannedPage(bytes, 2));
    EXPECT_FALSE(drawScannedPage("no picture", 1));
}
