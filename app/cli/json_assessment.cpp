#include "app/cli/json_assessment.h"

#include "app/cli/json_boards.h"
#include "app/cli/json_clocks.h"
#include "app/cli/json_comparison.h"
#include "app/cli/json_remedy.h"
#include "app/cli/json_ruling.h"
#include "app/cli/json_values.h"
#include "core/incident/facts_text.h"
#include "core/law/finding_basis.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <string_view>

namespace diptych::cli {

namespace {

const chess::Position* addressOf(const std::optional<chess::Position>& position)
{
    return position ? &*position : nullptr;
}

/// What a finding rests on: inputs by name, then lines of [facts].
Json basisJson(const law::Finding& finding, const law::Facts& facts, const law::Boards& boards)
{
    const law::FindingBasis basis = law::basisOf(finding, facts, boards);
    Json list(basis.inputs);
    std::istringstream lines(incident::factsText(basis.facts));
    for (std::string line; std::getline(lines, line);) {
        list.push_back(line);
    }
    return list;
}

Json findingsJson(const law::Assessment& assessment, const law::Facts& facts)
{
    Json list = Json::array();
    for (const law::Finding& finding : assessment.findings) {
        list.push_back({{"id", finding.id},
                        {"article", textOrNull(finding.article)},
                        {"ply", orNull(finding.ply)},
                        {"status", law::toCode(finding.standing)},
                        {"side", sideOf(finding.side)},
                        {"arguments", finding.arguments},
                        {"rule", textOrNull(finding.rule)},
                        {"law", assessment.edition},
                        {"facts", basisJson(finding, facts, assessment.boards)}});
    }
    return list;
}

Json penaltiesJson(const std::vector<law::Penalty>& penalties)
{
    Json list = Json::array();
    for (const law::Penalty& penalty : penalties) {
        list.push_back({{"side", sideOf(penalty.side)},
                        {"seconds", penalty.seconds},
                        {"to", sideOf(chess::opposite(penalty.side))},
                        {"article", textOrNull(penalty.article)},
                        {"status", law::toCode(penalty.standing)}});
    }
    return list;
}

/// What speaks for each choice.
Json argumentsJson(const law::Question& question)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < question.choices.size() && i < question.arguments.size(); ++i) {
        list.push_back({{"choice", question.choices[i]},
                        {"argument", question.arguments[i].code},
                        {"article", textOrNull(question.arguments[i].article)}});
    }
    return list;
}

Json questionsJson(const std::vector<law::Question>& questions)
{
    Json list = Json::array();
    for (const law::Question& question : questions) {
        list.push_back({{"id", question.id},
                        {"article", textOrNull(question.article)},
                        {"choices", question.choices},
                        {"status", law::toCode(question.standing)},
                        {"arguments", argumentsJson(question)}});
    }
    return list;
}

/// What was answered, and by whom where somebody is named.
Json answersJson(const law::Facts& facts)
{
    Json list = Json::array();
    for (const auto& [question, choice] : facts.answers) {
        const auto who = facts.answeredBy.find(question);
        list.push_back({{"question", question},
                        {"choice", choice},
                        {"by", who == facts.answeredBy.end() ? Json() : Json(who->second)}});
    }
    return list;
}

/// A FEN without its counters.
std::string withoutCounters(const std::string& fen)
{
    constexpr int fieldsThatTellNothing = 4;
    std::size_t end = 0;
    for (int field = 0; field < fieldsThatTellNothing && end != std::string::npos; ++field) {
        end = fen.find(' ', field == 0 ? 0 : end + 1);
    }
    return end == std::string::npos ? fen : fen.substr(0, end) + " 0 1";
}

/// Plies, periods, counters, the bounds of a clock time (which count increments) and the lines of
/// [facts] at every depth become null.
void hideNumbers(Json& json)
{
    constexpr std::array<std::string_view, 7> telling = {"ply", "at",   "counter", "period",
                                                         "low", "high", "facts"};
    if (!json.is_structured()) {
        return;
    }
    for (const auto& [key, value] : json.items()) {
        if (json.is_object() && std::find(telling.begin(), telling.end(), key) != telling.end()) {
            value = nullptr;
        } else if (json.is_object() && key == "fen" && value.is_string()) {
            value = withoutCounters(value.get<std::string>());
        } else {
            hideNumbers(value);
        }
    }
}

}  // namespace

Json assessmentJson(const session::Desk& desk)
{
    const law::Assessment& assessment = desk.assessment;
    const law::Circumstances& circumstances = desk.incident.circumstances;
    Json json;
    json["schema"] = "diptych.rule/1";
    json["law"] = circumstances.edition;
    json["scores"] = scoresJson(assessment.comparison, desk.sheets);
    json["game"] = gameJson(assessment.comparison.game);
    json["evidence"] = evidenceJson(assessment.comparison, addressOf(circumstances.whiteBoard),
                                    addressOf(circumstances.blackBoard));
    json["boards"] = boardsJson(assessment.boards);
    json["findings"] = findingsJson(assessment, circumstances.facts);
    json["remedies"] = Json::array();
    for (const law::Remedy& remedy : assessment.remedies) {
        json["remedies"].push_back(remedyJson(remedy));
    }
    json["penalties"] = penaltiesJson(assessment.penalties);
    json["questions"] = questionsJson(assessment.questions);
    json["clocks"] = clocksJson(assessment.clocks);
    json["ruling"] = rulingJson(desk.incident.ruling, assessment);
    json["answers"] = answersJson(circumstances.facts);
    return json;
}

void hideMoveCounts(Json& rule)
{
    rule["game"] = nullptr;
    rule["evidence"] = nullptr;
    rule["scores"]["agreement"] = nullptr;
    rule["scores"]["strict_agreement"] = nullptr;
    hideNumbers(rule);
}

}  // namespace diptych::cli
