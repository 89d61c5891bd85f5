#pragma once

#include "reports/diagram/drawing.h"
#include "reports/pdf/text_shaper.h"

#include <string>
#include <vector>

typedef struct _cairo cairo_t;

namespace diptych::reports {

enum class Scope : unsigned char { Column, Row };

/// What Cairo 1.16 cannot say about the structure itself, in the order of the structure tree.
struct StructureNotes {
    std::vector<std::string> figures{};  ///< text alternatives
    std::vector<Scope> headers{};        ///< of the table headers
};

/// A page to draw on. Structure elements may stay open across pages.
class Canvas {
public:
    Canvas(cairo_t* cairo, const TextShaper& shaper);

    void begin(const char* tag);
    void end(const char* tag);
    void beginFigure(const std::string& alternative);
    void endFigure();
    void beginHeader(Scope scope);
    void endHeader();

    /// Lines one below the other, the first with its top at y.
    void text(const std::vector<TextLine>& lines, Font font, double x, double y);
    void textAtRight(const std::vector<TextLine>& lines, Font font, double right, double y);
    void rule(double x, double y, double width, double thickness);
    void frame(double x, double y, double width, double height, double thickness);
    void box(double x, double y, double width, double height, double grey);
    void drawing(const Drawing& drawing, double x, double y, double width);

    const StructureNotes& notes() const { return m_notes; }

private:
    cairo_t* m_cairo;
    const TextShaper& m_shaper;
    StructureNotes m_notes{};
};

}  // namespace diptych::reports
