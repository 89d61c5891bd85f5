#include "importers/importer.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    importers::ImportRequest request;
    request.bytes = input;
    const auto sheet = importers::readSheet(request);
    if (sheet.entries.size() > input.size()) {
        fail("there are no more entries than characters");
    }
    for (const auto& entry : sheet.entries) {
        if (entry.span.line < 1 || entry.span.column < 1) {
            fail("every entry has its place");
        }
    }
}

}  // namespace diptych::fuzz
