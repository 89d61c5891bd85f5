#pragma once

#include "reports/document/document.h"
#include "reports/words/phrase_book.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// What a committee decides about an appeal against a ruling.
enum class Outcome : std::uint8_t {
    Upheld,   ///< the appeal is upheld
    Changed,  ///< the ruling is changed in part
    Rejected  ///< the appeal is rejected, the ruling stands
};

/// What an appeal is about, as the report says it.
struct AppealedIncident {
    std::string title{}, event{}, round{}, board{}, date{};
    std::string white{}, black{}, arbiter{};
    std::vector<std::string> ruling{};  ///< the ruling appealed against, in short
};

/// The decision on an appeal.
struct AppealDecision {
    std::string reportName{};                  ///< of the file
    std::string reportHash{};                  ///< SHA-256, hexadecimal
    std::vector<std::string> reportSigners{};  ///< names, from the certificates
    AppealedIncident incident{};
    Outcome outcome = Outcome::Rejected;
    std::string newRuling{};  ///< what holds from now on; empty where the reasons say it
    std::string reason{};
    std::vector<std::string> committee{};  ///< names of the members, the chairman first
};

/// "upheld", "changed", "rejected".
std::string_view toCode(Outcome outcome);
std::optional<Outcome> outcomeFromCode(std::string_view code);

/// What is said of an outcome: "The appeal is upheld."
std::string describe(Outcome outcome, const PhraseBook& book);

/// The decision for machines (schema diptych.decision/1), which its PDF carries.
std::string decisionXml(const AppealDecision& decision);
/// Nothing when the text is no decision.
std::optional<AppealDecision> decisionFromXml(std::string_view xml);

/// The decision as a document with a place to sign for each member, three at least. It is a
/// document of its own, which cites the report by its hash: the report stays as it was signed.
Document composeDecision(const AppealDecision& decision, const PhraseBook& book);

}  // namespace diptych::reports
