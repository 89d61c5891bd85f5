#include "reports/html/grey_png.h"

#include <QByteArray>

#include <png.h>

namespace diptych::reports {

std::string toPng(const GreyPicture& picture)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = PNG_FORMAT_GRAY;
    png_alloc_size_t size = 0;
    const auto write = [&](void* memory) {
        return png_image_write_to_memory(&image, memory, &size, 0, picture.pixels.data(), 0,
                                         nullptr) != 0;
    };
    if (picture.empty() || !write(nullptr)) {
        return {};
    }
    std::string bytes(size, '\0');
    if (!write(bytes.data())) {
        return {};
    }
    bytes.resize(size);
    return bytes;
}

std::string pngAddress(const GreyPicture& picture)
{
    const std::string png = toPng(picture);
    const auto view = QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size()));
    return "data:image/png;base64," + view.toBase64().toStdString();
}

}  // namespace diptych::reports
