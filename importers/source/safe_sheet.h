#pragma once

#include "core/score/sheet.h"

#include <string_view>

namespace diptych::importers {

/// The sheet as any terminal and any page can show it: XML and JSON can spell characters out that
/// decodeSource() would have replaced. Warns where XML defines entities of its own, which no reader
/// here puts in: a few lines of them could grow without end.
score::Sheet safeSheet(score::Sheet sheet, std::string_view bytes, int firstLine);

}  // namespace diptych::importers
