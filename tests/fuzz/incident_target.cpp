#include "app/session/desk.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

/// The whole way, with whatever a damaged case file still says.
void examine(std::string_view input)
{
    auto file = incident::readCase(input);
    for (auto& source : file.incident.scores) {
        source.file.reset();
    }
    const auto desk = session::evaluate(std::move(file.incident), {});
    if (desk && desk->sheets.size() != desk->incident.scores.size()) {
        fail("every score has its sheet");
    }
}

}  // namespace diptych::fuzz
