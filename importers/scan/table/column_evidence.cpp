#include "importers/scan/table/column_evidence.h"

#include "importers/scan/page/ruled_lines.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace diptych::importers::scan {
namespace {

std::vector<Profile> profilesAcross(const GrayImage& lines, const RowSurface& rows)
{
    constexpr int samplesPerRow = 4;
    const int perBand = std::max(1, rows.rows * samplesPerRow / tableBands);
    std::vector<Profile> result(tableBands, Profile(static_cast<std::size_t>(lines.width), 0.0F));
    for (int x = 0; x < lines.width; ++x) {
        for (int band = 0; band < tableBands; ++band) {
            float sum = 0.0F;
            for (int i = 0; i < perBand; ++i) {
                const double row = rows.rows * (band + (i + 0.5) / perBand) / tableBands;
                const auto y = static_cast<long>(rows(x, row));
                if (y >= 0 && y < lines.height) {
                    sum += lines.pixels[static_cast<std::size_t>(y) * lines.width + x];
                }
            }
            const float mean = sum / static_cast<float>(perBand);
            result[static_cast<std::size_t>(band)][static_cast<std::size_t>(x)] =
                evidenceOfLine(mean);
        }
    }
    return result;
}

/// For each x what all but a quarter of the bands reach, the bands moved by their share of the
/// lean: strokes of writing are never on top of each other all the way down, lines are.
Profile throughout(const std::vector<Profile>& bands, double lean)
{
    const auto size = static_cast<long>(bands.front().size());
    Profile result(bands.front().size(), 0.0F);
    std::array<float, tableBands> values{};
    for (long x = 0; x < size; ++x) {
        for (std::size_t band = 0; band < values.size(); ++band) {
            values[band] =
                at(bands[band], static_cast<double>(x) + lean * bandMiddle(static_cast<int>(band)));
        }
        const auto quarter = values.begin() + tableBands / 4;
        std::nth_element(values.begin(), quarter, values.end());
        result[static_cast<std::size_t>(x)] = *quarter;
    }
    return result;
}

/// Places where a line of any lean is surer than half.
std::vector<double> peaksOf(const std::vector<ColumnEvidence::Leaned>& leaned)
{
    constexpr float sure = 0.35F;
    Profile best = leaned.front().profile;
    for (const ColumnEvidence::Leaned& other : leaned) {
        for (std::size_t x = 0; x < best.size(); ++x) {
            best[x] = std::max(best[x], other.profile[x]);
        }
    }
    const auto size = static_cast<int>(best.size());
    const int apart = std::max(3, size / 80);
    std::vector<double> peaks;
    for (int x = 0; x < size; ++x) {
        const float value = best[static_cast<std::size_t>(x)];
        const auto from = best.begin() + std::max(0, x - apart);
        const auto to = best.begin() + std::min(size, x + apart + 1);
        if (value >= sure && value >= *std::max_element(from, to) &&
            (peaks.empty() || x - peaks.back() > apart)) {
            peaks.push_back(x);
        }
    }
    return peaks;
}

}  // namespace

ColumnEvidence columnEvidence(const GrayImage& ink, const RowSurface& rows)
{
    const GrayImage picture = verticalLines(ink, std::max(9, 3 * ink.height / (4 * rows.rows)),
                                            std::max(7, ink.height / 160));
    ColumnEvidence evidence;
    evidence.bands = profilesAcross(picture, rows);
    std::vector<Profile> tolerant;
    for (const Profile& band : evidence.bands) {
        tolerant.push_back(widened(band, 3));
    }
    for (int tilt = -4; tilt <= 4; ++tilt) {
        const double lean = tilt * ink.width * 0.004;
        evidence.leaned.push_back({lean, throughout(tolerant, lean)});
    }
    evidence.peaks = peaksOf(evidence.leaned);
    return evidence;
}

}  // namespace diptych::importers::scan
