#include "core/notation/braille_cells.h"

#include <gtest/gtest.h>
#include <liblouis.h>

#include <array>
#include <string>
#include <vector>

namespace diptych::notation {
namespace {

/// What liblouis makes of a text, as cells.
std::vector<Cell> translated(const char* tables, std::string_view text)
{
    std::array<widechar, 64> input{};
    std::array<widechar, 64> output{};
    int inputLength = static_cast<int>(text.size());
    int outputLength = static_cast<int>(output.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        input[i] = static_cast<widechar>(text[i]);
    }
    const int done = lou_translateString(tables, input.data(), &inputLength, output.data(),
                                         &outputLength, nullptr, nullptr, dotsIO | ucBrl);
    std::vector<Cell> cells;
    for (int i = 0; done != 0 && i < outputLength; ++i) {
        cells.push_back(static_cast<Cell>(output[static_cast<std::size_t>(i)] & 0xFF));
    }
    return cells;
}

TEST(BrailleCells, HaveTheLettersOfLiblouis)
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        for (const char* table : {"en-ueb-g1.ctb", "de-g0.utb", "fr-bfu-comp6.utb"}) {
            // The letter in a word: by itself it would get a sign that it is a letter.
            const std::string word = std::string("b") + letter + "f";
            const std::vector<Cell> cells = translated(table, word);
            ASSERT_EQ(cells.size(), 3u) << table << ' ' << letter;
            EXPECT_EQ(cells[1], cellOfLetter(letter)) << table << ' ' << letter;
            EXPECT_EQ(letterOfCell(cells[1]), letter) << table;
        }
    }
}

TEST(BrailleCells, HaveTheUpperDigitsOfLiblouis)
{
    for (int digit = 0; digit <= 9; ++digit) {
        for (const char* table : {"en-ueb-g1.ctb", "de-g0.utb"}) {
            const std::vector<Cell> cells = translated(table, std::to_string(digit));
            ASSERT_EQ(cells.size(), 2u) << table << ' ' << digit;
            EXPECT_EQ(cells[0], parseCells("3456")->front());
            EXPECT_EQ(cells[1], cellOfDigit(digit, DigitShape::Upper));
            EXPECT_EQ(digitOfCell(cells[1], DigitShape::Upper), digit);
        }
    }
}

TEST(BrailleCells, HaveTheDigitsOfAntoineAsLiblouisHasThem)
{
    for (int digit = 0; digit <= 9; ++digit) {
        const std::vector<Cell> cells = translated("fr-bfu-comp6.utb", std::to_string(digit));
        ASSERT_EQ(cells.size(), 2u) << digit;
        EXPECT_EQ(cells[0], parseCells("6")->front());
        EXPECT_EQ(cells[1], cellOfDigit(digit, DigitShape::Antoine));
    }
}

TEST(BrailleCells, HaveTheAsciiCharactersOfLiblouis)
{
    for (int value = 0; value < 64; ++value) {
        const widechar dots = static_cast<widechar>(0x8000 | value);
        widechar character = 0;
        ASSERT_NE(lou_dotsToChar("text_nabcc.dis", const_cast<widechar*>(&dots), &character, 1, 0),
                  0);
        const auto cell = cellOfAscii(static_cast<char32_t>(character));
        EXPECT_EQ(cell, static_cast<Cell>(value)) << value;
    }
}

}  // namespace
}  // namespace diptych::notation
