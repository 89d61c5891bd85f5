#include "core/incident/history_section.h"

#include "core/incident/quoted_text.h"
#include "core/support/digit.h"

namespace diptych::incident {

namespace {

/// "2026-08-14T18:05:03Z".
bool isUtcTime(std::string_view word)
{
    constexpr std::string_view form = "0000-00-00T00:00:00Z";
    if (word.size() != form.size()) {
        return false;
    }
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '0' ? !isDigit(word[i]) : word[i] != form[i]) {
            return false;
        }
    }
    return true;
}

}  // namespace

void readHistoryLine(LineCursor& line, EditHistory& history)
{
    constexpr std::string_view aTime = "a time in UTC such as 2026-08-14T18:05:03Z";
    const auto time = line.word(aTime);
    if (!time) {
        return;
    }
    if (!isUtcTime(*time)) {
        line.complain("unknown-word", *time, aTime);
        return;
    }
    const auto section = line.word("a section such as facts or score-white");
    auto who = section ? line.quoted("who worked at the desk, in quotes") : std::nullopt;
    auto removed = who ? line.quoted("what was taken out, in quotes") : std::nullopt;
    auto added = removed ? line.quoted("what was put in, in quotes") : std::nullopt;
    if (added) {
        history.push_back({std::string(*time), std::move(*who), std::string(*section),
                           std::move(*removed), std::move(*added)});
        line.finish();
    }
}

std::string historyText(const EditHistory& history)
{
    std::string text;
    for (const Edit& edit : history) {
        text += edit.time + " " + edit.section + " " + inQuotes(edit.who) + " " +
                inQuotes(edit.removed) + " " + inQuotes(edit.added) + "\n";
    }
    return text;
}

}  // namespace diptych::incident
