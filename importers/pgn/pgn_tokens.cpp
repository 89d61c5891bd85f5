#include "importers/pgn/pgn_tokens.h"

#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"
#include "core/support/digit.h"

#include <algorithm>

namespace diptych::importers {

namespace {

/// A move is never longer; what is, is cut into pieces so that no token grows without end.
constexpr std::size_t longestWord = 200;
/// "(Ф)" and "(Msh)" in bytes.
constexpr std::size_t longestPromotion = 6;

bool endsWord(char character)
{
    return std::string_view("{};()[]$\"").find(character) != std::string_view::npos;
}

/// The rest of a tag up to its closing bracket, but never beyond its line.
std::size_t endOfTag(std::string_view text)
{
    bool quoted = false;
    for (std::size_t i = 0; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '"') {
            quoted = !quoted;
        } else if (text[i] == ']' && !quoted) {
            return i;
        }
    }
    return std::string_view::npos;
}

std::string unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        i += text[i] == '\\' && i + 1 < text.size() ? 1 : 0;
        result.push_back(text[i]);
    }
    return result;
}

}  // namespace

void PgnReader::advance()
{
    const bool continuation = (static_cast<unsigned char>(here()) & 0xC0) == 0x80;
    if (here() == '\n') {
        ++m_line;
        m_column = 1;
    } else if (!continuation) {
        ++m_column;
    }
    ++m_at;
}

void PgnReader::skipBlanks()
{
    while (!atEnd()) {
        if (m_column == 1 && here() == '%') {  // an escaped line
            while (!atEnd() && here() != '\n') {
                advance();
            }
            continue;
        }
        const auto next = notation::codePointAt(m_text, m_at);
        if (!next || !notation::isBlank(next->value)) {
            return;
        }
        for (int i = 0; i < next->bytes; ++i) {
            advance();
        }
    }
}

PgnToken PgnReader::started(PgnTokenKind kind) const
{
    PgnToken token;
    token.kind = kind;
    token.span = {m_line, m_column, 1};
    return token;
}

PgnToken PgnReader::takeTag()
{
    PgnToken token = started(PgnTokenKind::Tag);
    const std::string_view rest = m_text.substr(m_at + 1);
    const std::size_t end = endOfTag(rest);
    const std::string_view tag = rest.substr(0, end);
    const std::size_t open = tag.find('"');
    const std::size_t close = tag.rfind('"');
    if (end == std::string_view::npos || open == std::string_view::npos || close <= open) {
        token.kind = PgnTokenKind::BadTag;
        while (!atEnd() && here() != '\n') {
            token.text.push_back(here());
            advance();
        }
        token.span.length = notation::lengthOf(token.text);
        return token;
    }
    const std::string_view name = tag.substr(0, open);
    token.name = name.substr(0, name.find_first_of(" \t"));
    token.text = unescaped(tag.substr(open + 1, close - open - 1));
    token.span.length = notation::lengthOf(tag) + 2;
    for (std::size_t i = 0; i < end + 2; ++i) {
        advance();
    }
    return token;
}

PgnToken PgnReader::takeComment()
{
    PgnToken token = started(PgnTokenKind::Comment);
    const std::size_t end = m_text.find('}', m_at);
    if (end == std::string_view::npos) {
        token.kind = PgnTokenKind::UnclosedComment;
    }
    const std::size_t stop = std::min(end, m_text.size());
    token.text = m_text.substr(m_at + 1, stop - m_at - 1);
    while (m_at < stop) {
        advance();
    }
    if (!atEnd()) {
        advance();
    }
    return token;
}

PgnToken PgnReader::takeLineComment()
{
    PgnToken token = started(PgnTokenKind::Comment);
    while (!atEnd() && here() != '\n') {
        token.text.push_back(here());
        advance();
    }
    return token;
}

bool PgnReader::startsNumber() const
{
    std::size_t i = m_at;
    while (i < m_text.size() && isDigit(m_text[i])) {
        ++i;
    }
    const std::size_t digits = i - m_at;
    if (digits == 0 || digits > 3) {
        return false;
    }
    const char after = i < m_text.size() ? m_text[i] : ' ';
    return after == '.' || after == ' ' || after == '\n' || after == '\t';
}

PgnToken PgnReader::takeNumber()
{
    PgnToken token = started(PgnTokenKind::Number);
    while (!atEnd() && isDigit(here())) {
        token.number = token.number * 10 + (here() - '0');
        token.text.push_back(here());
        advance();
    }
    skipBlanks();
    while (!atEnd() && here() == '.') {
        ++token.dots;
        advance();
    }
    token.span.length = static_cast<int>(token.text.size()) + token.dots;
    return token;
}

PgnToken PgnReader::takeWord()
{
    PgnToken token = started(PgnTokenKind::Word);
    const std::size_t start = m_at;
    while (!atEnd() && m_at - start < longestWord) {
        const auto next = notation::codePointAt(m_text, m_at);
        if (next && notation::isBlank(next->value)) {
            break;
        }
        // "c8(Q)" is a move, "Nf3(" the start of a variation.
        const bool promotion = here() == '(' && m_at > start &&
                               m_text.substr(m_at, longestPromotion).find(')') != m_text.npos;
        if (promotion) {
            while (here() != ')') {
                advance();
            }
        } else if (endsWord(here()) && m_at > start) {
            break;
        }
        advance();
    }
    token.text = m_text.substr(start, m_at - start);
    token.span.length = notation::lengthOf(token.text);
    return token;
}

PgnToken PgnReader::next()
{
    skipBlanks();
    if (atEnd()) {
        return started(PgnTokenKind::End);
    }
    switch (here()) {
    case '[':
        return takeTag();
    case '{':
        return takeComment();
    case ';':
        return takeLineComment();
    case '(':
    case ')': {
        PgnToken token =
            started(here() == '(' ? PgnTokenKind::VariationStart : PgnTokenKind::VariationEnd);
        advance();
        return token;
    }
    case '$': {
        PgnToken token = started(PgnTokenKind::Annotation);
        advance();
        while (!atEnd() && isDigit(here())) {
            advance();
        }
        return token;
    }
    default:
        return startsNumber() ? takeNumber() : takeWord();
    }
}

}  // namespace diptych::importers
