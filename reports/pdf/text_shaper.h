#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

typedef struct _cairo cairo_t;
typedef struct _PangoContext PangoContext;

namespace diptych::reports {

enum class Weight : unsigned char { Normal, Bold };
enum class Slant : unsigned char { Upright, Italic };

struct Font {
    double size = 8.5;  ///< in points
    Weight weight = Weight::Normal;
    Slant slant = Slant::Upright;
};

/// One line of a text that was broken to a width. Sizes in points.
struct TextLine {
    std::string text{};
    double width = 0;
    double height = 0;
};

double heightOf(const std::vector<TextLine>& lines);

/// Breaks texts into lines and draws them, by Pango. All languages that the fonts of the system
/// cover, Braille cells included.
class TextShaper {
public:
    TextShaper();

    /// Never empty: an empty text is one empty line.
    std::vector<TextLine> breakLines(std::string_view text, Font font, double width) const;

    /// Width of a text that is not broken.
    double widthOf(std::string_view text, Font font) const;

    /// Draws one line, its top at y. Every line is a layout of its own, because Cairo 1.16 loses
    /// the tagged text behind a line break within one.
    void draw(cairo_t* cairo, const TextLine& line, Font font, double x, double y) const;

private:
    std::shared_ptr<PangoContext> m_context;
};

}  // namespace diptych::reports
