#include "app/gui/clock_dialog.h"
#include "app/gui/main_actions.h"
#include "app/gui/score_table_view.h"
#include "app/gui/scroll_page.h"
#include "tests/app/gui/open_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;

namespace {

std::string nameOf(const QString& text, const QWidget* widget)
{
    return '"' + text.toStdString() + "\" in " + widget->parentWidget()->metaObject()->className();
}

/// No text is cut off: every label and button has the room that it asks for.
void expectTextsFit(QWidget* window)
{
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty()) {
            continue;
        }
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        EXPECT_GE(label->height(), needed) << nameOf(label->text(), label);
        if (!label->wordWrap()) {
            EXPECT_GE(label->width(), label->sizeHint().width()) << nameOf(label->text(), label);
        }
    }
    for (const QComboBox* choice : window->findChildren<QComboBox*>()) {
        if (choice->isVisible()) {
            EXPECT_GE(choice->width(), choice->sizeHint().width())
                << nameOf(choice->currentText(), choice);
        }
    }
    for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && !button->text().isEmpty()) {
            EXPECT_GE(button->width(), button->minimumSizeHint().width())
                << nameOf(button->text(), button);
            const int height = button->hasHeightForWidth() ? button->heightForWidth(button->width())
                                                           : button->minimumSizeHint().height();
            EXPECT_GE(button->height(), height) << nameOf(button->text(), button);
        }
    }
}

/// The text of a label as it is drawn: the underlined letter stands for itself, without kerning.
int drawnWidth(const QLabel& label)
{
    QFont font = label.font();
    font.setKerning(!label.text().contains(QLatin1Char('&')));
    return QFontMetrics(font).horizontalAdvance(label.text().remove(QLatin1Char('&')));
}

/// No label beside a field is narrower than its text.
void expectLabelsFit(const QWidget* window, reports::Language language)
{
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && label->buddy() && !label->wordWrap()) {
            EXPECT_GE(label->width(), drawnWidth(*label))
                << nameOf(label->text(), label) << " in " << reports::toCode(language);
        }
    }
}

void settle()
{
    // Wrapped texts are laid out in two rounds.
    for (int round = 0; round < 5; ++round) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

/// What keeps the window from being narrower, for the message of a failure.
QString widest(const QWidget& window)
{
    QStringList parts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const int least = widget->minimumSizeHint().width();
        if (widget->isVisible() && !widget->isWindow() && least > window.width() / 2) {
            parts << QStringLiteral("%1 “%2” %3")
                         .arg(QString::fromLatin1(widget->metaObject()->className()),
                              widget->accessibleName(), QString::number(least));
        }
    }
    return parts.join(QStringLiteral(", "));
}

struct Setting {
    const char* name;
    QString caseName;
    reports::Language language;
    int textPercent;
    QSize size;
};

class Fit : public testing::TestWithParam<Setting> {};

}  // namespace

TEST_P(Fit, CutsNoTextOff)
{
    const Setting& setting = GetParam();
    OpenWindow window(setting.caseName, setting.language);
    window->setTextPercent(setting.textPercent);
    window->resize(setting.size);
    settle();
    EXPECT_LE(window->width(), setting.size.width()) << widest(*window).toStdString();
    EXPECT_LE(window->height(), setting.size.height());
    expectTextsFit(&*window);
}

TEST_P(Fit, CutsNoTextOffWhereScoresAreTyped)
{
    const Setting& setting = GetParam();
    OpenWindow window(setting.caseName, setting.language);
    window->setTextPercent(setting.textPercent);
    window->actions()->typeScores->trigger();
    window->resize(setting.size);
    settle();
    EXPECT_LE(window->width(), setting.size.width());
    EXPECT_LE(window->height(), setting.size.height());
    expectTextsFit(&*window);
    expectLabelsFit(&*window, setting.language);
}

TEST_P(Fit, KeepsTheNumbersOfTheMovesInSight)
{
    const Setting& setting = GetParam();
    OpenWindow window(setting.caseName, setting.language);
    window->setTextPercent(setting.textPercent);
    window->resize(setting.size);
    settle();
    for (const ScoreTableView* scores : window->findChildren<ScoreTableView*>()) {
        if (!scores->isVisible()) {
            continue;
        }
        const bool inHeader = scores->verticalHeader()->isVisible();
        EXPECT_NE(inHeader, !scores->isColumnHidden(ScoreTableModel::Number));
        EXPECT_TRUE(inHeader || scores->columnViewportPosition(ScoreTableModel::Number) >= 0);
    }
}

TEST(ScoresFit, ShowBothPlayersMovesAndTheStateOnASmallScreenInTextTwiceAsLarge)
{
    OpenWindow window("samples/02-the-scores-differ/incident.case", reports::Language::English);
    window->setTextPercent(200);
    window->resize(1024, 768);
    settle();
    const auto* scores = window->findChild<ScoreTableView*>();
    ASSERT_TRUE(scores);
    for (const int column :
         {ScoreTableModel::WhiteText, ScoreTableModel::BlackText, ScoreTableModel::State}) {
        const int left = scores->columnViewportPosition(column);
        EXPECT_GE(left, 0) << column;
        EXPECT_LE(left + scores->columnWidth(column), scores->viewport()->width()) << column;
    }
}

TEST(DialogFit, OpensDialogsAsWideAsTheirContentsWhereTheScreenHasRoom)
{
    for (const reports::Language language : reports::allLanguages) {
        OpenWindow window(test::openQuestion, language);
        settle();
        const MainActions& actions = *window->actions();
        for (QAction* action :
             {actions.newIncident, actions.enterClocks, actions.preferences, actions.history,
              actions.keys, actions.about, actions.sign, actions.archive}) {
            action->trigger();
            settle();
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            dialog = dialog ? dialog : window->findChild<QDialog*>();
            ASSERT_TRUE(dialog) << action->text().toStdString();
            const auto* page = dialog->findChild<ScrollPage*>();
            ASSERT_TRUE(page) << action->text().toStdString();
            const bool isFull = dialog->width() >= dialog->screen()->availableSize().width() - 40;
            EXPECT_TRUE(isFull || page->horizontalScrollBar()->maximum() == 0)
                << action->text().toStdString() << " in " << reports::toCode(language);
            expectLabelsFit(dialog, language);
            dialog->close();
            QApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
            settle();
        }
    }
}

TEST(DialogFit, ShowsTheWholeOfBothClocksAtOnce)
{
    OpenWindow window(test::differingScores);
    window->actions()->enterClocks->trigger();
    settle();
    const auto* dialog = window->findChild<ClockDialog*>();
    ASSERT_TRUE(dialog);
    const auto* page = dialog->findChild<ScrollPage*>();
    EXPECT_EQ(page->horizontalScrollBar()->maximum(), 0);
    EXPECT_EQ(page->verticalScrollBar()->maximum(), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Window, Fit,
    testing::Values(
        Setting{"SmallScreen", test::differingScores, reports::Language::English, 100, {1024, 768}},
        Setting{"German", test::differingScores, reports::Language::German, 100, {1024, 768}},
        Setting{"French", test::openQuestion, reports::Language::French, 100, {1280, 800}},
        Setting{"Spanish", test::openQuestion, reports::Language::Spanish, 100, {1280, 800}},
        Setting{"DoubleText", test::differingScores, reports::Language::English, 200, {1024, 768}},
        Setting{
            "GermanDoubleText", test::openQuestion, reports::Language::German, 200, {1024, 768}},
        Setting{"WelcomeGermanDoubleText", {}, reports::Language::German, 200, {1024, 768}},
        Setting{
            "SmallestScreen", test::differingScores, reports::Language::French, 100, {800, 600}},
        Setting{
            "SmallestLargeText", test::openQuestion, reports::Language::German, 150, {800, 600}},
        Setting{"SmallestDoubleText",
                test::differingScores,
                reports::Language::Spanish,
                200,
                {800, 600}},
        Setting{"SmallLargeText", test::openQuestion, reports::Language::French, 150, {1024, 768}},
        Setting{
            "LargeScreen", test::differingScores, reports::Language::German, 150, {1920, 1080}}),
    [](const auto& setting) { return std::string(setting.param.name); });
