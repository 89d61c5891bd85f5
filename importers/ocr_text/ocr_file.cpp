#include "importers/ocr_text/ocr_file.h"

#include "core/notation/utf8.h"
#include "importers/source/source_text.h"
#include "importers/table/grid.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>

namespace diptych::importers {

namespace {

constexpr int mostDepth = 100;
constexpr double percent = 100.0;

double numberOf(std::string_view text)
{
    const std::string copy(text);
    const double value = std::strtod(copy.c_str(), nullptr);
    return value > -1e9 && value < 1e9 ? value : 0.0;
}

std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// All text within an element.
std::string textWithin(const pugi::xml_node& node, int depth)
{
    std::string text;
    for (const pugi::xml_node& child : node.children()) {
        const bool isText = child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata;
        if (isText) {
            text += child.value();
        } else if (depth < mostDepth) {
            text += textWithin(child, depth + 1);
        }
    }
    return text;
}

class XmlWords {
public:
    XmlWords(std::string_view text, int firstLine)
        : m_text(text)
        , m_firstLine(firstLine)
    {}

    OcrPage read(OcrForm form)
    {
        pugi::xml_document document;
        const pugi::xml_parse_result parsed =
            document.load_buffer(m_text.data(), m_text.size(),
                                 pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
        if (!parsed) {
            m_page.diagnostics.push_back({Severity::Warning,
                                          "bad-xml",
                                          placeOf(static_cast<std::size_t>(parsed.offset)),
                                          {parsed.description()}});
        }
        walk(document, form, 0);
        return std::move(m_page);
    }

private:
    void walk(const pugi::xml_node& node, OcrForm form, int depth)
    {
        for (const pugi::xml_node& child : node.children()) {
            if (depth > mostDepth || m_page.words.size() >= mostOcrWords) {
                return;
            }
            const std::string_view name = localName(child.name());
            const std::string_view kind = child.attribute("class").value();
            m_pages += name == "Page" || kind == "ocr_page" ? 1 : 0;
            if (form == OcrForm::Hocr && kind == "ocrx_word") {
                addHocrWord(child);
            } else if (form == OcrForm::Alto && name == "String") {
                addAltoWord(child);
            } else {
                walk(child, form, depth + 1);
            }
        }
    }

    /// title="bbox 100 200 300 400; x_wconf 93".
    void addHocrWord(const pugi::xml_node& node)
    {
        OcrWord word;
        word.text = trimmedCell(textWithin(node, 0));
        std::istringstream title(node.attribute("title").value());
        std::string property;
        while (title >> property) {
            if (property == "bbox") {
                double right = 0.0;
                double bottom = 0.0;
                title >> word.left >> word.top >> right >> bottom;
                word.width = right - word.left;
                word.height = bottom - word.top;
            } else if (property == "x_wconf") {
                double confidence = percent;
                title >> confidence;
                word.confidence = confidence / percent;
            }
        }
        add(std::move(word), node);
    }

    void addAltoWord(const pugi::xml_node& node)
    {
        OcrWord word;
        word.text = trimmedCell(node.attribute("CONTENT").value());
        word.left = numberOf(node.attribute("HPOS").value());
        word.top = numberOf(node.attribute("VPOS").value());
        word.width = numberOf(node.attribute("WIDTH").value());
        word.height = numberOf(node.attribute("HEIGHT").value());
        if (!node.attribute("WC").empty()) {
            word.confidence = numberOf(node.attribute("WC").value());
        }
        add(std::move(word), node);
    }

    void add(OcrWord word, const pugi::xml_node& node)
    {
        if (word.text.empty()) {
            return;
        }
        word.page = m_pages;
        word.confidence = std::clamp(word.confidence, 0.0, 1.0);
        word.place =
            placeOf(static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0)));
        word.place.length = notation::lengthOf(word.text);
        m_page.words.push_back(std::move(word));
    }

    /// Line and column of an offset; asked for in rising order.
    TextSpan placeOf(std::size_t offset)
    {
        for (; m_offset < offset && m_offset < m_text.size(); ++m_offset) {
            const auto byte = static_cast<unsigned char>(m_text[m_offset]);
            if (byte == '\n') {
                ++m_line;
                m_column = 1;
            } else if ((byte & 0xC0) != 0x80) {
                ++m_column;
            }
        }
        return {m_firstLine + m_line, m_column, 0};
    }

    std::string_view m_text;
    int m_firstLine;
    OcrPage m_page{};
    int m_pages = 0;
    std::size_t m_offset = 0;
    int m_line = 0;
    int m_column = 1;
};

constexpr std::string_view tsvHead = "level\tpage_num\tblock_num";

/// Columns level, page, block, paragraph, line, word, left, top, width, height, confidence, text.
OcrPage readTsv(std::string_view text, int firstLine)
{
    constexpr std::size_t columns = 12;
    OcrPage page;
    int number = firstLine - 1;
    for (std::string_view line : linesOf(text)) {
        ++number;
        const TextSpan start{number, 1, 0};
        std::array<std::string_view, columns> fields{};
        std::size_t count = 0;
        std::size_t column = 1;
        while (count < columns) {
            const std::size_t tab = count + 1 < columns ? line.find('\t') : std::string_view::npos;
            fields[count++] = line.substr(0, tab);
            if (tab == std::string_view::npos) {
                break;
            }
            line.remove_prefix(tab + 1);
            column += tab + 1;
        }
        const double confidence = numberOf(fields[10]);
        const std::string word = trimmedCell(fields[11]);
        if (count < columns || word.empty() || confidence < 0.0 || fields[0] == "level") {
            continue;
        }
        if (page.words.size() == mostOcrWords) {
            break;
        }
        page.words.push_back({word,
                              std::min(confidence / percent, 1.0),
                              static_cast<int>(numberOf(fields[1])),
                              numberOf(fields[6]),
                              numberOf(fields[7]),
                              numberOf(fields[8]),
                              numberOf(fields[9]),
                              {start.line, static_cast<int>(column), notation::lengthOf(word)}});
    }
    return page;
}

}  // namespace

OcrForm ocrFormOf(std::string_view text)
{
    constexpr std::size_t sample = 20'000;
    const std::string_view front = text.substr(0, sample);
    if (front.starts_with(tsvHead)) {
        return OcrForm::Tsv;
    }
    const std::size_t first = front.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || front[first] != '<') {
        return OcrForm::Plain;
    }
    if (front.find("ocr_page") != std::string_view::npos ||
        front.find("ocrx_word") != std::string_view::npos) {
        return OcrForm::Hocr;
    }
    return front.find("<alto") != std::string_view::npos ||
                   front.find(":alto") != std::string_view::npos
               ? OcrForm::Alto
               : OcrForm::Plain;
}

OcrPage readOcrFile(OcrForm form, std::string_view text, int firstLine)
{
    return form == OcrForm::Tsv ? readTsv(text, firstLine) : XmlWords(text, firstLine).read(form);
}

}  // namespace diptych::importers
