#include "core/chess/san.h"
#include "sheets.h"

#include <gtest/gtest.h>

#include <cctype>
#include <optional>
#include <sstream>
#include <string>

namespace diptych::score::test {

Sheet sheetOf(Keeper keeper, std::string_view text, Numbers numbers)
{
    Sheet sheet;
    sheet.keeper = keeper;
    sheet.dialect = "en";
    std::istringstream words{std::string(text)};
    std::string word;
    std::optional<int> number;
    while (words >> word) {
        if (std::isdigit(static_cast<unsigned char>(word.front())) && word.back() == '.') {
            number = numbers == Numbers::Kept ? std::optional(std::stoi(word)) : std::nullopt;
            continue;
        }
        Entry entry;
        entry.number = number;
        entry.text = word;
        if (const auto token = chess::parseSan(word)) {
            entry.readings.push_back({*token});
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

TEST(SheetOf, KeepsUnreadableEntriesAndPassesOverNumbers)
{
    const Sheet sheet = sheetOf(Keeper::White, "1. e4 ~~~ 2. Nf3");
    ASSERT_EQ(sheet.entries.size(), 3u);
    EXPECT_FALSE(sheet.entries[0].readings.empty());
    EXPECT_TRUE(sheet.entries[1].readings.empty());
    EXPECT_EQ(sheet.entries[2].text, "Nf3");
}

}  // namespace diptych::score::test
