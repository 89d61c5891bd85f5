#pragma once

#include "reports/signing/decision.h"
#include "reports/verification/verification.h"
#include "reports/words/phrase_book.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace diptych::session {

/// What a committee decides on a signed report.
struct AppealRuling {
    reports::Outcome outcome = reports::Outcome::Rejected;
    std::string newRuling{};  ///< what holds from now on; empty where the reasons say it
    std::string reason{};
    std::vector<std::string> committee{};  ///< the chairman first; empty where they sign by hand
};

/// The decision as a PDF, not signed yet. It names the game, the ruling appealed against and the
/// committee, and cites the report by name, hash and signers. Fails with a sentence
/// where the file is no report but a decision itself, or of a library.
tl::expected<std::string, std::string> decisionPdf(const std::string& reportName,
                                                   const std::string& reportBytes,
                                                   const reports::Verification& verification,
                                                   const AppealRuling& ruling,
                                                   const reports::PhraseBook& book);

/// Names from a list parted by semicolons or line breaks.
std::vector<std::string> namesOf(const std::string& list);

}  // namespace diptych::session
