#include "core/notation/confusions.h"

#include <array>
#include <utility>

namespace diptych::notation {

namespace {

using Pair = std::pair<char32_t, char32_t>;

// Typing the wrong character is rare; a reading program does it every few moves.
constexpr double typingCost = 1.5;
constexpr double recognitionCost = 0.7;
constexpr double rareRecognitionCost = 1.5;
constexpr double lookAlikeFileCost = 0.1;

template <std::size_t Count>
std::optional<Confusion> lookUp(const std::array<Pair, Count>& table, char32_t symbol, double cost)
{
    for (const auto& [seen, meant] : table) {
        if (seen == symbol) {
            return Confusion{meant, cost};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Confusion> confusedRank(char32_t symbol, Confusions confusions)
{
    constexpr std::array<Pair, 4> ones{{{U'l', U'1'}, {U'I', U'1'}, {U'i', U'1'}, {U'|', U'1'}}};
    if (confusions == Confusions::Typing) {
        // Texts that pass for typed may come from a reading program all the same.
        constexpr std::array<Pair, 3> copied{{{U'S', U'5'}, {U'B', U'8'}, {U'Z', U'2'}}};
        const auto one = lookUp(ones, symbol, typingCost);
        return one ? one : lookUp(copied, symbol, rareRecognitionCost);
    }
    constexpr std::array<Pair, 9> recognised{{{U'S', U'5'},
                                              {U's', U'5'},
                                              {U'B', U'8'},
                                              {U'Z', U'2'},
                                              {U'z', U'2'},
                                              {U'b', U'6'},
                                              {U'G', U'6'},
                                              {U'A', U'4'},
                                              {U'T', U'7'}}};
    if (const auto one = lookUp(ones, symbol, recognitionCost)) {
        return one;
    }
    return lookUp(recognised, symbol, recognitionCost);
}

std::optional<Confusion> confusedFile(char32_t symbol, Confusions confusions)
{
    constexpr std::array<Pair, 3> cyrillic{{{U'а', U'a'}, {U'с', U'c'}, {U'е', U'e'}}};
    if (const auto file = lookUp(cyrillic, symbol, lookAlikeFileCost)) {
        return file;
    }
    if (confusions == Confusions::Typing) {
        return std::nullopt;
    }
    constexpr std::array<Pair, 4> recognised{
        {{U'6', U'b'}, {U'9', U'g'}, {U'q', U'g'}, {U'ç', U'c'}}};
    return lookUp(recognised, symbol, rareRecognitionCost);
}

std::optional<Confusion> confusedLetter(char32_t symbol, Confusions confusions)
{
    if (confusions == Confusions::Typing) {
        return std::nullopt;
    }
    constexpr std::array<Pair, 8> recognised{{{U'8', U'B'},
                                              {U'5', U'S'},
                                              {U'6', U'G'},
                                              {U'0', U'O'},
                                              {U'4', U'A'},
                                              {U'2', U'Z'},
                                              {U'7', U'T'},
                                              {U'1', U'I'}}};
    return lookUp(recognised, symbol, recognitionCost);
}

char32_t lookAlike(char32_t letter)
{
    if (letter < 0x80) {
        return letter;
    }
    constexpr std::array<Pair, 37> pairs{
        {{U'А', U'A'}, {U'В', U'B'}, {U'С', U'C'}, {U'Е', U'E'}, {U'Н', U'H'}, {U'І', U'I'},
         {U'К', U'K'}, {U'М', U'M'}, {U'О', U'O'}, {U'Р', U'P'}, {U'Т', U'T'}, {U'р', U'p'},
         {U'а', U'a'}, {U'е', U'e'}, {U'о', U'o'}, {U'с', U'c'}, {U'у', U'y'}, {U'Α', U'A'},
         {U'Β', U'B'}, {U'Ε', U'E'}, {U'Η', U'H'}, {U'Ι', U'I'}, {U'Κ', U'K'}, {U'Μ', U'M'},
         {U'Ο', U'O'}, {U'Ρ', U'P'}, {U'Τ', U'T'}, {U'Ζ', U'Z'}, {U'ο', U'o'}, {U'Ş', U'S'},
         {U'ş', U's'}, {U'Ž', U'Z'}, {U'ž', U'z'}, {U'Ĉ', U'C'}, {U'ĉ', U'c'}, {U'É', U'E'},
         {U'é', U'e'}}};
    const auto found = lookUp(pairs, letter, 0.0);
    return found ? found->meant : letter;
}

bool looksLikeZero(char32_t symbol)
{
    return symbol == U'0' || lookAlike(symbol) == U'O' || lookAlike(symbol) == U'o';
}

}  // namespace diptych::notation
