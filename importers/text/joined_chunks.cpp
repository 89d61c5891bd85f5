#include "importers/text/joined_chunks.h"

#include "importers/source/plain_words.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace diptych::importers {

namespace {

/// "87 min" is two words, "0 - 0 - 0" five.
constexpr std::size_t fewestParts = 2;
constexpr std::size_t mostParts = 5;

bool mayBePart(const Chunk& chunk)
{
    constexpr std::size_t longestPart = 8;  ///< bytes
    switch (chunk.kind) {
    case ChunkKind::Number:
    case ChunkKind::Filler:
    case ChunkKind::PieceLetter:
    case ChunkKind::Word:
    case ChunkKind::Result:
        return chunk.text.size() <= longestPart;
    default:
        return false;
    }
}

/// Noughts with a dash between each two.
bool isCastling(std::string_view text)
{
    constexpr std::string_view longest = "0-0-0";
    bool alternates = text.size() == 3 || text.size() == longest.size();
    for (std::size_t i = 0; i < text.size() && alternates; ++i) {
        alternates = (text[i] == '-') == (i % 2 == 1);
    }
    return alternates && text.find_first_not_of("0Oo-") == std::string_view::npos;
}

/// What some chunks beside each other are together; a chunk of the kind Word if nothing. The first
/// number of a line is that of the row, so no time begins there.
Chunk wholeOf(const std::vector<Chunk>& line, std::size_t first, std::size_t count)
{
    Chunk whole;
    for (std::size_t i = first; i < first + count; ++i) {
        if (!mayBePart(line[i]) || (i > first && line[i].tabs > 0)) {
            return {};
        }
        whole.text += line[i].text;
    }
    const TextSpan& end = line[first + count - 1].span;
    whole.span = line[first].span;
    whole.span.length = end.column + end.length - whole.span.column;
    whole.tabs = line[first].tabs;
    if (const auto result = readResult(whole.text)) {
        whole.kind = ChunkKind::Result;
        whole.result = resultOf(*result);
    } else if (isCastling(whole.text)) {
        whole.kind = ChunkKind::Move;
    } else if (const auto seconds = readMinutes(whole.text); seconds && first > 0) {
        whole.kind = ChunkKind::Clock;
        whole.value = *seconds;
    }
    return whole;
}

std::vector<Chunk> withWholes(std::vector<Chunk> line)
{
    std::vector<Chunk> joined;
    joined.reserve(line.size());
    for (std::size_t i = 0; i < line.size();) {
        std::size_t count = std::min(mostParts, line.size() - i);
        Chunk whole;
        for (; count >= fewestParts; --count) {
            whole = wholeOf(line, i, count);
            if (whole.kind != ChunkKind::Word) {
                break;
            }
        }
        if (count >= fewestParts) {
            joined.push_back(std::move(whole));
            i += count;
        } else {
            joined.push_back(std::move(line[i]));
            ++i;
        }
    }
    return joined;
}

bool isTime(const std::vector<Chunk>& line, std::size_t index)
{
    return index < line.size() && line[index].kind == ChunkKind::Clock;
}

/// "/", "-" or "|" beside a time.
bool isSignBetweenTimes(const Chunk& chunk)
{
    const bool sign = chunk.kind == ChunkKind::Filler || chunk.kind == ChunkKind::Placeholder;
    return (sign || chunk.kind == ChunkKind::Word) &&
           (chunk.text == "/" || chunk.text == "|" || chunk.kind == ChunkKind::Filler);
}

bool isLetter(const std::vector<Chunk>& line, std::size_t index)
{
    return index < line.size() && line[index].kind == ChunkKind::PieceLetter &&
           line[index].span.length == 1;
}

/// "W" or "black" before a time, with or without a colon; or one of two letters before two times.
bool isSideOfTime(const std::vector<Chunk>& line, std::size_t index)
{
    const Chunk& chunk = line[index];
    if (!isTime(line, index + 1) ||
        (chunk.kind != ChunkKind::PieceLetter && chunk.kind != ChunkKind::Word)) {
        return false;
    }
    std::string_view text = chunk.text;
    while (!text.empty() && (text.back() == ':' || text.back() == '=' || text.back() == '.')) {
        text.remove_suffix(1);
    }
    const bool first = isLetter(line, index + 2) && isTime(line, index + 3);
    const bool second = index > 1 && isLetter(line, index - 2) && isTime(line, index - 1);
    return sideNamed(text) || (isLetter(line, index) && (first || second));
}

}  // namespace

std::vector<Chunk> joinedChunks(std::vector<Chunk> line)
{
    const std::vector<Chunk> joined = withWholes(std::move(line));
    std::vector<Chunk> result = joined;
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const bool between = isSignBetweenTimes(joined[i]) && isTime(joined, i + 1) &&
                             (joined[i].text == "/" || (i > 0 && isTime(joined, i - 1)));
        const bool behind = joined[i].text == "/" && i > 0 && isTime(joined, i - 1);
        if (between || behind || isSideOfTime(joined, i)) {
            result[i].kind = ChunkKind::Remark;
        }
    }
    return result;
}

}  // namespace diptych::importers
