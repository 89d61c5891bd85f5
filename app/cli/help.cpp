#include "app/cli/help.h"

namespace diptych::cli {

namespace {

constexpr Option commonOptions[] = {
    {"--format", "", "FORMAT", "text (default) or json"},
    {"--help", "-h", "", "this text"},
    {"--version", "", "", "the version of the program"},
};

/// Two columns, the first one this wide.
std::string row(std::string left, std::string_view right)
{
    constexpr std::size_t width = 24;
    // Bytes that continue a code point take no column.
    std::size_t columns = 0;
    for (const char byte : left) {
        columns += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1U : 0U;
    }
    left.append(columns < width ? width - columns : 1, ' ');
    return "  " + left + std::string(right) + "\n";
}

std::string inHelp(const Option& option)
{
    std::string text(option.name);
    if (!option.shortName.empty()) {
        text = std::string(option.shortName) + ", " + text;
    }
    if (!option.value.empty()) {
        text += " " + std::string(option.value);
    }
    return text;
}

}  // namespace

std::vector<Option> optionsOf(const Verb& verb)
{
    std::vector<Option> options(verb.options.begin(), verb.options.end());
    options.insert(options.end(), std::begin(commonOptions), std::end(commonOptions));
    return options;
}

std::string helpOfProgram(const std::vector<Verb>& verbs)
{
    std::string text =
        "Usage: diptych-cli VERB [OPTIONS] [FILES]\n\n"
        "Reconciles the scores of a game, rules by the Laws of Chess, and reports.\n"
        "Results go to standard output, everything else to standard error; \"-\" is\n"
        "standard input. \"diptych-cli VERB --help\" explains a verb.\n\nVerbs:\n";
    for (const Verb& verb : verbs) {
        text += row(std::string(verb.name) + " " + std::string(verb.operands), verb.summary);
    }
    text += "\nExit codes:\n";
    text += row("0", "done; the scores correspond, nothing is to be corrected");
    text += row("1", "done; a difference, a doubtful entry, a failed check");
    text += row("2", "wrong usage or unreadable input");
    text += row("3", "not signed, or changed after signing");
    return text + row("4", "refused by a rule");
}

std::string helpOf(const Verb& verb)
{
    std::string text = "Usage: diptych-cli " + std::string(verb.name) + " [OPTIONS]";
    if (!verb.operands.empty()) {
        text += " " + std::string(verb.operands);
    }
    text += "\n\n" + std::string(verb.summary) + "\n\nOptions:\n";
    for (const Option& option : optionsOf(verb)) {
        text += row(inHelp(option), option.help);
    }
    return text;
}

std::string versionLine()
{
    return "diptych-cli " DIPTYCH_VERSION "\n";
}

}  // namespace diptych::cli
