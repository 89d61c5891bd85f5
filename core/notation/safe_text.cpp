#include "core/notation/safe_text.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <cstdio>

namespace diptych::notation {

namespace {

bool isObeyed(char32_t sign)
{
    const bool control = (sign < 0x20 && sign != '\t' && sign != '\n' && sign != '\r') ||
                         (sign >= 0x7F && sign < 0xA0);
    const bool direction = sign == 0x061C || sign == 0x200E || sign == 0x200F ||
                           (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
    const bool layout = sign == 0x2028 || sign == 0x2029 || (sign >= 0xFFF9 && sign <= 0xFFFB);
    return control || direction || layout;
}

/// Zero width, or a letter that is blank.
bool isUnseen(char32_t sign)
{
    return sign == 0xAD || sign == 0x180E || sign == 0x200B || (sign >= 0x2060 && sign <= 0x2064) ||
           (sign >= 0x206A && sign <= 0x206F) || sign == 0xFEFF || sign == 0x115F ||
           sign == 0x1160 || sign == 0x3164 || sign == 0xFFA0 ||
           (sign >= 0xE0000 && sign <= 0xE007F);
}

std::string nameOf(char32_t sign)
{
    char name[12];
    std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(sign));
    return name;
}

}  // namespace

SafeText safeText(std::string_view text, Unseen unseen)
{
    SafeText safe;
    safe.text.reserve(text.size());
    TextSpan place{1, 1, 1};
    for (std::size_t at = 0; at < text.size();) {
        const auto sign = codePointAt(text, at);
        const auto bytes = static_cast<std::size_t>(sign ? sign->bytes : 1);
        const bool isBlanked =
            sign && (isObeyed(sign->value) || (unseen == Unseen::Blank && isUnseen(sign->value)));
        if (isBlanked) {
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

std::string safeLine(std::string_view text)
{
    std::string line = safeText(text, Unseen::Blank).text;
    std::replace_if(
        line.begin(), line.end(),
        [](char sign) { return sign == '\n' || sign == '\r' || sign == '\t'; }, ' ');
    return line;
}

}  // namespace diptych::notation
