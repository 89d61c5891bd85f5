#include "app/cli/json.h"
#include "app/cli/verbs.h"
#include "core/law/edition.h"

#include <algorithm>
#include <ostream>

namespace diptych::cli {

namespace {

using law::Edition;
using law::RuleText;

std::string english(const std::map<std::string, std::string>& texts)
{
    const auto found = texts.find("en");
    return found == texts.end() ? std::string() : found->second;
}

const RuleText* textOf(const std::vector<RuleText>& texts, const std::string& rule)
{
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [&rule](const RuleText& text) { return text.id == rule; });
    return found == texts.end() ? nullptr : &*found;
}

Json headJson(const Edition& edition)
{
    return {{"id", edition.id},
            {"title", english(edition.titles)},
            {"in_force", edition.inForce},
            {"until", edition.until.empty() ? Json() : Json(edition.until)}};
}

Json editionJson(const Edition& edition, const std::vector<RuleText>& texts)
{
    Json json = headJson(edition);
    json["rules"] = Json::array();
    for (const law::EditionRule& rule : edition.rules) {
        const RuleText* text = textOf(texts, rule.id);
        json["rules"].push_back(
            {{"id", rule.id},
             {"article", rule.article ? Json(*rule.article) : Json()},
             {"status", text != nullptr ? Json(law::toCode(text->standing)) : Json()},
             {"summary", text != nullptr ? Json(english(text->summaries)) : Json()}});
    }
    return json;
}

std::string editionText(const Edition& edition, const std::vector<RuleText>& texts)
{
    std::string lines = english(edition.titles) + "\n\n";
    for (const law::EditionRule& rule : edition.rules) {
        if (rule.article) {
            const RuleText* text = textOf(texts, rule.id);
            lines += *rule.article + "  " + (text != nullptr ? english(text->summaries) : rule.id) +
                     "\n";
        }
    }
    return lines;
}

ExitCode listEditions(const Request& request, const Console& console)
{
    Json list = Json::array();
    for (const std::string& id : law::editionIds()) {
        const auto edition = law::loadEdition(id);
        if (!edition) {
            continue;
        }
        list.push_back(headJson(*edition));
        if (request.format == Format::AsText) {
            console.out << id << "  " << english(edition->titles) << '\n';
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
    if (request.arguments.operands().empty()) {
        return listEditions(request, console);
    }
    const auto edition = law::loadEdition(request.arguments.operands().front());
    if (!edition) {
        return fail(console, "laws: unknown law \"" + edition.error().edition +
                                 "\", expected one of " + edition.error().expected);
    }
    const std::vector<RuleText> texts = law::loadRuleTexts();
    if (request.format == Format::AsJson) {
        console.out << toText(editionJson(*edition, texts)) << '\n';
    } else {
        console.out << editionText(*edition, texts);
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
