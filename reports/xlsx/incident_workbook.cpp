#include "reports/xlsx/incident_workbook.h"

#include "reports/xlsx/workbook.h"

#include <xlsxwriter.h>

namespace diptych::reports {

namespace {

class SheetBlocks {
public:
    SheetBlocks(Workbook& book, const Document& document)
        : m_book(book)
        , m_sheet(book.addSheet(document.title))
        , m_section(document.title)
    {
        worksheet_set_column(m_sheet, 0, 0, 28, nullptr);
        worksheet_set_column(m_sheet, 1, 1, 100, nullptr);
        put(document.title, document.subtitle, CellLook::Title);
    }

    void operator()(const Heading& heading)
    {
        m_section = heading.text;
        ++m_row;
        put(heading.text, "", CellLook::Bold);
    }

    void operator()(const Paragraph& paragraph) { put("", paragraph.text, CellLook::Wrapped); }

    void operator()(const List& list)
    {
        for (const std::string& item : list.items) {
            put("", item, CellLook::Wrapped);
        }
    }

    void operator()(const Fields& fields)
    {
        for (const Field& field : fields.fields) {
            put(field.name, field.value, CellLook::Wrapped);
        }
    }

    void operator()(const Figures& figures)
    {
        for (const Figure& figure : figures.figures) {
            put(figure.caption, figure.note, CellLook::Wrapped);
            put("", figure.alternative, CellLook::Wrapped);
        }
    }

    void operator()(const Pictures& pictures)
    {
        for (const Picture& picture : pictures.pictures) {
            put("", picture.text, CellLook::Wrapped);
        }
    }

    void operator()(const Signatures& signatures)
    {
        for (const SignaturePlace& place : signatures.places) {
            put(place.role, place.note.empty() ? place.name : place.name + " (" + place.note + ")",
                CellLook::Wrapped);
        }
    }

    void operator()(const Table& table)
    {
        if (table.columns.empty()) {
            return;
        }
        lxw_worksheet* sheet = m_book.addSheet(m_section);
        int shares = 0;
        for (const Column& column : table.columns) {
            shares += column.share;
        }
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const auto at = static_cast<lxw_col_t>(i);
            worksheet_set_column(sheet, at, at, 120.0 * table.columns[i].share / shares, nullptr);
            putText(sheet, 0, static_cast<int>(i), table.columns[i].title,
                    m_book.look(CellLook::Bold));
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const bool isBold = table.rows[row].style == RowStyle::Emphasised;
            for (std::size_t i = 0; i < table.rows[row].cells.size(); ++i) {
                putText(sheet, static_cast<int>(row) + 1, static_cast<int>(i),
                        table.rows[row].cells[i],
                        m_book.look(isBold ? CellLook::Bold : CellLook::Wrapped));
            }
        }
        worksheet_freeze_panes(sheet, 1, 1);
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(table.rows.size()),
                             static_cast<lxw_col_t>(table.columns.size() - 1));
        put(table.caption, "", CellLook::Wrapped);
    }

private:
    void put(const std::string& name, const std::string& value, CellLook look)
    {
        const bool isHeading = look != CellLook::Wrapped;
        putText(m_sheet, m_row, 0, name, m_book.look(isHeading ? look : CellLook::Bold));
        putText(m_sheet, m_row, 1, value, m_book.look(look));
        ++m_row;
    }

    Workbook& m_book;
    lxw_worksheet* m_sheet;
    std::string m_section;
    int m_row = 0;
};

}  // namespace

tl::expected<std::string, std::string> toXlsx(const Document& document, std::time_t created)
{
    Workbook book({document.title, document.subtitle, created, {{"SchemaVersion", "1"}}});
    SheetBlocks blocks(book, document);
    for (const Block& block : document.blocks) {
        std::visit(blocks, block);
    }
    return book.finish();
}

}  // namespace diptych::reports
