#pragma once

#include "core/incident/checklist.h"
#include "core/incident/history.h"
#include "core/incident/ruling.h"
#include "core/law/circumstances.h"
#include "core/score/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace diptych::incident {

/// A score as it came in: not yet read. Either text or a file; text beside the file of a scan is
/// what the arbiter corrected, cell by cell: "entry 23 black Bxf6", "before 23 black --".
struct ScoreSource {
    score::Keeper keeper = score::Keeper::White;
    score::Medium medium = score::Medium::Typed;
    std::string dialect = "auto";
    std::string text{};                 ///< inline text, raw bytes
    std::optional<std::string> file{};  ///< path relative to the case
    int line = 1;                       ///< line of the case file where the text begins
};

struct Event {
    std::string name{}, city{}, federation{}, round{}, board{}, date{};
    std::string arbiter{}, chief{}, deputy{};
    std::vector<std::string> rules{};  ///< local adaptations under D.1
    std::string timeCalled{}, resumedAt{}, appealDeadline{};
    std::string id{};        ///< of the event at FIDE or the federation
    std::string language{};  ///< in which the moves are announced
    std::string start{};     ///< scheduled, H:MM
    std::string calledBy{}, decidedAt{}, deposit{};
};

struct Player {
    std::string name{}, title{}, federation{}, fideId{};
    std::optional<int> rating{};
};

struct Players {
    std::optional<Player> white{}, black{};
    std::optional<std::string> whiteAssistant{}, blackAssistant{};
};

struct Attachment {
    std::string file{}, caption{};
};

/// One line of [expect], not yet understood.
struct ExpectLine {
    int line = 0;
    std::string text{};
};

/// The document: inputs and decisions, nothing derived. Contract section 2.
struct Incident {
    std::string title{};
    std::vector<std::string> story{};  ///< the other comments in front of the first section
    law::Circumstances circumstances{};
    std::vector<ScoreSource> scores{};
    Event event{};
    Players players{};
    std::vector<Attachment> attachments{};
    CheckedItems checklist{};
    std::optional<Ruling> ruling{};
    std::vector<ExpectLine> expectations{};
    EditHistory history{};  ///< who changed what at the desk, and when
};

}  // namespace diptych::incident
