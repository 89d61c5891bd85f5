#include "reports/pdf/pdf_writer.h"

#include "reports/pdf/finish_pdf.h"
#include "reports/pdf/flow_blocks.h"
#include "reports/words/phrase_table.h"

#include <cairo-pdf.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <memory>

namespace diptych::reports {

namespace {

constexpr double pageWidth = 595.276;
constexpr double pageHeight = 841.89;
constexpr double sideMargin = 51;
constexpr double topMargin = 48;
constexpr double bottomMargin = 56;
constexpr Font footerFont{7.5};

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};

cairo_status_t append(void* target, const unsigned char* data, unsigned int length)
{
    static_cast<std::string*>(target)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

std::string creationTime()
{
    std::time_t now = std::time(nullptr);
    if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH")) {
        now = static_cast<std::time_t>(std::strtoll(epoch, nullptr, 10));
    }
    std::tm utc{};
    gmtime_r(&now, &utc);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

void setMetadata(cairo_surface_t* surface, const Document& document)
{
    const std::string title = document.title + ": " + document.subtitle;
    const std::string created = creationTime();
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Diptych");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, created.c_str());
}

void drawFooter(Canvas& canvas, const TextShaper& shaper, const Document& document,
                std::size_t page, std::size_t pages)
{
    const std::array<std::string, 2> numbers{std::to_string(page), std::to_string(pages)};
    const double y = pageHeight - bottomMargin + 16;
    const double width = pageWidth - 2 * sideMargin;
    const std::string name = document.title + ": " + document.subtitle;
    auto left = shaper.breakLines(name, footerFont, width * 0.75);
    left.resize(1);
    canvas.rule(sideMargin, y - 5, width, 0.4);
    canvas.text(left, footerFont, sideMargin, y);
    canvas.textAtRight(shaper.breakLines(fillIn(document.pageLabel, numbers), footerFont, width),
                       footerFont, pageWidth - sideMargin, y);
}

void drawPages(Canvas& canvas, cairo_t* cairo, const std::vector<Page>& pages,
               const TextShaper& shaper, const Document& document)
{
    canvas.begin("Document");
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const PlacedItem& placed : pages[i]) {
            if (placed.repeatsHeader) {
                placed.item->repeated->draw(canvas, placed.top - placed.item->repeated->height);
            }
            placed.item->draw(canvas, placed.top);
        }
        drawFooter(canvas, shaper, document, i + 1, pages.size());
        if (i + 1 == pages.size()) {
            canvas.end("Document");
        }
        cairo_show_page(cairo);
    }
}

}  // namespace

tl::expected<std::string, std::string> toPdf(const Document& document)
{
    const TextShaper shaper;
    const TextColumn column{sideMargin, pageWidth - 2 * sideMargin};
    const std::vector<FlowItem> items = flowOf(document, shaper, column);
    const std::vector<Page> pages = paginate(items, topMargin, pageHeight - bottomMargin);

    std::string bytes;
    StructureNotes notes;
    const std::unique_ptr<cairo_surface_t, Release> surface(
        cairo_pdf_surface_create_for_stream(append, &bytes, pageWidth, pageHeight));
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    setMetadata(surface.get(), document);
    cairo_status_t status = CAIRO_STATUS_SUCCESS;
    {
        const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
        Canvas canvas(cairo.get(), shaper);
        drawPages(canvas, cairo.get(), pages, shaper, document);
        notes = canvas.notes();
        status = cairo_status(cairo.get());
    }
    cairo_surface_finish(surface.get());
    if (status == CAIRO_STATUS_SUCCESS) {
        status = cairo_surface_status(surface.get());
    }
    if (status != CAIRO_STATUS_SUCCESS) {
        return tl::unexpected(std::string(cairo_status_to_string(status)));
    }
    return finishPdf(bytes, {document.language, std::move(notes)});
}

}  // namespace diptych::reports
