#pragma once

#include "reports/verification/verification.h"

#include <tl/expected.hpp>

#include <functional>
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

/// The bytes of an issue; empty where they are not at hand.
using IssueContent = std::function<std::string(const JournalIssue&)>;

/// Adds what a journal has to say about a file: that it does not know it, or that a later issue was
/// recorded, so that this one has lost a signature. A later issue is one of the same name, or one
/// that begins with this very file or holds its parts under more signatures, whatever its name.
void compareWithJournal(const std::string& bytes, const std::vector<JournalIssue>& journal,
                        Verification& verification, const IssueContent& contentOf = {});

}  // namespace diptych::reports
