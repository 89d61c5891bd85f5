#include "importers/scan/loading/loaders.h"

#ifdef DIPTYCH_HAS_HEIF
#include <libheif/heif.h>
#endif

#include <algorithm>
#include <memory>

namespace diptych::importers::scan {

#ifdef DIPTYCH_HAS_HEIF
namespace {

using Context = std::unique_ptr<heif_context, decltype(&heif_context_free)>;
using Handle = std::unique_ptr<const heif_image_handle, decltype(&heif_image_handle_release)>;
using Picture = std::unique_ptr<const heif_image, decltype(&heif_image_release)>;

/// The brightness of the picture, which is all that is needed of it.
GrayImage brightness(const heif_image* picture)
{
    int stride = 0;
    const std::uint8_t* plane = heif_image_get_plane_readonly(picture, heif_channel_Y, &stride);
    GrayImage image{heif_image_get_width(picture, heif_channel_Y),
                    heif_image_get_height(picture, heif_channel_Y),
                    {}};
    if (plane == nullptr || heif_image_get_bits_per_pixel_range(picture, heif_channel_Y) != 8) {
        return {};
    }
    image.pixels.reserve(static_cast<std::size_t>(image.width) * image.height);
    for (int y = 0; y < image.height; ++y) {
        const std::uint8_t* row = plane + static_cast<std::ptrdiff_t>(y) * stride;
        image.pixels.insert(image.pixels.end(), row, row + image.width);
    }
    return image;
}

}  // namespace

LoadedPages loadHeic(std::string_view bytes)
{
    LoadedPages result;
    const auto damaged = [&] {
        result.diagnostics.push_back(pageProblem("scan-damaged", 1));
        return result;
    };
    const Context context(heif_context_alloc(), heif_context_free);
    heif_error error = heif_context_read_from_memory_without_copy(context.get(), bytes.data(),
                                                                  bytes.size(), nullptr);
    heif_image_handle* found = nullptr;
    if (error.code != heif_error_Ok ||
        heif_context_get_primary_image_handle(context.get(), &found).code != heif_error_Ok) {
        return damaged();
    }
    const Handle handle(found, heif_image_handle_release);
    const int width = heif_image_handle_get_width(handle.get());
    const int height = heif_image_handle_get_height(handle.get());
    if (!isAcceptable(width, height, 1, result.diagnostics)) {
        return result;
    }
    heif_image* decoded = nullptr;
    error =
        heif_decode_image(handle.get(), &decoded, heif_colorspace_YCbCr, heif_chroma_420, nullptr);
    const Picture picture(decoded, heif_image_release);
    if (error.code == heif_error_Unsupported_filetype ||
        error.code == heif_error_Unsupported_feature) {
        result.diagnostics.push_back(pageProblem("scan-format-unsupported", 1, {"HEIC"}));
        return result;
    }
    const GrayImage image = error.code == heif_error_Ok ? brightness(decoded) : GrayImage{};
    if (image.empty()) {
        return damaged();
    }
    result.pages.push_back(pageOf(image, std::max(width, height)));
    return result;
}
#else
LoadedPages loadHeic(std::string_view)
{
    return {{}, {pageProblem("scan-format-unsupported", 1, {"HEIC"})}};
}
#endif

}  // namespace diptych::importers::scan
