#pragma once

#include "core/chess/piece.h"
#include "core/chess/square.h"
#include "core/support/diagnostic.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace diptych::incident {

/// A word of the case file and what it stands for.
template <typename Value>
struct Named {
    std::string_view word;
    Value value;
};

/// Walks through the words of one line and puts every complaint, with its place, into a list of
/// diagnostics. A function that answers with an absent value has complained already.
class LineCursor {
public:
    /// The text must outlive the cursor. Lines count from 1.
    LineCursor(int line, std::string_view text, Diagnostics& diagnostics);

    int line() const { return m_line; }
    bool atEnd() const;

    /// The next word without taking it; empty at the end.
    std::string_view peek() const;

    /// Takes the next word; `expected` says in words what should stand there.
    std::optional<std::string_view> word(std::string_view expected);

    /// Takes all that is left, without blanks around it; may be empty.
    std::string_view rest();
    /// The same, but nothing left is an error.
    std::optional<std::string> text(std::string_view expected);
    /// The rest of the line; empty where there is none.
    std::string optionalText();
    /// Takes text in double quotes; \" and \\ stand for the signs themselves.
    std::optional<std::string> quoted(std::string_view expected);

    std::optional<chess::Color> side();
    std::optional<int> ply();
    std::optional<chess::Square> square();
    std::optional<int> clockTime();
    std::optional<int> number(int most);
    /// Takes the next word, which must be exactly this one.
    bool fixed(std::string_view wanted);

    template <typename Value, std::size_t Size>
    std::optional<Value> oneOf(const Named<Value> (&words)[Size])
    {
        const auto found = word(listOf<Value>(words));
        if (!found) {
            return std::nullopt;
        }
        for (const Named<Value>& entry : words) {
            if (entry.word == *found) {
                return entry.value;
            }
        }
        complain("unknown-word", *found, listOf<Value>(words));
        return std::nullopt;
    }

    /// Complains about words that are left over, unless the line was complained about already.
    void finish();

    /// Complains about a piece of this line; the place is that of the piece.
    void complain(std::string_view code, std::string_view found, std::string_view expected);
    /// The same for a place within the last word taken, given as an offset in bytes.
    void complainAt(std::string_view code, std::size_t offsetInWord, std::string_view found,
                    std::string_view expected);

private:
    template <typename Value>
    static std::string listOf(std::span<const Named<Value>> words)
    {
        std::string list;
        for (const Named<Value>& entry : words) {
            list += (list.empty() ? "" : " ") + std::string(entry.word);
        }
        return list;
    }

    void skipBlanks();
    int columnOf(std::size_t offset) const;

    int m_line;
    std::string_view m_text;
    Diagnostics& m_diagnostics;
    std::size_t m_next = 0;  // offset of the next word
    std::size_t m_last = 0;  // offset of the word taken last
    std::size_t m_complaintsBefore;
};

}  // namespace diptych::incident
