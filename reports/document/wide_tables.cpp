#include "reports/document/wide_tables.h"

#include "reports/document/name_and_value.h"

#include <utility>

namespace diptych::reports {

namespace {

constexpr std::size_t mostColumns = 2;

std::string rowText(const Row& row, const std::vector<Column>& columns, Language language)
{
    std::string text;
    for (std::size_t i = 0; i < row.cells.size() && i < columns.size(); ++i) {
        if (row.cells[i].empty()) {
            continue;
        }
        const bool isSentence = text.ends_with('.') || text.ends_with('?');
        text += text.empty() ? "" : isSentence ? " " : "; ";
        text += nameAndValue(columns[i].title, row.cells[i], language);
    }
    return text;
}

}  // namespace

Document withoutWideTables(const Document& document)
{
    Document narrow = document;
    narrow.blocks.clear();
    for (const Block& block : document.blocks) {
        const auto* table = std::get_if<Table>(&block);
        if (table == nullptr || table->columns.size() <= mostColumns) {
            narrow.blocks.push_back(block);
            continue;
        }
        narrow.blocks.push_back(
            Paragraph{introducing(table->caption, document.language), ParagraphStyle::Normal});
        List rows;
        for (const Row& row : table->rows) {
            rows.items.push_back(rowText(row, table->columns, document.language));
        }
        narrow.blocks.push_back(std::move(rows));
    }
    return narrow;
}

}  // namespace diptych::reports
