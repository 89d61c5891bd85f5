#include "core/notation/braille_catalog.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/embedded_braille_codes.h"
#include "core/notation/utf8.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace diptych::notation {

namespace {

std::optional<DigitShape> shapeNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, DigitShape>, 4> names{{
        {"lower", DigitShape::Lower},
        {"upper", DigitShape::Upper},
        {"bare-upper", DigitShape::BareUpper},
        {"antoine", DigitShape::Antoine},
    }};
    for (const auto& [known, shape] : names) {
        if (known == name) {
            return shape;
        }
    }
    return std::nullopt;
}

std::optional<Cell> oneCell(const pugi::xml_node& node)
{
    const auto cells = parseCells(node.attribute("cells").as_string());
    if (!cells || cells->size() != 1) {
        return std::nullopt;
    }
    return cells->front();
}

/// Puts the letters of the piece elements in place of the dialect's; the problem if one is wrong.
std::optional<std::string> readReplacedPieces(const pugi::xml_node& root, Dialect& dialect)
{
    std::vector<chess::PieceType> replaced;
    for (const pugi::xml_node& node : root.children("piece")) {
        const auto type = pieceNamed(node.attribute("type").as_string());
        const std::string letter = node.attribute("letter").as_string();
        if (!type || letter.empty()) {
            return "a piece element needs a type and a letter";
        }
        if (std::find(replaced.begin(), replaced.end(), *type) == replaced.end()) {
            replaced.push_back(*type);
            std::erase_if(dialect.letters,
                          [&](const PieceLetter& known) { return known.type == *type; });
            dialect.written[static_cast<std::size_t>(*type)] = letter;
        }
        std::u32string letters = toCodePoints(letter);
        std::u32string small = letters;
        std::transform(small.begin(), small.end(), small.begin(), toSmall);
        dialect.letters.push_back({*type, std::move(letters), std::move(small)});
    }
    return std::nullopt;
}

std::optional<std::string> readShapes(const pugi::xml_node& root, BrailleCode& code)
{
    for (const pugi::xml_node& node : root.children("digits")) {
        const auto shape = shapeNamed(node.attribute("shape").as_string());
        if (!shape) {
            return "a digits element needs a shape: lower, upper, bare-upper or antoine";
        }
        code.shapes.push_back(*shape);
    }
    return std::nullopt;
}

std::optional<std::string> readSigns(const pugi::xml_node& root, BrailleCode& code)
{
    for (const pugi::xml_node& node : root.children("sign")) {
        auto cells = parseCells(node.attribute("cells").as_string());
        if (!cells) {
            return "a sign element needs cells such as 46 or 345-1234";
        }
        code.signs.push_back({std::move(*cells), node.attribute("print").as_string()});
    }
    std::stable_sort(
        code.signs.begin(), code.signs.end(),
        [](const BrailleSign& a, const BrailleSign& b) { return a.cells.size() > b.cells.size(); });
    return std::nullopt;
}

std::optional<std::string> readWriting(const pugi::xml_node& root, BrailleCode& code)
{
    const pugi::xml_node node = root.child("writing");
    const auto digits = shapeNamed(node.attribute("digits").as_string());
    const auto stop = parseCells(node.attribute("stop").as_string("1"));
    if (!digits || !stop || stop->size() != 1) {
        return "a writing element needs a shape of digits, and one cell for a stop";
    }
    code.writing.digits = *digits;
    code.writing.numberSigns = *digits == DigitShape::Upper || *digits == DigitShape::Antoine;
    code.writing.capitals = node.attribute("capitals").as_bool();
    code.writing.bothSquares = node.attribute("both-squares").as_bool();
    code.writing.stop = node.attribute("stop") ? stop->front() : Cell{0};
    return std::nullopt;
}

std::vector<BrailleCode> readBrailleCatalog()
{
    std::vector<BrailleCode> catalog;
    for (const EmbeddedFile& file : embeddedBrailleCodes()) {
        auto code = parseBrailleCode(file.text);
        if (!code) {
            throw std::logic_error(std::string(file.name) + ": " + code.error());
        }
        catalog.push_back(std::move(*code));
    }
    std::sort(catalog.begin(), catalog.end(),
              [](const BrailleCode& a, const BrailleCode& b) { return a.rank < b.rank; });
    return catalog;
}

}  // namespace

tl::expected<BrailleCode, std::string> parseBrailleCode(std::string_view xml)
{
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
    if (!parsed) {
        return tl::make_unexpected(std::string(parsed.description()) + " at byte " +
                                   std::to_string(parsed.offset));
    }
    const pugi::xml_node root = document.child("braille");
    BrailleCode code;
    code.code = root.attribute("code").as_string();
    code.name = root.attribute("name").as_string();
    code.rank = root.attribute("rank").as_int();
    const Dialect* dialect = findDialect(root.attribute("dialect").as_string());
    const auto capital = oneCell(root.child("capital"));
    const auto number = oneCell(root.child("number"));
    if (code.code.empty() || code.rank < 1 || dialect == nullptr) {
        return tl::make_unexpected(std::string("a braille element needs code, rank and dialect"));
    }
    if (!capital || !number) {
        return tl::make_unexpected(std::string("capital and number need one cell each"));
    }
    code.dialect = *dialect;
    code.capital = *capital;
    code.number = *number;
    for (auto problem : {readReplacedPieces(root, code.dialect), readShapes(root, code),
                         readSigns(root, code), readWriting(root, code)}) {
        if (problem) {
            return tl::make_unexpected(std::move(*problem));
        }
    }
    return code;
}

const std::vector<BrailleCode>& allBrailleCodes()
{
    static const std::vector<BrailleCode> catalog = readBrailleCatalog();
    return catalog;
}

std::optional<BrailleCode> findBrailleCode(std::string_view name)
{
    for (const BrailleCode& code : allBrailleCodes()) {
        if (code.code == name) {
            return code;
        }
    }
    const Dialect* dialect = findDialect(name);
    if (dialect == nullptr) {
        return std::nullopt;
    }
    BrailleCode code;
    code.code = dialect->code;
    code.name = dialect->name;
    code.dialect = *dialect;
    code.capital = parseCells("46")->front();
    code.number = parseCells("3456")->front();
    code.shapes = {DigitShape::Upper, DigitShape::Lower, DigitShape::BareUpper};
    return code;
}

}  // namespace diptych::notation
