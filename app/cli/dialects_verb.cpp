#include "app/cli/json.h"
#include "app/cli/verbs.h"
#include "core/notation/braille_catalog.h"
#include "core/notation/braille_writer.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/spoken_catalog.h"

#include <ostream>

namespace diptych::cli {

namespace {

using chess::PieceType;
using notation::Dialect;

struct NamedPiece {
    PieceType type;
    std::string_view name;
};

constexpr NamedPiece pieces[] = {
    {PieceType::King, "king"},     {PieceType::Queen, "queen"},   {PieceType::Rook, "rook"},
    {PieceType::Bishop, "bishop"}, {PieceType::Knight, "knight"}, {PieceType::Pawn, "pawn"},
};

Json dialectJson(const Dialect& dialect)
{
    Json letters = Json::object();
    for (const auto& [type, name] : pieces) {
        letters[std::string(name)] = dialect.letterOf(type);
    }
    return {{"code", dialect.code},
            {"name", dialect.name},
            {"native", dialect.native},
            {"letters", std::move(letters)},
            {"castling", {dialect.castlingShort, dialect.castlingLong}},
            {"capture", dialect.capture}};
}

/// Cells of a piece's letters, with the capital sign where the code writes it.
std::string cellsOf(const notation::BrailleCode& code, PieceType type)
{
    const bool pawn = type == PieceType::Pawn;
    return pawn || !notation::canWrite(code)
               ? "-"
               : notation::toPatterns(notation::brailleText(code.dialect.letterOf(type), code));
}

std::string dialectText(const Dialect& dialect)
{
    std::string text = dialect.code + "  " + dialect.name + " (" + dialect.native + ")\n\n";
    for (const auto& [type, name] : pieces) {
        text += dialect.letterOf(type) + "  " + std::string(name) + "\n";
    }
    return text + "\n" + dialect.castlingShort + "  " + dialect.castlingLong + "  " +
           dialect.capture + "\n";
}

Json brailleJson(const notation::BrailleCode& code)
{
    Json cells = Json::object();
    for (const auto& [type, name] : pieces) {
        cells[std::string(name)] = cellsOf(code, type);
    }
    return {{"code", code.code},
            {"name", code.name},
            {"dialect", code.dialect.code},
            {"cells", std::move(cells)},
            {"number", notation::toPatterns(notation::brailleMoveNumber(1, code))}};
}

std::string brailleText(const notation::BrailleCode& code)
{
    std::string text = code.code + "  " + code.name + "\n\n";
    for (const auto& [type, name] : pieces) {
        text += cellsOf(code, type) + "  " + std::string(name) + "\n";
    }
    for (int number = 1; number <= 8; ++number) {
        text += (number == 1 ? "\n" : " ") +
                notation::toPatterns(notation::brailleMoveNumber(number, code));
    }
    return text + "  numbers\n";
}

Json spokenJson(const notation::SpokenLanguage& language)
{
    return {{"code", language.code}, {"name", language.name}, {"native", language.native}};
}

/// Codes of Braille and languages of announcements, after the dialects.
void listOthers(const Console& console)
{
    console.out << "\nBraille\n";
    for (const notation::BrailleCode& code : notation::allBrailleCodes()) {
        console.out << code.code << "  " << code.name << '\n';
    }
    console.out << "\nSpoken\n";
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        console.out << language.code << "  " << language.name << " (" << language.native << ")\n";
    }
}

Json othersJson()
{
    Json braille = Json::array();
    for (const notation::BrailleCode& code : notation::allBrailleCodes()) {
        braille.push_back(brailleJson(code));
    }
    Json spoken = Json::array();
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        spoken.push_back(spokenJson(language));
    }
    return {{"braille", std::move(braille)}, {"spoken", std::move(spoken)}};
}

ExitCode listDialects(const Request& request, const Console& console)
{
    Json list = Json::array();
    for (const Dialect& dialect : notation::allDialects()) {
        list.push_back(dialectJson(dialect));
        if (request.format == Format::AsText) {
            console.out << dialect.code << "  " << dialect.name << " (" << dialect.native << ")";
            for (const auto& [type, name] : pieces) {
                console.out << ' ' << dialect.letterOf(type);
            }
            console.out << '\n';
        }
    }
    if (request.format == Format::AsJson) {
        Json answer = {{"schema", "diptych.dialects/1"}, {"dialects", std::move(list)}};
        answer.update(othersJson());
        console.out << toText(answer) << '\n';
    } else {
        listOthers(console);
    }
    return ExitCode::Done;
}

std::string codes()
{
    std::string text;
    for (const Dialect& dialect : notation::allDialects()) {
        text += (text.empty() ? "" : " ") + dialect.code;
    }
    for (const notation::BrailleCode& code : notation::allBrailleCodes()) {
        text += notation::findDialect(code.code) == nullptr ? " " + code.code : std::string();
    }
    return text;
}

ExitCode showBraille(const Request& request, const Console& console,
                     const notation::BrailleCode& code)
{
    if (request.format == Format::AsJson) {
        console.out << toText(brailleJson(code)) << '\n';
    } else {
        console.out << brailleText(code);
    }
    return ExitCode::Done;
}

}  // namespace

ExitCode runDialects(const Request& request, const Console& console)
{
    if (request.arguments.operands().empty()) {
        return listDialects(request, console);
    }
    const std::string& code = request.arguments.operands().front();
    const Dialect* dialect = notation::findDialect(code);
    if (dialect == nullptr) {
        if (const auto braille = notation::findBrailleCode(code)) {
            return showBraille(request, console, *braille);
        }
        return fail(console,
                    "dialects: unknown dialect \"" + code + "\", expected one of " + codes());
    }
    if (request.format == Format::AsJson) {
        console.out << toText(dialectJson(*dialect)) << '\n';
    } else {
        console.out << dialectText(*dialect);
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
