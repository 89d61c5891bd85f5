#include "app/cli/verb.h"

#include "core/notation/safe_text.h"

#include <ostream>

namespace diptych::cli {

ExitCode fail(const Console& console, std::string_view message)
{
    console.err << "diptych-cli: " << notation::safeLine(message) << '\n';
    return ExitCode::Unusable;
}

}  // namespace diptych::cli
