#include "importers/braille/braille_sheet.h"

#include "core/notation/braille_catalog.h"
#include "importers/braille/braille_hypothesis.h"
#include "importers/source/sheet_readings.h"
#include "importers/source/source_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace diptych::importers {

namespace {

using notation::BrailleCode;
using notation::DigitShape;

constexpr double fitWeight = 3.0;
constexpr double smallestShare = 0.01;

/// Every shape of digits, the code's own first.
std::vector<DigitShape> shapesFor(const BrailleCode& code)
{
    std::vector<DigitShape> shapes = code.shapes;
    for (const DigitShape shape :
         {DigitShape::Lower, DigitShape::Upper, DigitShape::BareUpper, DigitShape::Antoine}) {
        if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) {
            shapes.push_back(shape);
        }
    }
    return shapes;
}

BrailleReading bestOf(std::vector<BrailleHypothesis> hypotheses, const BrailleSource& source,
                      const chess::Position& start)
{
    BrailleReading best = readUnder(hypotheses.front(), source, start);
    for (std::size_t i = 1; i < hypotheses.size(); ++i) {
        BrailleReading other = readUnder(hypotheses[i], source, start);
        if (other.fit() > best.fit()) {
            best = std::move(other);
        }
    }
    return best;
}

BrailleReading readIn(const BrailleCode& code, const std::vector<DigitShape>& shapes,
                      const BrailleSource& source, const chess::Position& start)
{
    std::vector<BrailleHypothesis> hypotheses;
    for (const DigitShape shape : shapes) {
        hypotheses.push_back({&code, shape});
    }
    const bool lowers = std::find(shapes.begin(), shapes.end(), DigitShape::Lower) != shapes.end();
    if (source.script == BrailleScript::Ascii && lowers) {
        hypotheses.push_back({&code, std::nullopt});
    }
    return bestOf(std::move(hypotheses), source, start);
}

/// All codes, best first.
std::vector<BrailleReading> readInAll(const BrailleSource& source, const chess::Position& start)
{
    std::vector<BrailleReading> readings;
    for (const BrailleCode& code : notation::allBrailleCodes()) {
        readings.push_back(readIn(code, code.shapes, source, start));
    }
    std::stable_sort(
        readings.begin(), readings.end(),
        [](const BrailleReading& a, const BrailleReading& b) { return a.fit() > b.fit(); });
    return readings;
}

void addShares(score::Sheet& sheet, const std::vector<BrailleReading>& readings)
{
    double sum = 0.0;
    for (const BrailleReading& reading : readings) {
        sum += std::exp(fitWeight * (reading.fit() - readings.front().fit()));
    }
    for (const BrailleReading& reading : readings) {
        const double share = std::exp(fitWeight * (reading.fit() - readings.front().fit())) / sum;
        if (share >= smallestShare) {
            sheet.dialects.push_back({reading.hypothesis.code->code, share});
        }
    }
}

void fill(score::Sheet& sheet, BrailleReading reading)
{
    sheet.dialect = reading.hypothesis.code->code;
    sheet.entries = std::move(reading.entries);
    sheet.result = reading.result;
    for (Diagnostic& diagnostic : reading.diagnostics) {
        report(sheet, std::move(diagnostic));
    }
    const TextSpan start = sheet.entries.empty() ? TextSpan{} : sheet.entries.front().span;
    if (reading.orientation == notation::Orientation::Turned) {
        report(sheet, {Severity::Note, "seen-from-the-other-side", start, {}});
    }
}

/// Reads in the stated code, unless another one explains the sheet far better.
void readStated(score::Sheet& sheet, const BrailleCode& code, const BrailleSource& source,
                const ImportRequest& request)
{
    BrailleReading stated = readIn(code, shapesFor(code), source, request.start);
    const auto count = static_cast<int>(stated.entries.size());
    if (stated.extent.legal * 4 < count * 3) {
        std::vector<BrailleReading> others = readInAll(source, request.start);
        const int better = stated.extent.legal + std::max(2, count / 4);
        if (others.front().extent.legal >= better && others.front().fit() > stated.fit()) {
            addShares(sheet, others);
            fill(sheet, std::move(others.front()));
            report(sheet, {Severity::Warning,
                           "dialect-does-not-fit",
                           TextSpan{request.firstLine, 1, 0},
                           {request.dialect, sheet.dialect}});
            return;
        }
    }
    sheet.dialects = {{code.code, 1.0}};
    fill(sheet, std::move(stated));
}

}  // namespace

score::Sheet readBraille(const ImportRequest& whole)
{
    score::Sheet sheet;
    const ImportRequest request = withoutExcess(whole, sheet);
    sheet.keeper = request.keeper;
    sheet.medium = score::Medium::Braille;
    SourceText text = decodeSource(request.bytes, request.firstLine);
    sheet.encoding = std::move(text.encoding);
    for (Diagnostic& diagnostic : text.diagnostics) {
        report(sheet, std::move(diagnostic));
    }
    const BrailleSource source = brailleWords(text.text, request.firstLine);
    const auto code = notation::findBrailleCode(request.dialect);
    if (code) {
        readStated(sheet, *code, source, request);
    } else {
        if (request.dialect != "auto") {
            report(sheet, {Severity::Warning,
                           "unknown-dialect",
                           TextSpan{request.firstLine, 1, 0},
                           {request.dialect}});
        }
        std::vector<BrailleReading> readings = readInAll(source, request.start);
        addShares(sheet, readings);
        fill(sheet, std::move(readings.front()));
    }
    if (sheet.entries.empty() && sheet.diagnostics.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    return sheet;
}

}  // namespace diptych::importers
