#pragma once

#include "core/support/diagnostic.h"
#include "importers/scan/page/gray_image.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace diptych::importers::scan {

/// Longest side of a page as it is worked on; larger pictures are made smaller.
inline constexpr int workingSide = 2200;

/// More pixels than this are refused before anything is decoded.
inline constexpr std::int64_t mostPixels = 150'000'000;

/// More pages than this are not read.
inline constexpr int mostPages = 40;

/// One page of a file, upright as far as the file itself says how it was held.
struct LoadedPage {
    GrayImage picture{};  ///< at most workingSide long
    double scale = 1.0;   ///< pixels of the file for one of the picture
};

/// The pages of a file that could be loaded, and what is wrong with the others:
/// `scan-unknown-format`, `scan-damaged`, `scan-too-large` (width, height), `scan-locked`,
/// `scan-too-many-pages` (pages, limit), `scan-format-unsupported` (format).
struct LoadedPages {
    std::vector<LoadedPage> pages{};
    Diagnostics diagnostics{};
};

/// Loads JPEG, PNG, TIFF, WebP, HEIC and PDF. Never throws on bad input.
LoadedPages loadPages(std::string_view bytes);

}  // namespace diptych::importers::scan
