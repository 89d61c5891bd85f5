#include "core/incident/remedy_words.h"

#include "core/incident/ply_text.h"
#include "core/incident/words.h"

#include <algorithm>

namespace diptych::incident {

namespace {

constexpr std::string_view expectedIds =
    "continue complete-score adjust-board retrace restore-before-illegal-move "
    "replace-pawn-by-queen restore-last-identifiable-position reconstruct game-over "
    "result-stands new-game ask";

bool isWordCharacter(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z');
}

}  // namespace

bool isArticle(std::string_view text)
{
    const bool rightCharacters = std::all_of(text.begin(), text.end(), [](char character) {
        return isWordCharacter(character) || character == '.';
    });
    return rightCharacters && text.find('.') != std::string_view::npos && text.front() != '.' &&
           text.back() != '.' && text.find("..") == std::string_view::npos;
}

std::optional<RemedyChoice> readRemedyChoice(LineCursor& line)
{
    const auto word = line.word(expectedIds);
    if (!word) {
        return std::nullopt;
    }
    const auto id = law::remedyFromCode(*word);
    if (!id) {
        line.complain("unknown-word", *word, expectedIds);
        return std::nullopt;
    }
    RemedyChoice choice;
    choice.id = *id;
    choice.line = line.line();
    if (line.peek() == "white" || line.peek() == "black") {
        choice.board = line.side();
    }
    if (parsePly(line.peek())) {
        choice.ply = line.ply();
    }
    if (isArticle(line.peek())) {
        choice.article = std::string(line.word("").value_or(""));
    }
    if (!line.atEnd()) {
        const auto left = line.word("");
        line.complain("unknown-word", left.value_or(""),
                      "white or black, a ply and an article, in this order");
        return std::nullopt;
    }
    return choice;
}

std::string remedyText(const RemedyChoice& choice)
{
    std::string text(law::toCode(choice.id));
    if (choice.board) {
        text += " " + std::string(sideWord(*choice.board));
    }
    if (choice.ply) {
        text += " " + plyText(*choice.ply);
    }
    if (!choice.article.empty()) {
        text += " " + choice.article;
    }
    return text;
}

bool names(const RemedyChoice& choice, const law::Remedy& remedy)
{
    return choice.id == remedy.id && (!choice.board || choice.board == remedy.board) &&
           (!choice.ply || choice.ply == remedy.ply) &&
           (choice.article.empty() || coversArticle(choice.article, remedy.article));
}

bool coversArticle(std::string_view expected, std::string_view found)
{
    return found.starts_with(expected) &&
           (found.size() == expected.size() || found[expected.size()] == '.');
}

}  // namespace diptych::incident
