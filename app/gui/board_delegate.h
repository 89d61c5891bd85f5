#pragma once

#include "app/gui/palette_roles.h"

#include <QStyledItemDelegate>

namespace diptych::gui {

/// Draws a square: field, hatching where the board differs, frame of the last move, piece, focus.
class BoardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Draws a piece, named by its FEN letter, into a square.
void drawPiece(QPainter* painter, const QRectF& square, QChar fenLetter, const PaletteRoles& roles);

}  // namespace diptych::gui
