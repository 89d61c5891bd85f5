#pragma once

#include "reports/xlsx/register_workbook.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// What may stay when personal data are erased.
struct PublicPart {
    std::string event{}, round{}, board{};
    std::string date{};      ///< YYYY-MM-DD, or empty
    std::string articles{};  ///< "D.2.9, 7.5.1": those of the remedies in force and the findings
    std::string kinds{};     ///< "retrace, adjust-board": ids of the remedies in force
    std::string documentName{};
    IncidentStatus status = IncidentStatus::Open;

    std::string hash() const;
};

/// What names or describes persons.
struct PersonalPart {
    std::string salt{};  ///< hexadecimal; without it the hash would betray a name that is guessed
    std::string title{}, white{}, black{}, arbiter{};
    /// As the event says it; else "60 min" or "15 min", counted from the end of the round.
    std::string appealDeadline{};
    std::string text{};  ///< reasons, statements and whatever else is searched

    std::string hash() const;
};

/// An incident as it goes into the archive.
struct ArchiveRecord {
    PublicPart open{};
    PersonalPart personal{};
    std::string document{};  ///< bytes: incident.xml, or a container or PDF with it
    std::string note{};      ///< for the journal, which keeps it for good: nothing personal
    std::string cites{};     ///< of a decision: SHA-256 of the report, hexadecimal; else empty
};

/// What the note begins with on a document whose signatures did not hold, or that had none; the
/// codes of its problems follow.
inline constexpr std::string_view notValidNote = "not valid when it was taken in";

/// What the kind of a decision begins with: "appeal-upheld", "appeal-changed", "appeal-rejected".
inline constexpr std::string_view decisionKind = "appeal-";

/// The record of an incident.xml, salt included. The document is the XML itself unless another is
/// given. Fails with a sentence when the bytes are no incident.xml.
tl::expected<ArchiveRecord, std::string> recordOfXml(std::string_view xml);

/// The roles of those who refused to sign, by an incident.xml: "white", "black".
std::vector<std::string> refusedIn(std::string_view xml);

/// What makes the hash of a personal part unguessable, anew each time.
std::string newSalt();

/// The words by which a record is found, each once: "exemple", "player:exemple", "event:open",
/// "article:d.2.9", "kind:retrace". Small letters without accents.
std::vector<std::string> searchWords(const PublicPart& open, const PersonalPart& personal);

/// The words of a text, as they stand in the index.
std::vector<std::string> wordsOf(std::string_view text);

}  // namespace diptych::reports
