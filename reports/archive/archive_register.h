#pragma once

#include "reports/archive/archive.h"
#include "reports/xlsx/register_workbook.h"

namespace diptych::reports {

/// Incidents as rows of a register, in the order of their numbers.
Register registerOf(const std::vector<ArchivedIncident>& incidents, const PhraseBook& book);

/// The register of an archive: it carries the head of the journal, and links the documents where
/// they stand beside it, under their exportName().
ArchiveExpected<Register> registerOf(Archive& archive,
                                     const std::vector<ArchivedIncident>& incidents,
                                     const PhraseBook& book);

/// Until when an appeal is possible: "60 minutes after the round", or the time that the event sets.
std::string deadlineInWords(const std::string& deadline, const PhraseBook& book);

/// What the journal notes on a document, in words where they are known.
std::string noteInWords(const std::string& note, const PhraseBook& book);

/// Name of the file of a document: "0012-incident.xml".
std::string exportName(const ArchivedIncident& incident);

}  // namespace diptych::reports
