#include "tests/fuzz/sheet_reader.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    examineSheet(input, score::Medium::Scan);
}

}  // namespace diptych::fuzz
