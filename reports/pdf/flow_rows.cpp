#include "reports/pdf/flow_rows.h"

#include "reports/diagram/position_drawing.h"

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr Font captionFont{8.5, Weight::Bold};
constexpr Font nameFont{8.8};
constexpr Font noteFont{7.8};
constexpr Font smallFont{6.8};
constexpr double figureGap = 18;
constexpr double signatureGap = 18;
constexpr double roomToSign = 34;

struct LaidFigure {
    std::vector<TextLine> caption{}, pieces{}, note{};
    Drawing drawing{};
    std::string alternative{};
    double left = 0;
    double side = 0;
    double captionHeight = 0;

    double drawnHeight() const { return side * drawing.height / drawing.width; }
    double height() const
    {
        return captionHeight + drawnHeight() + 4 + heightOf(pieces) + 2 + heightOf(note);
    }
};

LaidFigure layOut(const Figure& figure, const TextShaper& shaper, double left, double width)
{
    return {shaper.breakLines(figure.caption, captionFont, width),
            shaper.breakLines(figure.alternative, smallFont, width),
            shaper.breakLines(figure.note, smallFont, width),
            drawPosition(figure.position, figure.marked),
            figure.alternative,
            left,
            width};
}

void write(Canvas& canvas, const char* tag, const std::vector<TextLine>& lines, Font font,
           double left, double top)
{
    canvas.begin(tag);
    canvas.text(lines, font, left, top);
    canvas.end(tag);
}

void drawFigure(Canvas& canvas, const LaidFigure& figure, double top)
{
    double y = top;
    canvas.begin("Sect");
    write(canvas, "Caption", figure.caption, captionFont, figure.left, y);
    y += figure.captionHeight;
    canvas.beginFigure(figure.alternative);
    canvas.drawing(figure.drawing, figure.left, y, figure.side);
    canvas.endFigure();
    y += figure.drawnHeight() + 4;
    write(canvas, "P", figure.pieces, smallFont, figure.left, y);
    y += heightOf(figure.pieces) + 2;
    write(canvas, "P", figure.note, smallFont, figure.left, y);
    canvas.end("Sect");
}

struct LaidSignature {
    std::vector<TextLine> role{}, name{}, note{};
    double left = 0;

    double height() const { return heightOf(role) + heightOf(name) + heightOf(note); }
};

void drawSignature(Canvas& canvas, const LaidSignature& place, double width, double top)
{
    canvas.rule(place.left, top + roomToSign, width, 0.7);
    double y = top + roomToSign + 2;
    write(canvas, "P", place.role, captionFont, place.left, y);
    y += heightOf(place.role);
    write(canvas, "P", place.name, nameFont, place.left, y);
    y += heightOf(place.name);
    write(canvas, "P", place.note, noteFont, place.left, y);
}

}  // namespace

void addFigures(std::vector<FlowItem>& items, const std::vector<Figure>& figures,
                const TextShaper& shaper, TextColumn column)
{
    const double width = (column.width - 2 * figureGap) / 3;
    std::vector<LaidFigure> laid;
    double captionHeight = 0;
    for (const Figure& figure : figures) {
        const double left = column.left + static_cast<double>(laid.size()) * (width + figureGap);
        laid.push_back(layOut(figure, shaper, left, width));
        captionHeight = std::max(captionHeight, heightOf(laid.back().caption) + 3);
    }
    FlowItem item;
    item.before = 6;
    for (LaidFigure& figure : laid) {
        figure.captionHeight = captionHeight;
        item.height = std::max(item.height, figure.height());
    }
    item.draw = [laid](Canvas& canvas, double top) {
        for (const LaidFigure& figure : laid) {
            drawFigure(canvas, figure, top);
        }
    };
    items.push_back(std::move(item));
}

void addSignatures(std::vector<FlowItem>& items, const std::vector<SignaturePlace>& places,
                   const std::string& dateLabel, const TextShaper& shaper, TextColumn column)
{
    const double width = (column.width - signatureGap) / 2;
    std::vector<LaidSignature> laid;
    double below = 0;
    for (const SignaturePlace& place : places) {
        const std::string& note = place.note.empty() ? dateLabel : place.note;
        laid.push_back({shaper.breakLines(place.role, captionFont, width),
                        shaper.breakLines(place.name, nameFont, width),
                        shaper.breakLines(note, noteFont, width),
                        column.left + static_cast<double>(laid.size()) * (width + signatureGap)});
        below = std::max(below, laid.back().height());
    }
    FlowItem item;
    item.before = 4;
    item.height = roomToSign + below + 2;
    item.draw = [laid, width](Canvas& canvas, double top) {
        for (const LaidSignature& place : laid) {
            drawSignature(canvas, place, width, top);
        }
    };
    items.push_back(std::move(item));
}

}  // namespace diptych::reports
