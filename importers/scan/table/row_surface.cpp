#include "importers/scan/table/row_surface.h"

#include <cstddef>

namespace diptych::importers::scan {
namespace {

/// The printed lines nearest to where the surface expects them.
std::vector<Sample> snapped(const std::vector<Profile>& bands, const RowSurface& surface,
                            double reach)
{
    std::vector<Sample> samples;
    for (int band = 0; band < tableBands; ++band) {
        const double u = bandMiddle(band);
        for (int line = 0; line <= surface.rows; ++line) {
            const double v = 2.0 * line / surface.rows - 1.0;
            const double expected = surface.shape(u, v);
            const Peak peak = peakNear(bands[static_cast<std::size_t>(band)], expected, reach);
            // A faint hold on the expected place keeps the surface where no line is seen.
            samples.push_back({u, v, expected, 0.01});
            if (peak.strength > 0.15) {
                samples.push_back({u, v, peak.place, peak.strength});
            }
        }
    }
    return samples;
}

double shareSeen(const std::vector<Profile>& bands, const RowSurface& surface, double reach)
{
    int seen = 0;
    for (int band = 0; band < tableBands; ++band) {
        for (int line = 0; line <= surface.rows; ++line) {
            const double y = surface.shape(bandMiddle(band), 2.0 * line / surface.rows - 1.0);
            seen += peakNear(bands[static_cast<std::size_t>(band)], y, reach).strength > 0.25;
        }
    }
    return static_cast<double>(seen) / (tableBands * (surface.rows + 1));
}

}  // namespace

RowSurface bentTo(const std::vector<Profile>& bands, const RowRun& run, int width)
{
    struct Step {
        int orderU;
        int orderV;
        double reach;
    };
    const double half = run.pitch * run.rows / 2.0;
    RowSurface surface;
    surface.rows = run.rows;
    surface.width = width;
    surface.shape = {1, 1, {run.offset + half, run.lean, half, 0.0}};
    for (const Step step :
         {Step{1, 1, 0.4}, Step{2, 2, 0.35}, Step{3, 3, 0.3}, Step{3, 4, 0.2}, Step{3, 4, 0.15}}) {
        surface.shape = fitPolynomial(snapped(bands, surface, step.reach * run.pitch), step.orderU,
                                      step.orderV, 0.06 * run.pitch);
    }
    surface.seen = shareSeen(bands, surface, 0.12 * run.pitch);
    return surface;
}

}  // namespace diptych::importers::scan
