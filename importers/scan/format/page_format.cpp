#include "importers/scan/format/page_format.h"

#include <algorithm>
#include <array>

namespace diptych::importers::scan {

using namespace std::string_view_literals;

PageFormat formatOf(std::string_view bytes)
{
    if (bytes.starts_with("\xff\xd8\xff"sv)) {
        return PageFormat::Jpeg;
    }
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv)) {
        return PageFormat::Png;
    }
    if (bytes.starts_with("II*\0"sv) || bytes.starts_with("MM\0*"sv)) {
        return PageFormat::Tiff;
    }
    if (bytes.size() > 12 && bytes.starts_with("RIFF"sv) && bytes.substr(8, 4) == "WEBP"sv) {
        return PageFormat::WebP;
    }
    if (bytes.size() > 12 && bytes.substr(4, 4) == "ftyp"sv) {
        constexpr std::array brands{"heic"sv, "heix"sv, "hevc"sv, "heim"sv,
                                    "heis"sv, "mif1"sv, "msf1"sv, "avif"sv};
        const bool known =
            std::find(brands.begin(), brands.end(), bytes.substr(8, 4)) != brands.end();
        return known ? PageFormat::Heic : PageFormat::Unknown;
    }
    // Some writers put a line before the mark of a PDF.
    return bytes.substr(0, 1024).find("%PDF-"sv) != std::string_view::npos ? PageFormat::Pdf
                                                                           : PageFormat::Unknown;
}

bool looksLikeScan(std::string_view bytes)
{
    return formatOf(bytes) != PageFormat::Unknown;
}

}  // namespace diptych::importers::scan
