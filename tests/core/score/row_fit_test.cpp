#include "core/score/row_fit.h"
#include "sheets.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace diptych::score {

namespace {

/// One letter for each entry: "=" fits, "+" too long, "-" too short.
std::string fitsOf(std::string_view text)
{
    std::string letters;
    for (const RowFit fit : rowFits(test::sheetOf(Keeper::White, text, test::Numbers::Kept))) {
        letters += fit == RowFit::Fits ? '=' : fit == RowFit::TooLong ? '+' : '-';
    }
    return letters;
}

struct Rows {
    const char* text;
    const char* fits;
};

}  // namespace

TEST(RowFit, TellsRowsWithAnEntryTooManyOrTooFew)
{
    for (const auto& [text, fits] : {
             Rows{"1. e4 e5 2. Nf3 Nc6 3. Bb5", "====="},
             Rows{"1. e4 d4 e6 2. c4 Be7 3. e3 Nf6", "+++===="},
             Rows{"1. e4 e5 2. Nc6 3. Bb5 a6", "==-=="},
             Rows{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4", "======="},
             Rows{"e4 e5 Nf3 Nc6 Bb5", "====="},
             Rows{"1. e4 2. e5 3. Nf3 4. Nc6", "===="},
             Rows{"", ""},
         }) {
        EXPECT_EQ(fitsOf(text), fits) << text;
    }
}

TEST(RowFit, LetsARepeatedNumberBeginAnotherRow)
{
    Sheet sheet =
        test::sheetOf(Keeper::White, "1. e4 e5 2. Nf3 Nc6 2. Bb5 a6", test::Numbers::Kept);
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        sheet.entries[i].side = i % 2 == 0 ? chess::Color::White : chess::Color::Black;
    }
    EXPECT_EQ(rowFits(sheet), std::vector<RowFit>(6, RowFit::Fits));
}

}  // namespace diptych::score
