#pragma once

#include "core/clock/setting_steps.h"
#include "core/clock/time_control.h"
#include "core/law/worksheets.h"
#include "reports/words/phrase_book.h"

#include <optional>
#include <string>
#include <vector>

namespace diptych::reports {

/// The worksheets of an incident, one sentence a line. Nothing for players: they would learn how
/// many moves were made (Article 12.6).
std::vector<std::string> worksheetLines(const PhraseBook& book, const law::Worksheets& worksheets);

/// "DGT 3000", "an analogue clock".
std::string clockModelName(const PhraseBook& book, clock::ClockModel model);

/// How to set a clock to a proposal, one instruction a line; nothing where a time is not known,
/// while neither clock is to be started, or for players.
std::vector<std::string> settingLines(const PhraseBook& book, clock::ClockModel model,
                                      const law::ClockProposal& proposal,
                                      const std::optional<clock::TimeControl>& control);

/// A display is to be set to another time than it shows.
bool isToBeSet(const law::ClockProposal& clocks);

}  // namespace diptych::reports
