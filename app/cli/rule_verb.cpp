#include "app/cli/input.h"
#include "app/cli/json_assessment.h"
#include "app/cli/json_worksheets.h"
#include "app/cli/language_option.h"
#include "app/cli/refusal.h"
#include "app/cli/text_rule.h"
#include "app/cli/text_worksheets.h"
#include "app/cli/verbs.h"
#include "app/cli/warnings.h"

#include <algorithm>
#include <ostream>

namespace diptych::cli {

namespace {

using reports::Audience;

/// Nothing has to be done but to go on playing.
bool nothingToCorrect(const session::Desk& desk)
{
    const law::Assessment& assessment = desk.assessment;
    const bool corresponding =
        desk.sheets.empty() || assessment.comparison.state == score::ScoresState::Correspond;
    return corresponding && assessment.penalties.empty() && assessment.questions.empty() &&
           std::all_of(assessment.remedies.begin(), assessment.remedies.end(),
                       [](const law::Remedy& remedy) {
                           return !remedy.recommended || remedy.id == law::RemedyId::Continue;
                       });
}

}  // namespace

ExitCode runRule(const Request& request, const Console& console)
{
    const auto language = languageOption(request.arguments);
    if (!language) {
        return fail(console, "rule: " + language.error());
    }
    const std::string whom = request.arguments.valueOr("--for", "arbiter");
    if (whom != "arbiter" && whom != "players") {
        return fail(console, "rule: --for: found \"" + whom + "\", expected arbiter or players");
    }
    const std::string& operand = request.arguments.operands().front();
    const auto desk = openCaseInput(operand, console.in);
    if (!desk) {
        return fail(console, desk.error().message);
    }
    warn(console, *desk, operand);
    const Audience audience = whom == "players" ? Audience::Players : Audience::Arbiter;
    if (request.format == Format::AsJson) {
        Json json = assessmentJson(*desk);
        if (audience == Audience::Players) {
            hideMoveCounts(json);
        } else if (request.arguments.has("--worksheets")) {
            json["worksheets"] = worksheetsJson(*desk);
        }
        console.out << toText(json) << '\n';
    } else {
        const auto book = reports::PhraseBook::forLanguage(*language, audience);
        console.out << (request.arguments.has("--aloud") ? aloudText(*desk, book)
                                                         : ruleText(*desk, book));
        if (request.arguments.has("--worksheets")) {
            console.out << worksheetsText(*desk, book);
        }
    }
    if (lacksReason(*desk)) {
        return refuse(console, operand + ": the ruling departs from the proposal without a reason");
    }
    return nothingToCorrect(*desk) ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
