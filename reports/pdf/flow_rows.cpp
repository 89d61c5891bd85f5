#include "reports/pdf/flow_rows.h"

#include "reports/diagram/position_drawing.h"

#include <algorithm>

namespace diptych::reports {

namespace {

constexpr Font captionFont{8.5, Weight::Bold};
constexpr Font figureFont{8.8};
constexpr Font noteFont{7.8};
constexpr Font smallFont{6.8};
constexpr double figureGap = 18;
constexpr double narrowestBoard = 132;  ///< below that its squares are too small
constexpr double signatureGap = 18;
constexpr double roomToSign = 34;

struct LaidFigure {
    std::vector<TextLine> caption{}, pieces{}, note{};
    Drawing drawing{};
    std::string alternative{};
    double left = 0;
    double side = 0;
    double captionHeight = 0;
    double textLeft = 0;  ///< of the words
    bool beside = false;  ///< the words stand beside the picture, not below

    double drawnHeight() const { return side * drawing.height / drawing.width; }
    double textHeight() const { return heightOf(pieces) + 2 + heightOf(note); }
    double height() const
    {
        const double below = drawnHeight() + 4 + textHeight();
        return captionHeight + (beside ? std::max(drawnHeight(), textHeight()) : below);
    }
};

LaidFigure layOut(const Figure& figure, const TextShaper& shaper, TextColumn picture,
                  TextColumn words)
{
    const bool isBeside = words.left > picture.left;
    const Font font = isBeside ? figureFont : smallFont;
    LaidFigure laid{shaper.breakLines(figure.caption, captionFont, picture.width),
                    shaper.breakLines(figure.alternative, font, words.width),
                    shaper.breakLines(figure.note, smallFont, words.width),
                    drawPosition(figure.position, figure.marked), figure.alternative};
    laid.left = picture.left;
    laid.side = picture.width;
    laid.textLeft = words.left;
    laid.beside = isBeside;
    return laid;
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
    y += figure.beside ? 0 : figure.drawnHeight() + 4;
    write(canvas, "P", figure.pieces, figure.beside ? figureFont : smallFont, figure.textLeft, y);
    y += heightOf(figure.pieces) + 2;
    write(canvas, "P", figure.note, smallFont, figure.textLeft, y);
    canvas.end("Sect");
}

struct LaidSignature {
    std::vector<TextLine> role{}, name{}, note{};
    std::string field{}, label{};
    double left = 0;

    double height() const { return heightOf(role) + heightOf(name) + heightOf(note); }
};

void drawSignature(Canvas& canvas, const LaidSignature& place, double width, double top)
{
    canvas.signatureField(
        {place.field, place.label, 0, place.left, top + 1, width, roomToSign - 1});
    double y = top + roomToSign + 2;
    write(canvas, "P", place.role, captionFont, place.left, y);
    y += heightOf(place.role);
    write(canvas, "P", place.name, figureFont, place.left, y);
    y += heightOf(place.name);
    write(canvas, "P", place.note, noteFont, place.left, y);
}

}  // namespace

void addFigures(std::vector<FlowItem>& items, const std::vector<Figure>& figures,
                const TextShaper& shaper, TextColumn column)
{
    // Three of them side by side; one alone has its words beside it where there is room.
    const double third = (column.width - 2 * figureGap) / 3;
    const double width = std::max(third, std::min(column.width, narrowestBoard));
    const double rest = column.width - width - figureGap;
    const bool isAlone = figures.size() == 1;  // its words take all the width there is
    const bool isBeside = isAlone && rest >= 180;
    std::vector<LaidFigure> laid;
    double captionHeight = 0;
    for (const Figure& figure : figures) {
        const double left = column.left + static_cast<double>(laid.size()) * (width + figureGap);
        const TextColumn picture{left, width};
        const TextColumn words = isBeside  ? TextColumn{left + width + figureGap, rest}
                                 : isAlone ? column
                                           : picture;
        laid.push_back(layOut(figure, shaper, picture, words));
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

void addPictures(std::vector<FlowItem>& items, const std::vector<Picture>& pictures,
                 const TextShaper& shaper, TextColumn column)
{
    constexpr double pictureWidth = 96;
    constexpr double gap = 10;
    constexpr Font font{8.8};
    for (const Picture& picture : pictures) {
        const double height = pictureWidth * picture.picture.height / picture.picture.width;
        const double left = column.left + pictureWidth + gap;
        const auto lines = shaper.breakLines(picture.text, font, column.left + column.width - left);
        FlowItem item;
        item.before = 4;
        item.height = std::max(height, heightOf(lines)) + 2;
        item.draw = [picture, lines, left, height, column, font](Canvas& canvas, double top) {
            canvas.beginFigure(picture.alternative);
            canvas.picture(picture.picture, column.left, top, pictureWidth);
            canvas.endFigure();
            canvas.begin("P");
            canvas.text(lines, font, left, top + std::max(0.0, (height - heightOf(lines)) / 2));
            canvas.end("P");
        };
        items.push_back(std::move(item));
    }
}

void addSignatures(std::vector<FlowItem>& items, const std::vector<SignaturePlace>& places,
                   const std::string& dateLabel, const TextShaper& shaper, TextColumn column)
{
    const double half = (column.width - signatureGap) / 2;
    const double width = std::max(half, std::min(column.width, 180.0));
    std::vector<LaidSignature> laid;
    double below = 0;
    for (const SignaturePlace& place : places) {
        const std::string& note = place.note.empty() ? dateLabel : place.note;
        laid.push_back({shaper.breakLines(place.role, captionFont, width),
                        shaper.breakLines(place.name, figureFont, width),
                        shaper.breakLines(note, noteFont, width), place.field,
                        place.name.empty() ? place.role : place.role + ", " + place.name,
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
