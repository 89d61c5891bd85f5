#include "reports/pdf/text_shaper.h"

#include <pango/pangocairo.h>

#include <cmath>

namespace diptych::reports {

namespace {

struct Release {
    void operator()(gpointer object) const { g_object_unref(object); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};

using LayoutPtr = std::unique_ptr<PangoLayout, Release>;

constexpr double leading = 1.32;  ///< line height in font sizes

/// "D.2.9" stays in one piece: Pango would break a line behind its first point.
void keepArticlesWhole(PangoAttrList* attributes, std::string_view text)
{
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    const auto isCapital = [](char sign) { return sign >= 'A' && sign <= 'Z'; };
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        if (isCapital(text[i]) && text[i + 1] == '.' && isDigit(text[i + 2])) {
            PangoAttribute* whole = pango_attr_allow_breaks_new(FALSE);
            whole->start_index = static_cast<guint>(i);
            whole->end_index = static_cast<guint>(i + 3);
            pango_attr_list_insert(attributes, whole);
        }
    }
}

LayoutPtr makeLayout(PangoContext* context, std::string_view text, Font font)
{
    LayoutPtr layout(pango_layout_new(context));
    const std::unique_ptr<PangoFontDescription, Release> description(pango_font_description_new());
    pango_font_description_set_family(description.get(), "DejaVu Sans,Noto Sans,Sans");
    pango_font_description_set_absolute_size(description.get(), font.size * PANGO_SCALE);
    if (font.weight == Weight::Bold) {
        pango_font_description_set_weight(description.get(), PANGO_WEIGHT_BOLD);
    }
    if (font.slant == Slant::Italic) {
        pango_font_description_set_style(description.get(), PANGO_STYLE_OBLIQUE);
    }
    pango_layout_set_font_description(layout.get(), description.get());
    // Ligatures look well and read badly: "ﬀ" is not found and not spoken as two letters.
    PangoAttrList* attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0, clig=0, dlig=0"));
    keepArticlesWhole(attributes, text);
    pango_layout_set_attributes(layout.get(), attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
    return layout;
}

/// Text that Pango takes: valid UTF-8 on one paragraph, no control characters.
std::string cleaned(std::string_view text)
{
    gchar* valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
    std::string result(valid);
    g_free(valid);
    for (char& character : result) {
        if (static_cast<unsigned char>(character) < 0x20) {
            character = ' ';
        }
    }
    return result;
}

}  // namespace

double heightOf(const std::vector<TextLine>& lines)
{
    double height = 0;
    for (const TextLine& line : lines) {
        height += line.height;
    }
    return height;
}

TextShaper::TextShaper()
{
    const std::unique_ptr<PangoFontMap, Release> map(pango_cairo_font_map_new());
    m_context = std::shared_ptr<PangoContext>(pango_font_map_create_context(map.get()), Release());
    const std::unique_ptr<cairo_font_options_t, Release> options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(m_context.get(), options.get());
    pango_cairo_context_set_resolution(m_context.get(), 72);
    pango_context_set_round_glyph_positions(m_context.get(), FALSE);
}

std::vector<TextLine> TextShaper::breakLines(std::string_view text, Font font, double width) const
{
    const std::string clean = cleaned(text);
    const LayoutPtr layout = makeLayout(m_context.get(), clean, font);
    pango_layout_set_width(layout.get(), static_cast<int>(std::lround(width * PANGO_SCALE)));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    std::vector<TextLine> lines;
    for (int i = 0; i < pango_layout_get_line_count(layout.get()); ++i) {
        PangoLayoutLine* line = pango_layout_get_line_readonly(layout.get(), i);
        PangoRectangle extents;
        pango_layout_line_get_extents(line, nullptr, &extents);
        lines.push_back({clean.substr(static_cast<std::size_t>(line->start_index),
                                      static_cast<std::size_t>(line->length)),
                         static_cast<double>(extents.width) / PANGO_SCALE, font.size * leading});
    }
    return lines;
}

double TextShaper::widthOf(std::string_view text, Font font) const
{
    const LayoutPtr layout = makeLayout(m_context.get(), cleaned(text), font);
    PangoRectangle extents;
    pango_layout_get_extents(layout.get(), nullptr, &extents);
    return static_cast<double>(extents.width) / PANGO_SCALE;
}

void TextShaper::draw(cairo_t* cairo, const TextLine& line, Font font, double x, double y) const
{
    if (line.text.empty()) {
        return;
    }
    const LayoutPtr layout = makeLayout(m_context.get(), line.text, font);
    const double rise = font.size * (leading - 1) / 2 + font.size * 0.88;
    cairo_move_to(cairo, x, y + rise);
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout.get(), 0));
}

}  // namespace diptych::reports
