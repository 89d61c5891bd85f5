#include "reports/braille/brf_writer.h"

#include "reports/braille/brf_pages.h"
#include "reports/braille/cells.h"
#include "reports/document/name_and_value.h"

namespace diptych::reports {

namespace {

constexpr Indent paragraphIndent{2, 0};
constexpr Indent itemIndent{0, 2};
constexpr Indent cellIndent{2, 4};

class BrailleBlocks {
public:
    explicit BrailleBlocks(Language language)
        : m_language(language)
    {}

    void addTitle(const Document& document)
    {
        m_pages.addHeading(cells(document.title));
        add(document.subtitle, paragraphIndent);
    }

    void operator()(const Heading& heading) { m_pages.addHeading(cells(heading.text)); }

    void operator()(const Paragraph& paragraph) { add(paragraph.text, paragraphIndent); }

    void operator()(const List& list)
    {
        for (const std::string& item : list.items) {
            add("- " + item, itemIndent);
        }
    }

    void operator()(const Fields& fields)
    {
        for (const Field& field : fields.fields) {
            add(nameAndValue(field.name, field.value, m_language), itemIndent);
        }
    }

    void operator()(const Table& table)
    {
        add(introducing(table.caption, m_language), paragraphIndent);
        for (const Row& row : table.rows) {
            for (std::size_t i = 0; i < row.cells.size() && i < table.columns.size(); ++i) {
                add(nameAndValue(table.columns[i].title, row.cells[i], m_language),
                    i == 0 ? itemIndent : cellIndent);
            }
        }
    }

    void operator()(const Figures& figures)
    {
        for (const Figure& figure : figures.figures) {
            add(introducing(figure.caption, m_language), itemIndent);
            add(figure.alternative, cellIndent);
        }
    }

    void operator()(const Pictures& pictures)
    {
        for (const Picture& picture : pictures.pictures) {
            add(picture.text, itemIndent);
        }
    }

    void operator()(const Signatures& signatures)
    {
        for (const SignaturePlace& place : signatures.places) {
            const std::string who =
                place.name.empty() ? place.role : nameAndValue(place.role, place.name, m_language);
            add(place.note.empty() ? who : who + ", " + place.note, itemIndent);
        }
    }

    std::string finish()
    {
        const Language language = m_language;
        return m_pages.finish(
            [language](int page) { return toCells(std::to_string(page), language); });
    }

private:
    std::string cells(const std::string& text) const { return toCells(text, m_language); }
    void add(const std::string& text, Indent indent) { m_pages.addLines(cells(text), indent); }

    Language m_language;
    BrfPages m_pages{};
};

}  // namespace

std::string toBrf(const Document& document)
{
    BrailleBlocks blocks(document.language);
    blocks.addTitle(document);
    for (const Block& block : document.blocks) {
        std::visit(blocks, block);
    }
    return blocks.finish();
}

}  // namespace diptych::reports
