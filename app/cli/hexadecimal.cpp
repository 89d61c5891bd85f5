#include "app/cli/hexadecimal.h"

namespace diptych::cli {

std::string hexadecimal(std::uint64_t value)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit) {
        *digit = digits[value & 15U];
        value >>= 4U;
    }
    return text;
}

}  // namespace diptych::cli
