#include "importers/scan/loading/scan_pages.h"

#include "importers/scan/format/page_format.h"
#include "importers/scan/loading/loaders.h"
#include "importers/scan/page/ink.h"

#include <algorithm>
#include <utility>

namespace diptych::importers::scan {

Diagnostic pageProblem(std::string code, int page, std::vector<std::string> arguments)
{
    return {Severity::Error, std::move(code), {page, 1, 0}, std::move(arguments)};
}

bool isAcceptable(std::int64_t width, std::int64_t height, int page, Diagnostics& diagnostics)
{
    if (width <= 0 || height <= 0) {
        diagnostics.push_back(pageProblem("scan-damaged", page));
        return false;
    }
    if (width > mostPixels / height) {
        diagnostics.push_back(pageProblem("scan-too-large", page,
                                          {std::to_string(width), std::to_string(height),
                                           std::to_string(mostPixels / 1'000'000)}));
        return false;
    }
    return true;
}

LoadedPage pageOf(const GrayImage& picture, int longest)
{
    LoadedPage page{reduced(picture, workingSide), 1.0};
    page.scale = static_cast<double>(longest) / std::max(page.picture.width, page.picture.height);
    return page;
}

LoadedPages loadPages(std::string_view bytes)
{
    switch (formatOf(bytes)) {
    case PageFormat::Jpeg:
    case PageFormat::Png:
    case PageFormat::WebP:
        return loadPicture(bytes);
    case PageFormat::Tiff:
        return loadTiff(bytes);
    case PageFormat::Heic:
        return loadHeic(bytes);
    case PageFormat::Pdf:
        return loadPdf(bytes);
    case PageFormat::Unknown:
        break;
    }
    return {{}, {pageProblem("scan-unknown-format", 1)}};
}

}  // namespace diptych::importers::scan
