#include "core/law/finding_ids.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

#include <functional>

namespace diptych::law::test {
namespace {

using chess::Color;
using chess::Square;

/// One thing that the arbiter established, and the finding that it leads to.
struct FactCase {
    const char* word;
    const char* finding;
    std::function<void(Incident&)> state;
};

const std::vector<FactCase>& factCases()
{
    static const std::vector<FactCase> cases = {
        {"adjusting", "piece-adjusted",
         [](Incident& one) { one.circumstances.facts.adjusting = {Color::White}; }},
        {"touched", "touched-piece-binds",
         [](Incident& one) {
             one.circumstances.facts.touched = {{Color::White, {Square::D2}}};
         }},
        {"released", "touched-piece-binds",
         [](Incident& one) {
             one.circumstances.facts.touched = {{Color::White, {Square::D2}}};
             one.circumstances.facts.released = {{Color::White, Square::F1}};
         }},
        {"removed", "touched-piece-binds",
         [](Incident& one) {
             one.circumstances.facts.removed = {{Color::White, Square::E5}};
         }},
        {"executed", "executed-otherwise",
         [](Incident& one) {
             one.circumstances.facts.executed = {{Color::White, 21, Square::F3, Square::D2}};
         }},
        {"announced", "announced-move-not-executed",
         [](Incident& one) {
             one.circumstances.facts.announced = {{17, "Anna drei"}};
         }},
        {"not-announced", "move-not-announced",
         [](Incident& one) { one.circumstances.facts.notAnnounced = {23}; }},
        {"repeated", "announcement-repeated-wrongly",
         [](Incident& one) {
             one.circumstances.facts.announced = {{17, "Hector drei"}};
             one.circumstances.facts.repeated = {{17, "Anna drei"}};
         }},
        {"not-repeated", "announcement-not-repeated",
         [](Incident& one) { one.circumstances.facts.notRepeated = {17}; }},
        {"slip before-press", "slip-corrected-in-time",
         [](Incident& one) {
             one.circumstances.facts.slips = {{17, "Hector vier", PressTime::BeforePress}};
         }},
        {"slip after-press", "slip-corrected-too-late",
         [](Incident& one) {
             one.circumstances.facts.slips = {{17, "Hector vier", PressTime::AfterPress}};
         }},
        {"copied", "entries-copied",
         [](Incident& one) {
             one.circumstances.facts.copied = {{Color::Black, 17}};
         }},
        {"stopped", "writing-stopped",
         [](Incident& one) {
             one.circumstances.facts.stopped = {{Color::Black, 20}};
         }},
        {"claimed", "player-claimed",
         [](Incident& one) { one.circumstances.facts.claimed = {Color::Black}; }},
        {"observed", "arbiter-observed",
         [](Incident& one) { one.circumstances.facts.observed = true; }},
        {"flag", "loss-on-time",
         [](Incident& one) { one.circumstances.facts.flag = FlagFall::White; }},
        {"flag both", "both-flags-fallen",
         [](Incident& one) { one.circumstances.facts.flag = FlagFall::BothUnknown; }},
        {"clock-defect", "clock-defective",
         [](Incident& one) { one.circumstances.facts.whiteClockDefect = true; }},
        {"wrong-setting", "wrong-setting-corrected",
         [](Incident& one) { one.circumstances.facts.wrongSetting = "no increment"; }},
        {"late", "late-beyond-default-time",
         [](Incident& one) {
             one.circumstances.facts.late = {{Color::White, 600}};
         }},
        {"paused", "paused-without-reason",
         [](Incident& one) { one.circumstances.facts.pausedWithoutReason = {Color::White}; }},
        {"draw-claim", "draw-claim-wrong",
         [](Incident& one) {
             one.circumstances.facts.drawClaim = DrawClaim{Color::White, ClaimKind::Threefold};
         }},
        {"sealed", "sealed-move-clear",
         [](Incident& one) {
             one.circumstances.facts.sealed = SideText{Color::White, "Nf1"};
             one.circumstances.facts.adjournedAt = 24;
         }},
        {"sealed out of turn", "sealed-move-out-of-turn",
         [](Incident& one) {
             one.circumstances.facts.sealed = SideText{Color::Black, "Re8"};
             one.circumstances.facts.adjournedAt = 24;
         }},
        {"sealed illegibly", "sealed-move-illegible",
         [](Incident& one) {
             one.circumstances.facts.sealed = SideText{Color::White, "???"};
             one.circumstances.facts.adjournedAt = 24;
         }},
        {"device", "device-not-approved",
         [](Incident& one) { one.circumstances.facts.deviceNotApproved = {Color::Black}; }},
        {"result", "result-declared",
         [](Incident& one) {
             one.circumstances.facts.result =
                 DeclaredResult{score::GameResult::Draw, ResultReason::Agreement, "agreement"};
         }},
        {"setup", "one-board-set-up-wrongly",
         [](Incident& one) { one.circumstances.facts.blackSetupWrong = true; }},
        {"colours", "colours-reversed-game-goes-on",
         [](Incident& one) { one.circumstances.facts.coloursReversed = true; }},
        {"eboard", "witness-contradicts",
         [](Incident& one) {
             one.circumstances.facts.eboard = {{17, "h4"}};
         }},
        {"hearing", "assistant-required",
         [](Incident& one) { one.circumstances.hearingImpaired = Who::White; }},
        {"policy keep", "times-left-as-they-are",
         [](Incident& one) { one.circumstances.clocks.policy = clock::ClockPolicy::Keep; }},
    };
    return cases;
}

TEST(Facts, EachLeadToTheirFinding)
{
    for (const FactCase& one : factCases()) {
        Incident stated = incident(mainScore, mainScore, mainBoard, mainBoard);
        one.state(stated);
        EXPECT_NE(finding(stated.assessed(), one.finding), nullptr) << one.word;
    }
}

TEST(Facts, LeadOnlyToFindingsThatAreListed)
{
    const std::vector<std::string_view> known(std::begin(findingIds), std::end(findingIds));
    const char* boards[] = {mainBoard, boardWithA3, boardWithBishopOnB3};
    for (const FactCase& one : factCases()) {
        for (const char* black : {mainScore, mainScoreWithA3}) {
            for (const char* board : boards) {
                Incident stated = incident(mainScore, black, mainBoard, board);
                one.state(stated);
                for (const Finding& found : stated.assessed().findings) {
                    EXPECT_NE(std::find(known.begin(), known.end(), found.id), known.end())
                        << found.id;
                }
            }
        }
    }
}

TEST(Facts, NeverLeaveAnIncidentWithoutARemedy)
{
    for (const FactCase& one : factCases()) {
        for (const char* edition : {"fide-2023", "fide-2009", "fide-1985", "fide-1928"}) {
            Incident stated = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
            stated.circumstances.edition = edition;
            one.state(stated);
            const Assessment ruled = stated.assessed();
            EXPECT_TRUE(std::any_of(ruled.remedies.begin(), ruled.remedies.end(),
                                    [](const Remedy& remedy) { return remedy.recommended; }))
                << one.word << " " << edition;
        }
    }
}

TEST(Facts, DrawOfferedAmongTheMovesTakenBackIsAskedFor)
{
    Incident one = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
    one.circumstances.facts.drawOffers = {{Color::Black, 22}};
    EXPECT_TRUE(asks(one.assessed(), "draw-offer-in-annulled-moves"));
    one.circumstances.facts.drawOffers = {{Color::Black, 10}};
    EXPECT_FALSE(asks(one.assessed(), "draw-offer-in-annulled-moves"));
}

TEST(Facts, ClaimIsLostOnceThePlayerHimselfHasTouchedAPiece)
{
    const std::string moves = std::string(mainScore) + " a3";
    const char* board = "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/P1P2N1P/1PBN1PP1/R1BQR1K1";
    Incident one = incident(moves.c_str(), moves.c_str(), board, board);
    one.circumstances.facts.touched = {{Color::White, {Square::D2}}};
    const Assessment held = one.assessed();
    EXPECT_NE(finding(held, "touched-piece-not-moved"), nullptr);
    const Remedy* back = recommended(held, RemedyId::Retrace);
    ASSERT_NE(back, nullptr);
    EXPECT_EQ(back->ply, 24);
    EXPECT_EQ(back->mustMove, std::vector<Square>{Square::D2});
    EXPECT_TRUE(held.penalties.empty());
    EXPECT_TRUE(held.questions.empty());
    one.circumstances.facts.claimLost = {Color::Black};
    const Assessment ruled = one.assessed();
    EXPECT_NE(finding(ruled, "claim-lost"), nullptr);
    EXPECT_EQ(recommended(ruled, RemedyId::Continue)->standing, Standing::Clear);
    // An edition that is not known to have the rule holds nobody to it.
    one.circumstances.facts.claimLost.clear();
    one.circumstances.edition = "fide-1928";
    EXPECT_FALSE(offers(one.assessed(), RemedyId::Retrace));
}

}  // namespace
}  // namespace diptych::law::test
