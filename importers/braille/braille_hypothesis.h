#pragma once

#include "core/chess/position.h"
#include "core/notation/braille_code.h"
#include "core/notation/legal_extent.h"
#include "core/notation/orientation.h"
#include "core/score/sheet.h"
#include "importers/braille/braille_words.h"

#include <optional>
#include <vector>

namespace diptych::importers {

/// A way in which a Braille sheet may be written.
struct BrailleHypothesis {
    const notation::BrailleCode* code = nullptr;
    /// Absent: lowered digits that a converter turned into punctuation.
    std::optional<notation::DigitShape> shape{};
};

/// A sheet read under a hypothesis.
struct BrailleReading {
    BrailleHypothesis hypothesis{};
    std::vector<score::Entry> entries{};
    std::optional<score::GameResult> result{};
    Diagnostics diagnostics{};
    notation::LegalExtent extent{};
    notation::Orientation orientation = notation::Orientation::Usual;

    /// How well the hypothesis explains the sheet; larger is better.
    double fit() const;
};

BrailleReading readUnder(const BrailleHypothesis& hypothesis, const BrailleSource& source,
                         const chess::Position& start);

}  // namespace diptych::importers
