#include "core/notation/safe_text.h"

#include "core/notation/utf8.h"

#include <cstdio>

namespace diptych::notation {

namespace {

bool isObeyed(char32_t sign)
{
    const bool control = (sign < 0x20 && sign != '\t' && sign != '\n' && sign != '\r') ||
                         (sign >= 0x7F && sign < 0xA0);
    const bool direction = sign == 0x061C || sign == 0x200E || sign == 0x200F ||
                           (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
    return control || direction;
}

std::string nameOf(char32_t sign)
{
    char name[12];
    std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(sign));
    return name;
}

}  // namespace

SafeText safeText(std::string_view text)
{
    SafeText safe;
    safe.text.reserve(text.size());
    TextSpan place{1, 1, 1};
    for (std::size_t at = 0; at < text.size();) {
        const auto sign = codePointAt(text, at);
        const auto bytes = static_cast<std::size_t>(sign ? sign->bytes : 1);
        if (sign && isObeyed(sign->value)) {
            if (safe.replaced++ == 0) {
                safe.first = place;
                safe.firstName = nameOf(sign->value);
            }
            safe.text += ' ';
        } else {
            safe.text.append(text.substr(at, bytes));
        }
        place.line += text[at] == '\n' ? 1 : 0;
        place.column = text[at] == '\n' ? 1 : place.column + 1;
        at += bytes;
    }
    return safe;
}

}  // namespace diptych::notation
