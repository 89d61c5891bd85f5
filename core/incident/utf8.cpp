#include "core/incident/utf8.h"

#include <cstddef>
#include <cstdint>

namespace diptych::incident {

namespace {

/// Length of the sequence that a byte begins; 0 when it cannot begin one.
std::size_t lengthFrom(unsigned char first)
{
    if (first < 0x80) {
        return 1;
    }
    if (first >= 0xC2 && first < 0xE0) {
        return 2;
    }
    if (first >= 0xE0 && first < 0xF0) {
        return 3;
    }
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

}  // namespace

bool isUtf8(std::string_view bytes)
{
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    for (std::size_t at = 0; at < bytes.size();) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const std::size_t length = lengthFrom(first);
        if (length == 0 || at + length > bytes.size()) {
            return false;
        }
        std::uint32_t point = length == 1 ? first : first & (0x7FU >> length);
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(bytes[at + i]);
            if ((next & 0xC0U) != 0x80U) {
                return false;
            }
            point = point << 6U | (next & 0x3FU);
        }
        if (point < least[length] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) {
            return false;
        }
        at += length;
    }
    return true;
}

}  // namespace diptych::incident
