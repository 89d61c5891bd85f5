#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads a Braille sheet: Unicode patterns of six or eight dots, ASCII Braille in capital or small
/// letters, or lowered digits that a converter turned into punctuation. The shape of the digits is
/// found out; so is the code, if it is not stated (Article D.2.7).
score::Sheet readBraille(const ImportRequest& request);

}  // namespace diptych::importers
