#pragma once

#include "importers/scan/loading/scan_pages.h"

namespace diptych::importers::scan {

/// A page that could not be loaded: its number is the line of the span.
Diagnostic pageProblem(std::string code, int page, std::vector<std::string> arguments = {});

/// Whether a picture of that size is loaded; if not, the reason is added.
bool isAcceptable(std::int64_t width, std::int64_t height, int page, Diagnostics& diagnostics);

/// The page with its scale, made smaller where it is larger than needed. `longest` is the longer
/// side that the picture has in the file.
LoadedPage pageOf(const GrayImage& picture, int longest);

LoadedPages loadPicture(std::string_view bytes);  ///< JPEG, PNG, WebP
LoadedPages loadTiff(std::string_view bytes);
LoadedPages loadHeic(std::string_view bytes);
LoadedPages loadPdf(std::string_view bytes);

}  // namespace diptych::importers::scan
