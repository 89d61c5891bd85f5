#pragma once

#include "core/incident/incident.h"
#include "core/law/assessment.h"

#include <optional>
#include <string>
#include <vector>

namespace diptych::reports {

/// What is in force: the remedies that the ruling chose, in its order, or without a ruling the
/// recommended ones. A chosen remedy that the program had not offered carries what the ruling says.
std::vector<law::Remedy> remediesInForce(const incident::Incident& incident,
                                         const law::Assessment& assessment);

/// The clocks to be set: those of the assessment, with the times that the ruling gives instead.
std::optional<law::ClockProposal> clocksInForce(const incident::Incident& incident,
                                                const law::Assessment& assessment);

/// The clocks as the program proposes them for the remedy in force, whatever the ruling sets.
std::optional<law::ClockProposal> clocksProposed(const incident::Incident& incident,
                                                 const law::Assessment& assessment);

/// Both scores tell one game, so that it may be called the game.
bool gameIsAgreed(score::ScoresState state);

/// What an arbiter has to say at the board.
struct Decision {
    std::string edition{};
    score::ScoresState scores = score::ScoresState::Unusable;
    std::optional<score::Divergence> divergence{};
    law::BoardsState boards = law::BoardsState::Unknown;
    std::vector<law::Remedy> remedies{};  ///< in force
    std::vector<law::Penalty> penalties{};
    std::vector<law::Question> questions{};  ///< still open
    std::optional<law::ClockProposal> clocks{};
    std::optional<law::ClockProposal> proposedClocks{};  ///< where the ruling sets others: these
};

Decision decisionOf(const incident::Incident& incident, const law::Assessment& assessment);

/// The display stays as it was found: nothing taken back, worked out or added.
bool isLeftAsItIs(const law::ClockSetting& setting);

/// One of clock::clockWarnings is given with the display.
bool warns(const law::ClockSetting& setting, std::string_view code);

/// The display of a defective clock, worked out from the time that has passed.
bool isSharedOut(const law::ClockSetting& setting);

/// The game does not go on after these remedies.
bool endsGame(const std::vector<law::Remedy>& remedies);

}  // namespace diptych::reports
