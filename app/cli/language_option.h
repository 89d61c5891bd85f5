#pragma once

#include "app/cli/arguments.h"
#include "reports/words/language.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::cli {

/// The language of --lang, English when it is not given; an unknown one is an error.
tl::expected<reports::Language, std::string> languageOption(const Arguments& arguments);

}  // namespace diptych::cli
