#pragma once

#include "reports/words/phrase_book.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace diptych::reports {

/// How far an incident has come.
enum class IncidentStatus : std::uint8_t { Open, Ruled, Appealed, Withdrawn, Erased };

std::string_view toCode(IncidentStatus status);

/// One incident in the register. What is not known is empty.
struct RegisterRow {
    std::int64_t number = 0;  ///< without gaps, from 1
    std::string date{};       ///< YYYY-MM-DD
    std::string event{}, round{}, board{}, white{}, black{};
    std::string decision{};                  ///< in words
    std::string articles{};                  ///< "D.2.9, 7.5.1"
    std::optional<IncidentStatus> status{};  ///< a decision on an appeal has none
    std::string arbiter{}, appealDeadline{};
    std::string report{};    ///< path of the report, relative to the register
    std::string sha256{};    ///< of the document
    std::int64_t entry = 0;  ///< in the journal
    std::string note{};      ///< such as that its signature did not hold
};

struct Register {
    std::string title{};  ///< of the event, or of the archive
    std::vector<RegisterRow> rows{};
    std::string journalHead{};  ///< hexadecimal
    std::time_t created = 0;
};

/// The register as a workbook: the table of incidents, a summary, a hidden list of the states. The
/// error is the message of the library.
tl::expected<std::string, std::string> toXlsx(const Register& incidents, const PhraseBook& book);

}  // namespace diptych::reports
