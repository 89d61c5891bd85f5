#pragma once

#include "reports/archive/archive_record.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <string>

namespace diptych::cli {

/// Why a file cannot go into an archive.
struct IntakeError {
    enum class Kind { Unreadable, LacksReason };
    Kind kind = Kind::Unreadable;
    std::string message{};  ///< begins with the name of the file
};

/// The record of a file for the archive: a case or a `.diptych` file, read and ruled, an
/// incident.xml, or a container that has one.
tl::expected<reports::ArchiveRecord, IntakeError> recordOfInput(const std::string& operand,
                                                                std::istream& in);

}  // namespace diptych::cli
