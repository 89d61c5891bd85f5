#include "app/gui/announcer.h"
#include "app/gui/desk_page.h"
#include "app/gui/history_dialog.h"
#include "app/gui/main_actions.h"
#include "app/gui/score_editing.h"
#include "app/gui/score_table_view.h"
#include "tests/app/gui/open_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using chess::Color;
using test::OpenWindow;

namespace {

/// Goes to the entry of White's or Black's score at a ply.
void goTo(MainWindow& window, Color keeper, int ply)
{
    ScoreTableView* table = window.desk()->scores();
    const int column =
        keeper == Color::White ? ScoreTableModel::WhiteText : ScoreTableModel::BlackText;
    table->setFocus();
    table->setCurrentIndex(table->model()->index(ply, column));
}

QString stateAt(MainWindow& window, int ply)
{
    return window.desk()->scores()->rows().rows.at(static_cast<std::size_t>(ply)).state;
}

}  // namespace

TEST(ScoreEditing, TypesAnEntryAnewInItsCell)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    QTest::keyClick(window->desk()->scores(), Qt::Key_F2);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    EXPECT_EQ(field->accessibleName(), QStringLiteral("White’s score, Move 9, White"));
    EXPECT_EQ(field->text(), QStringLiteral("h3"));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("a3"));
    QTest::keyClick(field, Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_EQ(stateAt(*window, 17), QStringLiteral("agreed"));
    EXPECT_EQ(window->document()->history()->undoText(), QStringLiteral("Read 9.h3 as a3"));
    window->actions()->undo->trigger();
    EXPECT_EQ(stateAt(*window, 17), QStringLiteral("different moves"));
}

TEST(ScoreEditing, AsksBeforeAnEntryThatIsStillBeingTypedIsLostWithTheWindow)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    QTest::keyClick(window->desk()->scores(), Qt::Key_F2);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("a3"));
    bool wasAsked = false;
    QTimer::singleShot(0, &*window, [&] {
        if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            wasAsked = true;
            question->button(QMessageBox::Cancel)->click();
        }
    });
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(wasAsked);
    EXPECT_EQ(window->document()->history()->undoText(), QStringLiteral("Read 9.h3 as a3"));
}

TEST(ScoreEditing, LeavesAnEntryAsItWasOnEscape)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    QTest::keyClick(window->desk()->scores(), Qt::Key_Return);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    QTest::keyClicks(field, QStringLiteral("xyz"));
    QTest::keyClick(field, Qt::Key_Escape);
    EXPECT_FALSE(window->document()->history()->canUndo());
}

TEST(ScoreEditing, OffersCandidatesWithReasons)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    window->actions()->candidates->trigger();
    const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    QAction* other = nullptr;
    for (QAction* action : menu->actions()) {
        if (action->text().startsWith(QStringLiteral("a3: "))) {
            other = action;
        }
    }
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->text().contains(QStringLiteral("as Black’s score has it")));
    other->trigger();
    EXPECT_EQ(stateAt(*window, 17), QStringLiteral("agreed"));
}

TEST(ScoreEditing, NotesThatAPlayerAcceptsTheOthersEntry)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    window->actions()->acceptWhites->trigger();
    EXPECT_EQ(window->document()->history()->undoText(),
              QStringLiteral("Black accepts White’s entry 9.h3"));
    const auto& concedes = window->document()->inputs().circumstances.facts.concedes;
    ASSERT_EQ(concedes.size(), 1U);
    EXPECT_EQ(concedes.front().ply, 17);
    EXPECT_EQ(concedes.front().side, Color::Black);
    goTo(*window, Color::White, 1);
    window->actions()->acceptBlacks->trigger();
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("The scores do not differ here."));
}

TEST(ScoreEditing, AddsAndVoidsEntriesByKey)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    const std::string before = window->document()->source(Color::White)->text;
    QTest::keyClick(window->desk()->scores(), Qt::Key_Delete);
    EXPECT_NE(window->document()->source(Color::White)->text.find("(h3)"), std::string::npos);
    window->actions()->undo->trigger();
    QTest::keyClick(window->desk()->scores(), Qt::Key_Insert);
    EXPECT_NE(window->document()->source(Color::White)->text.find("-- h3"), std::string::npos);
    window->actions()->undo->trigger();
    EXPECT_EQ(window->document()->source(Color::White)->text, before);
}

TEST(ScoreEditing, LaysAnEntryAgainstALaterMove)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 17);
    window->actions()->align->trigger();
    goTo(*window, Color::White, 19);
    window->actions()->align->trigger();
    EXPECT_NE(window->document()->source(Color::White)->text.find("-- -- h3"), std::string::npos);
    EXPECT_EQ(window->document()->history()->undoText(), QStringLiteral("Lay 9.h3 against 10."));
}

TEST(ScoreEditing, FoldsWhatIsAgreed)
{
    OpenWindow window(test::differingScores);
    ScoreTableView* table = window->desk()->scores();
    window->actions()->fold->setChecked(true);
    EXPECT_TRUE(table->isRowHidden(5));
    EXPECT_FALSE(table->isRowHidden(17));
    EXPECT_FALSE(table->isRowHidden(15));
    EXPECT_FALSE(table->isRowHidden(table->currentPly()));
    window->actions()->fold->setChecked(false);
    EXPECT_FALSE(table->isRowHidden(5));
}

TEST(ScoreEditing, GoesToDoubtfulEntriesByKey)
{
    OpenWindow window(test::differingScores);
    goTo(*window, Color::White, 1);
    window->actions()->nextDoubt->trigger();
    EXPECT_EQ(window->desk()->scores()->currentPly(), 17);
    window->actions()->previousDoubt->trigger();
    EXPECT_EQ(window->announcer()->newest(), QStringLiteral("There is no further difference."));
}

TEST(ScoreEditing, WorksTheNewestStateOutBesideTheWindow)
{
    OpenWindow window(test::differingScores);
    Evaluator& evaluator = window->document()->evaluator();
    evaluator.setPatience(std::chrono::milliseconds(0));
    for (const char* move : {"a3", "b3", "c4", "d3", "g3"}) {
        incident::ScoreSource source = *window->document()->source(Color::White);
        source.text = std::string("1. ") + move;
        window->document()->changeSource(source, QStringLiteral("Another move"));
        EXPECT_EQ(window->document()->inputs().scores.front().text, source.text);
    }
    evaluator.finish();
    EXPECT_FALSE(evaluator.isBusy());
    EXPECT_EQ(window->document()->desk().incident.scores.front().text, "1. g3");
    EXPECT_EQ(window->document()->desk().sheets.front().entries.front().text, "g3");
}
