#pragma once

#include "reports/verification/verification.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// One issue of a file as a journal recorded it.
struct JournalIssue {
    std::string sha256{};  ///< small hexadecimal
    std::string name{};
};

/// Reads what sha256sum prints, oldest first: a hash and a name in each line; "#" begins a comment.
/// The error names the line, what was found and what was expected.
tl::expected<std::vector<JournalIssue>, std::string> readJournalList(std::string_view text);

/// Adds what a journal has to say about a file: that it does not know it, or that a later issue of
/// the same name was recorded, so that this one has lost a signature.
void compareWithJournal(const std::string& bytes, const std::vector<JournalIssue>& journal,
                        Verification& verification);

}  // namespace diptych::reports
