#include "app/cli/program.h"

#include "app/cli/completion.h"
#include "app/cli/help.h"
#include "app/cli/verbs.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace diptych::cli {

namespace {

const Verb* findVerb(const std::vector<Verb>& verbs, std::string_view name)
{
    const auto found = std::find_if(verbs.begin(), verbs.end(),
                                    [name](const Verb& verb) { return verb.name == name; });
    return found == verbs.end() ? nullptr : &*found;
}

std::string namesOf(const std::vector<Verb>& verbs)
{
    std::string names;
    for (const Verb& verb : verbs) {
        names += (names.empty() ? "" : " ") + std::string(verb.name);
    }
    return names;
}

std::string operandProblem(const Verb& verb, std::size_t count)
{
    const std::string usage = ": usage: diptych-cli " + std::string(verb.name) + " " +
                              std::string(verb.operands.empty() ? "[options]" : verb.operands);
    if (count < verb.leastOperands) {
        return std::string(verb.name) + ": something is missing" + usage;
    }
    return count > verb.mostOperands ? std::string(verb.name) + ": too many operands" + usage
                                     : std::string();
}

ExitCode runVerb(const Verb& verb, std::span<const std::string> words, const Console& console)
{
    const std::vector<Option> options = optionsOf(verb);
    const auto arguments = Arguments::parse(words.subspan(1), options);
    if (!arguments) {
        return fail(console, std::string(verb.name) + ": " + arguments.error());
    }
    if (arguments->has("--help")) {
        console.out << helpOf(verb);
        return ExitCode::Done;
    }
    if (arguments->has("--version")) {
        console.out << versionLine();
        return ExitCode::Done;
    }
    const std::string format = arguments->valueOr("--format", "text");
    if (format != "text" && format != "json") {
        return fail(console, std::string(verb.name) + ": unknown format \"" + format +
                                 "\", expected text or json");
    }
    const std::string problem = operandProblem(verb, arguments->operands().size());
    if (!problem.empty()) {
        return fail(console, problem);
    }
    return verb.run({*arguments, format == "json" ? Format::AsJson : Format::AsText, words},
                    console);
}

}  // namespace

ExitCode run(std::span<const std::string> words, const Console& console, RunVerb documents)
{
    const std::vector<Verb> verbs = allVerbs(documents);
    if (words.empty()) {
        return fail(console, "a verb is missing, expected one of " + namesOf(verbs));
    }
    const std::string& first = words.front();
    if (first == "--help" || first == "-h" || first == "help") {
        console.out << helpOfProgram(verbs);
        return ExitCode::Done;
    }
    if (first == "--version") {
        console.out << versionLine();
        return ExitCode::Done;
    }
    if (first == "complete") {
        console.out << toLines(completionOf(words.subspan(1), verbs));
        return ExitCode::Done;
    }
    const Verb* verb = findVerb(verbs, first);
    if (verb == nullptr) {
        const bool isOption = first.starts_with('-') && first.size() > 1;
        return fail(console, std::string(isOption ? "unknown option" : "unknown verb") + " \"" +
                                 first + "\", expected one of " + namesOf(verbs));
    }
    return runVerb(*verb, words, console);
}

}  // namespace diptych::cli
