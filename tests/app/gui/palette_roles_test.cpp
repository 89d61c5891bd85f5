#include "app/gui/palette_roles.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <array>
#include <utility>

using namespace diptych::gui;

namespace {

constexpr std::array appearances{Appearance::Light, Appearance::Dark, Appearance::HighContrast};

QPalette paletteFor(Appearance appearance)
{
    return paletteOf(appearance, QPalette());
}

}  // namespace

TEST(PaletteRoles, KnowsTheContrastOfBlackAndWhite)
{
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21.0, 0.01);
    EXPECT_NEAR(contrastRatio(Qt::red, Qt::red), 1.0, 0.01);
}

TEST(PaletteRoles, KeepsEveryTextReadableInEveryPalette)
{
    for (const Appearance appearance : appearances) {
        const QPalette palette = paletteFor(appearance);
        const PaletteRoles roles = rolesOf(palette);
        for (const QColor& text :
             {roles.agreed, roles.differs, roles.doubtful, roles.recommended, roles.chosen}) {
            EXPECT_GE(contrastRatio(text, palette.color(QPalette::Base)), 4.5)
                << static_cast<int>(appearance) << " " << text.name().toStdString();
        }
        EXPECT_GE(contrastRatio(roles.quiet, palette.color(QPalette::Window)), 4.5);
    }
}

TEST(PaletteRoles, KeepsTheRolesOfTheDesktopReadable)
{
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    constexpr std::array pairs{Pair{QPalette::WindowText, QPalette::Window},
                               Pair{QPalette::Text, QPalette::Base},
                               Pair{QPalette::ButtonText, QPalette::Button},
                               Pair{QPalette::HighlightedText, QPalette::Highlight},
                               Pair{QPalette::ToolTipText, QPalette::ToolTipBase},
                               Pair{QPalette::PlaceholderText, QPalette::Base}};
    for (const Appearance appearance : appearances) {
        const QPalette palette = paletteFor(appearance);
        for (const auto& [text, background] : pairs) {
            EXPECT_GE(contrastRatio(palette.color(text), palette.color(background)), 4.5)
                << static_cast<int>(appearance) << " " << text;
        }
    }
}

TEST(PaletteRoles, MakesPiecesAndMarksStandOutOnBothSquares)
{
    for (const Appearance appearance : appearances) {
        const PaletteRoles roles = rolesOf(paletteFor(appearance));
        for (const QColor& square : {roles.lightSquare, roles.darkSquare}) {
            EXPECT_GE(contrastRatio(roles.whitePieceEdge, square), 3.0);
            EXPECT_GE(contrastRatio(roles.blackPiece, square), 3.0);
            EXPECT_GE(contrastRatio(roles.squareMark, square), 3.0);
            EXPECT_GE(contrastRatio(roles.squareTrail, square), 3.0);
        }
        EXPECT_GE(contrastRatio(roles.lightSquare, roles.darkSquare), 1.4);
    }
}

TEST(PaletteRoles, MovesAColourOnlyAsFarAsItMust)
{
    const QColor enough(0, 0, 120);
    EXPECT_EQ(readableOn(Qt::white, enough), enough);
    EXPECT_GE(contrastRatio(readableOn(Qt::white, Qt::yellow), Qt::white), 4.5);
    EXPECT_GE(
        contrastRatio(readableOn(QColor(0x77, 0x77, 0x77), Qt::gray), QColor(0x77, 0x77, 0x77)),
        4.4);
}
