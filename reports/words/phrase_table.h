#pragma once

#include <span>
#include <string>
#include <string_view>

namespace diptych::reports {

/// An English phrase and the code that it stands for. The text is the key of the translation.
struct Phrase {
    std::string_view code;
    const char* text;
};

/// Text of a code; null where the table does not have it.
const char* findPhrase(std::span<const Phrase> table, std::string_view code);

/// Puts arguments in the place of %1 to %9, all at once, so that an argument may itself contain a
/// percent sign. A place without argument stays empty.
std::string fillIn(std::string_view pattern, std::span<const std::string> arguments);

/// The first letter in upper case, as a sentence begins.
std::string capitalised(std::string_view text);

}  // namespace diptych::reports
