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
/// "checkpoint-differs".
struct ArchiveProblem {
    std::int64_t number = 0;  ///< of the incident; 0 where it is about none
    std::int64_t entry = 0;   ///< of the journal; 0 where it is about none
    std::string code{};
};

struct ArchiveCheck {
    std::int64_t entries = 0;
    std::vector<ArchiveProblem> problems{};
};

/// Goes through the whole journal, every incident and every document. Checkpoints that were kept
/// elsewhere show what the archive alone cannot: that its end was cut off.
ArchiveExpected<ArchiveCheck> checkArchive(Archive& archive,
                                           std::span<const Checkpoint> checkpoints = {});

}  // namespace diptych::reports
