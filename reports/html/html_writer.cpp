#include "reports/html/html_writer.h"

#include "reports/diagram/position_drawing.h"
#include "reports/diagram/svg.h"
#include "reports/document/name_and_value.h"
#include "reports/html/grey_png.h"
#include "reports/html/style_sheet.h"

namespace diptych::reports {

namespace {

std::string element(std::string_view name, std::string_view text)
{
    std::string html = "<";
    html += name;
    html += ">";
    html += escapeMarkup(text);
    html += "</";
    html += name.substr(0, name.find(' '));
    html += ">\n";
    return html;
}

class HtmlBlocks {
public:
    void operator()(const Heading& heading)
    {
        closeSection();
        m_html += "<section>\n" + element("h2", heading.text);
        m_isOpen = true;
    }

    void operator()(const Paragraph& paragraph)
    {
        m_html += element(paragraph.style == ParagraphStyle::Notice ? "p class=\"notice\"" : "p",
                          paragraph.text);
    }

    void operator()(const List& list)
    {
        m_html += list.style == ListStyle::Emphasised ? "<ul class=\"decision\">\n" : "<ul>\n";
        for (const std::string& item : list.items) {
            m_html += element("li", item);
        }
        m_html += "</ul>\n";
    }

    void operator()(const Fields& fields)
    {
        m_html += "<dl>\n";
        for (const Field& field : fields.fields) {
            m_html += element("dt", field.name) + element("dd", field.value);
        }
        m_html += "</dl>\n";
    }

    void operator()(const Table& table)
    {
        m_html += "<table>\n" + element("caption", table.caption) + "<thead>\n<tr>\n";
        for (const Column& column : table.columns) {
            m_html += element(column.align == Align::Right ? "th scope=\"col\" class=\"number\""
                                                           : "th scope=\"col\"",
                              column.title);
        }
        m_html += "</tr>\n</thead>\n<tbody>\n";
        for (const Row& row : table.rows) {
            addRow(row, table.columns);
        }
        m_html += "</tbody>\n</table>\n";
    }

    void operator()(const Figures& figures)
    {
        m_html += "<div class=\"figures\">\n";
        for (const Figure& figure : figures.figures) {
            const std::string id = "diagram-" + std::to_string(++m_diagrams);
            m_html += "<figure>\n";
            m_html += toSvg(drawPosition(figure.position, figure.marked), id, figure.caption,
                            figure.alternative);
            m_html += "<figcaption>" + element("strong", figure.caption) +
                      element("span class=\"pieces\"", figure.alternative) +
                      element("code", figure.note) + "</figcaption>\n</figure>\n";
        }
        m_html += "</div>\n";
    }

    void operator()(const Pictures& pictures)
    {
        m_html += "<ul class=\"cells\">\n";
        for (const Picture& picture : pictures.pictures) {
            m_html += "<li><img src=\"" + pngAddress(picture.picture) + "\" alt=\"" +
                      escapeMarkup(picture.alternative) + "\" width=\"" +
                      std::to_string(picture.picture.width) + "\" height=\"" +
                      std::to_string(picture.picture.height) + "\"/>" +
                      element("span", picture.text) + "</li>\n";
        }
        m_html += "</ul>\n";
    }

    void operator()(const Signatures& signatures)
    {
        m_html += "<ul class=\"signatures\">\n";
        for (const SignaturePlace& place : signatures.places) {
            m_html += "<li>" + element("strong", place.role);
            if (!place.name.empty()) {
                m_html += element("span", place.name);
            }
            m_html += place.note.empty() ? element("span class=\"hint\"", signatures.dateLabel)
                                         : element("em", place.note);
            m_html += "</li>\n";
        }
        m_html += "</ul>\n";
    }

    std::string finish()
    {
        closeSection();
        return std::move(m_html);
    }

private:
    void addRow(const Row& row, const std::vector<Column>& columns)
    {
        std::string names = row.style == RowStyle::Emphasised ? "emphasised" : "";
        if (row.rule == RowRule::Above) {
            names += names.empty() ? "parted" : " parted";
        }
        m_html += names.empty() ? "<tr>\n" : "<tr class=\"" + names + "\">\n";
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const bool isNumber = i < columns.size() && columns[i].align == Align::Right;
            m_html += element(i == 0     ? "th scope=\"row\""
                              : isNumber ? "td class=\"number\""
                                         : "td",
                              row.cells[i]);
        }
        m_html += "</tr>\n";
    }

    void closeSection()
    {
        if (m_isOpen) {
            m_html += "</section>\n";
            m_isOpen = false;
        }
    }

    std::string m_html{};
    bool m_isOpen = false;
    int m_diagrams = 0;
};

}  // namespace

std::string toHtml(const Document& document)
{
    HtmlBlocks blocks;
    for (const Block& block : document.blocks) {
        std::visit(blocks, block);
    }
    const std::string title = nameAndValue(document.title, document.subtitle, document.language);
    std::string html = "<!DOCTYPE html>\n<html lang=\"";
    html += toCode(document.language);
    html += "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
            "<meta name=\"generator\" content=\"Diptych\"/>\n";
    html += element("title", title);
    html += "<style>\n";
    html += styleSheet;
    html += "</style>\n</head>\n<body>\n<main>\n<header>\n";
    html += element("h1", document.title);
    html += element("p class=\"subtitle\"", document.subtitle);
    html += "</header>\n" + blocks.finish() + "</main>\n</body>\n</html>\n";
    return html;
}

}  // namespace diptych::reports
