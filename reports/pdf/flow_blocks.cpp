#include "reports/pdf/flow_blocks.h"

#include "reports/pdf/flow_rows.h"
#include "reports/pdf/flow_table.h"

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr Font titleFont{21, Weight::Bold};
constexpr Font subtitleFont{12};
constexpr Font headingFont{11.5, Weight::Bold};
constexpr Font bodyFont{8.8};
constexpr Font noticeFont{8.8, Weight::Bold};
constexpr Font decisionFont{9.8};
constexpr Font nameFont{7.8};
constexpr Font valueFont{8.8};
constexpr double columnGap = 18;

class FlowBuilder {
public:
    FlowBuilder(const TextShaper& shaper, TextColumn column)
        : m_shaper(shaper)
        , m_column(column)
    {}

    void addTitle(const Document& document)
    {
        addLine("H1", document.title, titleFont, 0);
        addLine("P", document.subtitle, subtitleFont, 1);
        FlowItem line;
        line.before = 5;
        line.height = 3;
        line.draw = [column = m_column](Canvas& canvas, double top) {
            canvas.rule(column.left, top, column.width, 2);
        };
        m_items.push_back(std::move(line));
    }

    void operator()(const Heading& heading)
    {
        const auto lines = m_shaper.breakLines(heading.text, headingFont, m_column.width);
        FlowItem item;
        item.before = 15;
        item.height = heightOf(lines) + 3;
        item.keep = Keep::WithNext;
        item.draw = [lines, column = m_column](Canvas& canvas, double top) {
            canvas.begin("H2");
            canvas.text(lines, headingFont, column.left, top);
            canvas.end("H2");
        };
        m_items.push_back(std::move(item));
    }

    void operator()(const Paragraph& paragraph)
    {
        if (paragraph.style == ParagraphStyle::Notice) {
            addNotice(paragraph.text);
        } else {
            addLines("P", paragraph.text, bodyFont, m_column.left, m_column.width, 6);
        }
    }

    void operator()(const List& list)
    {
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            addListItem(list, i);
        }
    }

    void operator()(const Table& table) { addTable(m_items, table, m_shaper, m_column); }

    void operator()(const Fields& fields)
    {
        const std::size_t inRow = isNarrow() ? 1 : 2;
        const double width = isNarrow() ? m_column.width : (m_column.width - columnGap) / 2;
        const std::size_t first = m_items.size();
        std::vector<Field> row;
        for (const Field& field : fields.fields) {
            const bool isLong = m_shaper.widthOf(field.value, valueFont) > 3 * (width - nameWidth);
            if (isLong) {
                addFieldRow(row, width);
                addLongField(field);
                continue;
            }
            row.push_back(field);
            if (row.size() == inRow) {
                addFieldRow(row, width);
            }
        }
        addFieldRow(row, width);
        enclose(first, "L");
    }

    void operator()(const Figures& figures)
    {
        const std::size_t inRow = isNarrow() ? 1 : 3;
        for (std::size_t first = 0; first < figures.figures.size(); first += inRow) {
            const std::size_t end = std::min(first + inRow, figures.figures.size());
            addFigures(m_items,
                       {figures.figures.begin() + static_cast<std::ptrdiff_t>(first),
                        figures.figures.begin() + static_cast<std::ptrdiff_t>(end)},
                       m_shaper, m_column);
        }
    }

    void operator()(const Pictures& pictures)
    {
        addPictures(m_items, pictures.pictures, m_shaper, m_column);
    }

    void operator()(const Signatures& signatures)
    {
        const std::size_t inRow = isNarrow() ? 1 : 2;
        for (std::size_t i = 0; i < signatures.places.size(); i += inRow) {
            std::vector<SignaturePlace> row{signatures.places[i]};
            if (inRow == 2 && i + 1 < signatures.places.size()) {
                row.push_back(signatures.places[i + 1]);
            }
            const bool isLast = i + inRow >= signatures.places.size();
            addSignatures(m_items, row, signatures.dateLabel, m_shaper, m_column);
            // One below the other they would push a whole page before them.
            m_items.back().keep = isLast || isNarrow() ? Keep::Free : Keep::WithNext;
        }
    }

    std::vector<FlowItem> finish() { return std::move(m_items); }

private:
    static constexpr double nameWidth = 92;

    /// Too narrow for two things side by side: large print.
    bool isNarrow() const { return m_column.width < 380; }

    void addLine(const char* tag, const std::string& text, Font font, double before)
    {
        const auto lines = m_shaper.breakLines(text, font, m_column.width);
        FlowItem item;
        item.before = before;
        item.height = heightOf(lines);
        item.keep = Keep::WithNext;
        item.draw = [lines, font, tag, column = m_column](Canvas& canvas, double top) {
            canvas.begin(tag);
            canvas.text(lines, font, column.left, top);
            canvas.end(tag);
        };
        m_items.push_back(std::move(item));
    }

    /// A paragraph that may run over pages: every line is an item, the element spans them.
    void addLines(const char* tag, const std::string& text, Font font, double left, double width,
                  double before)
    {
        const auto lines = m_shaper.breakLines(text, font, width);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool isFirst = i == 0;
            const bool isLast = i + 1 == lines.size();
            FlowItem item;
            item.before = isFirst ? before : 0;
            item.height = lines[i].height;
            const bool introduces = isLast && text.ends_with(':');
            item.keep = introduces || (lines.size() > 1 && isFirst) ? Keep::WithNext : Keep::Free;
            item.draw = [line = lines[i], font, tag, left, isFirst, isLast](Canvas& canvas,
                                                                            double top) {
                if (isFirst) {
                    canvas.begin(tag);
                }
                canvas.text({line}, font, left, top);
                if (isLast) {
                    canvas.end(tag);
                }
            };
            m_items.push_back(std::move(item));
        }
    }

    void addNotice(const std::string& text)
    {
        constexpr double inset = 8;
        const auto lines = m_shaper.breakLines(text, noticeFont, m_column.width - 2 * inset);
        FlowItem item;
        item.before = 4;
        item.height = heightOf(lines) + 10;
        item.keep = Keep::WithNext;
        item.draw = [lines, column = m_column, height = item.height](Canvas& canvas, double top) {
            canvas.frame(column.left, top, column.width, height, 1.2);
            canvas.begin("P");
            canvas.text(lines, noticeFont, column.left + inset, top + 5);
            canvas.end("P");
        };
        m_items.push_back(std::move(item));
    }

    void addListItem(const List& list, std::size_t index)
    {
        constexpr double indent = 12;
        const bool isDecision = list.style == ListStyle::Emphasised;
        const Font font = isDecision ? decisionFont : bodyFont;
        const auto lines =
            m_shaper.breakLines(list.items[index], font, m_column.width - indent - 6);
        const bool isFirst = index == 0;
        const bool isLast = index + 1 == list.items.size();
        FlowItem item;
        item.before = isFirst ? 5 : 0;
        item.height = heightOf(lines) + (isDecision ? 3 : 2);
        item.keep = isFirst && !isLast ? Keep::WithNext : Keep::Free;
        item.draw = [lines, font, isFirst, isLast, isDecision, column = m_column,
                     height = item.height](Canvas& canvas, double top) {
            if (isDecision) {
                canvas.box(column.left, top, 3, height, 0);
            } else {
                canvas.box(column.left + 4, top + 4.6, 2.6, 2.6, 0);
            }
            if (isFirst) {
                canvas.begin("L");
            }
            canvas.begin("LI");
            canvas.begin("LBody");
            canvas.text(lines, font, column.left + indent, top + (isDecision ? 1.5 : 0));
            canvas.end("LBody");
            canvas.end("LI");
            if (isLast) {
                canvas.end("L");
            }
        };
        m_items.push_back(std::move(item));
    }

    void addFieldRow(std::vector<Field>& row, double width)
    {
        if (row.empty()) {
            return;
        }
        struct Laid {
            std::vector<TextLine> name, value;
            double left;
        };
        std::vector<Laid> laid;
        FlowItem item;
        item.before = 1;
        for (std::size_t i = 0; i < row.size(); ++i) {
            Laid field{m_shaper.breakLines(row[i].name, nameFont, nameWidth - 6),
                       m_shaper.breakLines(row[i].value, valueFont, width - nameWidth),
                       m_column.left + static_cast<double>(i) * (width + columnGap)};
            item.height = std::max({item.height, heightOf(field.name), heightOf(field.value)});
            laid.push_back(std::move(field));
        }
        item.height += 1;
        item.draw = [laid](Canvas& canvas, double top) {
            for (const Laid& field : laid) {
                canvas.begin("LI");
                canvas.begin("Lbl");
                canvas.text(field.name, nameFont, field.left, top + 0.6);
                canvas.end("Lbl");
                canvas.begin("LBody");
                canvas.text(field.value, valueFont, field.left + nameWidth, top);
                canvas.end("LBody");
                canvas.end("LI");
            }
        };
        m_items.push_back(std::move(item));
        row.clear();
    }

    void addLongField(const Field& field)
    {
        const std::size_t first = m_items.size();
        addLine("Lbl", field.name, nameFont, 4);
        addLines("LBody", field.value, valueFont, m_column.left, m_column.width, 0);
        enclose(first, "LI");
    }

    /// Puts the items from one on into a structure element.
    void enclose(std::size_t first, const char* tag)
    {
        if (first >= m_items.size()) {
            return;
        }
        m_items[first].draw = [tag, inner = m_items[first].draw](Canvas& canvas, double top) {
            canvas.begin(tag);
            inner(canvas, top);
        };
        m_items.back().draw = [tag, inner = m_items.back().draw](Canvas& canvas, double top) {
            inner(canvas, top);
            canvas.end(tag);
        };
    }

    const TextShaper& m_shaper;
    TextColumn m_column;
    std::vector<FlowItem> m_items{};
};

}  // namespace

std::vector<FlowItem> flowOf(const Document& document, const TextShaper& shaper, TextColumn column)
{
    FlowBuilder builder(shaper, column);
    builder.addTitle(document);
    for (const Block& block : document.blocks) {
        std::visit(builder, block);
    }
    return builder.finish();
}

}  // namespace diptych::reports
