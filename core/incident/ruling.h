#pragma once

#include "core/chess/piece.h"
#include "core/law/assessment.h"

#include <optional>
#include <string>
#include <vector>

namespace diptych::incident {

/// A remedy as it is named in a ruling or an expectation: id [board] [ply] [article].
struct RemedyChoice {
    law::RemedyId id = law::RemedyId::Continue;
    std::optional<chess::Color> board{};
    std::optional<int> ply{};
    std::string article{};
    int line = 0;  ///< of the case file; 0 where it comes from elsewhere
};

struct Statement {
    std::string who{}, text{};
};

/// A warning that the arbiter gave (12.9).
struct Warning {
    chess::Color side = chess::Color::White;
    std::string text{};
};

/// The arbiter's decision; never made by the program.
struct Ruling {
    std::vector<RemedyChoice> chosen{};
    std::optional<int> whiteClock{};  ///< seconds, where it departs from the proposal
    std::optional<int> blackClock{};
    std::string reason{};
    std::vector<Statement> statements{};
    std::vector<Statement> witnesses{};  ///< by name
    std::vector<Warning> warnings{};
    std::vector<chess::Color> refusedToSign{};
};

/// The ruling names remedies that were not recommended, or clocks that were not proposed.
bool departs(const Ruling& ruling, const law::Assessment& assessment);

}  // namespace diptych::incident
