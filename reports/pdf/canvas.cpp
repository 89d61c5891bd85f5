#include "reports/pdf/canvas.h"

#include <cairo.h>

#include <cstdint>
#include <cstring>

namespace diptych::reports {

namespace {

double greyOf(Shade shade)
{
    switch (shade) {
    case Shade::None:
    case Shade::White:
        return 1;
    case Shade::Light:
        return 0.83;
    case Shade::Grey:
        return 0.47;
    case Shade::Black:
        return 0;
    }
    return 0;
}

void setShade(cairo_t* cairo, double grey)
{
    cairo_set_source_rgb(cairo, grey, grey, grey);
}

void tracePath(cairo_t* cairo, std::string_view path)
{
    for (const PathCommand& command : parsePath(path)) {
        const double* p = command.points;
        switch (command.verb) {
        case PathVerb::MoveTo:
            cairo_move_to(cairo, p[0], p[1]);
            break;
        case PathVerb::LineTo:
            cairo_line_to(cairo, p[0], p[1]);
            break;
        case PathVerb::CurveTo:
            cairo_curve_to(cairo, p[0], p[1], p[2], p[3], p[4], p[5]);
            break;
        case PathVerb::Close:
            cairo_close_path(cairo);
            break;
        }
    }
}

void paintShape(cairo_t* cairo, const Shape& shape)
{
    cairo_save(cairo);
    cairo_translate(cairo, shape.x, shape.y);
    cairo_scale(cairo, shape.scale, shape.scale);
    tracePath(cairo, shape.path);
    if (shape.fill != Shade::None) {
        setShade(cairo, greyOf(shape.fill));
        cairo_fill_preserve(cairo);
    }
    if (shape.stroke != Shade::None) {
        setShade(cairo, greyOf(shape.stroke));
        cairo_set_line_width(cairo, shape.strokeWidth);
        cairo_stroke_preserve(cairo);
    }
    cairo_new_path(cairo);
    cairo_restore(cairo);
}

}  // namespace

Canvas::Canvas(cairo_t* cairo, const TextShaper& shaper)
    : m_cairo(cairo)
    , m_shaper(shaper)
{
    cairo_set_line_join(m_cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(m_cairo, CAIRO_LINE_CAP_BUTT);
}

void Canvas::begin(const char* tag)
{
    cairo_tag_begin(m_cairo, tag, nullptr);
}

void Canvas::end(const char* tag)
{
    cairo_tag_end(m_cairo, tag);
}

void Canvas::beginFigure(const std::string& alternative)
{
    m_notes.figures.push_back(alternative);
    begin("Figure");
}

void Canvas::endFigure()
{
    end("Figure");
}

void Canvas::beginHeader(Scope scope)
{
    m_notes.headers.push_back(scope);
    begin("TH");
}

void Canvas::endHeader()
{
    end("TH");
}

void Canvas::signatureField(const FieldPlace& place)
{
    const double bottom = place.top + place.height;
    if (place.name.empty()) {
        rule(place.left, bottom, place.width, 0.7);
        return;
    }
    FieldPlace field = place;
    field.page = m_page;
    cairo_user_to_device(m_cairo, &field.left, &field.top);
    cairo_user_to_device_distance(m_cairo, &field.width, &field.height);
    m_notes.fields.push_back(field);
    begin("Form");
    rule(place.left, bottom, place.width, 0.7);
    end("Form");
}

void Canvas::nextPage()
{
    cairo_show_page(m_cairo);
    ++m_page;
}

void Canvas::text(const std::vector<TextLine>& lines, Font font, double x, double y)
{
    setShade(m_cairo, 0);
    for (const TextLine& line : lines) {
        m_shaper.draw(m_cairo, line, font, x, y);
        y += line.height;
    }
}

void Canvas::textAtRight(const std::vector<TextLine>& lines, Font font, double right, double y)
{
    setShade(m_cairo, 0);
    for (const TextLine& line : lines) {
        m_shaper.draw(m_cairo, line, font, right - line.width, y);
        y += line.height;
    }
}

void Canvas::rule(double x, double y, double width, double thickness)
{
    setShade(m_cairo, 0);
    cairo_set_line_width(m_cairo, thickness);
    cairo_move_to(m_cairo, x, y);
    cairo_line_to(m_cairo, x + width, y);
    cairo_stroke(m_cairo);
}

void Canvas::frame(double x, double y, double width, double height, double thickness)
{
    setShade(m_cairo, 0);
    cairo_set_line_width(m_cairo, thickness);
    cairo_rectangle(m_cairo, x, y, width, height);
    cairo_stroke(m_cairo);
}

void Canvas::box(double x, double y, double width, double height, double grey)
{
    setShade(m_cairo, grey);
    cairo_rectangle(m_cairo, x, y, width, height);
    cairo_fill(m_cairo);
}

void Canvas::picture(const GreyPicture& picture, double x, double y, double width)
{
    if (picture.empty()) {
        return;
    }
    cairo_surface_t* surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, picture.width, picture.height);
    unsigned char* rows = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    for (int row = 0; rows != nullptr && row < picture.height; ++row) {
        for (int column = 0; column < picture.width; ++column) {
            const std::uint32_t grey =
                picture.pixels[static_cast<std::size_t>(row) * picture.width + column];
            const std::uint32_t pixel = grey << 16U | grey << 8U | grey;
            std::memcpy(rows + std::ptrdiff_t{row} * stride + std::ptrdiff_t{column} * 4, &pixel,
                        sizeof pixel);
        }
    }
    cairo_surface_mark_dirty(surface);
    const double scale = width / picture.width;
    cairo_save(m_cairo);
    cairo_translate(m_cairo, x, y);
    cairo_scale(m_cairo, scale, scale);
    cairo_set_source_surface(m_cairo, surface, 0, 0);
    // PDF/A allows no picture that the reader is to smooth.
    cairo_pattern_set_filter(cairo_get_source(m_cairo), CAIRO_FILTER_NEAREST);
    // Paint on a page that is still blank makes cairo forget the tags that were begun on it.
    cairo_rectangle(m_cairo, 0, 0, picture.width, picture.height);
    cairo_fill(m_cairo);
    cairo_restore(m_cairo);
    cairo_surface_destroy(surface);
    frame(x, y, width, scale * picture.height, 0.5);
}

void Canvas::drawing(const Drawing& drawing, double x, double y, double width)
{
    cairo_save(m_cairo);
    cairo_translate(m_cairo, x, y);
    cairo_scale(m_cairo, width / drawing.width, width / drawing.width);
    for (const Shape& shape : drawing.shapes) {
        paintShape(m_cairo, shape);
    }
    setShade(m_cairo, 0);
    for (const Label& label : drawing.labels) {
        const Font font{label.size};
        const double labelWidth = m_shaper.widthOf(label.text, font);
        // The drawing gives the base line; the shaper takes the top of the line.
        m_shaper.draw(m_cairo, {label.text, labelWidth, label.size}, font, label.x - labelWidth / 2,
                      label.y - label.size * 1.04);
    }
    cairo_restore(m_cairo);
}

}  // namespace diptych::reports
