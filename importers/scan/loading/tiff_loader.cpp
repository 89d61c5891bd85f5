#include "importers/scan/loading/loaders.h"

#include <leptonica/allheaders.h>

#include <algorithm>
#include <memory>

namespace diptych::importers::scan {
namespace {

struct PixDeleter {
    void operator()(Pix* pix) const { pixDestroy(&pix); }
};
using PixOwner = std::unique_ptr<Pix, PixDeleter>;

GrayImage imageOf(Pix* pix)
{
    GrayImage image{pixGetWidth(pix), pixGetHeight(pix), {}};
    image.pixels.reserve(static_cast<std::size_t>(image.width) * image.height);
    const l_uint32* line = pixGetData(pix);
    for (int y = 0; y < image.height; ++y, line += pixGetWpl(pix)) {
        for (int x = 0; x < image.width; ++x) {
            image.pixels.push_back(static_cast<std::uint8_t>(GET_DATA_BYTE(line, x)));
        }
    }
    return image;
}

}  // namespace

LoadedPages loadTiff(std::string_view bytes)
{
    setMsgSeverity(L_SEVERITY_NONE);
    LoadedPages result;
    const auto* data = reinterpret_cast<const l_uint8*>(bytes.data());
    std::size_t offset = 0;
    int number = 0;
    do {
        l_int32 width = 0;
        l_int32 height = 0;
        const bool known = readHeaderMemTiff(data, bytes.size(), number, &width, &height, nullptr,
                                             nullptr, nullptr, nullptr, nullptr) == 0;
        ++number;
        if (number > mostPages) {
            result.diagnostics.push_back(
                pageProblem("scan-too-many-pages", number, {std::to_string(mostPages)}));
            break;
        }
        if (!known || !isAcceptable(width, height, number, result.diagnostics)) {
            if (!known) {
                result.diagnostics.push_back(pageProblem("scan-damaged", number));
            }
            break;
        }
        const PixOwner page(pixReadMemFromMultipageTiff(data, bytes.size(), &offset));
        const PixOwner gray(page ? pixConvertTo8(page.get(), 0) : nullptr);
        if (!gray) {
            result.diagnostics.push_back(pageProblem("scan-damaged", number));
            break;
        }
        result.pages.push_back(pageOf(imageOf(gray.get()), std::max(width, height)));
    } while (offset != 0);
    return result;
}

}  // namespace diptych::importers::scan
