#include "importers/scan/table/column_lines.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace diptych::importers::scan {
namespace {

/// Evidence that speaks neither for a line nor against it.
constexpr double neutralForColumn = 0.35;

struct Span {
    double left = 0.0;
    double width = 0.0;
    double lean = 0.0;
    double score = -1e9;
};

Span bestSpan(const ColumnEvidence& evidence, const std::vector<double>& fractions)
{
    const auto size = static_cast<double>(evidence.bands.front().size());
    Span best;
    for (const auto& [lean, profile] : evidence.leaned) {
        for (double width = 0.75 * size; width <= 1.04 * size; width += 2.0) {
            for (double left = -0.03 * size; left + width < 1.03 * size; left += 2.0) {
                double score = 0.0;
                for (const double fraction : fractions) {
                    score += at(profile, left + fraction * width) - neutralForColumn;
                }
                if (score > best.score) {
                    best = {left, width, lean, score};
                }
            }
        }
    }
    return best;
}

/// What speaks against a form: lines that it does not explain.
double unexplained(const ColumnEvidence& evidence, const std::vector<double>& fractions,
                   const Span& span)
{
    double sum = 0.0;
    for (const double peak : evidence.peaks) {
        const bool inside =
            peak > span.left + 0.01 * span.width && peak < span.left + 0.99 * span.width;
        const bool explained =
            std::any_of(fractions.begin(), fractions.end(), [&](double fraction) {
                return std::abs(span.left + fraction * span.width - peak) < 0.02 * span.width;
            });
        sum += inside && !explained ? 0.4 : 0.0;
    }
    return sum;
}

/// The line as it is printed near where it is expected.
Polynomial snapped(const ColumnEvidence& evidence, Polynomial line, double gap)
{
    for (const double reach : {0.25, 0.12, 0.06}) {
        std::vector<Sample> samples;
        for (int band = 0; band < tableBands; ++band) {
            const double v = bandMiddle(band);
            const double expected = line(0.0, v);
            const Peak peak =
                peakNear(evidence.bands[static_cast<std::size_t>(band)], expected, reach * gap);
            samples.push_back({0.0, v, expected, 0.03});
            if (peak.strength > 0.15) {
                samples.push_back({0.0, v, peak.place, peak.strength});
            }
        }
        line = fitPolynomial(samples, 0, 2, std::max(2.0, 0.03 * gap));
    }
    return line;
}

double gapAround(const std::vector<double>& fractions, std::size_t i)
{
    double gap = 1.0;
    if (i > 0) {
        gap = std::min(gap, fractions[i] - fractions[i - 1]);
    }
    if (i + 1 < fractions.size()) {
        gap = std::min(gap, fractions[i + 1] - fractions[i]);
    }
    return gap;
}

}  // namespace

double ColumnLines::operator()(double fraction, double row, int rows) const
{
    const double v = 2.0 * row / rows - 1.0;
    std::size_t next = 1;
    while (next + 1 < fractions.size() && fractions[next] < fraction) {
        ++next;
    }
    const double from = lines[next - 1](0.0, v);
    const double to = lines[next](0.0, v);
    const double share = (fraction - fractions[next - 1]) / (fractions[next] - fractions[next - 1]);
    return from + share * (to - from);
}

ColumnLines fitColumns(const ColumnEvidence& evidence, const Form& form)
{
    const Span span = bestSpan(evidence, form.rules);
    ColumnLines result;
    result.fractions = form.rules;
    result.score = span.score - unexplained(evidence, form.rules, span);
    int seen = 0;
    for (std::size_t i = 0; i < form.rules.size(); ++i) {
        const double expected = span.left + form.rules[i] * span.width;
        const double gap = std::min(0.2, gapAround(form.rules, i)) * span.width;
        Polynomial line = snapped(evidence, {0, 1, {expected, span.lean}}, gap);
        for (int band = 0; band < tableBands; ++band) {
            const Profile& profile = evidence.bands[static_cast<std::size_t>(band)];
            const double place = line(0.0, bandMiddle(band));
            seen += peakNear(profile, place, 0.06 * gap).strength > 0.25;
        }
        result.lines.push_back(std::move(line));
    }
    result.seen = static_cast<double>(seen) / (tableBands * static_cast<double>(form.rules.size()));
    return result;
}

}  // namespace diptych::importers::scan
