#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// A row of a page.
struct PefRow {
    std::string text;  ///< Unicode Braille
    int line = 0;      ///< line of the file in which it begins, from 0
};

/// The text is a Portable Embosser Format document (PEF 1.0), which is XML.
bool looksLikePef(std::string_view text);

/// All rows of all pages in order; as far as the document can be read.
std::vector<PefRow> pefRows(std::string_view text);

}  // namespace diptych::importers
