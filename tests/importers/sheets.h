#pragma once

#include "core/chess/san.h"
#include "importers/importer.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace diptych::importers::testdata {

inline std::string fileText(const std::string& path)
{
    std::ifstream file(std::string(DIPTYCH_TEST_DATA) + "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline score::Sheet read(std::string_view text, score::Medium medium,
                         const std::string& dialect = "auto")
{
    ImportRequest request;
    request.bytes = text;
    request.medium = medium;
    request.dialect = dialect;
    return readSheet(request);
}

/// Texts of all entries.
inline std::vector<std::string> textsOf(const score::Sheet& sheet)
{
    std::vector<std::string> texts;
    for (const score::Entry& entry : sheet.entries) {
        texts.push_back(entry.text);
    }
    return texts;
}

/// Number and column of all entries: "12w", "12b", "-" without either.
inline std::vector<std::string> placesOf(const score::Sheet& sheet)
{
    std::vector<std::string> places;
    for (const score::Entry& entry : sheet.entries) {
        std::string place = entry.number ? std::to_string(*entry.number) : std::string();
        if (entry.side) {
            place += *entry.side == chess::Color::White ? "w" : "b";
        }
        places.push_back(place.empty() ? "-" : place);
    }
    return places;
}

/// Moves that the best legal reading of each entry means; "?" where there is none or where it can
/// be several moves. The game goes on with the first of these.
inline std::vector<std::string> movesOf(const score::Sheet& sheet,
                                        chess::Position position = chess::Position::initial())
{
    std::vector<std::string> moves;
    for (const score::Entry& entry : sheet.entries) {
        std::string text = "?";
        for (const notation::Reading& reading : entry.readings) {
            const chess::MoveList legal = chess::matches(position, reading.token);
            if (!legal.empty()) {
                text = legal.size() == 1 ? chess::toUci(legal[0]) : "?";
                position = position.after(legal[0]);
                break;
            }
        }
        moves.push_back(text);
    }
    return moves;
}

/// Codes of all diagnostics.
inline std::vector<std::string> codesOf(const score::Sheet& sheet)
{
    std::vector<std::string> codes;
    for (const Diagnostic& diagnostic : sheet.diagnostics) {
        codes.push_back(diagnostic.code);
    }
    return codes;
}

}  // namespace diptych::importers::testdata
