#include "app/gui/about_dialog.h"
#include "app/gui/aloud_dialog.h"
#include "app/gui/archive_dialog.h"
#include "app/gui/article_dialog.h"
#include "app/gui/board_setup_dialog.h"
#include "app/gui/clock_dialog.h"
#include "app/gui/desk_page.h"
#include "app/gui/help_dialog.h"
#include "app/gui/history_dialog.h"
#include "app/gui/keys_dialog.h"
#include "app/gui/main_actions.h"
#include "app/gui/new_identity_dialog.h"
#include "app/gui/new_incident_dialog.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/preview_dialog.h"
#include "app/gui/review_dialog.h"
#include "app/gui/ruling_details_dialog.h"
#include "app/gui/sign_dialog.h"
#include "app/gui/start_dialog.h"
#include "tests/app/gui/open_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;

namespace {

bool takesTab(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && !widget->focusProxy() &&
           (widget->focusPolicy() & Qt::TabFocus);
}

QList<QWidget*> tabStops(const QWidget* window)
{
    QList<QWidget*> stops;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (takesTab(widget) && widget->window() == window) {
            stops << widget;
        }
    }
    return stops;
}

std::string nameOf(const QWidget* widget)
{
    return std::string(widget->metaObject()->className()) + " in " +
           widget->parentWidget()->metaObject()->className();
}

void expectNames(QWidget* window)
{
    for (QWidget* widget : tabStops(window)) {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        ASSERT_TRUE(spoken) << nameOf(widget);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << nameOf(widget);
    }
}

void expectCurrentRows(QWidget* window)
{
    for (const QAbstractItemView* view : window->findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && view->focusPolicy() != Qt::NoFocus) {
            EXPECT_TRUE(view->currentIndex().isValid()) << nameOf(view);
        }
    }
}

void expectTabRound(QWidget* window)
{
    const QList<QWidget*> stops = tabStops(window);
    ASSERT_FALSE(stops.isEmpty());
    QWidget* first = stops.front();
    first->setFocus();
    QSet<QWidget*> visited;
    for (int i = 0; i <= stops.size(); ++i) {
        QWidget* focus = QApplication::focusWidget();
        ASSERT_TRUE(focus);
        visited.insert(focus);
        QTest::keyClick(focus, Qt::Key_Tab);
        if (QApplication::focusWidget() == first) {
            break;
        }
        EXPECT_NE(QApplication::focusWidget(), focus) << "Tab stays in " << nameOf(focus);
    }
    EXPECT_EQ(QApplication::focusWidget(), first);
    for (QWidget* stop : stops) {
        EXPECT_TRUE(visited.contains(stop))
            << nameOf(stop) << ", “" << window->windowTitle().toStdString() << "”";
    }
}

QChar mnemonicOf(const QString& text)
{
    const qsizetype mark = text.indexOf(QLatin1Char('&'));
    return mark < 0 || mark + 1 >= text.size() ? QChar() : text[mark + 1].toLower();
}

/// The texts that give a mnemonic to something that is seen in the window.
QStringList textsOf(MainWindow& window)
{
    QStringList texts;
    for (const QAction* menu : window.menuBar()->actions()) {
        texts << menu->text();
    }
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->buddy()) {
            texts << label->text();
        }
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            texts << button->text();
        }
    }
    return texts;
}

void expectDistinctMnemonics(MainWindow& window, reports::Language language)
{
    QHash<QChar, QString> owners;
    for (const QString& text : textsOf(window)) {
        const QChar mnemonic = mnemonicOf(text);
        if (mnemonic.isNull()) {
            continue;
        }
        EXPECT_FALSE(owners.contains(mnemonic))
            << reports::toCode(language) << ": " << text.toStdString() << " and "
            << owners.value(mnemonic).toStdString();
        owners.insert(mnemonic, text);
    }
}

/// What notices offer, in the language of the window.
QList<QStringList> answersOfNotices()
{
    return {{MainWindow::tr("Re&cover"), MainWindow::tr("&Discard")},
            {MainWindow::tr("Re&load"), MainWindow::tr("&Keep mine")},
            {MainWindow::tr("&White’s"), MainWindow::tr("&Black’s"),
             MainWindow::tr("The re&corder’s"), MainWindow::tr("An &assistant’s")}};
}

constexpr reports::Language languages[] = {reports::Language::English, reports::Language::French,
                                           reports::Language::German, reports::Language::Spanish};

}  // namespace

TEST(WidgetTree, NamesEverythingThatTakesTheKeyboard)
{
    for (const QString& name : {QString(), test::differingScores, test::openQuestion}) {
        OpenWindow window(name);
        expectNames(&*window);
    }
}

TEST(WidgetTree, LetsTabVisitEverythingAndComeBack)
{
    for (const QString& name : {QString(), test::differingScores, test::openQuestion}) {
        OpenWindow window(name);
        expectTabRound(&*window);
    }
}

TEST(WidgetTree, AlwaysHasACurrentRowInEveryView)
{
    for (const QString& name : {QString(), test::differingScores, test::openQuestion}) {
        OpenWindow window(name);
        expectCurrentRows(&*window);
    }
}

TEST(WidgetTree, KeepsACurrentRowWhenAnotherIncidentIsOpened)
{
    OpenWindow window(test::differingScores);
    window->actions()->panes[0]->trigger();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
    window->openFiles({test::casePath(test::openQuestion)});
    expectCurrentRows(&*window);
    window->actions()->close->trigger();
    expectCurrentRows(&*window);
}

TEST(WidgetTree, HoldsForThePageOnWhichScoresAreTyped)
{
    OpenWindow window(test::differingScores);
    window->actions()->typeScores->trigger();
    expectNames(&*window);
    expectTabRound(&*window);
    expectCurrentRows(&*window);
}

TEST(WidgetTree, GivesEveryActionATextInAMenuAndAKeyOfItsOwn)
{
    OpenWindow window(test::differingScores);
    QSet<QAction*> inMenus;
    for (const QMenu* menu : window->findChildren<QMenu*>()) {
        for (QAction* action : menu->actions()) {
            inMenus.insert(action);
        }
    }
    QHash<QKeySequence, QString> owners;
    for (QAction* action : window->actions()->all()) {
        EXPECT_FALSE(action->text().isEmpty());
        EXPECT_TRUE(inMenus.contains(action)) << action->text().toStdString();
        EXPECT_FALSE(action->shortcuts().isEmpty()) << action->text().toStdString();
        for (const QKeySequence& key : action->shortcuts()) {
            EXPECT_FALSE(owners.contains(key))
                << key.toString().toStdString() << ": " << action->text().toStdString() << " and "
                << owners.value(key).toStdString();
            owners.insert(key, action->text());
        }
    }
}

TEST(WidgetTree, HasMnemonicsThatDoNotCollideInAnyLanguage)
{
    for (const reports::Language language : languages) {
        OpenWindow window({}, language);
        QList<QList<QAction*>> groups{window->menuBar()->actions()};
        for (const QAction* top : window->menuBar()->actions()) {
            groups << top->menu()->actions();
        }
        for (const QList<QAction*>& group : groups) {
            QHash<QChar, QString> owners;
            for (const QAction* action : group) {
                const QChar mnemonic = mnemonicOf(action->text());
                if (mnemonic.isNull()) {
                    continue;
                }
                EXPECT_FALSE(owners.contains(mnemonic))
                    << reports::toCode(language) << ": " << action->text().toStdString() << " and "
                    << owners.value(mnemonic).toStdString();
                owners.insert(mnemonic, action->text());
            }
        }
    }
}

TEST(WidgetTree, HasMnemonicsInItsPagesThatLeaveTheMenusAlone)
{
    for (const reports::Language language : languages) {
        for (const QString& name : {QString(), test::differingScores}) {
            OpenWindow window(name, language);
            expectDistinctMnemonics(*window, language);
            window->actions()->typeScores->trigger();
            expectDistinctMnemonics(*window, language);
        }
    }
}

TEST(WidgetTree, HasAMnemonicForEveryAnswerOfANotice)
{
    for (const reports::Language language : languages) {
        OpenWindow window({}, language);
        for (const QStringList& answers : answersOfNotices()) {
            QList<NoticeBar::Choice> choices;
            for (const QString& answer : answers) {
                EXPECT_TRUE(answer.contains(QLatin1Char('&'))) << answer.toStdString();
                choices << NoticeBar::Choice{answer, [] {}};
            }
            window->notice()->ask(QStringLiteral("?"), choices);
            expectDistinctMnemonics(*window, language);
        }
    }
}

TEST(WidgetTree, HoldsForTheDialogsAsWell)
{
    OpenWindow window(test::differingScores);
    const auto book = reports::PhraseBook::forLanguage(reports::Language::English);
    NewIncidentDialog scores(&*window);
    KeysDialog keys(window->actions()->all(), &*window);
    ArticleDialog article("fide-2023", "D.2.9", book, &*window);
    StartDialog start(chess::Position::initial(), book, &*window);
    BoardSetupDialog boards(window->document(), &*window);
    ClockDialog clocks(window->document(), &*window);
    AloudDialog aloud(window->document(), &*window);
    RulingDetailsDialog details(window->document(), &*window);
    HistoryDialog history(window->document()->history(), &*window);
    HelpDialog help(HelpTopic::Desk, &*window);
    AboutDialog about(&*window);
    PreferencesDialog preferences(&*window);
    SignDialog sign(window->document(), &*window);
    NewIdentityDialog identity(window.file(QStringLiteral("new.p12")), &*window);
    ArchiveDialog archive(window->document(), &*window);
    PreviewDialog preview(window->document(), &*window);
    ReviewDialog review("%PDF-1.4", QStringLiteral("report.pdf"), window->document()->book(),
                        &*window);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !preview.isBusy() && !review.isBusy(); }, 60000));
    for (QDialog* dialog : std::initializer_list<QDialog*>{
             &scores, &keys, &article, &start, &boards, &clocks, &aloud, &details, &history, &help,
             &about, &preferences, &sign, &identity, &archive, &preview, &review}) {
        dialog->show();
        QApplication::setActiveWindow(dialog);
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
        expectNames(dialog);
        expectTabRound(dialog);
        expectCurrentRows(dialog);
        dialog->hide();
    }
}
