#include "app/gui/board_delegate.h"

#include "app/gui/board_model.h"
#include "app/gui/piece_paths.h"

#include <QPainter>

#include <algorithm>

namespace diptych::gui {
namespace {

void drawHatching(QPainter* painter, const QRectF& square, const QColor& color)
{
    painter->save();
    painter->setClipRect(square);
    const double step = std::max(6.0, square.width() / 6);
    painter->setPen(QPen(color, std::max(1.6, square.width() / 24)));
    for (double x = -square.height(); x < square.width(); x += step) {
        painter->drawLine(QPointF(square.left() + x, square.bottom()),
                          QPointF(square.left() + x + square.height(), square.top()));
    }
    painter->restore();
}

/// A frame inside the square, so that neighbours do not cover it.
void drawFrame(QPainter* painter, const QRectF& square, const QColor& color, double width,
               Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(color, width, style);
    pen.setJoinStyle(Qt::MiterJoin);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    const double inset = width / 2;
    painter->drawRect(square.adjusted(inset, inset, -inset, -inset));
}

/// The corners of the squares that the last move left and reached.
void drawCorners(QPainter* painter, const QRectF& square, const QColor& color)
{
    const double width = std::max(2.0, square.width() / 18);
    const double arm = square.width() * 0.26;
    const double inset = width / 2;
    const QRectF frame = square.adjusted(inset, inset, -inset, -inset);
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    const auto corner = [&](const QPointF& at, double x, double y) {
        const QPointF points[] = {at + QPointF(x * arm, 0), at, at + QPointF(0, y * arm)};
        painter->drawPolyline(points, 3);
    };
    corner(frame.topLeft(), 1, 1);
    corner(frame.topRight(), -1, 1);
    corner(frame.bottomLeft(), 1, -1);
    corner(frame.bottomRight(), -1, -1);
}

void drawFocus(QPainter* painter, const QRectF& square, const QPalette& palette)
{
    const double width = std::max(2.0, square.width() / 20);
    drawFrame(painter, square, palette.color(QPalette::Active, QPalette::Highlight), 2 * width);
    drawFrame(painter, square.adjusted(width, width, -width, -width),
              palette.color(QPalette::Active, QPalette::Base), width / 2);
}

}  // namespace

void drawPiece(QPainter* painter, const QRectF& square, QChar fenLetter, const PaletteRoles& roles)
{
    const auto piece = chess::pieceFromFenLetter(fenLetter.toLatin1());
    if (!piece) {
        return;
    }
    const bool isWhite = piece->color == chess::Color::White;
    const PiecePaths& outline = pathsOf(piece->type);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(square.topLeft());
    painter->scale(square.width() / 100, square.height() / 100);
    // The edge of a black piece is light and thin, so that the piece does not merge with a dark
    // square.
    const QColor edge = isWhite ? roles.whitePieceEdge : roles.blackPieceEdge;
    if (!isWhite) {
        painter->strokePath(outline.body,
                            QPen(edge, 5.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    QPen pen(isWhite ? edge : roles.blackPiece, 3.2);
    pen.setJoinStyle(Qt::RoundJoin);
    painter->setPen(pen);
    painter->setBrush(isWhite ? roles.whitePiece : roles.blackPiece);
    painter->drawPath(outline.body);
    painter->setBrush(Qt::NoBrush);
    painter->strokePath(outline.detail,
                        QPen(edge, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->restore();
}

void BoardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const PaletteRoles roles = rolesOf(option.palette);
    const QRectF square = option.rect;
    painter->save();
    painter->fillRect(square, index.data(BoardModel::IsLightRole).toBool() ? roles.lightSquare
                                                                           : roles.darkSquare);
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(BoardModel::IsMarkedRole).toBool()) {
        drawHatching(painter, square, roles.squareMark);
        drawFrame(painter, square, roles.squareMark, std::max(2.0, square.width() / 16));
    }
    if (index.data(BoardModel::IsTrailRole).toBool()) {
        drawCorners(painter, square, roles.squareTrail);
    }
    const QString piece = index.data(BoardModel::PieceRole).toString();
    if (!piece.isEmpty()) {
        drawPiece(painter, square, piece.front(), roles);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        drawFocus(painter, square, option.palette);
    }
    painter->restore();
}

QSize BoardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int side = option.fontMetrics.height() * 2;
    return {side, side};
}

}  // namespace diptych::gui
