#pragma once

#include "reports/report.h"
#include "reports/words/phrase_book.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

enum class Format : std::uint8_t { Pdf, Html, Text };

inline constexpr Format allFormats[] = {Format::Pdf, Format::Html, Format::Text};

std::string_view extensionOf(Format format);                  ///< "pdf", "html", "txt"
std::optional<Format> formatFromName(std::string_view name);  ///< by extension
std::string fileNameOf(Format format);                        ///< "incident.pdf"

enum class Overwrite : std::uint8_t { Refuse, Replace };

/// Why nothing was written.
struct WriteError {
    enum class Kind : std::uint8_t { AlreadyThere, NoFolder, NotWritable, Library };
    Kind kind = Kind::NotWritable;
    std::filesystem::path path{};  ///< of the file or folder
    std::string detail{};          ///< what the system or the library says
};

/// One sentence that names the file and what was wrong.
std::string describe(const WriteError& error, const PhraseBook& book);

/// The bytes of a report in one format, in the language and for the audience of a phrase book.
tl::expected<std::string, WriteError> write(const Report& report, Format format,
                                            const PhraseBook& book);

/// Writes files named incident.EXT into a folder, which is made when it is not there. All of them
/// or none: with Refuse nothing is written when one exists already. Returns the paths in the order
/// of the formats.
tl::expected<std::vector<std::filesystem::path>, WriteError>
writeAll(const Report& report, const std::filesystem::path& folder, std::span<const Format> formats,
         const PhraseBook& book, Overwrite overwrite);

}  // namespace diptych::reports
