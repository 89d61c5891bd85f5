#include "core/score/openings.h"

#include "core/chess/san.h"
#include "core/score/embedded_moves.h"

#include <pugixml.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace diptych::score {

namespace {

using chess::Position;

struct Openings {
    std::unordered_map<std::uint64_t, int> lines{};  ///< by the hash of the position
    std::vector<std::string> unplayable{};
};

/// Counts the positions of a line that begins where `start` is; the position that it reaches.
Position addLine(Openings& openings, Position start, std::string_view line, int count)
{
    while (!line.empty()) {
        const std::string_view word = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(line.size(), word.size() + 1));
        const auto token = chess::parseSan(word);
        const auto moves = token ? chess::matches(start, *token) : chess::MoveList{};
        if (moves.size() != 1) {
            openings.unplayable.push_back(std::string(word) + ' ' + std::string(line));
            break;
        }
        start = start.after(moves[0]);
        openings.lines[start.hash()] += count;
    }
    return start;
}

Openings readOpenings()
{
    Openings openings;
    for (const auto& file : embeddedMoves()) {
        pugi::xml_document document;
        document.load_buffer(file.text.data(), file.text.size());
        for (const auto& opening : document.child("openings").children("opening")) {
            const auto lines = opening.children("line");
            const auto count = static_cast<int>(std::distance(lines.begin(), lines.end()));
            const Position start = addLine(openings, Position::initial(),
                                           opening.attribute("moves").as_string(), count);
            for (const auto& line : lines) {
                addLine(openings, start, line.text().as_string(), 1);
            }
        }
    }
    return openings;
}

const Openings& openings()
{
    static const Openings read = readOpenings();
    return read;
}

}  // namespace

int openingLines(const Position& position)
{
    const auto& lines = openings().lines;
    const auto found = lines.find(position.hash());
    return found == lines.end() ? 0 : found->second;
}

std::vector<std::string> unplayableOpenings()
{
    return openings().unplayable;
}

}  // namespace diptych::score
