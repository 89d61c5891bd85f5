#pragma once

#include "reports/document/document.h"
#include "reports/words/phrase_book.h"

#include <cstdint>
#include <string>
#include <vector>

namespace diptych::reports {

/// What a committee decides about an appeal against a ruling.
enum class Outcome : std::uint8_t {
    Upheld,   ///< the appeal is upheld
    Changed,  ///< the ruling is changed in part
    Rejected  ///< the appeal is rejected, the ruling stands
};

/// The decision on an appeal.
struct AppealDecision {
    std::string reportName{};                  ///< of the file
    std::string reportHash{};                  ///< SHA-256, hexadecimal
    std::vector<std::string> reportSigners{};  ///< names, from the certificates
    Outcome outcome = Outcome::Rejected;
    std::string reason{};
    std::vector<std::string> committee{};  ///< names of the members, the chairman first
};

/// The decision as a document with a place to sign for each of three members. It is a document of
/// its own, which cites the report by its hash: the report stays as it was signed.
Document composeDecision(const AppealDecision& decision, const PhraseBook& book);

}  // namespace diptych::reports
