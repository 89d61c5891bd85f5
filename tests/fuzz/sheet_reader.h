#pragma once

#include "importers/importer.h"
#include "tests/fuzz/target.h"

#include <optional>

namespace diptych::fuzz {

/// Reads a sheet of a medium, or of one that has to be found out, and holds it to what is promised
/// of every sheet.
inline void examineSheet(std::string_view input, std::optional<score::Medium> medium)
{
    importers::ImportRequest request;
    request.bytes = input;
    request.medium = medium;
    const auto sheet = importers::readSheet(request);
    if (sheet.entries.size() > input.size()) {
        fail("there are no more entries than characters");
    }
    for (const auto& entry : sheet.entries) {
        if (entry.span.line < 1 || entry.span.column < 1) {
            fail("every entry has its place");
        }
    }
    for (const auto& dialect : sheet.dialects) {
        if (!(dialect.share >= 0.0 && dialect.share <= 1.0)) {
            fail("a share is between 0 and 1");
        }
    }
}

}  // namespace diptych::fuzz
