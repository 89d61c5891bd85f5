#include "app/cli/verb.h"

#include <ostream>

namespace diptych::cli {

ExitCode fail(const Console& console, std::string_view message)
{
    console.err << "diptych-cli: " << message << '\n';
    return ExitCode::Unusable;
}

}  // namespace diptych::cli
