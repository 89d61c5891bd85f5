#include "app/cli/language_option.h"

namespace diptych::cli {

tl::expected<reports::Language, std::string> languageOption(const Arguments& arguments)
{
    const std::string code = arguments.valueOr("--lang", "en");
    const auto language = reports::languageFromCode(code);
    if (!language) {
        return tl::make_unexpected("--lang: unknown language \"" + code +
                                   "\", expected en, fr, de or es");
    }
    return *language;
}

}  // namespace diptych::cli
