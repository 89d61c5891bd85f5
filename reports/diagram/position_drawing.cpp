#include "reports/diagram/position_drawing.h"

#include "reports/diagram/piece_outlines.h"

namespace diptych::reports {

namespace {

constexpr double squareSize = 100;
constexpr double margin = 60;  ///< left and below, for the names of ranks and files
constexpr double edge = 6;
constexpr std::string_view squarePath = "M 0 0 L 100 0 L 100 100 L 0 100 Z";
constexpr std::string_view boardPath = "M 0 0 L 800 0 L 800 800 L 0 800 Z";
constexpr std::string_view framePath = "M 7 7 L 93 7 L 93 93 L 7 93 Z";

double leftOf(chess::Square square)
{
    return margin + squareSize * chess::fileOf(square);
}

double topOf(chess::Square square)
{
    return edge + squareSize * (7 - chess::rankOf(square));
}

void addPiece(Drawing& drawing, chess::Square square, chess::Piece piece)
{
    const PieceOutline outline = outlineOf(piece.type);
    const bool isWhite = piece.color == chess::Color::White;
    Shape body{outline.body,
               leftOf(square),
               topOf(square),
               1,
               isWhite ? Shade::White : Shade::Black,
               Shade::Black,
               4};
    drawing.shapes.push_back(body);
    if (!outline.details.empty()) {
        body.path = outline.details;
        body.fill = Shade::None;
        body.stroke = isWhite ? Shade::Black : Shade::White;
        body.strokeWidth = 3.5;
        drawing.shapes.push_back(body);
    }
}

void addSquare(Drawing& drawing, const chess::Position& position, chess::Bitboard marked,
               chess::Square square)
{
    const bool isDark = (chess::fileOf(square) + chess::rankOf(square)) % 2 == 0;
    drawing.shapes.push_back({squarePath, leftOf(square), topOf(square), 1,
                              isDark ? Shade::Light : Shade::White, Shade::None, 0});
    if (chess::contains(marked, square)) {
        drawing.shapes.push_back(
            {framePath, leftOf(square), topOf(square), 1, Shade::None, Shade::Black, 8});
    }
    if (const auto piece = position.at(square)) {
        addPiece(drawing, square, *piece);
    }
}

}  // namespace

Drawing drawPosition(const chess::Position& position, chess::Bitboard marked)
{
    Drawing drawing;
    drawing.width = margin + 8 * squareSize + edge;
    drawing.height = edge + 8 * squareSize + margin;
    for (int index = 0; index < chess::squareCount; ++index) {
        addSquare(drawing, position, marked, static_cast<chess::Square>(index));
    }
    drawing.shapes.push_back({boardPath, margin, edge, 1, Shade::None, Shade::Black, 6});
    for (int i = 0; i < 8; ++i) {
        const double middle = squareSize * i + squareSize / 2;
        drawing.labels.push_back({std::string(1, static_cast<char>('a' + i)), margin + middle,
                                  edge + 8 * squareSize + 46, 42});
        drawing.labels.push_back(
            {std::string(1, static_cast<char>('8' - i)), margin / 2 - 2, edge + middle + 15, 42});
    }
    return drawing;
}

}  // namespace diptych::reports
