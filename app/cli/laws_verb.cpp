#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "app/cli/verbs.h"
#include "core/law/edition.h"

#include <algorithm>
#include <ostream>

namespace diptych::cli {

namespace {

using law::Edition;
using law::RuleText;

using Texts = std::map<std::string, std::string>;

/// The text in a language, else in English.
std::string inLanguage(const Texts& texts, const std::string& language)
{
    const auto wanted = texts.find(language);
    const auto found = wanted == texts.end() ? texts.find("en") : wanted;
    return found == texts.end() ? std::string() : found->second;
}

const RuleText* textOf(const std::vector<RuleText>& texts, const std::string& rule)
{
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [&rule](const RuleText& text) { return text.id == rule; });
    return found == texts.end() ? nullptr : &*found;
}

Json headJson(const Edition& edition, const std::string& language)
{
    return {{"id", edition.id},
            {"title", inLanguage(edition.titles, language)},
            {"in_force", edition.inForce},
            {"until", edition.until.empty() ? Json() : Json(edition.until)},
            {"source", law::toCode(edition.source)}};
}

Json editionJson(const Edition& edition, const std::vector<RuleText>& texts,
                 const std::string& language)
{
    Json json = headJson(edition, language);
    json["rules"] = Json::array();
    for (const law::EditionRule& rule : edition.rules) {
        const RuleText* text = textOf(texts, rule.id);
        json["rules"].push_back(
            {{"id", rule.id},
             {"article", rule.article ? Json(*rule.article) : Json()},
             {"status", text != nullptr ? Json(law::toCode(text->standing)) : Json()},
             {"summary", text != nullptr ? Json(inLanguage(text->summaries, language)) : Json()}});
    }
    return json;
}

std::string editionText(const Edition& edition, const std::vector<RuleText>& texts,
                        const std::string& language)
{
    std::string lines = inLanguage(edition.titles, language) + "\n\n";
    for (const law::EditionRule& rule : edition.rules) {
        if (rule.article) {
            const RuleText* text = textOf(texts, rule.id);
            lines += *rule.article + "  " +
                     (text != nullptr ? inLanguage(text->summaries, language) : rule.id) + "\n";
        }
    }
    return lines;
}

ExitCode listEditions(const Request& request, const Console& console, const std::string& language)
{
    Json list = Json::array();
    for (const std::string& id : law::editionIds()) {
        const auto edition = law::loadEdition(id);
        if (!edition) {
            continue;
        }
        list.push_back(headJson(*edition, language));
        if (request.format == Format::AsText) {
            console.out << id << "  " << inLanguage(edition->titles, language) << '\n';
        }
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.laws/1"}, {"editions", std::move(list)}})
                    << '\n';
    }
    return ExitCode::Done;
}

}  // namespace

ExitCode runLaws(const Request& request, const Console& console)
{
    const auto chosen = languageOption(request.arguments);
    if (!chosen) {
        return fail(console, "laws: " + chosen.error());
    }
    const std::string language(reports::toCode(*chosen));
    if (request.arguments.operands().empty()) {
        return listEditions(request, console, language);
    }
    const auto edition = law::loadEdition(request.arguments.operands().front());
    if (!edition) {
        return fail(console, "laws: unknown law \"" + edition.error().edition +
                                 "\", expected one of " + edition.error().expected);
    }
    const std::vector<RuleText> texts = law::loadRuleTexts();
    if (request.format == Format::AsJson) {
        console.out << toText(editionJson(*edition, texts, language)) << '\n';
    } else {
        console.out << editionText(*edition, texts, language);
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
