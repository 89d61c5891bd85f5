#pragma once

#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/score/sheet.h"

#include <vector>

namespace diptych::law {

/// Rules an incident: compares the scores, lays the boards against the game, and applies the
/// edition's articles to what is established. Deterministic; never fails, a doubt is a question.
/// Implements the decision procedure of Appendix D.2.9 and Articles 5 to 9 of the edition.
Assessment assess(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets);

}  // namespace diptych::law
