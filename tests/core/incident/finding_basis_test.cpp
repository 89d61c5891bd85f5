#include "core/incident/facts_text.h"
#include "core/law/finding_basis.h"
#include "core/law/finding_ids.h"
#include "core/law/question_ids.h"

#include <gtest/gtest.h>

namespace diptych::incident {
namespace {

using chess::Color;
using chess::Square;
using law::Facts;
using law::Finding;
using law::FindingBasis;

/// Everything that an arbiter can establish, and an answer to every question.
Facts everything()
{
    Facts facts;
    facts.pressed = law::Answered::Yes;
    facts.touched = {{Color::White, {Square::D2}}};
    facts.touchOrderUnknown = true;
    facts.released = facts.removed = {{Color::White, Square::D2}};
    facts.executed = {{Color::White, 1, Square::E2, Square::E4}};
    facts.adjusting = facts.claimLost = facts.claimed = {Color::White};
    facts.pausedWithoutReason = facts.deviceNotApproved = {Color::White};
    facts.announced = facts.repeated = facts.eboard = {{1, "e4"}};
    facts.notAnnounced = facts.notRepeated = {1};
    facts.slips = {{1, "e4", law::PressTime::BeforePress}};
    facts.concedes = facts.copied = facts.stopped = facts.drawOffers = {{Color::White, 1}};
    facts.observed = facts.whiteClockDefect = facts.whiteSetupWrong = facts.coloursReversed = true;
    facts.illegalBeforeWhite = 1;
    facts.flag = law::FlagFall::White;
    facts.wrongSetting = facts.arbitersError = "text";
    facts.late = {{Color::White, 60}};
    facts.drawClaim = law::DrawClaim{};
    facts.sealed = law::SideText{Color::White, "e4"};
    facts.adjournedAt = 1;
    facts.conduct = {{Color::White, law::Conduct::TwoHands}};
    facts.result = law::DeclaredResult{};
    for (const std::string_view question : law::question::all) {
        facts.answers[std::string(question)] = "yes";
    }
    return facts;
}

law::Boards bothBoards()
{
    law::Boards boards;
    boards.white = boards.black = law::BoardFound{};
    return boards;
}

Finding findingOf(std::string_view id)
{
    Finding finding;
    finding.id = id;
    return finding;
}

TEST(FindingBasis, IsKnownForEveryFinding)
{
    for (const std::string_view id : law::findingIds) {
        const FindingBasis basis = basisOf(findingOf(id), everything(), bothBoards());
        EXPECT_FALSE(basis.inputs.empty() && factsText(basis.facts).empty()) << id;
    }
    const FindingBasis unknown = basisOf(findingOf("no-such-finding"), everything(), bothBoards());
    EXPECT_TRUE(unknown.inputs.empty() && factsText(unknown.facts).empty());
}

TEST(FindingBasis, HasOnlyTheFactsThatBearOnTheFinding)
{
    const FindingBasis basis =
        basisOf(findingOf("touched-before-retrace"), everything(), bothBoards());
    EXPECT_EQ(basis.inputs, std::vector<std::string_view>{"scores"});
    EXPECT_EQ(factsText(basis.facts), "touched white d2\n"
                                      "touch-order unknown\n"
                                      "released white d2\n"
                                      "removed white d2\n"
                                      "answer touch-move-after-retrace yes\n"
                                      "answer which-piece-was-touched-first yes\n");
}

TEST(FindingBasis, NamesNoBoardsWhereNoneWasFound)
{
    const std::vector<std::string_view> scores = {"scores"};
    EXPECT_EQ(basisOf(findingOf("illegal-move-from-wrong-board"), Facts{}, {}).inputs, scores);
    EXPECT_EQ(basisOf(findingOf("boards-equal"), Facts{}, bothBoards()).inputs,
              std::vector<std::string_view>{"boards"});
}

TEST(FindingBasis, TakesOfOnePlayersDoingsOnlyHis)
{
    Facts facts;
    facts.stopped = {{Color::White, 20}, {Color::Black, 31}};
    Finding finding = findingOf("writing-stopped");
    finding.side = Color::Black;
    EXPECT_EQ(factsText(basisOf(finding, facts, {}).facts), "stopped black 31\n");
}

TEST(FindingBasis, HasNoFactThatWasNotEstablished)
{
    EXPECT_EQ(factsText(basisOf(findingOf("loss-on-time"), Facts{}, bothBoards()).facts), "");
    Facts flag;
    flag.flag = law::FlagFall::Black;
    flag.answers["was-the-clock-pressed"] = "no";
    flag.answeredBy["was-the-clock-pressed"] = "white";
    EXPECT_EQ(factsText(basisOf(findingOf("loss-on-time"), flag, bothBoards()).facts),
              "flag black\nanswer was-the-clock-pressed no by white\n");
}

}  // namespace
}  // namespace diptych::incident
