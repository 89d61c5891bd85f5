#pragma once

#include "app/cli/expectation.h"
#include "core/incident/line_cursor.h"

#include <optional>
#include <string>

namespace diptych::cli {

/// Reads the rest of an expected line and holds the answer to it. Absent: the line was complained
/// about.
using HoldTo = std::optional<Verdict> (*)(incident::LineCursor& line, const Json& rule);

/// A verdict that holds if the condition does.
enum class Truth : bool { No, Yes };
inline Truth truth(bool condition)
{
    return condition ? Truth::Yes : Truth::No;
}
inline Verdict verdict(Truth holds, std::string found)
{
    return {holds == Truth::Yes ? Outcome::Holds : Outcome::Fails, std::move(found)};
}

/// Text of a JSON value as it is written in an expected line; "none" for null.
std::string inWords(const Json& value);
/// The same for a ply: "17w".
std::string plyInWords(const Json& value);
/// The elements of a list put into words and joined; "none" when it is empty.
template <typename Words>
std::string listInWords(const Json& list, Words words)
{
    std::string text;
    for (const Json& element : list) {
        const std::string word = words(element);
        if (!word.empty()) {
            text += (text.empty() ? "" : "; ") + word;
        }
    }
    return text.empty() ? "none" : text;
}

/// Takes a move in UCI form.
std::optional<std::string> takeUci(incident::LineCursor& line);

/// Takes a word of a fixed vocabulary.
template <std::size_t Size>
std::optional<std::string> takeCode(incident::LineCursor& line,
                                    const incident::Named<std::string_view> (&codes)[Size])
{
    const auto code = line.oneOf(codes);
    return code ? std::optional(std::string(*code)) : std::nullopt;
}

inline constexpr incident::Named<std::string_view> keeperCodes[] = {
    {"white", "white"},
    {"black", "black"},
    {"assistant", "assistant"},
    {"assistant-white", "assistant-white"},
    {"assistant-black", "assistant-black"},
    {"recorder", "recorder"},
    {"arbiter", "arbiter"},
    {"board", "board"},
};

}  // namespace diptych::cli
