#include "app/gui/piece_paths.h"

#include "reports/diagram/drawing.h"
#include "reports/diagram/piece_outlines.h"

#include <array>

namespace diptych::gui {
namespace {

QPainterPath toPath(std::string_view data)
{
    QPainterPath path;
    for (const reports::PathCommand& command : reports::parsePath(data)) {
        const double* p = command.points;
        switch (command.verb) {
        case reports::PathVerb::MoveTo:
            path.moveTo(p[0], p[1]);
            break;
        case reports::PathVerb::LineTo:
            path.lineTo(p[0], p[1]);
            break;
        case reports::PathVerb::CurveTo:
            path.cubicTo(p[0], p[1], p[2], p[3], p[4], p[5]);
            break;
        case reports::PathVerb::Close:
            path.closeSubpath();
            break;
        }
    }
    return path;
}

PiecePaths make(chess::PieceType type)
{
    const reports::PieceOutline outline = reports::outlineOf(type);
    return {toPath(outline.body), toPath(outline.details)};
}

}  // namespace

const PiecePaths& pathsOf(chess::PieceType type)
{
    using chess::PieceType;
    static const std::array paths{make(PieceType::Pawn),   make(PieceType::Knight),
                                  make(PieceType::Bishop), make(PieceType::Rook),
                                  make(PieceType::Queen),  make(PieceType::King)};
    return paths[static_cast<std::size_t>(type)];
}

}  // namespace diptych::gui
