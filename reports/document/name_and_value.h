#pragma once

#include "reports/words/language.h"

#include <string>

namespace diptych::reports {

/// "Round: 3", with the colon as it is set in the language of the document.
std::string nameAndValue(const std::string& name, const std::string& value, Language language);

/// "Penalties:", before what follows below.
std::string introducing(const std::string& text, Language language);

}  // namespace diptych::reports
