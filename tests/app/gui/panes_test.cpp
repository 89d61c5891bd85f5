#include "app/gui/announcer.h"
#include "app/gui/desk_page.h"
#include "app/gui/desk_style.h"
#include "app/gui/main_actions.h"
#include "app/gui/palette_roles.h"
#include "app/gui/pane.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;
using Arrangement = PaneArea::Arrangement;

namespace {

void settle()
{
    for (int round = 0; round < 5; ++round) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

constexpr std::size_t scores = 0;
constexpr std::size_t board = 1;
constexpr std::size_t found = 2;

QRect placeOf(MainWindow& window, std::size_t pane)
{
    settle();
    return window.desk()->panes().at(pane)->geometry();
}

}  // namespace

TEST(Panes, LieInThreeColumnsUntilTheyAreMoved)
{
    OpenWindow window(test::differingScores);
    EXPECT_LT(placeOf(*window, scores).right(), placeOf(*window, board).left());
    EXPECT_LT(placeOf(*window, board).right(), placeOf(*window, found).left());
    EXPECT_TRUE(window->desk()->area()->places().isEmpty());
}

TEST(Panes, AreMovedByKeys)
{
    OpenWindow window(test::differingScores);
    window->actions()->panes[board]->trigger();
    window->actions()->moves[0]->trigger();
    EXPECT_EQ(placeOf(*window, board).left(), placeOf(*window, scores).left());
    EXPECT_TRUE(window->desk()->panes()[board]->holdsFocus());
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("Moved: Board"));
    window->actions()->moves[0]->trigger();
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("There is no pane on that side."));
    const int before = placeOf(*window, board).top();
    window->actions()->moves[2]->trigger();
    EXPECT_LT(placeOf(*window, board).top(), before);
}

TEST(Panes, LieWhereTheyWereLeftTheNextTime)
{
    QByteArray places;
    {
        OpenWindow window(test::differingScores);
        window->actions()->panes[board]->trigger();
        window->actions()->moves[0]->trigger();
        settle();
        places = window->desk()->area()->places();
        ASSERT_FALSE(places.isEmpty());
    }
    OpenWindow window;
    window->desk()->area()->setPlaces(places);
    window->openFiles({test::casePath(test::differingScores)});
    EXPECT_EQ(placeOf(*window, board).left(), placeOf(*window, scores).left());
    // A layout with a name puts them back.
    window->actions()->arrangements[1]->trigger();
    EXPECT_GT(placeOf(*window, board).left(), placeOf(*window, scores).right());
    window->desk()->area()->setPlaces("no places");
    EXPECT_GT(placeOf(*window, board).left(), placeOf(*window, scores).right());
}

TEST(Panes, ShareTheWindowAsTheLayoutsSay)
{
    OpenWindow window(test::differingScores);
    window->desk()->area()->arrange(Arrangement::Transcribe);
    const int transcribing = placeOf(*window, scores).width();
    window->desk()->area()->arrange(Arrangement::Rule);
    EXPECT_LT(placeOf(*window, scores).width(), transcribing);
}

TEST(Panes, AreTakenOutAndPutBack)
{
    OpenWindow window(test::differingScores);
    Pane* pane = window->desk()->panes()[board];
    pane->enter();
    window->actions()->ownWindow->trigger();
    EXPECT_TRUE(pane->isFloating());
    window->desk()->area()->toggleWindow(pane);
    EXPECT_FALSE(pane->isFloating());
}

TEST(Panes, AreHiddenAndComeBackWithTheirKey)
{
    OpenWindow window(test::differingScores);
    Pane* pane = window->desk()->panes()[board];
    pane->enter();
    window->actions()->hidePane->trigger();
    EXPECT_TRUE(pane->isHidden());
    EXPECT_FALSE(pane->holdsFocus());
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("Hidden: Board"));
    window->actions()->panes[board]->trigger();
    EXPECT_FALSE(pane->isHidden());
    EXPECT_TRUE(pane->holdsFocus());
}

TEST(Panes, LieBehindTabsWithANameWhereTheWindowIsSmall)
{
    OpenWindow window(test::differingScores);
    window->resize(800, 600);
    window->setTextPercent(200);
    settle();
    const auto tabs = window->desk()->area()->findChildren<QTabBar*>();
    const auto shown = std::count_if(tabs.begin(), tabs.end(), [](const QTabBar* bar) {
        return bar->isVisible() && !bar->accessibleName().isEmpty();
    });
    EXPECT_EQ(shown, 2);
    EXPECT_LE(window->width(), 800);
    EXPECT_LE(window->height(), 600);
    // Called by its key, a pane comes to the front.
    window->actions()->panes[found]->trigger();
    settle();
    EXPECT_FALSE(window->desk()->panes()[found]->visibleRegion().isEmpty());
    window->setTextPercent(100);
    window->resize(1280, 800);
    EXPECT_LT(placeOf(*window, scores).right(), placeOf(*window, board).left());
}

TEST(Edges, AreSeenOnDarkPalettes)
{
    OpenWindow window;
    for (const Appearance appearance : {Appearance::Dark, Appearance::HighContrast}) {
        window->setAppearance(appearance);
        QLineEdit field;
        field.resize(200, 30);
        field.ensurePolished();
        const QImage picture = field.grab().toImage();
        const QColor ground = field.palette().color(QPalette::Window);
        double best = 0;
        for (int y = 0; y < 4; ++y) {
            best = std::max(best, contrastRatio(picture.pixelColor(100, y), ground));
        }
        EXPECT_GE(best, 3.0);
    }
}
