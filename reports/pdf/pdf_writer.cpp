#include "reports/pdf/pdf_writer.h"

#include "reports/document/name_and_value.h"
#include "reports/document/wide_tables.h"
#include "reports/pdf/cairo_output.h"
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

constexpr Font footerFont{7.5};
constexpr double footerGap = 12;  ///< between the name of the document and the page

/// A page in the units in which things are laid out: points, or larger ones for large print.
struct PageBox {
    double width = 595.276;
    double height = 841.89;
    double sideMargin = 51;
    double topMargin = 48;
    double bottomMargin = 56;
    double scale = 1;  ///< points in a unit

    double textWidth() const { return width - 2 * sideMargin; }
};

PageBox boxOf(PageStyle style)
{
    PageBox box;
    if (style.paper == Paper::Letter) {
        box.width = 612;
        box.height = 792;
    }
    if (style.print == Print::Large) {
        box.scale = 1.75;
        box.width /= box.scale;
        box.height /= box.scale;
        box.sideMargin = 26;
        box.topMargin = 28;
        box.bottomMargin = 38;
    }
    return box;
}

std::time_t creationTime()
{
    if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH")) {
        return static_cast<std::time_t>(std::strtoll(epoch, nullptr, 10));
    }
    return std::time(nullptr);
}

void setMetadata(cairo_surface_t* surface, const Document& document)
{
    const std::string title = nameAndValue(document.title, document.subtitle, document.language);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Diptych");
}

void drawFooter(Canvas& canvas, const TextShaper& shaper, const Document& document,
                const PageBox& box, std::array<std::string, 2> pageAndPages)
{
    const double y = box.height - box.bottomMargin + 16;
    const double width = box.textWidth();
    const std::string page = fillIn(document.pageLabel, pageAndPages);
    const double room = width - shaper.widthOf(page, footerFont) - footerGap;
    std::string name = nameAndValue(document.title, document.subtitle, document.language);
    auto left = shaper.breakLines(name, footerFont, room);
    if (left.size() > 1) {
        name = document.subtitle;
        left = shaper.breakLines(name, footerFont, room);
    }
    while (left.size() > 1 && name.find(' ') != std::string::npos) {
        name.resize(name.rfind(' '));
        left = shaper.breakLines(name + " …", footerFont, room);
    }
    left.resize(1);
    canvas.rule(box.sideMargin, y - 5, width, 0.4);
    canvas.text(left, footerFont, box.sideMargin, y);
    canvas.textAtRight(shaper.breakLines(page, footerFont, width), footerFont,
                       box.width - box.sideMargin, y);
}

void drawPages(Canvas& canvas, const std::vector<Page>& pages, const TextShaper& shaper,
               const Document& document, const PageBox& box)
{
    canvas.begin("Document");
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const PlacedItem& placed : pages[i]) {
            if (placed.repeatsHeader) {
                placed.item->repeated->draw(canvas, placed.top - placed.item->repeated->height);
            }
            placed.item->draw(canvas, placed.top);
        }
        drawFooter(canvas, shaper, document, box,
                   {std::to_string(i + 1), std::to_string(pages.size())});
        if (i + 1 == pages.size()) {
            canvas.end("Document");
        }
        canvas.nextPage();
    }
}

/// Everything in its place. The items must outlive the pages.
struct Layout {
    PageBox box{};
    std::vector<FlowItem> items{};
    std::vector<Page> pages{};
};

Layout layOut(const Document& document, const TextShaper& shaper, PageStyle style)
{
    Layout layout;
    const double smallest = style.pages == Pages::One ? 0.75 : 1;
    const std::size_t most = style.print == Print::Large ? 2 : 1;
    for (double size = 1; size >= smallest; size -= 0.05) {
        layout.box = boxOf(style);
        layout.box.scale *= size;
        layout.box.width /= size;
        layout.box.height /= size;
        const PageBox& box = layout.box;
        layout.items = flowOf(document, shaper, {box.sideMargin, box.textWidth()});
        layout.pages = paginate(layout.items, box.topMargin, box.height - box.bottomMargin);
        if (layout.pages.size() <= most) {
            break;
        }
    }
    return layout;
}

}  // namespace

tl::expected<std::string, std::string> toPdf(const Document& document, PageStyle style)
{
    const TextShaper shaper;
    const bool isNarrow = style.print == Print::Large;
    const Document narrow = isNarrow ? withoutWideTables(document) : Document();
    const Layout layout = layOut(isNarrow ? narrow : document, shaper, style);
    const PageBox& box = layout.box;

    std::string bytes;
    StructureNotes notes;
    const std::unique_ptr<cairo_surface_t, CairoRelease> surface(
        cairo_pdf_surface_create_for_stream(appendTo, &bytes, box.width * box.scale,
                                            box.height * box.scale));
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    setMetadata(surface.get(), document);
    cairo_status_t status = CAIRO_STATUS_SUCCESS;
    {
        const std::unique_ptr<cairo_t, CairoRelease> cairo(cairo_create(surface.get()));
        cairo_scale(cairo.get(), box.scale, box.scale);
        Canvas canvas(cairo.get(), shaper);
        drawPages(canvas, layout.pages, shaper, document, box);
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
    return finishPdf(bytes,
                     {document.language, std::move(notes), creationTime(), document.carried});
}

}  // namespace diptych::reports
