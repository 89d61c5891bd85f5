#include "reports/text/text_writer.h"

#include "reports/document/name_and_value.h"
#include "reports/text/wrapping.h"

#include <algorithm>

namespace diptych::reports {

namespace {

std::string rule(std::string_view sign, int columns)
{
    std::string line;
    for (int i = 0; i < columns; ++i) {
        line += sign;
    }
    return line + "\n";
}

std::string withoutTrailingBlanks(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

/// Widths of the columns of a table: by their shares, two blanks between them.
std::vector<int> widthsOf(const Table& table)
{
    int shares = 0;
    for (const Column& column : table.columns) {
        shares += column.share;
    }
    const int free = textColumns - 2 * (static_cast<int>(table.columns.size()) - 1);
    std::vector<int> widths;
    int used = 0;
    for (const Column& column : table.columns) {
        widths.push_back(std::max(3, free * column.share / std::max(1, shares)));
        used += widths.back();
    }
    if (!widths.empty() && used < free) {
        widths.front() += free - used;
    }
    return widths;
}

class TextBlocks {
public:
    explicit TextBlocks(Language language)
        : m_language(language)
    {}

    void operator()(const Heading& heading)
    {
        m_text += "\n\n" + heading.text + "\n" + rule("-", columnsOf(heading.text));
    }

    void operator()(const Paragraph& paragraph)
    {
        m_text += "\n";
        const bool isNotice = paragraph.style == ParagraphStyle::Notice;
        addWrapped(paragraph.text, isNotice ? "*** " : "", isNotice ? "    " : "");
    }

    void operator()(const List& list)
    {
        m_text += "\n";
        for (const std::string& item : list.items) {
            addWrapped(item, "- ", "  ");
        }
    }

    void operator()(const Fields& fields)
    {
        int width = 0;
        for (const Field& field : fields.fields) {
            width = std::max(width, columnsOf(introducing(field.name, m_language)) + 1);
        }
        width = std::min(width, 28);
        m_text += "\n";
        for (const Field& field : fields.fields) {
            addWrapped(field.value, padded(introducing(field.name, m_language), width) + " ",
                       std::string(static_cast<std::size_t>(width) + 1, ' '));
        }
    }

    void operator()(const Table& table)
    {
        m_text += "\n";
        addWrapped(introducing(table.caption, m_language), "", "");
        m_text += "\n";
        const std::vector<int> widths = widthsOf(table);
        std::vector<std::string> titles;
        for (const Column& column : table.columns) {
            titles.push_back(column.title);
        }
        addCells(titles, table.columns, widths);
        m_text += rule("-", textColumns);
        for (const Row& row : table.rows) {
            if (row.rule == RowRule::Above) {
                m_text += rule("=", textColumns);
            }
            addCells(row.cells, table.columns, widths);
        }
    }

    void operator()(const Figures& figures)
    {
        for (const Figure& figure : figures.figures) {
            m_text += "\n" + figure.caption + "\n\n";
            addBoard(figure);
            m_text += "\n";
            addWrapped(figure.alternative, "", "");
            addWrapped(figure.note, "", "");
        }
    }

    void operator()(const Pictures& pictures)
    {
        for (const Picture& picture : pictures.pictures) {
            addWrapped(picture.text, "- ", "  ");
        }
    }

    void operator()(const Signatures& signatures)
    {
        for (const SignaturePlace& place : signatures.places) {
            const std::string who =
                place.name.empty() ? place.role : place.role + ", " + place.name;
            m_text += "\n\n" + rule("_", 40);
            addWrapped(who, "", "");
            addWrapped(place.note.empty() ? signatures.dateLabel : place.note, "", "");
        }
    }

    std::string finish() { return std::move(m_text); }

private:
    void addWrapped(std::string_view text, std::string_view first, std::string_view others)
    {
        std::string_view lead = first;
        for (const std::string& line : wrap(text, textColumns - columnsOf(first))) {
            m_text += withoutTrailingBlanks(std::string(lead) + line);
            lead = others;
        }
    }

    void addCells(const std::vector<std::string>& cells, const std::vector<Column>& columns,
                  const std::vector<int>& widths)
    {
        std::vector<std::vector<std::string>> wrapped;
        std::size_t height = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            wrapped.push_back(wrap(i < cells.size() ? cells[i] : std::string(), widths[i]));
            height = std::max(height, wrapped.back().size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            std::string text;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                const std::string& part = line < wrapped[i].size() ? wrapped[i][line] : "";
                text += padded(part, widths[i],
                               columns[i].align == Align::Right ? Fill::Right : Fill::Left);
                text += i + 1 < widths.size() ? "  " : "";
            }
            m_text += withoutTrailingBlanks(text);
        }
    }

    void addBoard(const Figure& figure)
    {
        for (int rank = 7; rank >= 0; --rank) {
            std::string line = "  " + std::to_string(rank + 1) + "  ";
            for (int file = 0; file < 8; ++file) {
                const chess::Square square = chess::makeSquare(file, rank);
                const auto piece = figure.position.at(square);
                const std::string letter(1, piece ? chess::fenLetter(*piece) : '.');
                line += chess::contains(figure.marked, square) ? "[" + letter + "]"
                                                               : " " + letter + " ";
            }
            m_text += withoutTrailingBlanks(line);
        }
        m_text += "\n      a  b  c  d  e  f  g  h\n";
    }

    Language m_language;
    std::string m_text{};
};

}  // namespace

std::string toText(const Document& document)
{
    std::string text = document.title + "\n" + rule("=", columnsOf(document.title));
    for (const std::string& line : wrap(document.subtitle, textColumns)) {
        text += line + "\n";
    }
    TextBlocks blocks(document.language);
    for (const Block& block : document.blocks) {
        std::visit(blocks, block);
    }
    return text + blocks.finish();
}

}  // namespace diptych::reports
