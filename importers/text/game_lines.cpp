#include "importers/text/game_lines.h"

#include "core/notation/entry_shape.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace diptych::importers {

namespace {

constexpr int longestEntry = 10;
constexpr int longestWordWithoutDigit = 3;

/// What a line is made of.
struct Census {
    int numbers = 0;
    int moves = 0;         ///< with the shape of a move
    int placeholders = 0;  ///< and fillers, dots
    int entries = 0;       ///< words that may be entries, and short captures
    int words = 0;         ///< all other words
    int others = 0;        ///< results, clocks, remarks
};

Census censusOf(const std::vector<Chunk>& line)
{
    Census census;
    for (const Chunk& chunk : line) {
        switch (chunk.kind) {
        case ChunkKind::Number:
        case ChunkKind::BlackNumber:
            ++census.numbers;
            break;
        case ChunkKind::Move:
            ++census.moves;
            break;
        case ChunkKind::Placeholder:
        case ChunkKind::Filler:
        case ChunkKind::Dots:
            ++census.placeholders;
            break;
        case ChunkKind::MaybeMove:
        case ChunkKind::PieceLetter:
            ++census.entries;
            break;
        case ChunkKind::Word:
            ++(mayBeEntry(chunk) ? census.entries : census.words);
            break;
        default:
            ++census.others;
        }
    }
    return census;
}

bool isGame(const std::vector<Chunk>& line)
{
    const Census census = censusOf(line);
    const bool startsWithNumber = !line.empty() && (line[0].kind == ChunkKind::Number ||
                                                    line[0].kind == ChunkKind::BlackNumber);
    if (startsWithNumber && line.size() > 1 && line[1].kind == ChunkKind::Move) {
        return true;
    }
    if (census.moves > 0) {
        return census.moves * 2 >= census.words + census.entries || census.words <= census.moves;
    }
    const int written = census.placeholders + census.entries;
    return startsWithNumber && census.words == 0 && written >= 1 && written <= 2;
}

/// A line that is part of the game if lines of the game stand before and after it.
bool mayBeGame(const std::vector<Chunk>& line)
{
    const Census census = censusOf(line);
    return census.words == 0 && census.placeholders + census.entries <= 2;
}

/// "Tacl", "exdS": with a digit for the last letter it has the shape of a move.
bool endsWithLetterForDigit(const std::string& text)
{
    constexpr std::array<std::pair<char, char>, 5> alike{
        {{'l', '1'}, {'I', '1'}, {'S', '5'}, {'B', '8'}, {'Z', '2'}}};
    for (const auto& [letter, digit] : alike) {
        if (!text.empty() && text.back() == letter) {
            const std::string written = text.substr(0, text.size() - 1) + digit;
            return notation::shapeOf(written) == notation::EntryShape::Move;
        }
    }
    return false;
}

}  // namespace

bool mayBeEntry(const Chunk& word)
{
    if (word.kind != ChunkKind::Word) {
        return word.kind == ChunkKind::PieceLetter || word.kind == ChunkKind::MaybeMove;
    }
    const bool hasDigit = std::any_of(word.text.begin(), word.text.end(),
                                      [](char byte) { return byte >= '0' && byte <= '9'; });
    return word.span.length <= (hasDigit ? longestEntry : longestWordWithoutDigit) ||
           (word.span.length <= longestEntry && endsWithLetterForDigit(word.text));
}

std::vector<bool> gameLines(const std::vector<std::vector<Chunk>>& lines)
{
    std::vector<bool> game(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        game[i] = isGame(lines[i]);
    }
    const auto first = std::find(game.begin(), game.end(), true);
    const auto last = std::find(game.rbegin(), game.rend(), true);
    if (first == game.end()) {
        // Nothing has the shape of a move, but a sheet of unreadable entries is still a sheet.
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Census census = censusOf(lines[i]);
            game[i] = census.placeholders > 0 && census.words + census.entries == 0;
        }
        return game;
    }
    const auto begin = static_cast<std::size_t>(first - game.begin());
    const auto end = static_cast<std::size_t>(game.rend() - last);
    for (std::size_t i = begin; i < end; ++i) {
        game[i] = game[i] || mayBeGame(lines[i]);
    }
    return game;
}

}  // namespace diptych::importers
