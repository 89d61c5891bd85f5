#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>

namespace diptych::law {

/// The scores differ but the boards do not: the article on two boards does not apply, and the
/// sheet that the boards contradict is put right (8.1). Where both scores lead to the position on
/// the boards, their rights and repetitions may still differ. Absent where the boards bear out
/// neither score.
std::optional<Outcome> sheetPutRight(const Matter& matter);

}  // namespace diptych::law
