#include "importers/clock_log/clock_log.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

void examine(std::string_view input)
{
    for (const auto& reading : importers::readClockLog(input, clock::ReadingSource::Log).readings) {
        if (reading.move < 1 || reading.seconds < 0) {
            fail("a reading has a move and no negative time");
        }
    }
}

}  // namespace diptych::fuzz
