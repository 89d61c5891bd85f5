#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace diptych::incident {

struct Incident;

/// One change of the inputs or decisions, as the desk noted it when it was made. What was undone
/// later has an edit of its own.
struct Edit {
    std::string time{};     ///< UTC, "2026-08-14T18:05:03Z"
    std::string who{};      ///< worked at the desk; empty where it was not known
    std::string section{};  ///< of the case file: "facts", "score-white", "settings", "title"
    std::string removed{};  ///< its lines, or words of a score; empty where nothing was taken out
    std::string added{};
};

using EditHistory = std::vector<Edit>;

/// Appends what differs between two states of an incident, an edit for each section. Words that are
/// added to a score one after the other by the same person become one edit. The histories of the
/// two states do not matter.
void noteChanges(EditHistory& history, const Incident& before, const Incident& after,
                 std::string_view time, std::string_view who);

}  // namespace diptych::incident
