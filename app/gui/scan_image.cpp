#include "app/gui/scan_image.h"

#include "app/session/scan_page.h"
#include "importers/scan/loading/scan_pages.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace diptych::gui {
namespace {

constexpr int mostPixelsALine = 2400;

/// Null where Qt does not know the format.
ScanImage coloured(const std::string& bytes)
{
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QSize whole = reader.size();
    const int longest = std::max(whole.width(), whole.height());
    const bool isAcceptable =
        whole.isValid() && qint64{whole.width()} * whole.height() <= importers::scan::mostPixels;
    if (!isAcceptable) {
        return {};
    }
    if (longest > mostPixelsALine) {
        reader.setScaledSize(whole.scaled(mostPixelsALine, mostPixelsALine, Qt::KeepAspectRatio));
    }
    ScanImage image;
    image.picture = reader.read();
    const int drawn = std::max(image.picture.width(), image.picture.height());
    image.scale = drawn > 0 ? static_cast<double>(longest) / drawn : 1;
    return image;
}

}  // namespace

ScanImage drawScan(const std::string& bytes, int page)
{
    if (page == 1) {
        if (ScanImage image = coloured(bytes); !image.picture.isNull()) {
            return image;
        }
    }
    const auto drawn = session::drawScannedPage(bytes, page);
    if (!drawn) {
        return {};
    }
    const auto& picture = drawn->picture;
    return {QImage(picture.pixels.data(), picture.width, picture.height, picture.width,
                   QImage::Format_Grayscale8)
                .copy(),
            drawn->scale};
}

}  // namespace diptych::gui
