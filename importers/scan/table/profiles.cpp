#include "importers/scan/table/profiles.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace diptych::importers::scan {

float evidenceOfLine(float darkness)
{
    constexpr float halfSure = 10.0F;
    return darkness / (darkness + halfSure);
}

std::vector<Profile> profilesDown(const GrayImage& lines, int bands)
{
    std::vector<Profile> result(static_cast<std::size_t>(bands),
                                Profile(static_cast<std::size_t>(lines.height), 0.0F));
    for (int y = 0; y < lines.height; ++y) {
        const std::uint8_t* row = lines.pixels.data() + static_cast<std::size_t>(y) * lines.width;
        for (int band = 0; band < bands; ++band) {
            const int from = lines.width * band / bands;
            const int to = lines.width * (band + 1) / bands;
            float sum = 0.0F;
            for (int x = from; x < to; ++x) {
                sum += row[x];
            }
            const float mean = sum / static_cast<float>(std::max(1, to - from));
            result[static_cast<std::size_t>(band)][static_cast<std::size_t>(y)] =
                evidenceOfLine(mean);
        }
    }
    return result;
}

Profile widened(const Profile& profile, int reach)
{
    Profile result(profile.size());
    const auto size = static_cast<int>(profile.size());
    for (int i = 0; i < size; ++i) {
        const int from = std::max(0, i - reach);
        const int to = std::min(size - 1, i + reach);
        result[static_cast<std::size_t>(i)] =
            *std::max_element(profile.begin() + from, profile.begin() + to + 1);
    }
    return result;
}

Peak peakNear(const Profile& profile, double place, double reach)
{
    const auto size = static_cast<int>(profile.size());
    const int from = std::max(0, static_cast<int>(std::ceil(place - reach)));
    const int to = std::min(size - 1, static_cast<int>(std::floor(place + reach)));
    if (from > to) {
        return {place, 0.0};
    }
    const auto best = std::max_element(profile.begin() + from, profile.begin() + to + 1);
    const auto index = static_cast<int>(best - profile.begin());
    double weight = 0.0;
    double moment = 0.0;
    for (int i = std::max(0, index - 2); i <= std::min(size - 1, index + 2); ++i) {
        const double value = profile[static_cast<std::size_t>(i)];
        weight += value;
        moment += value * i;
    }
    return {weight > 0.0 ? moment / weight : index, *best};
}

}  // namespace diptych::importers::scan
