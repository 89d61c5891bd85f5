#include "reports/words/argument_phrases.h"
#include "reports/words/phrase_book.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

bool isSaidOfAll(const law::Question& question)
{
    return std::ranges::all_of(question.arguments, [&](const law::Argument& one) {
        return one.code == question.arguments.front().code;
    });
}

}  // namespace

std::string PhraseBook::argument(std::string_view code) const
{
    const char* source = findPhrase(phrases::arguments(), code);
    return source ? text("Arguments", source) : std::string(code);
}

std::vector<std::string> PhraseBook::argumentLines(const law::Question& question) const
{
    const auto reason = [this](const law::Argument& one) {
        const std::string basis = article(one.article);
        return argument(one.code) + (basis.empty() ? "" : " [" + basis + "]");
    };
    if (question.arguments.empty()) {
        return {};
    }
    if (isSaidOfAll(question)) {
        return {reason(question.arguments.front())};
    }
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < question.choices.size() && i < question.arguments.size(); ++i) {
        lines.push_back(
            text("Arguments", QT_TRANSLATE_NOOP("Arguments", "For “%1”: %2"),
                 {choice(question, question.choices[i]), reason(question.arguments[i])}));
    }
    return lines;
}

}  // namespace diptych::reports
