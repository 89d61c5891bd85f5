#include "importers/scan/table/row_run.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace diptych::importers::scan {
namespace {

constexpr int fewestRows = 12;
constexpr int mostRows = 64;
constexpr int tilts = 4;
constexpr double tiltStep = 0.004;  ///< of the picture's height

/// Evidence that speaks neither for a line nor against it.
constexpr double neutralForRow = 0.4;

/// What it costs to hold that a line lies outside the picture.
constexpr double cutOff = 0.15;

double lineEvidence(const Profile& profile, double place, double pitch)
{
    return at(profile, place) - neutralForRow -
           0.25 * (at(profile, place - pitch / 2.0) + at(profile, place + pitch / 2.0));
}

struct Stretch {
    int first = 0;
    int last = -1;
    double sum = 0.0;
};

/// The stretch of lines with the greatest sum (Kadane's algorithm).
Stretch bestStretch(const Profile& profile, double phase, double pitch)
{
    Stretch best;
    Stretch open;
    const int count = static_cast<int>((static_cast<double>(profile.size()) - phase) / pitch) + 1;
    for (int line = 0; line < count; ++line) {
        open.sum += lineEvidence(profile, phase + line * pitch, pitch);
        open.last = line;
        if (open.sum <= 0.0) {
            open = {line + 1, line, 0.0};
        } else if (open.sum > best.sum) {
            best = open;
        }
    }
    return best;
}

void searchTilt(const Profile& profile, double lean, RowRun& best)
{
    const auto height = static_cast<double>(profile.size());
    double pitch = height / mostRows;
    while (pitch <= height / fewestRows) {
        for (double phase = 0.0; phase < pitch; phase += 1.0) {
            const Stretch stretch = bestStretch(profile, phase, pitch);
            if (stretch.sum > best.score) {
                best = {phase + stretch.first * pitch,
                        pitch,
                        lean,
                        stretch.last - stretch.first,
                        stretch.sum,
                        {},
                        0};
            }
        }
        pitch += 3.0 * pitch / height;
    }
}

}  // namespace

Profile leaned(const std::vector<Profile>& bands, double lean)
{
    Profile sum(bands.front().size(), 0.0F);
    for (std::size_t band = 0; band < bands.size(); ++band) {
        const auto moved =
            static_cast<long>(std::lround(lean * bandMiddle(static_cast<int>(band))));
        const auto size = static_cast<long>(sum.size());
        for (long i = std::max(0L, -moved); i < std::min(size, size - moved); ++i) {
            sum[static_cast<std::size_t>(i)] += bands[band][static_cast<std::size_t>(i + moved)];
        }
    }
    for (float& value : sum) {
        value /= static_cast<float>(bands.size());
    }
    return sum;
}

RowRun longestRun(const std::vector<Profile>& bands)
{
    const auto height = static_cast<double>(bands.front().size());
    RowRun best;
    for (int tilt = -tilts; tilt <= tilts; ++tilt) {
        const double lean = tilt * height * tiltStep / 2.0;
        searchTilt(widened(leaned(bands, lean), 2), lean, best);
    }
    if (best.rows == 0) {
        return best;
    }
    const Profile profile = widened(leaned(bands, best.lean), 2);
    best.before = static_cast<int>(best.offset / best.pitch);
    for (double place = best.offset - best.before * best.pitch; place < height;
         place += best.pitch) {
        best.evidence.push_back(lineEvidence(profile, place, best.pitch));
    }
    return best;
}

RowRun withRows(const RowRun& run, int rows)
{
    const auto known = static_cast<int>(run.evidence.size());
    const auto evidence = [&](int line) {
        return line < 0 || line >= known ? -cutOff : run.evidence[static_cast<std::size_t>(line)];
    };
    int bestFirst = run.before;
    double bestSum = -1e9;
    for (int first = -2; first + rows <= known + 1; ++first) {
        double sum = 0.0;
        for (int line = first; line <= first + rows; ++line) {
            sum += evidence(line);
        }
        // Lines just outside that go on as if they belonged to the table.
        sum -= std::max(0.0, evidence(first - 1)) * 0.4 + std::max(0.0, evidence(first + rows + 1));
        if (sum >= bestSum) {
            bestSum = sum;
            bestFirst = first;
        }
    }
    RowRun part = run;
    part.offset += (bestFirst - run.before) * run.pitch;
    part.before = bestFirst;
    part.rows = rows;
    part.score = bestSum;
    return part;
}

}  // namespace diptych::importers::scan
