#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace diptych::notation {

/// The characters of one entry in a plain form: no blanks, one kind of dash, "x" or ":" for a
/// capture, full-width characters as ASCII, letters composed with their accents.
class EntrySymbols {
public:
    static constexpr std::size_t capacity = 24;

    std::u32string_view view() const { return {m_symbols.data(), m_size}; }

    /// Adds a character; reports whether there was room.
    [[nodiscard]] bool push(char32_t symbol);
    /// Puts another character in place of the last one.
    void replaceLast(char32_t symbol);
    bool empty() const { return m_size == 0; }

private:
    std::array<char32_t, capacity> m_symbols{};
    std::size_t m_size = 0;
};

/// Plain form of an entry; absent if it is longer than any move can be.
std::optional<EntrySymbols> foldEntry(std::string_view text);

/// A blank of any width, also one that does not break or cannot be seen.
bool isBlank(char32_t character);

/// A hyphen, a dash or a minus sign of any length.
bool isDash(char32_t character);

constexpr char32_t firstFigurine = 0x2654;  ///< the white king
constexpr char32_t lastFigurine = 0x265F;   ///< the black pawn

/// White and black men of the Unicode block of chess symbols (U+2654 to U+265F).
bool isFigurine(char32_t character);

}  // namespace diptych::notation
