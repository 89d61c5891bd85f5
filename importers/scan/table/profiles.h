#pragma once

#include "importers/scan/page/gray_image.h"

#include <vector>

namespace diptych::importers::scan {

/// How surely a line crosses each place of a band, from 0 to 1.
using Profile = std::vector<float>;

/// How surely something as dark as this (0 to 255, averaged) is a line: 0.5 at half the darkness of
/// a pencilled or faded one.
float evidenceOfLine(float darkness);

/// The bands of a picture of horizontal lines from left to right, each averaged over its width: a
/// value for each y.
std::vector<Profile> profilesDown(const GrayImage& lines, int bands);

/// The best value within `reach` places of each place.
Profile widened(const Profile& profile, int reach);

/// The profile at a place, 0 outside.
inline float at(const Profile& profile, double place)
{
    const auto index = static_cast<long>(place + 0.5);
    return place < 0.0 || index >= static_cast<long>(profile.size())
               ? 0.0F
               : profile[static_cast<std::size_t>(index)];
}

/// The place of the strongest value near `place`, to a fraction of a pixel, and that value.
struct Peak {
    double place = 0.0;
    double strength = 0.0;
};
Peak peakNear(const Profile& profile, double place, double reach);

}  // namespace diptych::importers::scan
