#include "importers/scan/loading/loaders.h"

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>

#include <algorithm>
#include <limits>
#include <memory>

namespace diptych::importers::scan {
namespace {

constexpr double pointsPerInch = 72.0;

GrayImage grayOf(const poppler::image& picture)
{
    GrayImage image{picture.width(), picture.height(), {}};
    image.pixels.reserve(static_cast<std::size_t>(image.width) * image.height);
    for (int y = 0; y < image.height; ++y) {
        const auto* row = reinterpret_cast<const std::uint8_t*>(picture.const_data()) +
                          static_cast<std::ptrdiff_t>(y) * picture.bytes_per_row();
        for (int x = 0; x < image.width; ++x, row += 3) {
            image.pixels.push_back(
                static_cast<std::uint8_t>((77 * row[0] + 150 * row[1] + 29 * row[2]) >> 8));
        }
    }
    return image;
}

void loadPage(const poppler::document& document, int index, LoadedPages& result)
{
    const std::unique_ptr<poppler::page> page(document.create_page(index));
    const poppler::rectf bounds = page ? page->page_rect() : poppler::rectf();
    const double longest = std::max(bounds.width(), bounds.height());
    // A strip of paper a hundred times as long as it is wide is no sheet.
    if (!page || !(longest > 1.0) || std::min(bounds.width(), bounds.height()) < longest / 100) {
        result.diagnostics.push_back(pageProblem("scan-damaged", index + 1));
        return;
    }
    poppler::page_renderer renderer;
    renderer.set_image_format(poppler::image::format_rgb24);
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const double resolution = pointsPerInch * workingSide / longest;
    const poppler::image picture = renderer.render_page(page.get(), resolution, resolution);
    if (!picture.is_valid()) {
        result.diagnostics.push_back(pageProblem("scan-damaged", index + 1));
        return;
    }
    const GrayImage image = grayOf(picture);
    result.pages.push_back(pageOf(image, std::max(image.width, image.height)));
}

}  // namespace

LoadedPages loadPdf(std::string_view bytes)
{
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
    LoadedPages result;
    const std::unique_ptr<poppler::document> document(
        bytes.size() < static_cast<std::size_t>(std::numeric_limits<int>::max())
            ? poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size()))
            : nullptr);
    if (!document) {
        result.diagnostics.push_back(pageProblem("scan-damaged", 1));
        return result;
    }
    if (document->is_locked()) {
        result.diagnostics.push_back(pageProblem("scan-locked", 1));
        return result;
    }
    const int pages = document->pages();
    if (pages <= 0) {
        result.diagnostics.push_back(pageProblem("scan-damaged", 1));
    }
    for (int index = 0; index < std::min(pages, mostPages); ++index) {
        loadPage(*document, index, result);
    }
    if (pages > mostPages) {
        result.diagnostics.push_back(
            pageProblem("scan-too-many-pages", mostPages + 1, {std::to_string(mostPages)}));
    }
    return result;
}

}  // namespace diptych::importers::scan
