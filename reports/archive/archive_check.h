#pragma once

#include "reports/archive/archive.h"

#include <span>
#include <string>
#include <vector>

namespace diptych::reports {

/// Something in an archive that is not as it was written. Codes:
/// "entry-removed", "entry-changed", "entry-out-of-place", "clock-back" (not noticed when it was
/// written), "incident-removed", "incident-changed", "personal-data-changed", "document-changed",
/// "document-removed", "not-erased", "not-in-journal"; against a checkpoint "cut-off" and
/// "checkpoint-differs"; "guard-removed" where a table or what keeps it append-only is not as it
/// was made, "file-damaged" where SQLite finds its own file inconsistent, and "search-misleads" for
/// an incident that a search would not find, or find for what it is not.
struct ArchiveProblem {
    std::int64_t number = 0;  ///< of the incident; 0 where it is about none
    std::int64_t entry = 0;   ///< of the journal; 0 where it is about none
    std::string code{};
};

struct ArchiveCheck {
    std::int64_t entries = 0;
    std::vector<ArchiveProblem> problems{};
};

/// What a search goes by, words and the indexes of the file, proves nothing, and to compare it with
/// the rows takes longer than all the rest.
enum class CheckDepth : std::uint8_t { Proof, Everything };

/// Goes through the whole journal, every incident and every document. Checkpoints that were kept
/// elsewhere show what the archive alone cannot: that its end was cut off.
ArchiveExpected<ArchiveCheck> checkArchive(Archive& archive,
                                           std::span<const Checkpoint> checkpoints = {},
                                           CheckDepth depth = CheckDepth::Proof);

}  // namespace diptych::reports
