#pragma once

#include <QColor>
#include <QPalette>

namespace diptych::gui {

/// How the window looks: as the desktop does, or in one of three palettes of its own.
enum class Appearance { System, Light, Dark, HighContrast };

/// Colours with a meaning, computed from a palette. Every text colour has a contrast of at least
/// 4.5:1 against the palette's Base (WCAG 2.2, 1.4.3). Colour is never the only sign of a meaning.
struct PaletteRoles {
    QColor agreed;         ///< text of what needs no attention: dimmed but readable
    QColor differs;        ///< text of a contradiction
    QColor doubtful;       ///< text of a clerical difference or an open question
    QColor recommended;    ///< text of what the program proposes
    QColor chosen;         ///< text of what the arbiter decided
    QColor quiet;          ///< secondary text on Window, such as captions
    QColor softSelection;  ///< background of what is selected where the keyboard is not
    QColor rule;           ///< lines that part panes and cells
    QColor lightSquare;
    QColor darkSquare;
    QColor squareMark;   ///< hatching of a square that differs; at least 3:1 against both squares
    QColor squareTrail;  ///< frame of the squares of the last move
    QColor whitePiece, whitePieceEdge;
    QColor blackPiece, blackPieceEdge;
};

/// Contrast of two colours as WCAG defines it: 1 (none) to 21 (black on white).
double contrastRatio(const QColor& a, const QColor& b);

/// The colour nearest to a wish, in the same hue, that has a contrast against a background.
QColor readableOn(const QColor& background, const QColor& wish, double contrast = 4.5);

PaletteRoles rolesOf(const QPalette& palette);

/// The palette of an appearance; for System the one given.
QPalette paletteOf(Appearance appearance, const QPalette& system);

}  // namespace diptych::gui
