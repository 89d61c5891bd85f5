#include "reports/words/language.h"

namespace diptych::reports {

std::string_view toCode(Language language)
{
    switch (language) {
    case Language::English:
        return "en";
    case Language::French:
        return "fr";
    case Language::German:
        return "de";
    case Language::Spanish:
        return "es";
    }
    return "en";
}

std::optional<Language> languageFromCode(std::string_view code)
{
    const std::string_view base = code.substr(0, code.find_first_of("_-.@"));
    for (const Language language : allLanguages) {
        if (toCode(language) == base) {
            return language;
        }
    }
    return std::nullopt;
}

}  // namespace diptych::reports
