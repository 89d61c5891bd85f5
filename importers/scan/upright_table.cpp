#include "importers/scan/upright_table.h"

#include "importers/scan/readers/row_numbers.h"

#include <cstdlib>
#include <utility>

namespace diptych::importers::scan {
namespace {

/// So many numbers that agree are no accident.
constexpr int agreement = 4;

/// The printed lines leave open where the first row is by so many rows at most.
constexpr int mostRowsOff = 3;

UprightTable placed(const LaidPage& page, Table table, const RowNumbers& numbers)
{
    if (numbers.agreeing < agreement || numbers.ahead == 0) {
        return {std::move(table), 1};
    }
    if (std::abs(numbers.ahead) <= mostRowsOff) {
        return {movedDown(page, table, -numbers.ahead), 1};
    }
    return {std::move(table), numbers.ahead > 0 ? numbers.ahead + 1 : 1};
}

}  // namespace

std::optional<UprightTable> findUprightTable(const GrayImage& ink, const TableHints& hints,
                                             TextReader* reader)
{
    const std::optional<LaidPage> page = laidFlat(ink, hints);
    const std::vector<Form> forms = knownForms();
    std::optional<Table> table = page ? findTable(*page, forms, hints) : std::nullopt;
    if (!table || reader == nullptr) {
        return table ? std::optional(UprightTable{std::move(*table), 1}) : std::nullopt;
    }
    const RowNumbers numbers = readRowNumbers(pitched(ink, *table), *reader);
    if (numbers.agreeing < agreement && !hints.corners) {
        const LaidPage turned = turnedOver(ink, *page);
        if (std::optional<Table> other = findTable(turned, forms, hints)) {
            const RowNumbers theirs = readRowNumbers(pitched(ink, *other), *reader);
            if (theirs.agreeing >= agreement && theirs.agreeing > numbers.agreeing) {
                return placed(turned, std::move(*other), theirs);
            }
        }
    }
    return placed(*page, std::move(*table), numbers);
}

}  // namespace diptych::importers::scan
