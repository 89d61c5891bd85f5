#pragma once

#include "core/support/diagnostic.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// A source as characters.
struct SourceText {
    std::string text;      ///< UTF-8 without byte order mark, lines ended by "\n"
    std::string encoding;  ///< "utf-8", "utf-16le", "utf-16be", or as findEncoding says
    Diagnostics diagnostics{};
};

/// No score is longer than this, not even the JSON of a long recording; what follows is not read
/// and named in a diagnostic.
constexpr std::size_t mostBytes = 4'000'000;

/// Decodes bytes: UTF-16 where a byte order mark or the zeros of plain text say so, UTF-8 where it
/// is valid, otherwise the encoding of one byte in which most of it reads as chess; a few bytes
/// that are wrong in a UTF-8 text are taken as windows-1252. All kinds of line ends are understood.
/// What is not text at all (many control characters) gives an empty text and the diagnostic
/// "not-text"; a few stray ones become blanks and are named by "control-characters".
SourceText decodeSource(std::string_view bytes, int firstLine);

/// The lines of a text, without their ends.
std::vector<std::string_view> linesOf(std::string_view text);

}  // namespace diptych::importers
