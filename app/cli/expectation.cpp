#include "app/cli/expectation.h"

#include "app/cli/expectation_words.h"
#include "core/incident/line_cursor.h"

namespace diptych::cli {

namespace {

std::string complaint(const Diagnostic& diagnostic)
{
    std::string text;
    if (!diagnostic.arguments[0].empty()) {
        text += "\"" + diagnostic.arguments[0] + "\", which is not ";
    } else {
        text += "nothing where there should be ";
    }
    return text + diagnostic.arguments[1];
}

}  // namespace

Verdict hold(const incident::ExpectLine& expected, const Json& rule)
{
    Diagnostics complaints;
    incident::LineCursor line(expected.line, expected.text, complaints);
    const auto holdTo = line.oneOf(expectationWords);
    std::optional<Verdict> verdict;
    if (holdTo) {
        verdict = (*holdTo)(line, rule);
        line.finish();
    }
    if (!complaints.empty()) {
        return {Outcome::NotUnderstood, complaint(complaints.front())};
    }
    return verdict.value_or(Verdict{});
}

}  // namespace diptych::cli
