#include "reports/pdf/srgb_profile.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace diptych::reports {

namespace {

void appendNumber(std::string& bytes, std::uint32_t value, int size)
{
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
        bytes += static_cast<char>((value >> static_cast<unsigned>(shift)) & 0xFFU);
    }
}

/// A number with 16 bits behind the point.
void appendFixed(std::string& bytes, double value)
{
    appendNumber(bytes, static_cast<std::uint32_t>(std::lround(value * 65536)), 4);
}

std::string colour(double x, double y, double z)
{
    std::string bytes = "XYZ ";
    appendNumber(bytes, 0, 4);
    appendFixed(bytes, x);
    appendFixed(bytes, y);
    appendFixed(bytes, z);
    return bytes;
}

std::string text(std::string_view words)
{
    std::string bytes = "text";
    appendNumber(bytes, 0, 4);
    bytes += words;
    bytes += '\0';
    return bytes;
}

/// A description: ASCII, and empty forms in Unicode and Macintosh script.
std::string description(std::string_view words)
{
    std::string bytes = "desc";
    appendNumber(bytes, 0, 4);
    appendNumber(bytes, static_cast<std::uint32_t>(words.size() + 1), 4);
    bytes += words;
    bytes.append(1 + 4 + 4 + 2 + 1 + 67, '\0');
    return bytes;
}

double linear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::string curve()
{
    constexpr std::uint32_t points = 1024;
    std::string bytes = "curv";
    appendNumber(bytes, 0, 4);
    appendNumber(bytes, points, 4);
    for (std::uint32_t i = 0; i < points; ++i) {
        const double light = linear(i / (points - 1.0));
        appendNumber(bytes, static_cast<std::uint32_t>(std::lround(light * 65535)), 2);
    }
    return bytes;
}

std::string header(std::uint32_t size)
{
    std::string bytes;
    appendNumber(bytes, size, 4);
    appendNumber(bytes, 0, 4);
    appendNumber(bytes, 0x02100000, 4);
    bytes += "mntrRGB XYZ ";
    for (const std::uint32_t part : {2000U, 1U, 1U, 0U, 0U, 0U}) {
        appendNumber(bytes, part, 2);
    }
    bytes += "acsp";
    bytes.append(28, '\0');
    // The white of the space that colours are connected in, D50.
    appendFixed(bytes, 0.9642);
    appendFixed(bytes, 1.0);
    appendFixed(bytes, 0.8249);
    bytes.append(48, '\0');
    return bytes;
}

}  // namespace

std::string srgbProfile()
{
    const std::string tone = curve();
    // The three tone curves are one.
    const std::vector<std::pair<std::string_view, std::string>> parts{
        {"desc", description("sRGB IEC61966-2.1")},
        {"cprt", text("No copyright, use freely")},
        {"wtpt", colour(0.9505, 1.0, 1.0891)},
        {"rXYZ", colour(0.4361, 0.2225, 0.0139)},
        {"gXYZ", colour(0.3851, 0.7169, 0.0971)},
        {"bXYZ", colour(0.1431, 0.0606, 0.7141)},
        {"rTRC", tone},
        {"gTRC", {}},
        {"bTRC", {}},
    };
    std::string table;
    std::string data;
    appendNumber(table, static_cast<std::uint32_t>(parts.size()), 4);
    const std::size_t begin = 128 + 4 + 12 * parts.size();
    std::size_t place = begin;
    std::size_t size = 0;
    for (const auto& [name, bytes] : parts) {
        if (!bytes.empty()) {
            data.append((4 - data.size() % 4) % 4, '\0');
            place = begin + data.size();
            size = bytes.size();
            data += bytes;
        }
        table += name;
        appendNumber(table, static_cast<std::uint32_t>(place), 4);
        appendNumber(table, static_cast<std::uint32_t>(size), 4);
    }
    return header(static_cast<std::uint32_t>(begin + data.size())) + table + data;
}

}  // namespace diptych::reports
