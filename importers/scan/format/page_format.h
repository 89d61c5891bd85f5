#pragma once

#include <cstdint>
#include <string_view>

namespace diptych::importers::scan {

enum class PageFormat : std::uint8_t { Unknown, Jpeg, Png, Tiff, WebP, Heic, Pdf };

/// What the first bytes say.
PageFormat formatOf(std::string_view bytes);

/// The bytes begin like a picture or a PDF of those formats.
bool looksLikeScan(std::string_view bytes);

}  // namespace diptych::importers::scan
