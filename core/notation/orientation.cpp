#include "core/notation/orientation.h"

#include <algorithm>
#include <utility>

namespace diptych::notation {

namespace {

std::vector<Readings> turnedAll(const std::vector<Readings>& readings)
{
    std::vector<Readings> result;
    result.reserve(readings.size());
    for (const Readings& entry : readings) {
        result.push_back(turned(entry));
    }
    return result;
}

}  // namespace

Orientation orient(const chess::Position& start, std::vector<Readings>& readings,
                   LegalExtent& extent)
{
    const int count = static_cast<int>(readings.size());
    if (extent.prefix > 0 || count < 2) {
        return Orientation::Usual;
    }
    std::vector<Readings> seenFromBlack = turnedAll(readings);
    const LegalExtent turnedExtent = legalExtent(start, seenFromBlack);
    const bool legal = turnedExtent.legal * 5 >= count * 4;
    if (!legal || turnedExtent.legal < extent.legal + std::max(1, count / 5)) {
        return Orientation::Usual;
    }
    // A first half-move that was left out looks much the same.
    std::vector<Readings> withOmission = readings;
    withOmission.insert(withOmission.begin(), Readings{});
    if (legalExtent(start, withOmission).legal > turnedExtent.legal) {
        return Orientation::Usual;
    }
    readings = std::move(seenFromBlack);
    extent = turnedExtent;
    return Orientation::Turned;
}

}  // namespace diptych::notation
