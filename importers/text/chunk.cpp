#include "importers/text/chunk.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"
#include "importers/source/plain_words.h"
#include "importers/text/chunk_kind.h"

#include <algorithm>
#include <cstdint>

namespace diptych::importers {

namespace {

using Text = std::u32string_view;

/// Longest text in brackets that still belongs to the move before it, as in "c1(D)".
constexpr std::size_t mostBracketedSigns = 6;
/// Longest remark or variation in brackets within a line.
constexpr std::size_t longestBracket = 400;

/// Walks along one line.
class LineCutter {
public:
    LineCutter(Text line, int lineNumber, ChunkState& state, notation::Confusions confusions)
        : m_line(line)
        , m_number(lineNumber)
        , m_state(state)
        , m_confusions(confusions)
        , m_barsAreBorders(std::count(line.begin(), line.end(), U'|') > 1)
    {}

    std::vector<Chunk> cut();

private:
    bool atEnd() const { return m_at == m_line.size(); }
    char32_t here() const { return m_line[m_at]; }
    bool isBorder(char32_t symbol) const { return symbol == U'|' && m_barsAreBorders; }
    TextSpan spanFrom(std::size_t start) const
    {
        return {m_number, static_cast<int>(start) + 1, static_cast<int>(m_at - start)};
    }

    bool isSeparator() const;
    void takeBlank();
    void takeComment();
    bool takeBracket(char32_t open, char32_t close);
    bool takeTag();
    void takeWord();
    void add(Chunk chunk);

    Text m_line;
    int m_number;
    ChunkState& m_state;
    notation::Confusions m_confusions;
    bool m_barsAreBorders;
    std::size_t m_at = 0;
    int m_tabs = 0;
    std::vector<Chunk> m_chunks{};
};

void LineCutter::add(Chunk chunk)
{
    chunk.tabs = m_tabs;
    m_tabs = 0;
    m_chunks.push_back(std::move(chunk));
}

void LineCutter::takeBlank()
{
    m_tabs += here() == U'\t' || isBorder(here()) ? 1 : 0;
    ++m_at;
}

/// A semicolon close behind a move, with a number or a move after it. Otherwise a comment begins.
bool LineCutter::isSeparator() const
{
    if (m_at == 0 || notation::isBlank(m_line[m_at - 1])) {
        return false;
    }
    std::size_t start = m_at + 1;
    while (start < m_line.size() && notation::isBlank(m_line[start])) {
        ++start;
    }
    std::size_t end = start;
    while (end < m_line.size() && !notation::isBlank(m_line[end]) && m_line[end] != U';' &&
           m_line[end] != U',') {
        ++end;
    }
    if (start == end) {
        return false;
    }
    const ChunkKind next =
        classifyWord(m_line.substr(start, end - start), {}, m_confusions).front().kind;
    return next == ChunkKind::Number || next == ChunkKind::BlackNumber || next == ChunkKind::Move;
}

/// The rest of a comment in braces, to its end or that of the line.
void LineCutter::takeComment()
{
    const std::size_t end = m_line.find(U'}', m_at);
    const bool closed = end != Text::npos;
    m_state.comment += notation::toUtf8(m_line.substr(m_at, closed ? end - m_at : end));
    m_at = closed ? end + 1 : m_line.size();
    if (!closed) {
        return;
    }
    Chunk chunk;
    chunk.span = m_state.commentStart;
    chunk.kind = ChunkKind::Remark;
    if (const auto clock = clockInComment(m_state.comment)) {
        chunk.kind = ChunkKind::Clock;
        chunk.value = *clock;
    }
    chunk.text = std::move(m_state.comment);
    m_state = {};
    add(std::move(chunk));
}

bool LineCutter::takeBracket(char32_t open, char32_t close)
{
    int depth = 0;
    const std::size_t end = std::min(m_line.size(), m_at + longestBracket);
    for (std::size_t i = m_at; i < end; ++i) {
        depth += m_line[i] == open ? 1 : m_line[i] == close ? -1 : 0;
        if (depth == 0) {
            const std::size_t start = m_at;
            m_at = i + 1;
            add(classifyBracket(m_line.substr(start + 1, i - start - 1), spanFrom(start)));
            return true;
        }
    }
    return false;
}

/// [Name "value"]
bool LineCutter::takeTag()
{
    std::size_t i = m_at + 1;
    while (i < m_line.size() && (notation::isLetter(m_line[i]) || m_line[i] == U'_')) {
        ++i;
    }
    const std::size_t nameEnd = i;
    while (i < m_line.size() && m_line[i] == U' ') {
        ++i;
    }
    if (nameEnd == m_at + 1 || i >= m_line.size() || m_line[i] != U'"') {
        return false;
    }
    const std::size_t valueStart = i + 1;
    const std::size_t valueEnd = m_line.rfind(U'"');
    if (valueEnd < valueStart) {
        return false;
    }
    Chunk chunk;
    chunk.kind = ChunkKind::Tag;
    chunk.name = notation::toUtf8(m_line.substr(m_at + 1, nameEnd - m_at - 1));
    chunk.text = notation::toUtf8(m_line.substr(valueStart, valueEnd - valueStart));
    const std::size_t start = m_at;
    m_at = m_line.size();
    chunk.span = spanFrom(start);
    add(std::move(chunk));
    return true;
}

void LineCutter::takeWord()
{
    const std::size_t start = m_at;
    while (!atEnd() && !notation::isBlank(here()) && !isBorder(here()) && here() != U'{' &&
           here() != U';') {
        if (here() == U'(' && m_at > start) {
            const std::size_t close = m_line.substr(m_at, mostBracketedSigns + 1).find(U')');
            const bool drawOffer = m_line.substr(m_at, 3) == U"(=)";
            if (close == Text::npos || drawOffer) {
                break;
            }
            m_at += close;
        }
        const bool endsWord = m_at + 1 == m_line.size() || notation::isBlank(m_line[m_at + 1]) ||
                              notation::isLetter(m_line[m_at + 1]);
        if (here() == U',' && m_at > start && endsWord) {
            break;
        }
        ++m_at;
    }
    const std::size_t end = m_at;
    m_at += !atEnd() && here() == U',' ? 1 : 0;
    const TextSpan span{m_number, static_cast<int>(start) + 1, static_cast<int>(end - start)};
    for (Chunk& chunk : classifyWord(m_line.substr(start, end - start), span, m_confusions)) {
        add(std::move(chunk));
    }
}

std::vector<Chunk> LineCutter::cut()
{
    while (!atEnd()) {
        if (m_state.inComment) {
            takeComment();
        } else if (notation::isBlank(here()) || isBorder(here())) {
            takeBlank();
        } else if (here() == U'{') {
            m_state.inComment = true;
            m_state.commentStart = {m_number, static_cast<int>(m_at) + 1, 1};
            ++m_at;
        } else if (here() == U';') {
            if (!isSeparator()) {
                break;
            }
            ++m_at;
        } else if (here() == U'[' && (takeTag() || takeBracket(U'[', U']'))) {
            continue;
        } else if (here() == U'(' && takeBracket(U'(', U')')) {
            continue;
        } else {
            takeWord();
        }
    }
    if (m_state.inComment) {
        m_state.comment += ' ';
    }
    return std::move(m_chunks);
}

}  // namespace

std::vector<Chunk> chunksOf(std::string_view line, int lineNumber, ChunkState& state,
                            notation::Confusions confusions)
{
    const std::u32string characters = notation::toCodePoints(line);
    return LineCutter(characters, lineNumber, state, confusions).cut();
}

}  // namespace diptych::importers
