#include "core/incident/history.h"

#include "core/chess/fen.h"
#include "core/incident/checklist_section.h"
#include "core/incident/clocks_section.h"
#include "core/incident/event_section.h"
#include "core/incident/facts_text.h"
#include "core/incident/incident.h"
#include "core/incident/players_section.h"
#include "core/incident/ruling_section.h"
#include "core/incident/score_header.h"
#include "core/incident/settings_section.h"

#include <algorithm>
#include <map>

namespace diptych::incident {

namespace {

using Lines = std::vector<std::string>;

/// More of a change than this is not kept; the state itself is in the incident.
constexpr std::size_t longestText = 400;

Lines partsOf(std::string_view text, std::string_view separators)
{
    Lines parts;
    for (std::size_t from = text.find_first_not_of(separators); from != std::string_view::npos;
         from = text.find_first_not_of(separators, from)) {
        const std::size_t end = std::min(text.find_first_of(separators, from), text.size());
        parts.emplace_back(text.substr(from, end - from));
        from = end;
    }
    return parts;
}

std::string joinedParts(const Lines& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : std::string(separator)) + part;
    }
    if (text.size() > longestText) {
        std::size_t end = longestText;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        text.resize(end);
        text += "…";
    }
    return text;
}

/// A section as it would stand in a case file.
using Sections = std::map<std::string, std::string>;

Sections sectionsOf(const Incident& incident)
{
    const law::Circumstances& circumstances = incident.circumstances;
    Sections sections{
        {"title", incident.title + "\n"},
        {"settings", settingsText(circumstances)},
        {"clocks", clocksText(circumstances.clocks)},
        {"facts", factsText(circumstances.facts)},
        {"event", eventText(incident.event)},
        {"players", playersText(incident.players)},
        {"checklist", checklistText(incident.checklist)},
        {"ruling", incident.ruling ? rulingText(*incident.ruling) : std::string()},
    };
    for (const std::string& line : incident.story) {
        sections["title"] += line + "\n";
    }
    if (circumstances.whiteBoard) {
        sections["board-white"] = chess::placementOf(*circumstances.whiteBoard);
    }
    if (circumstances.blackBoard) {
        sections["board-black"] = chess::placementOf(*circumstances.blackBoard);
    }
    for (const ScoreSource& source : incident.scores) {
        std::string& score = sections["score-" + std::string(score::toCode(source.keeper))];
        score += scoreHeaderText(source) + "\n";
        score += source.file ? "file " + *source.file + "\n" : "";
        score += source.text;
    }
    for (const Attachment& attachment : incident.attachments) {
        sections["attachments"] +=
            "file " + attachment.file + " caption " + attachment.caption + "\n";
    }
    return sections;
}

/// What one list has and another has not, each as often as it stands there.
Lines without(Lines lines, const Lines& others)
{
    for (const std::string& other : others) {
        const auto found = std::find(lines.begin(), lines.end(), other);
        if (found != lines.end()) {
            lines.erase(found);
        }
    }
    return lines;
}

/// The words between those that both texts begin and end with.
void keepWhatDiffers(Lines& before, Lines& after)
{
    const auto [one, other] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    before.erase(before.begin(), one);
    after.erase(after.begin(), other);
    while (!before.empty() && !after.empty() && before.back() == after.back()) {
        before.pop_back();
        after.pop_back();
    }
}

Edit editOf(const std::string& section, const std::string& before, const std::string& after)
{
    if (section.starts_with("score-")) {
        Lines old = partsOf(before, " \t\r\n");
        Lines fresh = partsOf(after, " \t\r\n");
        keepWhatDiffers(old, fresh);
        return {"", "", section, joinedParts(old, " "), joinedParts(fresh, " ")};
    }
    const Lines old = partsOf(before, "\n");
    const Lines fresh = partsOf(after, "\n");
    return {"", "", section, joinedParts(without(old, fresh), "; "),
            joinedParts(without(fresh, old), "; ")};
}

bool goesOn(const Edit& last, const Edit& next)
{
    return last.section == next.section && last.who == next.who &&
           next.section.starts_with("score-") && last.removed.empty() && next.removed.empty() &&
           last.added.size() + next.added.size() < longestText;
}

}  // namespace

void noteChanges(EditHistory& history, const Incident& before, const Incident& after,
                 std::string_view time, std::string_view who)
{
    const Sections old = sectionsOf(before);
    Sections fresh = sectionsOf(after);
    for (const auto& [section, text] : old) {
        fresh.try_emplace(section);
    }
    for (const auto& [section, text] : fresh) {
        const auto known = old.find(section);
        Edit edit = editOf(section, known == old.end() ? std::string() : known->second, text);
        if (edit.removed.empty() && edit.added.empty()) {
            continue;
        }
        edit.time = time;
        edit.who = who;
        if (!history.empty() && goesOn(history.back(), edit)) {
            history.back().time = edit.time;
            history.back().added += " " + edit.added;
        } else {
            history.push_back(std::move(edit));
        }
    }
}

}  // namespace diptych::incident
