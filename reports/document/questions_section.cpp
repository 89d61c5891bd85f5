#include "reports/document/sections.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace diptych::reports {

namespace {

/// The name of a player or of the arbiter, where the case file has it.
std::string nameOf(const std::string& who, const GameData& game)
{
    if (who == "white" || who == "black") {
        const auto& player = who == "white" ? game.players.white : game.players.black;
        return player ? player->name : std::string();
    }
    if (who == "assistant-white" || who == "assistant-black") {
        const auto& assistants = game.players;
        return (who == "assistant-white" ? assistants.whiteAssistant : assistants.blackAssistant)
            .value_or(std::string());
    }
    return who == "arbiter" ? game.event.arbiter : std::string();
}

/// Whoever answered a question: the arbiter where nobody else is named, since facts are what he
/// established.
std::string whoAnswered(const std::string& question, const Report& report, const PhraseBook& book)
{
    const auto found = report.facts.answeredBy.find(question);
    const std::string who = found == report.facts.answeredBy.end() ? "arbiter" : found->second;
    const std::string name = nameOf(who, report.game);
    return name.empty()
               ? book.speaker(who)
               : label(book, QT_TRANSLATE_NOOP("Report", "%1 (%2)"), {book.speaker(who), name});
}

void addOpen(List& list, const law::Question& question, const PhraseBook& book)
{
    std::string choices;
    for (const std::string& choice : question.choices) {
        const std::string words = book.choice(question, choice);
        choices += choices.empty() ? words : "; " + words;
    }
    list.items.push_back(label(book, QT_TRANSLATE_NOOP("Report", "Open: %1 (%2.)"),
                               {book.question(question), choices}));
    std::ranges::copy(book.argumentLines(question), std::back_inserter(list.items));
}

}  // namespace

void addQuestions(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.questions.empty() && report.answers.empty()) {
        return;
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Questions"))});
    List list;
    for (const auto& [question, choice] : report.answers) {
        list.items.push_back(
            label(book, QT_TRANSLATE_NOOP("Report", "%1 Answer: %2. By: %3."),
                  {book.question(question), book.choice(question, choice, report.comparison),
                   whoAnswered(question, report, book)}));
    }
    for (const law::Question& question : report.questions) {
        addOpen(list, question, book);
    }
    document.blocks.push_back(std::move(list));
}

}  // namespace diptych::reports
