#pragma once

#include "app/cli/verb.h"
#include "reports/archive/archive_record.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::cli {

/// Why a file cannot go into an archive.
struct IntakeError {
    enum class Kind { Unreadable, LacksReason };
    Kind kind = Kind::Unreadable;
    std::string message{};  ///< begins with the name of the file
};

/// The record of a file for the archive: a case or a `.diptych` file, read and ruled, an
/// incident.xml, or a container that has one. A container that `verify` would refuse is taken in
/// all the same, for it may be what a dispute is about: standard error says so, and the record
/// notes it.
tl::expected<reports::ArchiveRecord, IntakeError> recordOfInput(const std::string& operand,
                                                                const Console& console);

/// Whether a document is what another one was before more people signed it.
bool isEarlierIssue(const std::string& bytes, const std::string& whole);

}  // namespace diptych::cli
