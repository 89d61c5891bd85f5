#include "app/cli/expectation.h"
#include "app/cli/input.h"
#include "app/cli/json_assessment.h"
#include "app/cli/verbs.h"

#include <ostream>

namespace diptych::cli {

namespace {

struct Failure {
    int line = 0;
    std::string expected{};
    std::string found{};
};

/// A case held to what it expects.
struct CheckedCase {
    std::string path{};
    std::vector<Failure> failures{};
    std::string unreadable{};  ///< why the case could not be opened

    bool passed() const { return failures.empty() && unreadable.empty(); }
};

CheckedCase checkCase(const std::string& path, std::istream& in)
{
    CheckedCase checked{path, {}, {}};
    const auto desk = openCaseInput(path, in);
    if (!desk) {
        checked.unreadable = desk.error().message;
        return checked;
    }
    const auto& expectations = desk->incident.expectations;
    if (expectations.empty()) {
        checked.failures.push_back({1, "lines below [expect]", "none"});
        return checked;
    }
    const Json rule = assessmentJson(*desk);
    for (const incident::ExpectLine& line : expectations) {
        Verdict verdict = hold(line, rule);
        if (verdict.outcome != Outcome::Holds) {
            checked.failures.push_back({line.line, line.text, std::move(verdict.found)});
        }
    }
    return checked;
}

void print(const CheckedCase& checked, const Console& console)
{
    for (const Failure& failure : checked.failures) {
        console.out << checked.path << ':' << failure.line << ": expected " << failure.expected
                    << ", found " << failure.found << '\n';
    }
}

Json checkJson(const std::vector<CheckedCase>& cases, std::size_t passed)
{
    Json json;
    json["schema"] = "diptych.check/1";
    json["passed"] = passed;
    json["failed"] = cases.size() - passed;
    json["cases"] = Json::array();
    for (const CheckedCase& checked : cases) {
        Json failures = Json::array();
        for (const Failure& failure : checked.failures) {
            failures.push_back(
                {{"line", failure.line}, {"expected", failure.expected}, {"found", failure.found}});
        }
        Json error = checked.unreadable.empty() ? Json() : Json(checked.unreadable);
        json["cases"].push_back({{"path", checked.path},
                                 {"passed", checked.passed()},
                                 {"failures", std::move(failures)},
                                 {"error", std::move(error)}});
    }
    return json;
}

}  // namespace

ExitCode runCheck(const Request& request, const Console& console)
{
    std::vector<CheckedCase> cases;
    std::size_t passed = 0;
    ExitCode code = ExitCode::Done;
    for (const std::string& path : request.arguments.operands()) {
        CheckedCase checked = checkCase(path, console.in);
        passed += checked.passed() ? 1U : 0U;
        if (!checked.unreadable.empty()) {
            code = fail(console, checked.unreadable);
        } else if (!checked.passed() && code == ExitCode::Done) {
            code = ExitCode::Difference;
        }
        if (request.format == Format::AsText) {
            print(checked, console);
        }
        cases.push_back(std::move(checked));
    }
    if (request.format == Format::AsJson) {
        console.out << toText(checkJson(cases, passed)) << '\n';
    } else {
        console.out << passed << " passed, " << cases.size() - passed << " failed\n";
    }
    return code;
}

}  // namespace diptych::cli
