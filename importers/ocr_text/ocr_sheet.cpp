#include "importers/ocr_text/ocr_sheet.h"

#include "importers/ocr_text/ocr_file.h"
#include "importers/ocr_text/ocr_rows.h"
#include "importers/source/source_text.h"
#include "importers/text/typed_text.h"

#include <algorithm>
#include <cmath>

namespace diptych::importers {

namespace {

/// The costs of confusions hold for words that the program was this sure of.
constexpr double usualConfidence = 0.9;
constexpr double leastConfusionCost = 0.2;

double odds(double confidence)
{
    const double sure = std::clamp(confidence, 0.05, 0.99);
    return std::log(sure / (1.0 - sure));
}

/// Makes confusions likelier where the program doubted, and less likely where it was sure.
void weigh(score::Entry& entry, double confidence)
{
    for (notation::Reading& reading : entry.readings) {
        if (reading.reason == notation::ReadingReason::CharacterConfusion) {
            reading.cost = std::max(leastConfusionCost,
                                    reading.cost + (odds(confidence) - odds(usualConfidence)) / 2);
        }
    }
    std::stable_sort(entry.readings.begin(), entry.readings.end(),
                     [](const auto& a, const auto& b) { return a.cost < b.cost; });
}

/// The word of a place in the rows; null if there is none.
const OcrWord* wordAt(const OcrPage& page, const OcrRows& rows, const TextSpan& span)
{
    const auto line = static_cast<std::size_t>(span.line) - 1;
    if (line >= rows.lines.size()) {
        return nullptr;
    }
    const OcrWord* found = nullptr;
    for (const OcrRows::Placed& placed : rows.lines[line]) {
        if (placed.column <= span.column) {
            found = &page.words[placed.word];
        }
    }
    return found;
}

}  // namespace

score::Sheet readOcrText(const ImportRequest& request)
{
    SourceText source = decodeSource(request.bytes, request.firstLine);
    const OcrForm form = ocrFormOf(source.text);
    ImportRequest typed = request;
    typed.medium = score::Medium::Scan;
    if (form == OcrForm::Plain) {
        return readTypedText(typed);
    }
    const OcrPage page = readOcrFile(form, source.text, request.firstLine);
    const OcrRows rows = rowsOfWords(page.words);
    typed.bytes = rows.text;
    typed.firstLine = 1;
    score::Sheet sheet = readTypedText(typed);
    sheet.encoding = std::move(source.encoding);
    for (score::Entry& entry : sheet.entries) {
        if (const OcrWord* word = wordAt(page, rows, entry.span)) {
            weigh(entry, word->confidence);
            entry.span = word->place;
        }
    }
    for (Diagnostic& diagnostic : sheet.diagnostics) {
        const OcrWord* word = wordAt(page, rows, diagnostic.span);
        diagnostic.span = word != nullptr ? word->place : TextSpan{request.firstLine, 1, 0};
    }
    for (const auto* more :
         {&page.diagnostics, static_cast<const Diagnostics*>(&source.diagnostics)}) {
        sheet.diagnostics.insert(sheet.diagnostics.begin(), more->begin(), more->end());
    }
    return sheet;
}

bool looksLikeOcrText(std::string_view bytes)
{
    constexpr std::size_t sample = 20'000;
    return ocrFormOf(decodeSource(bytes.substr(0, sample), 1).text) != OcrForm::Plain;
}

}  // namespace diptych::importers
