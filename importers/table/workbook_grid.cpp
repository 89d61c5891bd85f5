#include "importers/table/workbook_grid.h"

#include "core/notation/utf8.h"
#include "importers/table/zip_file.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>

namespace diptych::importers {

namespace {

constexpr std::size_t mostSheets = 20;
/// A workbook with scores never comes near these; a zip of a few kilobytes can go far beyond.
constexpr std::size_t mostUnpacked = 2 * ZipFile::mostBytes;
constexpr std::size_t mostCellBytes = 4'000'000;
constexpr std::string_view zipSignature = "PK\x03\x04";

std::string_view localName(const pugi::xml_node& node)
{
    const std::string_view name = node.name();
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node childNamed(const pugi::xml_node& node, std::string_view name)
{
    return node.find_child([=](const pugi::xml_node& child) { return localName(child) == name; });
}

/// All text of a string item: runs one after the other, without phonetic hints.
std::string textOf(const pugi::xml_node& item)
{
    std::string text;
    for (const pugi::xml_node& child : item.children()) {
        if (localName(child) == "t") {
            text += child.text().get();
        } else if (localName(child) == "r") {
            text += childNamed(child, "t").text().get();
        }
    }
    return text;
}

/// Row and column, from 0, of a reference such as "B12".
struct CellReference {
    std::size_t row = 0;
    std::size_t column = 0;
};

std::optional<CellReference> parseReference(std::string_view text)
{
    CellReference reference;
    std::size_t at = 0;
    while (at < text.size() && at < 3 && text[at] >= 'A' && text[at] <= 'Z') {
        reference.column = reference.column * 26 + static_cast<std::size_t>(text[at] - 'A') + 1;
        ++at;
    }
    const std::size_t letters = at;
    while (at < text.size() && at < letters + 7 && text[at] >= '0' && text[at] <= '9') {
        reference.row = reference.row * 10 + static_cast<std::size_t>(text[at] - '0');
        ++at;
    }
    if (letters == 0 || at == letters || at != text.size() || reference.row == 0) {
        return std::nullopt;
    }
    return CellReference{reference.row - 1, reference.column - 1};
}

/// A spreadsheet keeps times of day as parts of a day.
std::string numberText(const std::string& value)
{
    char* end = nullptr;
    const double number = std::strtod(value.c_str(), &end);
    if (end == value.c_str() || !(number > 0.0 && number < 1.0)) {
        return value;
    }
    constexpr double secondsOfDay = 86'400.0;
    const auto seconds = static_cast<int>(std::lround(number * secondsOfDay));
    const auto twoDigits = [](int part) {
        return std::string(part < 10 ? "0" : "") + std::to_string(part);
    };
    return std::to_string(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" +
           twoDigits(seconds % 60);
}

class WorkbookReader {
public:
    explicit WorkbookReader(const ZipFile& archive)
        : m_archive(archive)
    {}

    std::vector<Grid> read()
    {
        readStrings();
        std::vector<Grid> grids;
        for (const std::string& path : sheetPaths()) {
            grids.push_back(readSheet(path));
        }
        if (grids.empty()) {
            grids.emplace_back();
            fail("xl/workbook.xml");
        }
        grids.front().diagnostics = std::move(m_diagnostics);
        return grids;
    }

private:
    void fail(const std::string& part)
    {
        m_diagnostics.push_back({Severity::Warning, "bad-workbook", TextSpan{}, {part}});
    }

    /// The limit is that of one part, or of all together.
    void failAsTooLarge(std::size_t most)
    {
        const std::size_t megabytes = most / 1'000'000;
        m_diagnostics.push_back({Severity::Error,
                                 "workbook-too-large",
                                 TextSpan{},
                                 {m_part, std::to_string(megabytes)}});
    }

    /// False where the part is not there. One that is not well formed is read as far as it is, one
    /// that is too large not at all.
    bool load(const std::string& path, pugi::xml_document& document)
    {
        m_part = path;
        const auto text = m_archive.member(path, std::min(m_room, ZipFile::mostBytes));
        if (!text) {
            const bool isTooLong = text.error() == MemberProblem::TooLong;
            if (isTooLong) {
                failAsTooLarge(m_room < ZipFile::mostBytes ? mostUnpacked : ZipFile::mostBytes);
            }
            return isTooLong;
        }
        m_room -= text->size();
        if (text->find("<!ENTITY") != std::string::npos) {
            m_diagnostics.push_back({Severity::Warning, "xml-entities", TextSpan{}, {path}});
        }
        if (!document.load_buffer(text->data(), text->size(),
                                  pugi::parse_default | pugi::parse_ws_pcdata_single)) {
            fail(path);
        }
        return true;
    }

    void readStrings()
    {
        pugi::xml_document document;
        if (!load("xl/sharedStrings.xml", document)) {
            return;  // a workbook without texts has none
        }
        for (const pugi::xml_node& item : document.document_element().children()) {
            if (localName(item) == "si") {
                m_strings.push_back(textOf(item));
            }
        }
    }

    std::vector<std::string> sheetPaths()
    {
        pugi::xml_document relations;
        pugi::xml_document workbook;
        std::vector<std::string> paths;
        if (!load("xl/_rels/workbook.xml.rels", relations) || !load("xl/workbook.xml", workbook)) {
            return paths;
        }
        std::map<std::string, std::string> targets;
        for (const pugi::xml_node& relation : relations.document_element().children()) {
            targets[relation.attribute("Id").value()] = relation.attribute("Target").value();
        }
        for (const pugi::xml_node& sheet :
             childNamed(workbook.document_element(), "sheets").children()) {
            const auto target = targets.find(sheet.attribute("r:id").value());
            if (target != targets.end() && paths.size() < mostSheets) {
                const bool absolute = target->second.starts_with('/');
                paths.push_back(absolute ? target->second.substr(1) : "xl/" + target->second);
            }
        }
        return paths;
    }

    Grid readSheet(const std::string& path)
    {
        Grid grid;
        pugi::xml_document document;
        if (!load(path, document)) {
            fail(path);
            return grid;
        }
        std::size_t row = 0;
        for (const pugi::xml_node& node :
             childNamed(document.document_element(), "sheetData").children()) {
            const unsigned long number = node.attribute("r").as_uint();
            row = number > 0 ? number - 1 : row;
            if (row < mostGridRows && m_cellRoom > 0) {
                readRow(node, row, grid);
            }
            ++row;
        }
        return grid;
    }

    void readRow(const pugi::xml_node& node, std::size_t row, Grid& grid)
    {
        std::size_t column = 0;
        for (const pugi::xml_node& cell : node.children()) {
            const auto reference = parseReference(cell.attribute("r").value());
            column = reference ? reference->column : column;
            const std::string text = trimmedCell(valueOf(cell));
            if (text.size() > m_cellRoom) {
                failAsTooLarge(mostCellBytes);
                m_cellRoom = 0;
                return;
            }
            if (column < mostGridColumns && !text.empty()) {
                m_cellRoom -= text.size();
                grid.rows.resize(std::max(grid.rows.size(), row + 1));
                GridRow& cells = grid.rows[row];
                cells.resize(std::max(cells.size(), column + 1));
                cells[column] = {text,
                                 TextSpan{static_cast<int>(row) + 1, static_cast<int>(column) + 1,
                                          notation::lengthOf(text)}};
            }
            ++column;
        }
    }

    std::string valueOf(const pugi::xml_node& cell) const
    {
        const std::string_view type = cell.attribute("t").value();
        if (type == "inlineStr") {
            return textOf(childNamed(cell, "is"));
        }
        const std::string value = childNamed(cell, "v").text().get();
        if (type == "s") {
            const unsigned long index = std::strtoul(value.c_str(), nullptr, 10);
            return index < m_strings.size() ? m_strings[index] : std::string();
        }
        return type.empty() || type == "n" ? numberText(value) : value;
    }

    const ZipFile& m_archive;
    std::string m_part{};                    ///< that is being read
    std::size_t m_room = mostUnpacked;       ///< bytes that may still be unpacked
    std::size_t m_cellRoom = mostCellBytes;  ///< bytes of text that cells may still have
    std::vector<std::string> m_strings{};
    Diagnostics m_diagnostics{};
};

}  // namespace

std::vector<Grid> readWorkbook(std::string_view bytes)
{
    const auto archive = ZipFile::open(bytes);
    if (!archive) {
        Grid grid;
        grid.diagnostics.push_back({Severity::Error, "bad-workbook", TextSpan{}, {"zip"}});
        return {grid};
    }
    return WorkbookReader(*archive).read();
}

bool looksLikeWorkbook(std::string_view bytes)
{
    if (!bytes.starts_with(zipSignature)) {
        return false;
    }
    const auto archive = ZipFile::open(bytes);
    return archive && archive->member("xl/workbook.xml");
}

}  // namespace diptych::importers
