#pragma once

#include "core/support/span.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace diptych::importers {

enum class PgnTokenKind : std::uint8_t {
    Tag,
    Number,  ///< "12." or "12..."
    Word,    ///< a move, a result, or something else
    Comment,
    VariationStart,
    VariationEnd,
    Annotation,  ///< "$14"
    UnclosedComment,
    BadTag,
    End,
};

struct PgnToken {
    PgnTokenKind kind = PgnTokenKind::End;
    std::string text;  ///< of a tag its value
    std::string name{};
    TextSpan span{};
    int number = 0;  ///< of a move
    int dots = 0;    ///< after the number
};

/// Cuts a PGN text into tokens, one after the other.
class PgnReader {
public:
    PgnReader(std::string_view text, int firstLine)
        : m_text(text)
        , m_line(firstLine)
    {}

    PgnToken next();

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    char here() const { return m_text[m_at]; }
    void advance();
    void skipBlanks();
    PgnToken started(PgnTokenKind kind) const;
    PgnToken takeTag();
    PgnToken takeComment();
    PgnToken takeLineComment();
    PgnToken takeWord();
    PgnToken takeNumber();
    bool startsNumber() const;

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
};

}  // namespace diptych::importers
