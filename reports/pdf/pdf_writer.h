#pragma once

#include "reports/document/document.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace diptych::reports {

enum class Paper : std::uint8_t { A4, Letter };

/// Large print is drawn at 1.75 times the size, so that running text has more than 15 points;
/// tables with many columns are told field by field, for which the page is then too narrow.
enum class Print : std::uint8_t { Normal, Large };

/// As many pages as it takes, or one, in large print both sides of one sheet: what does not fit is
/// drawn smaller, down to three quarters.
enum class Pages : std::uint8_t { AsNeeded, One };

struct PageStyle {
    Paper paper = Paper::A4;
    Print print = Print::Normal;
    Pages pages = Pages::AsNeeded;
};

/// A document as a tagged PDF: headings, lists, tables with headers, figures with text
/// alternatives, language and title. Fails only when a library does; the error is its message.
/// The time of creation is that of SOURCE_DATE_EPOCH where the environment has it, else now.
tl::expected<std::string, std::string> toPdf(const Document& document, PageStyle style = {});

}  // namespace diptych::reports
