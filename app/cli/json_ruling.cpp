#include "app/cli/json_ruling.h"

#include "app/cli/json_remedy.h"
#include "app/cli/json_values.h"

namespace diptych::cli {

Json rulingJson(const std::optional<incident::Ruling>& ruling, const law::Assessment& assessment)
{
    if (!ruling) {
        return {};
    }
    Json json;
    json["chosen"] = Json::array();
    for (const incident::RemedyChoice& choice : ruling->chosen) {
        json["chosen"].push_back({{"id", law::toCode(choice.id)},
                                  {"board", sideOf(choice.board)},
                                  {"ply", orNull(choice.ply)},
                                  {"article", textOrNull(choice.article)}});
    }
    json["departs"] = incident::departs(*ruling, assessment);
    json["remedies"] = Json::array();
    for (const law::Remedy& remedy : assessment.ruledOtherwise) {
        json["remedies"].push_back(remedyJson(remedy));
    }
    json["clocks"] = {{"white", orNull(ruling->whiteClock)}, {"black", orNull(ruling->blackClock)}};
    json["reason"] = textOrNull(ruling->reason);
    json["statements"] = Json::array();
    for (const incident::Statement& statement : ruling->statements) {
        json["statements"].push_back({{"who", statement.who}, {"text", statement.text}});
    }
    json["refused_to_sign"] = Json::array();
    for (const chess::Color side : ruling->refusedToSign) {
        json["refused_to_sign"].push_back(sideOf(side));
    }
    return json;
}

}  // namespace diptych::cli
