#include "app/gui/desk_page.h"
#include "app/gui/game_fields.h"
#include "app/gui/main_actions.h"
#include "app/gui/new_incident_dialog.h"
#include "app/gui/notice_bar.h"
#include "app/gui/score_table_view.h"
#include "tests/app/gui/open_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;

namespace {

void write(const QString& path, const char* text)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Two players who meet in the first round.
constexpr const char* tournament =
    "012 Open of the Two Boards\n"
    "222 40/5400+30:1800+30\n"
    "001    1 m    Weiss, Wilma                      2100 GER    12345678 1990/01/01  0.0    1"
    "     2 w  \n"
    "001    2 m    Schwarz, Stefan                   2000 AUT    87654321 1991/01/01  0.0    2"
    "     1 b  \n";

}  // namespace

TEST(NewIncident, TakesTheGameOutOfATournamentFile)
{
    OpenWindow window;
    const QString path = window.file(QStringLiteral("open.trf"));
    write(path, tournament);
    NewIncidentDialog dialog(&*window);
    dialog.show();
    GameFields* game = dialog.game();
    game->readTournamentFile(path);
    ASSERT_EQ(game->player()->count(), 3);
    game->round()->setText(QStringLiteral("1"));
    game->player()->setCurrentIndex(2);
    EXPECT_EQ(game->white()->text(), QStringLiteral("Weiss, Wilma"));
    EXPECT_EQ(game->black()->text(), QStringLiteral("Schwarz, Stefan"));
    const auto incident = dialog.incident();
    EXPECT_EQ(incident.event.name, "Open of the Two Boards");
    ASSERT_TRUE(incident.players.white);
    EXPECT_EQ(incident.players.white->name, "Weiss, Wilma");
    EXPECT_EQ(incident.players.white->federation, "GER");
}

TEST(NewIncident, RefusesATimeControlThatIsNone)
{
    OpenWindow window;
    NewIncidentDialog dialog(&*window);
    dialog.show();
    for (auto* text : dialog.findChildren<QPlainTextEdit*>()) {
        text->setPlainText(QStringLiteral("1. e4 e5"));
    }
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_TRUE(ok->isEnabled());
    dialog.game()->time()->setText(QStringLiteral("soon"));
    EXPECT_FALSE(ok->isEnabled());
    dialog.game()->time()->setText(QStringLiteral("5400+30"));
    EXPECT_TRUE(ok->isEnabled());
    EXPECT_TRUE(dialog.incident().circumstances.time);
}

TEST(NewIncident, OpensInItsFirstFieldAndEnterDoesNotCloseIt)
{
    OpenWindow window;
    window->actions()->newIncident->trigger();
    auto* dialog = window->findChild<NewIncidentDialog*>();
    ASSERT_TRUE(dialog);
    QApplication::setActiveWindow(dialog);
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
    auto* first = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(first) << (QApplication::focusWidget()
                               ? QApplication::focusWidget()->metaObject()->className()
                               : "nothing");
    EXPECT_EQ(first->accessibleName(), QStringLiteral("What happened"));
    QTest::keyClick(first, Qt::Key_Return);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_FALSE(window->document()->isOpen());
}

TEST(NewIncident, IsNotSavedBeforeItIsSaved)
{
    OpenWindow window;
    window->actions()->newIncident->trigger();
    auto* dialog = window->findChild<NewIncidentDialog*>();
    ASSERT_TRUE(dialog);
    for (auto* text : dialog->findChildren<QPlainTextEdit*>()) {
        text->setPlainText(QStringLiteral("1. e4 e5"));
    }
    dialog->accept();
    ASSERT_TRUE(window->document()->isOpen());
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(window->document()->lastEdit(), QStringLiteral("New incident"));
}

TEST(Drop, AsksWhoseAScoreIsAndNamesTheLikeliestFirst)
{
    OpenWindow window(test::differingScores);
    const QString path = window.file(QStringLiteral("recorder.txt"));
    write(path, "1. e4 e5 2. Nf3 Nc6");
    const auto before = window->document()->inputs().scores.size();
    window->takeDropped({path});
    EXPECT_TRUE(window->notice()->text().contains(QStringLiteral("recorder.txt")));
    QList<QPushButton*> owners;
    for (auto* button : window->notice()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().contains(QStringLiteral("’s"))) {
            owners << button;
        }
    }
    ASSERT_EQ(owners.size(), 4);
    EXPECT_EQ(owners.front()->text(), QStringLiteral("The re&corder’s"));
    owners.front()->click();
    const auto& scores = window->document()->inputs().scores;
    ASSERT_EQ(scores.size(), before + 1);
    EXPECT_EQ(scores.back().keeper, score::Keeper::Recorder);
    EXPECT_TRUE(window->document()->history()->canUndo());
}

TEST(Find, GoesToTheNextRowWithATextAndBeginsAnewAtTheEnd)
{
    OpenWindow window(test::differingScores);
    ScoreTableView* table = window->desk()->scores();
    table->goToPly(0);
    ASSERT_TRUE(table->goToNextWith(QStringLiteral("nf3")));
    const int first = table->currentPly();
    EXPECT_GT(first, 0);
    ASSERT_TRUE(table->goToNextWith(QStringLiteral("nf3")));
    EXPECT_EQ(table->currentPly(), first);
    EXPECT_FALSE(table->goToNextWith(QStringLiteral("no such move")));
}
