#pragma once

#include "reports/document/document.h"
#include "reports/pdf/canvas.h"
#include "reports/words/language.h"

#include <tl/expected.hpp>

#include <ctime>
#include <string>

namespace diptych::reports {

/// What is to be added to a PDF that Cairo has written.
struct PdfFinish {
    Language language = Language::English;
    StructureNotes notes{};
    std::time_t created = 0;
    CarriedData carried{};
};

/// Adds language, title in the window, tab order, text alternatives of figures and scope of table
/// headers, empty signature fields, and what PDF/A-1b asks for; marks page furniture as artifacts.
/// Equal input gives equal bytes. The error is the message of the PDF library.
tl::expected<std::string, std::string> finishPdf(const std::string& bytes, const PdfFinish& finish);

}  // namespace diptych::reports
