#include "core/notation/dialect_catalog.h"

#include "core/notation/embedded_dialects.h"
#include "core/notation/utf8.h"

#include <pugixml.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace diptych::notation {

using chess::PieceType;

namespace {

std::optional<WordMeaning> meaningNamed(std::string_view name)
{
    if (name == "draw") {
        return WordMeaning::Draw;
    }
    if (name == "check") {
        return WordMeaning::Check;
    }
    if (name == "mate") {
        return WordMeaning::Mate;
    }
    return std::nullopt;
}

std::u32string smallLetters(std::u32string text)
{
    std::transform(text.begin(), text.end(), text.begin(), toSmall);
    return text;
}

/// Adds the letters of the piece elements; the text of the problem if one is wrong.
std::optional<std::string> readPieces(const pugi::xml_node& root, Dialect& dialect)
{
    for (const pugi::xml_node& node : root.children("piece")) {
        const auto type = pieceNamed(node.attribute("type").as_string());
        const std::string letter = node.attribute("letter").as_string();
        if (!type || letter.empty()) {
            return "a piece element needs a type and a letter";
        }
        PieceLetter entry{*type, toCodePoints(letter), {}};
        entry.small = smallLetters(entry.letters);
        dialect.letters.push_back(std::move(entry));
        if (node.attribute("use").empty()) {
            dialect.written[static_cast<std::size_t>(*type)] = letter;
        }
    }
    if (std::any_of(dialect.written.begin(), dialect.written.end(),
                    [](const std::string& letter) { return letter.empty(); })) {
        return "every piece needs a letter";
    }
    std::stable_sort(dialect.letters.begin(), dialect.letters.end(),
                     [](const PieceLetter& a, const PieceLetter& b) {
                         return a.letters.size() > b.letters.size();
                     });
    return std::nullopt;
}

std::optional<std::string> readWords(const pugi::xml_node& root, Dialect& dialect)
{
    for (const pugi::xml_node& node : root.children("word")) {
        const auto meaning = meaningNamed(node.attribute("meaning").as_string());
        if (!meaning) {
            return "a word element needs a meaning: draw, check or mate";
        }
        dialect.words.push_back({*meaning, smallLetters(toCodePoints(node.text().as_string()))});
    }
    return std::nullopt;
}

std::vector<Dialect> readDialectCatalog()
{
    std::vector<Dialect> catalog;
    for (const EmbeddedFile& file : embeddedDialects()) {
        auto dialect = parseDialect(file.text);
        if (!dialect) {
            throw std::logic_error(std::string(file.name) + ": " + dialect.error());
        }
        catalog.push_back(std::move(*dialect));
    }
    std::sort(catalog.begin(), catalog.end(),
              [](const Dialect& a, const Dialect& b) { return a.rank < b.rank; });
    return catalog;
}

}  // namespace

std::optional<PieceType> pieceNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, PieceType>, chess::pieceTypeCount> names{{
        {"king", PieceType::King},
        {"queen", PieceType::Queen},
        {"rook", PieceType::Rook},
        {"bishop", PieceType::Bishop},
        {"knight", PieceType::Knight},
        {"pawn", PieceType::Pawn},
    }};
    for (const auto& [known, type] : names) {
        if (known == name) {
            return type;
        }
    }
    return std::nullopt;
}

tl::expected<Dialect, std::string> parseDialect(std::string_view xml)
{
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
    if (!parsed) {
        return tl::make_unexpected(std::string(parsed.description()) + " at byte " +
                                   std::to_string(parsed.offset));
    }
    const pugi::xml_node root = document.child("dialect");
    Dialect dialect;
    dialect.code = root.attribute("code").as_string();
    dialect.name = root.attribute("name").as_string();
    dialect.native = root.attribute("native").as_string();
    dialect.rank = root.attribute("rank").as_int();
    if (dialect.code.empty() || dialect.rank < 1) {
        return tl::make_unexpected(std::string("a dialect element needs a code and a rank"));
    }
    if (auto problem = readPieces(root, dialect)) {
        return tl::make_unexpected(std::move(*problem));
    }
    if (auto problem = readWords(root, dialect)) {
        return tl::make_unexpected(std::move(*problem));
    }
    dialect.files = toCodePoints(root.child("files").attribute("letters").as_string());
    if (!dialect.files.empty() && dialect.files.size() != 8) {
        return tl::make_unexpected(std::string("the files element needs eight letters"));
    }
    const pugi::xml_node writing = root.child("writing");
    dialect.castlingShort = writing.attribute("castling-short").as_string("0-0");
    dialect.castlingLong = writing.attribute("castling-long").as_string("0-0-0");
    dialect.capture = writing.attribute("capture").as_string("x");
    dialect.promotion = std::string_view(writing.attribute("promotion").as_string()) == "letter"
                            ? PromotionStyle::Letter
                            : PromotionStyle::Equals;
    return dialect;
}

const std::vector<Dialect>& allDialects()
{
    static const std::vector<Dialect> catalog = readDialectCatalog();
    return catalog;
}

const Dialect* findDialect(std::string_view code)
{
    for (const Dialect& dialect : allDialects()) {
        if (dialect.code == code) {
            return &dialect;
        }
    }
    return nullptr;
}

}  // namespace diptych::notation
