#include "app/cli/json_values.h"
#include "app/cli/language_option.h"
#include "app/cli/verbs.h"
#include "core/law/edition.h"
#include "core/law/rule_ids.h"
#include "reports/words/edition_phrases.h"

#include <algorithm>
#include <array>
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

Json playJson(const law::PlayParameters& play, std::string_view kind)
{
    return {{"kind", kind},
            {"illegal_move_penalty", play.illegalMovePenalty},
            {"wrong_claim_penalty", play.wrongClaimPenalty},
            {"first_illegal_move_loses", play.firstIllegalMoveLoses},
            {"illegal_move_needs_claim", play.illegalMoveNeedsClaim},
            {"illegal_move_stands_after_reply", play.illegalMoveStandsAfterReply},
            {"illegal_position_draws", play.illegalPositionDraws},
            {"setting_final_after", orNull(play.settingFinalAfter)}};
}

/// Times in seconds.
Json parametersJson(const Edition& edition)
{
    const law::Parameters& parameters = edition.parameters;
    const bool hasDefaultTime = edition.has(law::rule::defaultTime);
    Json json{{"illegal_moves_that_lose", orNull(parameters.illegalMovesThatLose)},
              {"colours_reversed_new_game_before", orNull(parameters.coloursReversedNewGameBefore)},
              {"default_time", hasDefaultTime ? Json(parameters.defaultTime) : Json()},
              {"fivefold", law::toCode(parameters.fivefold)},
              {"seventy_five_moves", parameters.seventyFiveMoves},
              {"unpromoted_pawn_becomes_queen", parameters.unpromotedPawnBecomesQueen},
              {"unidentifiable_game_annulled", parameters.unidentifiableGameAnnulled},
              {"times_may_be_left", parameters.timesMayBeLeft},
              {"play", Json::array()}};
    constexpr std::array<std::string_view, 5> kinds = {"standard", "rapid", "blitz",
                                                       "rapid supervised", "blitz supervised"};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        json["play"].push_back(playJson(parameters.play[i], kinds[i]));
    }
    return json;
}

Json editionJson(const Edition& edition, const std::vector<RuleText>& texts,
                 const std::string& language)
{
    Json json = headJson(edition, language);
    json["parameters"] = parametersJson(edition);
    json["rules"] = Json::array();
    for (const law::EditionRule& rule : edition.rules) {
        const RuleText* text = textOf(texts, rule.id);
        json["rules"].push_back(
            {{"id", rule.id},
             {"article", rule.article ? Json(*rule.article) : Json()},
             {"status", text != nullptr ? Json(law::toCode(text->standing)) : Json()},
             {"summary", text != nullptr ? Json(inLanguage(text->summaries, language)) : Json()},
             {"source", rule.article ? Json(law::toCode(edition.sourceOf(rule))) : Json()}});
    }
    return json;
}

std::string editionText(const Edition& edition, const std::vector<RuleText>& texts,
                        reports::Language chosen)
{
    const auto book = reports::PhraseBook::forLanguage(chosen);
    const std::string language(reports::toCode(chosen));
    std::string lines = inLanguage(edition.titles, language) + "\n\n";
    for (const std::string& line : reports::editionLines(book, edition)) {
        lines += line + "\n";
    }
    lines += "\n";
    for (const law::EditionRule& rule : edition.rules) {
        if (rule.article) {
            const RuleText* text = textOf(texts, rule.id);
            const std::string line =
                *rule.article + "  " +
                (text != nullptr ? inLanguage(text->summaries, language) + " [" +
                                       book.standing(text->standing) + "]"
                                 : rule.id) +
                "\n";
            // Two rules may stand in one sentence of an old edition.
            if (lines.find("\n" + line) == std::string::npos) {
                lines += line;
            }
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
    const std::vector<RuleText> texts = law::loadRuleTexts(*edition);
    if (request.format == Format::AsJson) {
        console.out << toText(editionJson(*edition, texts, language)) << '\n';
    } else {
        console.out << editionText(*edition, texts, *chosen);
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
