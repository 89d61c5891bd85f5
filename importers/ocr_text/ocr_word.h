#pragma once

#include "core/support/diagnostic.h"
#include "core/support/span.h"

#include <string>
#include <vector>

namespace diptych::importers {

/// A word that a reading program found on a page. Box in the units of the source.
struct OcrWord {
    std::string text;
    double confidence = 1.0;  ///< 0 to 1
    int page = 0;
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;
    TextSpan place{};  ///< in the source
};

/// All words of a source, in its order.
struct OcrPage {
    std::vector<OcrWord> words{};
    Diagnostics diagnostics{};
};

/// More words than this are not read.
constexpr std::size_t mostOcrWords = 20'000;

}  // namespace diptych::importers
