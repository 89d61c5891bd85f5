#include "app/session/case_message.h"

#include <string_view>

namespace diptych::session {

namespace {

/// What the reader of cases calls a fault, for people.
std::string_view nameOf(std::string_view code)
{
    struct Name {
        std::string_view code;
        std::string_view name;
    };
    constexpr Name names[] = {
        {"unknown-word", "unknown word"},
        {"unknown-law", "unknown law"},
        {"unknown-section", "unknown section"},
        {"unknown-dialect", "unknown dialect"},
        {"missing-word", "something is missing"},
        {"missing-line", "a line is missing"},
        {"extra-word", "too much on the line"},
        {"repeated", "given twice"},
        {"contradicts", "contradicts another line"},
        {"control-character", "a control character, taken as a blank"},
        {"bad-fen", "bad FEN"},
        {"bad-time-control", "bad time control"},
        {"open-quote", "the quotation does not end"},
        {"open-bracket", "the bracket does not close"},
        {"start-credit-without-time", "a start credit without a time control"},
        {"not-utf-8", "the line is not UTF-8"},
    };
    for (const Name& entry : names) {
        if (entry.code == code) {
            return entry.name;
        }
    }
    return code;
}

/// The text on one line and not too long.
std::string shortened(std::string_view text)
{
    constexpr std::size_t most = 60;
    std::string result;
    for (const char character : text.substr(0, most)) {
        const bool control = static_cast<unsigned char>(character) < ' ';
        result += control ? ' ' : character;
    }
    // A code point that was cut goes altogether.
    if (text.size() > most) {
        while (!result.empty() && (static_cast<unsigned char>(result.back()) & 0x80U) != 0) {
            result.pop_back();
        }
        result += "…";
    }
    return result;
}

}  // namespace

std::string caseMessage(const Diagnostic& diagnostic, const std::string& file)
{
    return faultMessage(diagnostic, casePlace(diagnostic, file));
}

std::string casePlace(const Diagnostic& diagnostic, const std::string& file)
{
    return file + ":" + std::to_string(diagnostic.span.line) + ":" +
           std::to_string(diagnostic.span.column);
}

std::string faultMessage(const Diagnostic& diagnostic, const std::string& place)
{
    std::string message = place + ": ";
    message += nameOf(diagnostic.code);
    const auto argument = [&diagnostic](std::size_t index) {
        return index < diagnostic.arguments.size() ? diagnostic.arguments[index] : std::string();
    };
    if (const std::string found = argument(0); !found.empty()) {
        message += ": found \"" + shortened(found) + "\"";
    }
    if (const std::string expected = argument(1); !expected.empty()) {
        message += ", expected " + expected;
    }
    return message;
}

}  // namespace diptych::session
