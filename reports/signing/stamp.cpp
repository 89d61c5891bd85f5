#include "reports/signing/stamp.h"

#include "reports/pdf/cairo_output.h"
#include "reports/pdf/text_shaper.h"

#include <cairo-pdf.h>

#include <algorithm>
#include <limits>
#include <memory>

namespace diptych::reports {

namespace {

constexpr Font nameFont{9, Weight::Bold};
constexpr Font detailFont{6};
constexpr double margin = 2;
constexpr double tightness = 1.13;  ///< line height in font sizes: four lines fit above a signature
constexpr double shareOfHand = 0.42;  // of the width

/// Text of a width at most; the font shrinks as far as it must.
void drawLine(cairo_t* cairo, const TextShaper& shaper, const std::string& text, Font font,
              double left, double& top, double width)
{
    constexpr double smallest = 4;
    const double natural = shaper.widthOf(text, font);
    if (natural > width) {
        font.size = std::max(smallest, font.size * width / natural);
    }
    auto lines = shaper.breakLines(text, font, width);
    shaper.draw(cairo, lines.front(), font, left, top);
    top += font.size * tightness;
}

/// A line with "…" behind it, shortened as far as the width asks for.
std::string cutShort(const TextShaper& shaper, std::string text, double width)
{
    const auto isInside = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
    };
    while (!text.empty() &&
           (text.back() == ' ' || shaper.widthOf(text + "…", detailFont) > width)) {
        while (text.size() > 1 && isInside(text.back())) {
            text.pop_back();
        }
        text.pop_back();
    }
    return text + "…";
}

/// A text in the room that is left, never smaller than the other details.
void drawRemark(cairo_t* cairo, const TextShaper& shaper, const std::string& text, double left,
                double top, double width, double bottom)
{
    if (text.empty()) {
        return;
    }
    std::vector<TextLine> lines = shaper.breakLines(text, detailFont, width);
    constexpr double lineHeight = detailFont.size * tightness;
    const auto room = static_cast<std::size_t>(std::max(0.0, bottom - top) / lineHeight);
    if (room > 0 && lines.size() > room) {
        lines.resize(room);
        lines.back().text = cutShort(shaper, lines.back().text, width);
    }
    for (std::size_t i = 0; i < std::min(room, lines.size()); ++i) {
        shaper.draw(cairo, lines[i], detailFont, left, top);
        top += lineHeight;
    }
}

void drawHand(cairo_t* cairo, const Handwriting& hand, double width, double height)
{
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = -left;
    double bottom = -left;
    for (const PenStroke& stroke : hand) {
        for (const PenPoint& point : stroke) {
            left = std::min(left, point.x);
            right = std::max(right, point.x);
            top = std::min(top, point.y);
            bottom = std::max(bottom, point.y);
        }
    }
    const double scale = std::min((width - 2 * margin) / std::max(right - left, 1e-6),
                                  (height - 2 * margin) / std::max(bottom - top, 1e-6));
    cairo_set_line_width(cairo, 1.1);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    for (const PenStroke& stroke : hand) {
        cairo_new_sub_path(cairo);
        for (const PenPoint& point : stroke) {
            cairo_line_to(cairo, margin + (point.x - left) * scale,
                          height - margin - (bottom - point.y) * scale);
        }
        if (stroke.size() == 1) {
            cairo_rel_line_to(cairo, 0.01, 0);  // a dot
        }
        cairo_stroke(cairo);
    }
}

void draw(cairo_t* cairo, const Stamp& stamp)
{
    const TextShaper shaper;
    cairo_set_source_rgb(cairo, 0, 0, 0);
    double left = margin;
    if (!stamp.hand.empty()) {
        drawHand(cairo, stamp.hand, stamp.width * shareOfHand, stamp.height);
        left = stamp.width * shareOfHand + 2 * margin;
    }
    const double width = stamp.width - left - margin;
    double top = margin;
    drawLine(cairo, shaper, stamp.name, nameFont, left, top, width);
    for (const std::string& line : stamp.details) {
        drawLine(cairo, shaper, line, detailFont, left, top, width);
    }
    drawRemark(cairo, shaper, stamp.remark, left, top, width, stamp.height);
}

}  // namespace

tl::expected<std::string, std::string> drawStamp(const Stamp& stamp)
{
    std::string bytes;
    const std::unique_ptr<cairo_surface_t, CairoRelease> surface(
        cairo_pdf_surface_create_for_stream(appendTo, &bytes, stamp.width, stamp.height));
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    {
        const std::unique_ptr<cairo_t, CairoRelease> cairo(cairo_create(surface.get()));
        draw(cairo.get(), stamp);
        cairo_show_page(cairo.get());
    }
    cairo_surface_finish(surface.get());
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS) {
        return tl::unexpected(std::string(cairo_status_to_string(status)));
    }
    return bytes;
}

}  // namespace diptych::reports
