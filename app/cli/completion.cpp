#include "app/cli/completion.h"

#include "app/cli/help.h"
#include "core/law/edition.h"
#include "core/notation/braille_catalog.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/spoken_catalog.h"

#include <algorithm>
#include <set>
#include <utility>

namespace diptych::cli {

namespace {

using Suggestions = std::vector<Suggestion>;

constexpr std::string_view fixedValues[] = {
    "white",
    "black",
    "assistant",
    "assistant-white",
    "assistant-black",
    "recorder",
    "board",
    "typed",
    "braille",
    "scan",
    "pgn",
    "en",
    "fr",
    "de",
    "es",
    "arbiter",
    "chief",
    "committee",
    "players",
    "text",
    "json",
    "a4",
    "letter",
    "normal",
    "large",
    "upheld",
    "changed",
    "rejected",
};
constexpr std::string_view plainForms[] = {"pgn", "lan", "uci", "anchors", "case"};
constexpr std::string_view reportFormats[] = {"pdf", "html", "txt", "brf", "xlsx", "xml", "pgn"};

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// The words in small letters of a text, such as "a4" and "letter" of "a4 or letter".
std::set<std::string, std::less<>> smallWords(std::string_view text)
{
    std::set<std::string, std::less<>> words;
    std::string word;
    for (const char c : text) {
        if (isLetter(c)) {
            word += c;
        } else if (!word.empty()) {
            words.insert(std::exchange(word, {}));
        }
    }
    words.insert(word);
    return words;
}

/// Those words of an option's help that are values of it and not prose around them.
Suggestions valuesInHelp(const Option& option, std::span<const std::string_view> values)
{
    const auto inHelp = smallWords(option.help);
    Suggestions found;
    for (const std::string_view value : values) {
        if (inHelp.contains(value)) {
            found.push_back({std::string(value), {}});
        }
    }
    return found;
}

template <class Entries>
void addCodes(Suggestions& suggestions, std::string_view before, const Entries& entries)
{
    for (const auto& entry : entries) {
        suggestions.push_back({std::string(before) + entry.code, {}});
    }
}

Suggestions dialectCodes()
{
    Suggestions codes;
    for (const notation::Dialect& dialect : notation::allDialects()) {
        codes.push_back({dialect.code, dialect.name});
    }
    return codes;
}

Suggestions editionCodes()
{
    Suggestions codes;
    for (const std::string& id : law::editionIds()) {
        codes.push_back({id, {}});
    }
    return codes;
}

Suggestions formsOf(const Option& option)
{
    Suggestions forms = valuesInHelp(option, plainForms);
    addCodes(forms, "san:", notation::allDialects());
    addCodes(forms, "braille:", notation::allBrailleCodes());
    addCodes(forms, "brf:", notation::allBrailleCodes());
    addCodes(forms, "spoken:", notation::allSpokenLanguages());
    return forms;
}

/// A list such as "pdf,ht": the formats that are not in it yet, each behind what is.
Suggestions listOf(const Option& option, std::string_view typed)
{
    const std::string before(typed.substr(0, typed.rfind(',') + 1));
    const auto given = smallWords(before);
    Suggestions lists;
    for (auto& format : valuesInHelp(option, reportFormats)) {
        if (!given.contains(format.word)) {
            lists.push_back({before + format.word, {}});
        }
    }
    return lists;
}

Completion valueOf(const Option& option, std::string_view typed)
{
    const std::string_view value = option.value;
    if (value.starts_with("FILE") || isOneOf(value, {"AUTHORITY.p12", "PATH"})) {
        return {{}, Offer::Files};
    }
    if (isOneOf(value, {"FOLDER", "STORE"})) {
        return {{}, Offer::Folders};
    }
    if (value == "D") {
        return {dialectCodes()};
    }
    if (value == "FORM") {
        return {formsOf(option)};
    }
    if (value == "LIST") {
        return {listOf(option, typed)};
    }
    if (isOneOf(value,
                {"KEEPER", "M", "LANGUAGE", "WHOM", "ROLE", "PAPER", "SIZE", "WORD", "FORMAT"})) {
        return {valuesInHelp(option, fixedValues)};
    }
    return {};
}

/// First words of the operands that are no file, such as "new" of "new|show FILE".
Completion operandOf(const Verb& verb, std::size_t place)
{
    const bool file = verb.operands.find("FILE") != std::string_view::npos ||
                      isOneOf(verb.operands, {"CASE", "CASE…", "REPORT"});
    if (verb.name == "laws") {
        return {editionCodes()};
    }
    if (verb.name == "dialects") {
        return {dialectCodes()};
    }
    Completion completion;
    completion.offer = file ? Offer::Files : Offer::Nothing;
    std::string_view rest = verb.operands;
    const bool hasSubverbs = !rest.empty() && rest.front() >= 'a' && rest.front() <= 'z';
    if (!hasSubverbs || place > 0) {
        return completion;
    }
    completion.offer = Offer::Nothing;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('|'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        completion.suggestions.push_back({std::string(part.substr(0, part.find(' '))), {}});
    }
    return completion;
}

Completion optionsAfter(std::span<const Option> options, const std::set<std::string_view>& given)
{
    Completion completion;
    for (const Option& option : options) {
        if (!given.contains(option.name)) {
            completion.suggestions.push_back({std::string(option.name), std::string(option.help)});
        }
    }
    return completion;
}

/// What stands before the word that is being typed, behind the verb.
struct Before {
    std::set<std::string_view> options{};
    const Option* awaiting = nullptr;  ///< the option whose value comes next
    std::size_t operands = 0;
    enum class Rest { AsUsual, OnlyOperands } rest = Rest::AsUsual;
};

Before readBefore(std::span<const std::string> words, std::span<const Option> options)
{
    Before before;
    for (const std::string& word : words) {
        if (before.awaiting != nullptr) {
            before.awaiting = nullptr;
        } else if (before.rest == Before::Rest::OnlyOperands || word == "-" ||
                   !word.starts_with('-')) {
            ++before.operands;
        } else if (word == "--") {
            before.rest = Before::Rest::OnlyOperands;
        } else if (const Option* option = findOption(options, word.substr(0, word.find('=')))) {
            before.options.insert(option->name);
            const bool separate = !option->value.empty() && word.find('=') == std::string::npos;
            before.awaiting = separate ? option : nullptr;
        }
    }
    return before;
}

Completion completionBehind(const Verb& verb, std::span<const std::string> words)
{
    const std::vector<Option> options = optionsOf(verb);
    const std::string& typed = words.back();
    const Before before = readBefore(words.first(words.size() - 1), options);
    if (before.awaiting != nullptr) {
        return valueOf(*before.awaiting, typed);
    }
    if (before.rest == Before::Rest::OnlyOperands || !typed.starts_with('-')) {
        return before.operands < verb.mostOperands ? operandOf(verb, before.operands)
                                                   : optionsAfter(options, before.options);
    }
    const std::size_t sign = typed.find('=');
    if (sign == std::string::npos) {
        return optionsAfter(options, before.options);
    }
    const Option* option = findOption(options, typed.substr(0, sign));
    if (option == nullptr || option->value.empty()) {
        return {};
    }
    Completion completion = valueOf(*option, typed.substr(sign + 1));
    for (Suggestion& suggestion : completion.suggestions) {
        suggestion.word = typed.substr(0, sign + 1) + suggestion.word;
    }
    return completion;
}

}  // namespace

Completion completionOf(std::span<const std::string> words, const std::vector<Verb>& verbs)
{
    if (words.empty()) {
        return {};
    }
    Completion completion;
    if (words.size() == 1) {
        for (const Verb& verb : verbs) {
            completion.suggestions.push_back({std::string(verb.name), std::string(verb.summary)});
        }
        completion.suggestions.push_back({"--help", {}});
        completion.suggestions.push_back({"--version", {}});
    } else {
        const auto verb = std::find_if(verbs.begin(), verbs.end(), [&words](const Verb& one) {
            return one.name == words.front();
        });
        if (verb == verbs.end()) {
            return {};
        }
        completion = completionBehind(*verb, words.subspan(1));
    }
    std::erase_if(completion.suggestions, [&words](const Suggestion& suggestion) {
        return !suggestion.word.starts_with(words.back());
    });
    return completion;
}

std::string toLines(const Completion& completion)
{
    std::string lines;
    for (const auto& [word, meaning] : completion.suggestions) {
        lines += word + "\t" + meaning + "\n";
    }
    switch (completion.offer) {
    case Offer::Nothing:
        break;
    case Offer::Files:
        lines += "\tfiles\n";
        break;
    case Offer::Folders:
        lines += "\tfolders\n";
        break;
    }
    return lines;
}

}  // namespace diptych::cli
