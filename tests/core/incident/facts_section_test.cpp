#include "core/incident/case_file.h"
#include "core/incident/facts_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace diptych;
using testing::ElementsAre;

namespace {

law::Facts factsOf(std::string_view lines)
{
    const incident::CaseFile file = incident::readCase("[facts]\n" + std::string(lines) + "\n");
    EXPECT_FALSE(file.hasErrors()) << lines;
    return file.incident.circumstances.facts;
}

}  // namespace

TEST(Facts, TellTheOrderInWhichPiecesWereTouched)
{
    const law::Facts facts = factsOf("touched black c6 d4\ntouch-order unknown");
    ASSERT_EQ(facts.touched.size(), 1U);
    EXPECT_EQ(facts.touched[0].side, chess::Color::Black);
    EXPECT_THAT(facts.touched[0].squares, ElementsAre(chess::Square::C6, chess::Square::D4));
    EXPECT_TRUE(facts.touchOrderUnknown);
}

TEST(Facts, TakeAPlyAsANumberOrAsAMove)
{
    const law::Facts facts = factsOf("concedes black 17\nconcedes white 9w\nstopped black 27b");
    ASSERT_EQ(facts.concedes.size(), 2U);
    EXPECT_EQ(facts.concedes[0].ply, 17);
    EXPECT_EQ(facts.concedes[1].ply, 17);
    EXPECT_EQ(facts.stopped.at(0).ply, 54);
}

TEST(Facts, KeepSpokenWordsAsTheyWereSpoken)
{
    const law::Facts facts =
        factsOf("announced 5 Eva fuenf David sechs en passant\nslip 6 Hector fuenf  after-press\n"
                "slip 8 Hector fuenf before-press\nrepeated 17 Anna drei");
    EXPECT_EQ(facts.announced.at(0).ply, 5);
    EXPECT_EQ(facts.announced.at(0).text, "Eva fuenf David sechs en passant");
    EXPECT_EQ(facts.slips.at(0).text, "Hector fuenf");
    EXPECT_EQ(facts.slips.at(0).when, law::PressTime::AfterPress);
    EXPECT_EQ(facts.slips.at(1).when, law::PressTime::BeforePress);
    EXPECT_EQ(facts.repeated.at(0).text, "Anna drei");
}

TEST(Facts, TellWhoseFlagFellFirst)
{
    EXPECT_EQ(factsOf("flag white").flag, law::FlagFall::White);
    EXPECT_EQ(factsOf("flag black").flag, law::FlagFall::Black);
    EXPECT_EQ(factsOf("flag both white-first").flag, law::FlagFall::BothWhiteFirst);
    EXPECT_EQ(factsOf("flag both black-first").flag, law::FlagFall::BothBlackFirst);
    EXPECT_EQ(factsOf("flag both unknown").flag, law::FlagFall::BothUnknown);
}

TEST(Facts, TellHowAGameEnded)
{
    const law::Facts agreed = factsOf("result 1/2-1/2 agreement");
    ASSERT_TRUE(agreed.result.has_value());
    EXPECT_EQ(agreed.result->result, score::GameResult::Draw);
    EXPECT_EQ(agreed.result->reason, law::ResultReason::Agreement);
    const law::Facts other = factsOf("result 0-1 the telephone rang");
    ASSERT_TRUE(other.result.has_value());
    EXPECT_EQ(other.result->reason, law::ResultReason::Other);
    EXPECT_EQ(other.result->text, "the telephone rang");
}

TEST(Facts, TellWhatSomebodyDidBesideTheMoves)
{
    const char* const text =
        "pressed-without-move white\ntwo-hands black\ndisplaced white\nleft black\n"
        "advised white\ncaptain-intervened black\narbiters-error the bishop stood on b3\n";
    const law::Facts facts = factsOf(text);
    ASSERT_EQ(facts.conduct.size(), 6U);
    EXPECT_EQ(facts.conduct.at(0).conduct, law::Conduct::PressedWithoutMove);
    EXPECT_EQ(facts.conduct.at(1).side, chess::Color::Black);
    EXPECT_EQ(facts.conduct.at(5).conduct, law::Conduct::CaptainIntervened);
    EXPECT_EQ(facts.arbitersError, "the bishop stood on b3");
    EXPECT_EQ(incident::factsText(facts), text);
}

TEST(Facts, HaveAWordForEverythingElse)
{
    const law::Facts facts = factsOf(
        "pressed no\nreleased white d2\nremoved black e4\nexecuted white 21 f3 d2\n"
        "adjusting white\nclaim-lost black\nnot-announced 23\nnot-repeated 17\ncopied black 57\n"
        "claimed white\nobserved\nillegal-before black 2\nclock-defect both\n"
        "wrong-setting ten seconds instead of thirty\nlate white 0:31:00\n"
        "paused black without-reason\ndraw-claim white threefold\ndraw-offer black 22\n"
        "sealed white Qh5\nadjourned 24\ndevice black not-approved\nsetup white wrong\n"
        "colours reversed\neboard 12 Nf6\nanswer bonus-on-display yes");
    EXPECT_EQ(facts.pressed, law::Answered::No);
    EXPECT_EQ(facts.released.at(0).square, chess::Square::D2);
    EXPECT_EQ(facts.removed.at(0).square, chess::Square::E4);
    EXPECT_EQ(facts.executed.at(0).to, chess::Square::D2);
    EXPECT_EQ(facts.illegalBeforeBlack, 2);
    EXPECT_EQ(facts.illegalBeforeWhite, 0);
    EXPECT_TRUE(facts.whiteClockDefect && facts.blackClockDefect);
    EXPECT_EQ(facts.wrongSetting, "ten seconds instead of thirty");
    EXPECT_EQ(facts.late.at(0).seconds, 1860);
    EXPECT_EQ(facts.drawClaim->kind, law::ClaimKind::Threefold);
    EXPECT_EQ(facts.drawOffers.at(0).ply, 22);
    EXPECT_EQ(facts.sealed->text, "Qh5");
    EXPECT_EQ(facts.adjournedAt, 24);
    EXPECT_TRUE(facts.whiteSetupWrong);
    EXPECT_FALSE(facts.blackSetupWrong);
    EXPECT_TRUE(facts.coloursReversed);
    EXPECT_EQ(facts.eboard.at(0).text, "Nf6");
    EXPECT_EQ(facts.answers.at("bonus-on-display"), "yes");
    EXPECT_TRUE(facts.answeredBy.empty());
}

TEST(Facts, KnowWhoAnswered)
{
    const law::Facts facts = factsOf("answer bonus-on-display yes by arbiter\n"
                                     "answer concession-agreed no by Anna Sighted");
    EXPECT_EQ(facts.answers.at("bonus-on-display"), "yes");
    EXPECT_EQ(facts.answeredBy.at("bonus-on-display"), "arbiter");
    EXPECT_EQ(facts.answeredBy.at("concession-agreed"), "Anna Sighted");
}
