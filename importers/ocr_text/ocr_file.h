#pragma once

#include "importers/ocr_text/ocr_word.h"

#include <cstdint>
#include <string_view>

namespace diptych::importers {

enum class OcrForm : std::uint8_t { Plain, Hocr, Alto, Tsv };

OcrForm ocrFormOf(std::string_view text);

/// Reads hOCR (words of class ocrx_word), ALTO (String elements) or TSV as tesseract writes it.
/// A file that is not well formed gives the diagnostic "bad-xml" and what came before.
OcrPage readOcrFile(OcrForm form, std::string_view text, int firstLine);

}  // namespace diptych::importers
