#include "importers/braille/pef_rows.h"

#include <pugixml.hpp>

#include <algorithm>

namespace diptych::importers {

namespace {

/// More of a text than this need not be looked at to know what it is.
constexpr std::size_t prologBytes = 1000;

std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

class RowCollector : public pugi::xml_tree_walker {
public:
    explicit RowCollector(std::string_view source)
        : m_source(source)
    {}

    bool for_each(pugi::xml_node& node) override
    {
        if (localName(node.name()) == "row") {
            const auto offset =
                std::min(static_cast<std::size_t>(node.offset_debug()), m_source.size());
            m_line += static_cast<int>(
                std::count(m_source.begin() + static_cast<std::ptrdiff_t>(m_at),
                           m_source.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
            m_at = offset;
            m_rows.push_back({node.text().get(), m_line});
        }
        return true;
    }

    std::vector<PefRow> take() { return std::move(m_rows); }

private:
    std::string_view m_source;
    std::size_t m_at = 0;
    int m_line = 0;
    std::vector<PefRow> m_rows{};
};

}  // namespace

bool looksLikePef(std::string_view text)
{
    text = text.substr(0, prologBytes);
    const std::size_t first = text.find_first_not_of(" \t\n");
    return first != std::string_view::npos && text[first] == '<' &&
           text.find("daisy.org/ns/2008/pef") != std::string_view::npos;
}

std::vector<PefRow> pefRows(std::string_view text)
{
    pugi::xml_document document;
    document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
    RowCollector collector(text);
    document.traverse(collector);
    return collector.take();
}

}  // namespace diptych::importers
