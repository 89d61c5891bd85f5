#pragma once

#include "core/notation/spoken_language.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// All languages in which announcements are understood, by rank. Each understands besides its own
/// words the names of Article D.2.1, letters and figures.
const std::vector<SpokenLanguage>& allSpokenLanguages();

/// The spoken language with a code; null if there is none.
const SpokenLanguage* findSpokenLanguage(std::string_view code);

/// Reads one file of core/data/spoken (see spoken.xsd), without the words common to all. Fails with
/// a sentence that names what is wrong.
tl::expected<SpokenLanguage, std::string> parseSpokenLanguage(std::string_view xml);

}  // namespace diptych::notation
