#include "importers/braille/back_translation.h"

#include "core/notation/utf8.h"

#include <array>
#include <utility>

namespace diptych::importers {

namespace {

constexpr std::size_t longestWord = 12;
constexpr double unusualMarkCost = 0.5;

/// A digit that a mark may have been, first the most usual.
struct MarkDigit {
    int digit = 0;
    double cost = 0.0;
};

std::vector<MarkDigit> digitsOf(char32_t mark)
{
    struct Row {
        char32_t mark;
        int digit;
        double cost;
    };
    constexpr std::array<Row, 19> table{{{U',', 1, 0.0},
                                         {U';', 2, 0.0},
                                         {U':', 3, 0.0},
                                         {U'.', 4, 0.0},
                                         {U'?', 5, 0.0},
                                         {U'¿', 5, 0.0},
                                         {U'!', 6, 0.0},
                                         {U'¡', 6, 0.0},
                                         {U'+', 6, unusualMarkCost},
                                         {U'=', 7, 0.0},
                                         {U'(', 7, 0.0},
                                         {U')', 7, 0.0},
                                         {U'"', 7, unusualMarkCost},
                                         {U'"', 8, 0.0},
                                         {U'(', 8, unusualMarkCost},
                                         {U'“', 8, 0.0},
                                         {U'«', 8, 0.0},
                                         {U'*', 9, 0.0},
                                         {U'”', 0, 0.0}}};
    std::vector<MarkDigit> digits;
    for (const Row& row : table) {
        if (row.mark == mark) {
            digits.push_back({row.digit, row.cost});
        }
    }
    return digits;
}

bool mayPrecedeDigit(char32_t letter)
{
    return notation::isLetter(letter);
}

}  // namespace

std::vector<notation::BraillePrint> printsOfPunctuation(std::string_view word)
{
    if (word.size() > 4 * longestWord) {
        return {};
    }
    const std::u32string characters = notation::toCodePoints(word);
    if (characters.size() > longestWord) {
        return {};
    }
    std::vector<notation::BraillePrint> prints{{}};
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const bool afterLetter = i > 0 && mayPrecedeDigit(characters[i - 1]);
        const std::vector<MarkDigit> digits =
            afterLetter ? digitsOf(characters[i]) : std::vector<MarkDigit>{};
        std::vector<notation::BraillePrint> next;
        for (const notation::BraillePrint& print : prints) {
            if (digits.empty()) {
                next.push_back(print);
                notation::appendUtf8(next.back().text, characters[i]);
            }
            for (const MarkDigit& digit : digits) {
                next.push_back({print.text + std::to_string(digit.digit), print.cost + digit.cost});
            }
        }
        prints = std::move(next);
    }
    return prints;
}

std::optional<int> numberOfPunctuation(std::string_view word)
{
    constexpr std::size_t mostDigits = 3;
    if (word.size() > 4 * mostDigits) {
        return std::nullopt;
    }
    const std::u32string characters = notation::toCodePoints(word);
    if (characters.empty() || characters.size() > mostDigits) {
        return std::nullopt;
    }
    int value = 0;
    for (const char32_t character : characters) {
        const std::vector<MarkDigit> digits = digitsOf(character);
        if (digits.empty()) {
            return std::nullopt;
        }
        value = value * 10 + digits.front().digit;
    }
    return value;
}

}  // namespace diptych::importers
