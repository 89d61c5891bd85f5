#include "app/session/documents/pdf_pages.h"

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>

#include <algorithm>

namespace diptych::session {

/// Poppler reads from the bytes as long as the document lives.
struct PdfPages::Document {
    std::string bytes{};
    std::unique_ptr<poppler::document> pages{};
};

PdfPages::PdfPages(std::shared_ptr<const Document> document)
    : m_document(std::move(document))
{}

std::optional<PdfPages> PdfPages::of(const std::string& pdf)
{
    // What is wrong with a file is said by its verification, not on standard error.
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
    auto document = std::make_shared<Document>();
    document->bytes = pdf;
    document->pages.reset(poppler::document::load_from_raw_data(
        document->bytes.data(), static_cast<int>(document->bytes.size())));
    if (!document->pages || document->pages->is_locked()) {
        return std::nullopt;
    }
    return PdfPages(std::move(document));
}

int PdfPages::count() const
{
    return m_document->pages->pages();
}

PagePicture PdfPages::draw(int page, double dotsPerInch) const
{
    PagePicture picture;
    const std::unique_ptr<poppler::page> drawn(m_document->pages->create_page(page));
    if (!drawn) {
        return picture;
    }
    poppler::page_renderer renderer;
    renderer.set_image_format(poppler::image::format_argb32);
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const double dots = std::clamp(dotsPerInch, 20.0, 600.0);
    const poppler::image image = renderer.render_page(drawn.get(), dots, dots);
    if (!image.is_valid()) {
        return picture;
    }
    picture.width = image.width();
    picture.height = image.height();
    const auto rowBytes = static_cast<std::size_t>(picture.width) * 4;
    for (int row = 0; row < picture.height; ++row) {
        const char* begin = image.const_data() + std::ptrdiff_t{row} * image.bytes_per_row();
        picture.pixels.insert(picture.pixels.end(), begin, begin + rowBytes);
    }
    return picture;
}

}  // namespace diptych::session
