#include "core/incident/said_once.h"

#include <algorithm>
#include <vector>

namespace diptych::incident {

namespace {

/// Words that open a line of which there is one, and how many words name the thing it is about.
struct Opening {
    std::string_view word;
    std::size_t words;
    std::string_view about{};  ///< what both lines speak of, where it is not the word itself
};

constexpr Opening openings[] = {
    {"white", 1},
    {"black", 1},
    {"running", 1},
    {"completed", 1},
    {"bonus", 2},
    {"anchor", 3},
    {"elapsed", 1},
    {"policy", 1},
    {"pressed", 1},
    {"announced", 2},
    {"not-announced", 2, "announced"},
    {"repeated", 2},
    {"not-repeated", 2, "repeated"},
    {"illegal-before", 2},
    {"flag", 1},
    {"wrong-setting", 1},
    {"late", 2},
    {"draw-claim", 1},
    {"sealed", 1},
    {"adjourned", 1},
    {"executed", 3},
    {"copied", 2},
    {"stopped", 2},
    {"result", 1},
    {"answer", 2},
    {"assistant", 2},
    {"name", 1},
    {"date", 1},
    {"round", 1},
    {"board", 1},
    {"arbiter", 1},
    {"time-called", 1},
    {"resumed-at", 1},
    {"appeal-deadline", 1},
    {"clock", 2},
};

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty()) {
            return words;
        }
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string joined(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words) {
        text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

/// What a line is about; empty if there may be many of its kind.
std::string subjectOf(const std::vector<std::string_view>& words)
{
    const auto* opening =
        std::find_if(std::begin(openings), std::end(openings),
                     [&](const Opening& one) { return !words.empty() && one.word == words[0]; });
    if (opening == std::end(openings) || words.size() < opening->words) {
        return {};
    }
    std::string subject(opening->about.empty() ? opening->word : opening->about);
    for (std::size_t i = 1; i < opening->words; ++i) {
        subject += " " + std::string(words[i]);
    }
    // Several people may have read one clock at one move.
    if (opening->word == "anchor") {
        subject += " " + std::string(words.size() > 4 ? words[4] : "sheet");
    }
    return subject;
}

}  // namespace

void SaidOnce::hold(LineCursor line)
{
    LineCursor ahead = line;
    const std::string text(ahead.rest());
    const std::vector<std::string_view> words = wordsOf(text);
    const std::string subject = subjectOf(words);
    if (subject.empty()) {
        return;
    }
    const auto [said, isNew] = m_said.insert({subject, {line.line(), joined(words)}});
    if (!isNew && said->second.text != joined(words)) {
        line.complain("contradicts", joined(words),
                      "\"" + said->second.text + "\" as in line " +
                          std::to_string(said->second.line) + ", or one of the two");
    }
}

}  // namespace diptych::incident
