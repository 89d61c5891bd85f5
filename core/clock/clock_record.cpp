#include "core/clock/clock_record.h"

namespace diptych::clock {

std::string_view toCode(ReadingSource source)
{
    switch (source) {
    case ReadingSource::Log:
        return "log";
    case ReadingSource::Arbiter:
        return "arbiter";
    case ReadingSource::Recorder:
        return "recorder";
    case ReadingSource::Sheet:
        return "sheet";
    }
    return "sheet";
}

}  // namespace diptych::clock
