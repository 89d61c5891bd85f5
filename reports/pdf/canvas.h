#pragma once

#include "reports/diagram/drawing.h"
#include "reports/document/grey_picture.h"
#include "reports/pdf/text_shaper.h"

#include <string>
#include <vector>

typedef struct _cairo cairo_t;

namespace diptych::reports {

enum class Scope : unsigned char { Column, Row };

/// Where a signature will go: a form field.
struct FieldPlace {
    std::string name{};   ///< of the field, such as "arbiter"
    std::string label{};  ///< what a reader of the form hears
    std::size_t page = 0;
    double left = 0, top = 0, width = 0, height = 0;  ///< points from the upper left corner
};

/// What Cairo 1.16 cannot say about the structure itself, in the order of the structure tree.
struct StructureNotes {
    std::vector<std::string> figures{};  ///< text alternatives
    std::vector<Scope> headers{};        ///< of the table headers
    std::vector<FieldPlace> fields{};    ///< one for each Form element
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

    /// An element of its own that holds a rule to sign on and, above it, a signature field. Without
    /// a name there is only the rule.
    void signatureField(const FieldPlace& place);
    /// What follows stands on the next page.
    void nextPage();

    /// Lines one below the other, the first with its top at y.
    void text(const std::vector<TextLine>& lines, Font font, double x, double y);
    void textAtRight(const std::vector<TextLine>& lines, Font font, double right, double y);
    void rule(double x, double y, double width, double thickness);
    void frame(double x, double y, double width, double height, double thickness);
    void box(double x, double y, double width, double height, double grey);
    void drawing(const Drawing& drawing, double x, double y, double width);

    /// As high as its width asks for, with a thin line around it.
    void picture(const GreyPicture& picture, double x, double y, double width);

    const StructureNotes& notes() const { return m_notes; }

private:
    cairo_t* m_cairo;
    const TextShaper& m_shaper;
    StructureNotes m_notes{};
    std::size_t m_page = 0;
};

}  // namespace diptych::reports
