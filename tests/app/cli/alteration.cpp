#include "tests/app/cli/alteration.h"

#include "core/incident/number_text.h"
#include "core/incident/ply_text.h"
#include "core/incident/remedy_words.h"
#include "core/incident/time_text.h"

#include <sstream>

namespace diptych::cli::test {

namespace {

using Words = std::vector<std::string>;

Words wordsOf(const std::string& line)
{
    std::istringstream stream(line);
    Words words;
    for (std::string word; stream >> word;) {
        words.push_back(std::move(word));
    }
    return words;
}

std::string joined(const Words& words)
{
    std::string line;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
}

int toleranceOf(const Words& words)
{
    constexpr std::string_view sign = "±";
    const std::string& last = words.back();
    return last.starts_with(sign)
               ? incident::parseNumber(last.substr(sign.size()), 86400).value_or(0)
               : 0;
}

/// A letter or a digit of an article changed.
std::string otherArticle(std::string article)
{
    for (char& character : article) {
        if (character >= '0' && character <= '9') {
            character = character == '9' ? '8' : static_cast<char>(character + 1);
            break;
        }
    }
    return article;
}

/// Other words that could stand in the place of one.
Words otherWords(const Words& words, std::size_t index)
{
    const std::string& word = words[index];
    if (word == "white" || word == "black") {
        return {word == "white" ? "black" : "white"};
    }
    if (const auto ply = incident::parsePly(word)) {
        Words others{incident::plyText(*ply + 1)};
        if (word.find_first_of("wb") == std::string::npos) {
            others = {std::to_string(*ply + 1)};
        }
        return others;
    }
    if (const auto seconds = incident::parseClockTime(word)) {
        return {incident::clockTimeText(*seconds + 60 + 2 * toleranceOf(words))};
    }
    if (incident::isArticle(word)) {
        return {otherArticle(word)};
    }
    const bool id = index == 1 && word != "none" && word.find('/') == std::string::npos;
    return id ? Words{word + "x"} : Words{};
}

}  // namespace

std::vector<std::string> alterations(const std::string& line)
{
    const Words words = wordsOf(line);
    std::vector<std::string> lines{"x" + line};
    if (words.empty() || words[0] == "fen") {
        return lines;
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (const std::string& other : otherWords(words, i)) {
            Words altered = words;
            altered[i] = other;
            lines.push_back(joined(altered));
        }
    }
    return lines;
}

}  // namespace diptych::cli::test
