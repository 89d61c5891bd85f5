#include "app/cli/expectation_of_remedy.h"

#include "app/cli/json_path.h"
#include "core/incident/fen_text.h"
#include "core/incident/remedy_words.h"
#include "core/incident/words.h"
#include "core/law/question_ids.h"

#include <algorithm>

namespace diptych::cli {

namespace {

using incident::LineCursor;
using incident::Named;
using incident::RemedyChoice;

constexpr int mostReplies = 999;

constexpr Named<std::string_view> statusCodes[] = {
    {"clear", "clear"},
    {"settled", "settled"},
    {"interpretation", "interpretation"},
    {"contested", "contested"},
};

bool isRecommended(const Json& entry)
{
    return valueAt(entry, {"recommended"}) == true;
}

/// "retrace 8b D.2.9"
std::string remedyInWords(const Json& entry)
{
    std::string text = inWords(valueAt(entry, {"id"}));
    for (const std::string_view key : {"board", "ply", "article"}) {
        const Json& value = valueAt(entry, {key});
        if (!value.is_null()) {
            text += " " + (key == "ply" ? plyInWords(value) : inWords(value));
        }
    }
    return text;
}

std::string recommendedInWords(const Json& entry)
{
    return isRecommended(entry) ? remedyInWords(entry) : std::string();
}

bool fits(const RemedyChoice& choice, const Json& entry)
{
    return valueAt(entry, {"id"}) == law::toCode(choice.id) &&
           (!choice.board || valueAt(entry, {"board"}) == incident::sideWord(*choice.board)) &&
           (!choice.ply || valueAt(entry, {"ply"}) == *choice.ply) &&
           (choice.article.empty() ||
            incident::coversArticle(choice.article, inWords(valueAt(entry, {"article"}))));
}

/// Some remedy satisfies a condition.
template <typename Condition>
bool anyRemedy(const Json& rule, Condition condition)
{
    const Json& remedies = listAt(rule, {"remedies"});
    return std::any_of(remedies.begin(), remedies.end(), condition);
}

template <typename Condition>
bool anyRecommended(const Json& rule, Condition condition)
{
    return anyRemedy(
        rule, [&condition](const Json& entry) { return isRecommended(entry) && condition(entry); });
}

/// Placement, side to move, castling and move number of a FEN (contract section 4).
std::string comparedPart(const std::string& text)
{
    std::vector<std::string> fields;
    std::string field;
    for (const char character : text + " ") {
        if (character != ' ') {
            field += character;
        } else if (!field.empty()) {
            fields.push_back(std::move(field));
            field.clear();
        }
    }
    constexpr std::size_t fieldCount = 6;
    if (fields.size() != fieldCount) {
        return text;
    }
    return fields[0] + " " + fields[1] + " " + fields[2] + " " + fields[5];
}

std::optional<Verdict> squareOf(LineCursor& line, const Json& rule, std::string_view key)
{
    const auto square = line.square();
    if (!square) {
        return std::nullopt;
    }
    const std::string name = chess::toString(*square);
    const bool holds = anyRecommended(rule, [&](const Json& entry) {
        const Json& squares = listAt(entry, {key});
        return std::find(squares.begin(), squares.end(), name) != squares.end();
    });
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), [key](const Json& entry) {
                       return isRecommended(entry) ? listInWords(listAt(entry, {key}), inWords)
                                                   : std::string();
                   }));
}

std::string questionInWords(const Json& entry)
{
    return inWords(valueAt(entry, {"id"}));
}

std::optional<std::string> takeQuestion(LineCursor& line)
{
    constexpr std::string_view expected = "the id of a question";
    const auto id = line.word(expected);
    if (!id) {
        return std::nullopt;
    }
    if (!law::question::isQuestion(*id)) {
        line.complain("unknown-word", *id, expected);
        return std::nullopt;
    }
    return std::string(*id);
}

bool isAsked(const Json& rule, const std::string& id)
{
    const Json& questions = listAt(rule, {"questions"});
    return std::any_of(questions.begin(), questions.end(),
                       [&id](const Json& entry) { return valueAt(entry, {"id"}) == id; });
}

std::string findingInWords(const Json& entry)
{
    const Json& article = valueAt(entry, {"article"});
    return inWords(valueAt(entry, {"id"})) + (article.is_null() ? "" : " " + inWords(article));
}

}  // namespace

std::optional<Verdict> remedy(LineCursor& line, const Json& rule)
{
    const auto choice = incident::readRemedyChoice(line);
    if (!choice) {
        return std::nullopt;
    }
    const bool holds =
        anyRecommended(rule, [&choice](const Json& entry) { return fits(*choice, entry); });
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), recommendedInWords));
}

std::optional<Verdict> alternative(LineCursor& line, const Json& rule)
{
    const auto choice = incident::readRemedyChoice(line);
    if (!choice) {
        return std::nullopt;
    }
    const bool holds =
        anyRemedy(rule, [&choice](const Json& entry) { return fits(*choice, entry); });
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), remedyInWords));
}

std::optional<Verdict> noRemedy(LineCursor& line, const Json& rule)
{
    const auto choice = incident::readRemedyChoice(line);
    if (!choice) {
        return std::nullopt;
    }
    const bool offered =
        anyRemedy(rule, [&choice](const Json& entry) { return fits(*choice, entry); });
    return verdict(truth(!offered), listInWords(listAt(rule, {"remedies"}), remedyInWords));
}

std::optional<Verdict> fen(LineCursor& line, const Json& rule)
{
    const std::string text(line.peek().empty() ? "" : line.rest());
    const auto position = chess::parseFen(text);
    if (!position) {
        line.complain("bad-fen", position.error().found,
                      incident::expectationOf(position.error().problem));
        return std::nullopt;
    }
    const std::string expected = comparedPart(text);
    const bool holds = anyRecommended(rule, [&expected](const Json& entry) {
        return comparedPart(inWords(valueAt(entry, {"fen"}))) == expected;
    });
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), [](const Json& entry) {
                       return isRecommended(entry) ? inWords(valueAt(entry, {"fen"}))
                                                   : std::string();
                   }));
}

std::optional<Verdict> mustMove(LineCursor& line, const Json& rule)
{
    return squareOf(line, rule, "must_move");
}

std::optional<Verdict> mustCapture(LineCursor& line, const Json& rule)
{
    return squareOf(line, rule, "must_capture");
}

std::optional<Verdict> legalReplies(LineCursor& line, const Json& rule)
{
    const auto count = line.number(mostReplies);
    if (!count) {
        return std::nullopt;
    }
    const bool holds = anyRecommended(rule, [&count](const Json& entry) {
        const Json& replies = valueAt(entry, {"legal_replies"});
        return replies.is_array() && replies.size() == static_cast<std::size_t>(*count);
    });
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), [](const Json& entry) {
                       const Json& replies = valueAt(entry, {"legal_replies"});
                       return isRecommended(entry) && replies.is_array()
                                  ? std::to_string(replies.size())
                                  : std::string();
                   }));
}

std::optional<Verdict> status(LineCursor& line, const Json& rule)
{
    const auto code = takeCode(line, statusCodes);
    if (!code) {
        return std::nullopt;
    }
    const auto has = [&code](const Json& entry) { return valueAt(entry, {"status"}) == *code; };
    bool holds = anyRecommended(rule, has);
    if (*code == "contested") {
        const Json& penalties = listAt(rule, {"penalties"});
        holds =
            holds || anyRemedy(rule, has) || std::any_of(penalties.begin(), penalties.end(), has);
    }
    return verdict(truth(holds), listInWords(listAt(rule, {"remedies"}), [](const Json& entry) {
                       return isRecommended(entry) ? inWords(valueAt(entry, {"status"}))
                                                   : std::string();
                   }));
}

std::optional<Verdict> question(LineCursor& line, const Json& rule)
{
    const auto id = takeQuestion(line);
    if (!id) {
        return std::nullopt;
    }
    return verdict(truth(isAsked(rule, *id)),
                   listInWords(listAt(rule, {"questions"}), questionInWords));
}

std::optional<Verdict> noQuestion(LineCursor& line, const Json& rule)
{
    const auto id = takeQuestion(line);
    if (!id) {
        return std::nullopt;
    }
    return verdict(truth(!isAsked(rule, *id)),
                   listInWords(listAt(rule, {"questions"}), questionInWords));
}

std::optional<Verdict> questionCount(LineCursor& line, const Json& rule)
{
    const auto count = line.number(mostReplies);
    if (!count) {
        return std::nullopt;
    }
    const Json& questions = listAt(rule, {"questions"});
    return verdict(truth(questions.size() == static_cast<std::size_t>(*count)),
                   std::to_string(questions.size()));
}

std::optional<Verdict> finding(LineCursor& line, const Json& rule)
{
    const auto id = line.word("the id of a finding");
    if (!id) {
        return std::nullopt;
    }
    std::string article;
    if (!line.atEnd()) {
        article = std::string(line.word("an article").value_or(""));
        if (!incident::isArticle(article)) {
            line.complain("unknown-word", article, "an article such as D.2.9");
            return std::nullopt;
        }
    }
    const Json& findings = listAt(rule, {"findings"});
    const bool holds = std::any_of(findings.begin(), findings.end(), [&](const Json& entry) {
        return valueAt(entry, {"id"}) == *id &&
               (article.empty() ||
                incident::coversArticle(article, inWords(valueAt(entry, {"article"}))));
    });
    return verdict(truth(holds), listInWords(findings, findingInWords));
}

}  // namespace diptych::cli
