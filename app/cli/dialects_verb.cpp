#include "app/cli/json.h"
#include "app/cli/verbs.h"
#include "core/notation/dialect_catalog.h"

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

std::string dialectText(const Dialect& dialect)
{
    std::string text = dialect.code + "  " + dialect.name + " (" + dialect.native + ")\n\n";
    for (const auto& [type, name] : pieces) {
        text += dialect.letterOf(type) + "  " + std::string(name) + "\n";
    }
    return text + "\n" + dialect.castlingShort + "  " + dialect.castlingLong + "  " +
           dialect.capture + "\n";
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
        console.out << toText({{"schema", "diptych.dialects/1"}, {"dialects", std::move(list)}})
                    << '\n';
    }
    return ExitCode::Done;
}

std::string codes()
{
    std::string text;
    for (const Dialect& dialect : notation::allDialects()) {
        text += (text.empty() ? "" : " ") + dialect.code;
    }
    return text;
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
