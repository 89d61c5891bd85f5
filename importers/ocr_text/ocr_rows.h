#pragma once

#include "importers/ocr_text/ocr_word.h"

#include <string>
#include <vector>

namespace diptych::importers {

/// Words as lines of text: those beside each other on the page make one line, from left to right.
struct OcrRows {
    std::string text;
    /// For each line the words on it with the column at which each begins, from 1.
    struct Placed {
        std::size_t word = 0;
        int column = 1;
    };
    std::vector<std::vector<Placed>> lines{};
};

OcrRows rowsOfWords(const std::vector<OcrWord>& words);

}  // namespace diptych::importers
