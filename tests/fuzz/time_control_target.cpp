#include "core/clock/time_control_words.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::Line;
}

void examine(std::string_view input)
{
    const auto control = clock::timeControlFromWords(input);
    if (control && control->periods.empty()) {
        fail("a time control that is understood has a period");
    }
    if (!control) {
        return;
    }
    const auto again = clock::parseTimeControl(clock::toString(*control));
    if (!again || again->periods != control->periods) {
        fail("the coded form of a time control is read back");
    }
}

}  // namespace diptych::fuzz
