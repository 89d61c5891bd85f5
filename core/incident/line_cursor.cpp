#include "core/incident/line_cursor.h"

#include "core/incident/number_text.h"
#include "core/incident/ply_text.h"
#include "core/incident/time_text.h"

#include <algorithm>

namespace diptych::incident {

namespace {

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

int codePoints(std::string_view text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

constexpr Named<chess::Color> sides[] = {
    {"white", chess::Color::White},
    {"black", chess::Color::Black},
};

}  // namespace

LineCursor::LineCursor(int line, std::string_view text, Diagnostics& diagnostics)
    : m_line(line)
    , m_text(text)
    , m_diagnostics(diagnostics)
    , m_complaintsBefore(diagnostics.size())
{
    skipBlanks();
    m_last = m_next;
}

bool LineCursor::atEnd() const
{
    return m_next >= m_text.size();
}

std::string_view LineCursor::peek() const
{
    std::size_t end = m_next;
    while (end < m_text.size() && !isBlank(m_text[end])) {
        ++end;
    }
    return m_text.substr(m_next, end - m_next);
}

std::optional<std::string_view> LineCursor::word(std::string_view expected)
{
    const std::string_view found = peek();
    m_last = m_next;
    if (found.empty()) {
        complain("missing-word", "", expected);
        return std::nullopt;
    }
    m_next += found.size();
    skipBlanks();
    return found;
}

std::string_view LineCursor::rest()
{
    m_last = m_next;
    std::string_view found = m_text.substr(m_next);
    while (!found.empty() && isBlank(found.back())) {
        found.remove_suffix(1);
    }
    m_next = m_text.size();
    return found;
}

std::optional<std::string> LineCursor::text(std::string_view expected)
{
    const std::string_view found = rest();
    if (found.empty()) {
        complain("missing-word", "", expected);
        return std::nullopt;
    }
    return std::string(found);
}

std::string LineCursor::optionalText()
{
    return std::string(rest());
}

std::optional<std::string> LineCursor::quoted(std::string_view expected)
{
    m_last = m_next;
    if (atEnd() || m_text[m_next] != '"') {
        complain(atEnd() ? "missing-word" : "unknown-word", peek(), expected);
        return std::nullopt;
    }
    std::string value;
    for (std::size_t at = m_next + 1; at < m_text.size(); ++at) {
        if (m_text[at] == '"') {
            m_next = at + 1;
            skipBlanks();
            return value;
        }
        if (m_text[at] == '\\' && at + 1 < m_text.size()) {
            ++at;
        }
        value += m_text[at];
    }
    complain("open-quote", m_text.substr(m_next), "a closing \"");
    return std::nullopt;
}

std::optional<chess::Color> LineCursor::side()
{
    return oneOf(sides);
}

std::optional<int> LineCursor::ply()
{
    constexpr std::string_view expected = "a ply such as 33 or 17w";
    const auto found = word(expected);
    if (!found) {
        return std::nullopt;
    }
    const auto value = parsePly(*found);
    if (!value) {
        complain("unknown-word", *found, expected);
    }
    return value;
}

std::optional<chess::Square> LineCursor::square()
{
    constexpr std::string_view expected = "a square from a1 to h8";
    const auto found = word(expected);
    if (!found) {
        return std::nullopt;
    }
    const auto value = chess::parseSquare(*found);
    if (!value) {
        complain("unknown-word", *found, expected);
    }
    return value;
}

std::optional<int> LineCursor::clockTime()
{
    constexpr std::string_view expected = "a time H:MM:SS";
    const auto found = word(expected);
    if (!found) {
        return std::nullopt;
    }
    const auto value = parseClockTime(*found);
    if (!value) {
        complain("unknown-word", *found, expected);
    }
    return value;
}

std::optional<int> LineCursor::number(int most)
{
    const std::string expected = "a whole number up to " + std::to_string(most);
    const auto found = word(expected);
    if (!found) {
        return std::nullopt;
    }
    const auto value = parseNumber(*found, most);
    if (!value) {
        complain("unknown-word", *found, expected);
    }
    return value;
}

bool LineCursor::fixed(std::string_view wanted)
{
    const auto found = word(wanted);
    if (found && *found != wanted) {
        complain("unknown-word", *found, wanted);
        return false;
    }
    return found.has_value();
}

void LineCursor::finish()
{
    if (!atEnd() && m_diagnostics.size() == m_complaintsBefore) {
        const std::string_view left = rest();
        complain("extra-word", left, "the end of the line");
    }
}

void LineCursor::complain(std::string_view code, std::string_view found, std::string_view expected)
{
    complainAt(code, 0, found, expected);
}

void LineCursor::complainAt(std::string_view code, std::size_t offsetInWord, std::string_view found,
                            std::string_view expected)
{
    const std::size_t offset = std::min(m_last + offsetInWord, m_text.size());
    m_diagnostics.push_back({Severity::Error,
                             std::string(code),
                             {m_line, columnOf(offset), codePoints(found)},
                             {std::string(found), std::string(expected)}});
}

void LineCursor::skipBlanks()
{
    while (m_next < m_text.size() && isBlank(m_text[m_next])) {
        ++m_next;
    }
}

int LineCursor::columnOf(std::size_t offset) const
{
    return codePoints(m_text.substr(0, offset)) + 1;
}

}  // namespace diptych::incident
