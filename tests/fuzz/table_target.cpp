#include "importers/table/table_sheet.h"
#include "importers/table/workbook_grid.h"
#include "tests/fuzz/sheet_reader.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    importers::ImportRequest request;
    request.bytes = input;
    for (const auto& entry : importers::readTable(request).entries) {
        if (entry.span.line < 1 || entry.span.column < 1) {
            fail("every entry has its place");
        }
    }
    for (const auto& grid : importers::readWorkbook(input)) {
        if (grid.rows.size() > importers::mostGridRows) {
            fail("a grid has no more rows than promised");
        }
    }
}

}  // namespace diptych::fuzz
