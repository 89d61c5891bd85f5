#pragma once

#include "reports/document/compose.h"
#include "reports/files/whole_file.h"
#include "reports/pdf/pdf_writer.h"
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

enum class Format : std::uint8_t { Pdf, Html, Text, Braille, Xlsx, Xml, Pgn };

inline constexpr Format allFormats[] = {Format::Pdf,  Format::Html, Format::Text, Format::Braille,
                                        Format::Xlsx, Format::Xml,  Format::Pgn};

std::string_view extensionOf(Format format);                  ///< "pdf", "html", "txt", "brf", …
std::optional<Format> formatFromName(std::string_view name);  ///< by extension
std::string fileNameOf(Format format);                        ///< "incident.pdf"

/// How a report is made: for whom, and on what paper a PDF is.
struct ReportStyle {
    Extent extent = Extent::Complete;
    PageStyle page{};
};

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
                                            const PhraseBook& book, const ReportStyle& style = {});

/// One file, whole or not at all. Its folder must be there.
tl::expected<void, WriteError> writeFile(const std::filesystem::path& path,
                                         const std::string& bytes, Overwrite overwrite);

/// Writes files named incident.EXT into a folder, which is made when it is not there. All of them
/// or none: with Refuse nothing is written when one exists already. Returns the paths in the order
/// of the formats.
tl::expected<std::vector<std::filesystem::path>, WriteError>
writeAll(const Report& report, const std::filesystem::path& folder, std::span<const Format> formats,
         const PhraseBook& book, Overwrite overwrite, const ReportStyle& style = {});

}  // namespace diptych::reports
