#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace diptych::reports {

/// A language that a person can be spoken to in.
enum class Language : std::uint8_t { English, French, German, Spanish };

inline constexpr std::array allLanguages{Language::English, Language::French, Language::German,
                                         Language::Spanish};

/// ISO 639-1 code: "en", "fr", "de", "es".
std::string_view toCode(Language language);

/// Language of a code or a locale name ("de", "de_AT", "de-AT"); absent for any other.
std::optional<Language> languageFromCode(std::string_view code);

}  // namespace diptych::reports
