#include "app/gui/palette_roles.h"

#include <algorithm>
#include <cmath>

namespace diptych::gui {
namespace {

// Hues that can be told apart in every common form of colour blindness (Okabe and Ito 2008).
constexpr QRgb vermillion = qRgb(0xd5, 0x5e, 0x00);
constexpr QRgb orange = qRgb(0xe6, 0x9f, 0x00);
constexpr QRgb bluishGreen = qRgb(0x00, 0x9e, 0x73);
constexpr QRgb blue = qRgb(0x00, 0x72, 0xb2);

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double shareOfB)
{
    const double shareOfA = 1.0 - shareOfB;
    return QColor::fromRgbF(static_cast<float>(a.redF() * shareOfA + b.redF() * shareOfB),
                            static_cast<float>(a.greenF() * shareOfA + b.greenF() * shareOfB),
                            static_cast<float>(a.blueF() * shareOfA + b.blueF() * shareOfB));
}

QPalette paletteFrom(const QColor& window, const QColor& base, const QColor& text,
                     const QColor& highlight)
{
    QPalette palette(window);
    const QColor quiet = readableOn(base, mixed(text, base, 0.4));
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, mixed(base, text, 0.04));
    palette.setColor(QPalette::Button, mixed(window, text, 0.04));
    palette.setColor(QPalette::ToolTipBase, base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, quiet);
    }
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::Highlight, highlight);
    const bool takesWhite = contrastRatio(highlight, Qt::white) >= 4.5;
    palette.setColor(QPalette::HighlightedText, takesWhite ? Qt::white : Qt::black);
    palette.setColor(QPalette::Link, readableOn(base, highlight));
    palette.setColor(QPalette::LinkVisited, readableOn(base, highlight));
    return palette;
}

void colourBoard(PaletteRoles& roles, const QColor& base, const QColor& text,
                 const QColor& highlight)
{
    // The lighter of page and ink gives the light squares, so that white pieces look white in the
    // dark as well.
    const bool darkPage = luminance(base) < luminance(text);
    const QColor paper = darkPage ? text : base;
    const QColor ink = darkPage ? base : text;
    const bool extreme = contrastRatio(paper, ink) > 20.5;
    const QColor tint = mixed(ink, highlight, extreme ? 0.0 : 0.35);
    roles.lightSquare = mixed(paper, tint, darkPage ? 0.32 : 0.08);
    roles.darkSquare = mixed(paper, tint, darkPage ? 0.55 : 0.34);
    if (extreme) {
        roles.lightSquare = paper;
        roles.darkSquare = mixed(paper, ink, 0.36);
    }
    roles.squareMark = readableOn(roles.darkSquare, QColor(vermillion), 3.0);
    roles.squareTrail = readableOn(roles.darkSquare, QColor(blue), 3.0);
    roles.whitePiece = Qt::white;
    roles.whitePieceEdge = QColor(0x14, 0x16, 0x1a);
    roles.blackPiece = QColor(0x1c, 0x1e, 0x22);
    roles.blackPieceEdge = QColor(0xf4, 0xf4, 0xf4);
}

}  // namespace

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor readableOn(const QColor& background, const QColor& wish, double contrast)
{
    // The limit of a colour that is moved away from the background is black or white, whichever
    // stands out more.
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const QColor limit =
        contrastRatio(background, black) > contrastRatio(background, white) ? black : white;
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        const QColor candidate = mixed(wish, limit, static_cast<double>(step) / steps);
        if (contrastRatio(candidate, background) >= contrast) {
            return candidate;
        }
    }
    return limit;
}

PaletteRoles rolesOf(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    PaletteRoles roles;
    // A little more than the least contrast, since a row may stand on AlternateBase.
    constexpr double contrast = 5.0;
    roles.agreed = readableOn(base, mixed(text, base, 0.42), contrast);
    roles.differs = readableOn(base, QColor(vermillion), contrast);
    roles.doubtful = readableOn(base, QColor(orange), contrast);
    roles.recommended = readableOn(base, QColor(bluishGreen), contrast);
    roles.chosen = readableOn(base, QColor(blue), contrast);
    roles.quiet = readableOn(window, mixed(palette.color(QPalette::WindowText), window, 0.3));
    roles.softSelection = mixed(base, palette.color(QPalette::Active, QPalette::Highlight), 0.16);
    roles.rule = readableOn(window, mixed(window, text, 0.2), 1.4);
    colourBoard(roles, base, text, palette.color(QPalette::Active, QPalette::Highlight));
    return roles;
}

QPalette paletteOf(Appearance appearance, const QPalette& system)
{
    switch (appearance) {
    case Appearance::System:
        return system;
    case Appearance::Light:
        return paletteFrom(QColor(0xf3, 0xf4, 0xf6), Qt::white, QColor(0x1a, 0x1c, 0x20),
                           QColor(0x1f, 0x5f, 0xa8));
    case Appearance::Dark:
        return paletteFrom(QColor(0x23, 0x26, 0x2b), QColor(0x1b, 0x1d, 0x21),
                           QColor(0xe6, 0xe8, 0xeb), QColor(0x2d, 0x6c, 0xb3));
    case Appearance::HighContrast: {
        QPalette palette = paletteFrom(Qt::black, Qt::black, Qt::white, QColor(0xff, 0xe0, 0x3d));
        // Styles draw the edge of a button darker than the window, which black cannot be.
        palette.setColor(QPalette::Button, QColor(0x5a, 0x5a, 0x5a));
        return palette;
    }
    }
    return system;
}

}  // namespace diptych::gui
