#include "core/notation/braille_cells.h"

#include <array>
#include <utility>

namespace diptych::notation {

namespace {

constexpr Cell dots(std::string_view numbers)
{
    Cell cell = 0;
    for (const char number : numbers) {
        cell = static_cast<Cell>(cell | 1 << (number - '1'));
    }
    return cell;
}

constexpr std::array<Cell, 26> letters{
    dots("1"),     dots("12"),   dots("14"),  dots("145"),  dots("15"),    dots("124"),
    dots("1245"),  dots("125"),  dots("24"),  dots("245"),  dots("13"),    dots("123"),
    dots("134"),   dots("1345"), dots("135"), dots("1234"), dots("12345"), dots("1235"),
    dots("234"),   dots("2345"), dots("136"), dots("1236"), dots("2456"),  dots("1346"),
    dots("13456"), dots("1356")};

constexpr std::array<Cell, 10> lowerDigits{dots("356"), dots("2"),  dots("23"),  dots("25"),
                                           dots("256"), dots("26"), dots("235"), dots("2356"),
                                           dots("236"), dots("35")};

constexpr std::array<Cell, 10> upperDigits{dots("245"), dots("1"),  dots("12"),  dots("14"),
                                           dots("145"), dots("15"), dots("124"), dots("1245"),
                                           dots("125"), dots("24")};

constexpr std::array<Cell, 10> antoineDigits{dots("3456"), dots("16"),  dots("126"),  dots("146"),
                                             dots("1456"), dots("156"), dots("1246"), dots("12456"),
                                             dots("1256"), dots("246")};

// Index is the value of the cell.
constexpr std::string_view asciiBraille =
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

const std::array<Cell, 10>& digitsOf(DigitShape shape)
{
    switch (shape) {
    case DigitShape::Lower:
        return lowerDigits;
    case DigitShape::Upper:
    case DigitShape::BareUpper:
        return upperDigits;
    case DigitShape::Antoine:
        break;
    }
    return antoineDigits;
}

template <std::size_t Count>
std::optional<int> indexIn(const std::array<Cell, Count>& cells, Cell cell)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (cells[i] == cell) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<Cell>> parseCells(std::string_view text)
{
    std::vector<Cell> cells{0};
    for (const char character : text) {
        if (character == '-') {
            cells.push_back(0);
        } else if (character >= '1' && character <= '8') {
            cells.back() = static_cast<Cell>(cells.back() | 1 << (character - '1'));
        } else {
            return std::nullopt;
        }
    }
    for (const Cell cell : cells) {
        if (cell == 0) {
            return std::nullopt;
        }
    }
    return cells;
}

std::optional<Cell> cellOfAscii(char32_t character)
{
    if (character >= 0x80) {
        return std::nullopt;
    }
    char symbol = static_cast<char>(character);
    if (symbol >= 'a' && symbol <= 'z') {
        symbol = static_cast<char>(symbol - 'a' + 'A');
    }
    // The small forms of @ [ \\ ] ^ in files without capitals.
    constexpr std::string_view small = "`{|}~";
    constexpr std::string_view usual = "@[\\]^";
    if (const std::size_t found = small.find(symbol); found != std::string_view::npos) {
        symbol = usual[found];
    }
    const std::size_t index = asciiBraille.find(symbol);
    if (index == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Cell>(index);
}

char asciiOfCell(Cell cell)
{
    constexpr Cell sixDots = 0x3F;
    return asciiBraille[cell & sixDots];
}

std::optional<Cell> cellOfLetter(char letter)
{
    if (letter < 'a' || letter > 'z') {
        return std::nullopt;
    }
    return letters[static_cast<std::size_t>(letter - 'a')];
}

std::optional<Cell> cellOfDigit(int digit, DigitShape shape)
{
    if (digit < 0 || digit > 9) {
        return std::nullopt;
    }
    return digitsOf(shape)[static_cast<std::size_t>(digit)];
}

std::optional<char> letterOfCell(Cell cell)
{
    const auto index = indexIn(letters, cell);
    if (!index) {
        return std::nullopt;
    }
    return static_cast<char>('a' + *index);
}

std::optional<int> digitOfCell(Cell cell, DigitShape shape)
{
    return indexIn(digitsOf(shape), cell);
}

std::optional<char> punctuationOfCell(Cell cell)
{
    constexpr std::array<std::pair<Cell, char>, 10> marks{{{dots("2"), ','},
                                                           {dots("3"), '.'},
                                                           {dots("23"), ';'},
                                                           {dots("25"), ':'},
                                                           {dots("256"), '.'},
                                                           {dots("26"), '?'},
                                                           {dots("235"), '+'},
                                                           {dots("2356"), '='},
                                                           {dots("36"), '-'},
                                                           {dots("34"), '/'}}};
    for (const auto& [known, mark] : marks) {
        if (known == cell) {
            return mark;
        }
    }
    return std::nullopt;
}

}  // namespace diptych::notation
