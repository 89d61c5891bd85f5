#include "app/gui/desk_page.h"
#include "tests/app/gui/open_window.h"
#include "tests/app/gui/stall_detector.h"

#include <QApplication>
#include <QTest>

#include <gtest/gtest.h>

#include <iostream>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;
using test::StallDetector;
using test::worked;

namespace {

/// Two scores of 200 moves that differ all over, which takes long to be worked out.
incident::Incident longIncident()
{
    incident::Incident incident;
    for (const score::Keeper keeper : {score::Keeper::White, score::Keeper::Black}) {
        incident::ScoreSource source;
        source.keeper = keeper;
        source.dialect = "en";
        const bool isWhite = keeper == score::Keeper::White;
        for (int move = 1; move <= 100; ++move) {
            source.text += std::to_string(2 * move - 1) + ". Nf3 Nf6 " + std::to_string(2 * move) +
                           (move % 9 == (isWhite ? 3 : 5) ? ". N?1 " : ". Ng1 ") +
                           (move % 7 == (isWhite ? 2 : 4) ? "Nh8 " : "Ng8 ");
        }
        incident.scores.push_back(source);
    }
    return incident;
}

}  // namespace

TEST(Speed, PaintsTheWindowWithinThreeTenthsOfASecond)
{
    const double begin = worked();
    MainWindow window(reports::Language::English, Memory::None);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.repaint();
    const double taken = worked() - begin;
    std::cout << taken << " ms of work to the first paint\n";
    EXPECT_LT(taken, 300);
}

TEST(Speed, NeverKeepsTheArbiterWaitingWhileSomethingLongIsWorkedOut)
{
    OpenWindow window(test::differingScores);
    IncidentDocument* document = window->document();
    document->evaluator().setPatience(std::chrono::milliseconds(0));
    document->change(longIncident(), QStringLiteral("Something long"));
    ASSERT_TRUE(document->evaluator().isBusy());
    QApplication::processEvents();
    double longest = 0;
    {
        const StallDetector detector;
        int rounds = 0;
        while (document->evaluator().isBusy() && rounds++ < 50) {
            // The window goes on living: the arbiter walks through what is there.
            window->desk()->goToAgreedPosition();
            QTest::qWait(5);
        }
        longest = detector.longest();
        EXPECT_GT(detector.ticks(), 0);
    }
    document->evaluator().finish();
    std::cout << longest << " ms of work at most between two looks at the events\n";
    EXPECT_LT(longest, 100);
    EXPECT_EQ(document->desk().incident.scores.size(), 2U);
}
