#include "core/incident/case_file.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    const auto file = incident::readCase(input);
    for (const auto& diagnostic : file.diagnostics) {
        if (diagnostic.code.empty()) {
            fail("every diagnostic has a code");
        }
    }
}

}  // namespace diptych::fuzz
