#include "importers/scan/table/table.h"

#include "importers/scan/page/ruled_lines.h"

#include <algorithm>
#include <set>
#include <utility>

namespace diptych::importers::scan {
namespace {

constexpr double margin = 0.04;
constexpr double leastEvidence = 3.0;

LaidPage laid(const GrayImage& ink, const Corners& corners, double around)
{
    LaidPage result;
    result.flat = flatten(ink, corners, around);
    const GrayImage& picture = result.flat.ink;
    result.bands = profilesDown(horizontalLines(picture, std::max(9, picture.width / 30),
                                                std::max(7, picture.height / 160)),
                                tableBands);
    result.run = longestRun(result.bands);
    return result;
}

Corners quarterTurned(const Corners& corners)
{
    return {corners[3], corners[0], corners[1], corners[2]};
}

Corners wholePage(const GrayImage& ink)
{
    const double right = ink.width - 1.0;
    const double bottom = ink.height - 1.0;
    return {Point{0, 0}, Point{right, 0}, Point{right, bottom}, Point{0, bottom}};
}

/// There is nothing to gain by laying the page flat another way.
bool isConvincing(const RowRun& run)
{
    constexpr int enoughRows = 18;
    constexpr double sureLine = 0.4;
    return run.rows >= enoughRows && run.score >= sureLine * (run.rows + 1);
}

/// The page laid flat the way that shows the most rows.
LaidPage bestLaid(const GrayImage& ink)
{
    // A table in good light shows far more than this, lying on its side far less.
    constexpr double plenty = 8.0;
    LaidPage best;
    const auto attempt = [&](const Corners& corners, double around) {
        if (isConvincing(best.run)) {
            return;
        }
        LaidPage other = laid(ink, corners, around);
        if (best.bands.empty() || other.run.score > best.run.score) {
            best = std::move(other);
        }
    };
    const std::vector<Corners> outlines = outlinesOf(ink);
    for (const Corners& outline : outlines) {
        attempt(outline, margin);
    }
    attempt(wholePage(ink), 0.0);
    if (best.run.score < plenty) {
        attempt(quarterTurned(wholePage(ink)), 0.0);
        for (const Corners& outline : outlines) {
            attempt(quarterTurned(outline), margin);
        }
    }
    return best;
}

/// The lines found on the page as fractions of the width between the outermost.
std::vector<double> rulesOf(const std::vector<double>& peaks)
{
    std::vector<double> rules;
    if (peaks.size() >= 3) {
        for (const double peak : peaks) {
            rules.push_back((peak - peaks.front()) / (peaks.back() - peaks.front()));
        }
    }
    return rules;
}

struct Fit {
    Table table{};
    double score = -1e9;
};

/// The best of the forms with the rows of the run; those with other rows are passed over.
Fit bestForm(const LaidPage& page, const RowRun& run, const std::vector<Form>& forms)
{
    Fit best;
    const RowSurface rows = bentTo(page.bands, run, page.flat.ink.width);
    const ColumnEvidence evidence = columnEvidence(page.flat.ink, rows);
    for (const Form& form : forms) {
        if (form.rows != run.rows || form.blocks.empty()) {
            continue;
        }
        ColumnLines columns = fitColumns(evidence, form);
        const double score = run.score + 3.0 * columns.score;
        if (score > best.score) {
            best = {{form, page.flat.toPage, run, rows, std::move(columns)}, score};
        }
    }
    return best;
}

/// A form made up from the lines of the page, or from those that were set by hand.
Fit madeUp(const LaidPage& page, const RowRun& run, const TableHints& hints)
{
    const RowSurface rows = bentTo(page.bands, run, page.flat.ink.width);
    const std::vector<double> rules =
        hints.rules.empty() ? rulesOf(columnEvidence(page.flat.ink, rows).peaks) : hints.rules;
    return bestForm(page, run, {inferredForm(rules, run.rows)});
}

std::optional<Table> fitted(const LaidPage& page, const std::vector<Form>& forms,
                            const TableHints& hints)
{
    std::set<int> counts{page.run.rows};
    for (const Form& form : forms) {
        counts.insert(form.rows);
    }
    if (hints.rows) {
        counts = {*hints.rows};
    }
    std::vector<RowRun> runs;
    double most = -1e9;
    for (const int count : counts) {
        runs.push_back(withRows(page.run, count));
        most = std::max(most, runs.back().score);
    }
    // A known form whose lines are nearly all there is trusted more than one made up.
    constexpr double wellSeen = 0.8;
    Fit best;
    Fit own;
    for (const RowRun& run : runs) {
        if (run.score < most - 2.0) {
            continue;
        }
        if (hints.rules.empty()) {
            if (Fit fit = bestForm(page, run, forms); fit.score > best.score) {
                best = std::move(fit);
            }
        }
        if (Fit fit = madeUp(page, run, hints); fit.score > own.score) {
            own = std::move(fit);
        }
    }
    if (best.table.columns.seen < wellSeen && own.score > best.score) {
        best = std::move(own);
    }
    return best.table.form.blocks.empty() ? std::nullopt : std::optional(std::move(best.table));
}

}  // namespace

std::optional<LaidPage> laidFlat(const GrayImage& ink, const TableHints& hints)
{
    LaidPage page = hints.corners ? laid(ink, *hints.corners, margin) : bestLaid(ink);
    return page.run.score < leastEvidence ? std::nullopt : std::optional(std::move(page));
}

LaidPage turnedOver(const GrayImage& ink, const LaidPage& page)
{
    const double right = page.flat.ink.width - 1.0;
    const double bottom = page.flat.ink.height - 1.0;
    const Homography& toPage = page.flat.toPage;
    return laid(ink,
                {toPage({right, bottom}), toPage({0, bottom}), toPage({0, 0}), toPage({right, 0})},
                0.0);
}

std::optional<Table> findTable(const LaidPage& page, const std::vector<Form>& forms,
                               const TableHints& hints)
{
    return fitted(page, forms, hints);
}

Table movedDown(const LaidPage& page, const Table& table, int rows)
{
    RowRun run = table.run;
    run.offset += rows * run.pitch;
    run.before += rows;
    Fit fit = bestForm(page, run, {table.form});
    return std::move(fit.table);
}

}  // namespace diptych::importers::scan
