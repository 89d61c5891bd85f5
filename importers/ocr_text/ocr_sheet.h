#pragma once

#include "importers/importer.h"

namespace diptych::importers {

/// Reads what another program made of a scanned sheet: hOCR, ALTO, TSV or plain text. Where the
/// program was unsure of a word, confusions of its characters cost less. Spans are those of the
/// source. Medium `scan`.
score::Sheet readOcrText(const ImportRequest& request);

/// The source is hOCR, ALTO or TSV.
bool looksLikeOcrText(std::string_view bytes);

}  // namespace diptych::importers
