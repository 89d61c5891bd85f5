#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace diptych::importers {

/// Bytes of an encoding that iconv knows, as UTF-8. Bytes that have no meaning in it become U+FFFD.
/// Absent if the encoding is unknown.
std::optional<std::string> decodeAs(std::string_view bytes, const std::string& encoding);

/// The encoding with one byte a character in which most of a text reads as chess and as words:
/// windows-1252, 1250, 1251, 1253, 1254, 1257, ISO 8859-2, -5, -7, -9, KOI8-R, IBM 850 or
/// Macintosh, the likelier one first where two read alike. Only for texts that are not UTF-8.
std::string findEncoding(std::string_view bytes);

}  // namespace diptych::importers
