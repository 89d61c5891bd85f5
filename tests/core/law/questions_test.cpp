#include "core/clock/time_control.h"
#include "core/law/question_ids.h"
#include "tests/core/law/assessment_text.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace diptych::law::test {
namespace {

using chess::Color;
using chess::Square;

Incident scoresDiffer()
{
    return incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
}

/// "Nd2" on Black's sheet, whose board has the other knight there.
Incident ambiguousKnight()
{
    return incident("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2",
                    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nd2",
                    "r1bq1rk1/2pnbppp/p2p1n2/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1",
                    "r1bq1rk1/2pnbppp/p2p1n2/1p2p3/3PP3/1BP4P/PP1N1PP1/RNBQR1K1");
}

Incident promotion(const char* black)
{
    Incident one =
        incident("b8Q", black, "1Q6/5pk1/6p1/7p/7P/6P1/r4PK1/8", "1R6/5pk1/6p1/7p/7P/6P1/r4PK1/8");
    one.circumstances.start = chess::parseFen("8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1").value();
    return one;
}

/// What leads to a question.
struct Asking {
    std::string_view question;
    std::function<Incident()> incident;
};

Incident with(Incident one, const std::function<void(Circumstances&)>& change)
{
    change(one.circumstances);
    return one;
}

const std::vector<Asking>& incidentsThatAsk()
{
    static const std::vector<Asking> all = {
        {question::doesAPlayerConcede, scoresDiffer},
        {question::concessionAgreed,
         [] {
             return with(scoresDiffer(), [](auto& it) {
                 it.facts.concedes = {{Color::Black, 17}};
             });
         }},
        {question::drawOfferInAnnulledMoves,
         [] {
             return with(scoresDiffer(), [](auto& it) {
                 it.facts.drawOffers = {{Color::White, 19}};
             });
         }},
        {question::warningForWrongRepetition,
         [] {
             return with(scoresDiffer(), [](auto& it) {
                 it.facts.announced = {{17, "Hector drei"}};
                 it.facts.repeated = {{17, "Anna drei"}};
             });
         }},
        {question::bonusOnDisplay,
         [] {
             return with(scoresDiffer(), [](auto& it) {
                 it.time = clock::parseTimeControl("10/5400:1800").value();
                 it.clocks.white = 3000;
                 it.clocks.black = 3100;
                 it.clocks.running = Color::White;
             });
         }},
        {question::areCopiedEntriesAccepted,
         [] {
             return with(incident(mainScore, mainScore, mainBoard, boardWithBishopOnB3),
                         [](auto& it) {
                             it.facts.copied = {{Color::Black, 11}};
                         });
         }},
        {question::assistantRequired,
         [] {
             return with(incident(mainScore, mainScore, mainBoard, boardWithBishopOnB3),
                         [](auto& it) { it.hearingImpaired = Who::White; });
         }},
        {question::wasTheClockPressed,
         [] {
             return with(pinnedKnight(), [](auto& it) { it.facts.pressed = Answered::NotStated; });
         }},
        {question::penaltyTimeInSupervisedBlitz,
         [] {
             return with(pinnedKnight(), [](auto& it) {
                 it.play = Play::Blitz;
                 it.supervision = Supervision::Full;
             });
         }},
        {question::whichPieceWasMeant, ambiguousKnight},
        {question::whichPromotionPiece, [] { return promotion("b8"); }},
        {question::touchMoveAfterRetrace,
         [] {
             Incident one = incident("e4 e5 Nf3", "e4 e5 Nc3",
                                     "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
                                     "rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR");
             one.circumstances.facts.touched = {{Color::White, {Square::G1}}};
             return one;
         }},
        {question::flagBeforeDivergenceFound,
         [] { return with(scoresDiffer(), [](auto& it) { it.facts.flag = FlagFall::Black; }); }},
    };
    return all;
}

TEST(Question, IsAskedWhereItsAnswerDecides)
{
    for (const Asking& asking : incidentsThatAsk()) {
        EXPECT_TRUE(isAsked(asking.incident().assessed(), asking.question)) << asking.question;
    }
}

TEST(Question, IsGoneOnceItIsAnsweredAndEveryAnswerLeadsToARemedy)
{
    for (const Asking& asking : incidentsThatAsk()) {
        const Incident one = asking.incident();
        EXPECT_EQ(whatIsWrongWithQuestions(one.circumstances, one.sheets), "") << asking.question;
    }
}

TEST(Question, IsNotAskedWhereBothScoresAgreeAndTheBoardsAreRight)
{
    const Incident one = incident(mainScore, mainScore, mainBoard, mainBoard);
    EXPECT_TRUE(one.assessed().questions.empty());
}

TEST(Question, OfTheAmbiguousEntryLeadsToARetraceOrToTheBoard)
{
    Incident one = ambiguousKnight();
    const Assessment asked = one.assessed();
    EXPECT_NE(recommended(asked, RemedyId::Ask), nullptr);
    EXPECT_TRUE(offers(asked, RemedyId::Retrace));
    EXPECT_TRUE(offers(asked, RemedyId::AdjustBoard));
    one.circumstances.facts.answers["which-piece-was-meant"] = "f3d2";
    const Remedy* retraced = recommended(one.assessed(), RemedyId::Retrace);
    const Assessment retracing = one.assessed();
    retraced = recommended(retracing, RemedyId::Retrace);
    ASSERT_NE(retraced, nullptr);
    EXPECT_EQ(retraced->ply, 20);
    one.circumstances.facts.answers["which-piece-was-meant"] = "b1d2";
    const Assessment adjusting = one.assessed();
    EXPECT_NE(recommended(adjusting, RemedyId::AdjustBoard), nullptr);
    EXPECT_FALSE(offers(adjusting, RemedyId::Retrace));
}

TEST(Question, OfAnAmbiguousBishopRetracesWhenTheBishopWasMeant)
{
    // "bc3" in small letters: bishop or pawn. White's sheet has the pawn, Black's board the bishop.
    const char* const white = "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd2 d5 a3 Bxc3 bxc3";
    Incident one = incident(white, white, "rnbq1rk1/ppp2ppp/4pn2/3p4/2PP4/P1P1P3/3B1PPP/R2QKBNR",
                            "rnbq1rk1/ppp2ppp/4pn2/3p4/2PP4/P1B1P3/1P3PPP/R2QKBNR");
    score::Entry& entry = one.sheets[1].entries.back();
    entry.text = "bc3";
    chess::SanToken bishop = entry.readings.front().token;
    bishop.piece = chess::PieceType::Bishop;
    bishop.fromFile.reset();
    entry.readings.push_back({bishop, 0.1, notation::ReadingReason::LowerCase});
    ASSERT_TRUE(isAsked(one.assessed(), question::whichPieceWasMeant));
    one.circumstances.facts.answers["which-piece-was-meant"] = "d2c3";
    const Assessment ruled = one.assessed();
    const Remedy* retraced = recommended(ruled, RemedyId::Retrace);
    ASSERT_NE(retraced, nullptr);
    EXPECT_EQ(retraced->ply, 12);
}

TEST(Question, IsSettledByAMeaningThatHisBoardShowsEvenWhereItIsUnlikely)
{
    // Both sheets have capitals, so that "bc3" is hardly the bishop; but Black's board shows it.
    const char* const white = "d4 Nf6 c4 e6 Nc3 Bb4 Bd2 Bxc3 bxc3 O-O e3";
    Incident one = incident(white, white, "rnbq1rk1/pppp1ppp/4pn2/8/2PP4/2P1P3/P2B1PPP/R2QKBNR",
                            "rnbq1rk1/pppp1ppp/4pn2/8/2PP4/2B1P3/PP3PPP/R2QKBNR");
    for (score::Sheet& sheet : one.sheets) {
        score::Entry& entry = sheet.entries[8];
        chess::SanToken bishop = entry.readings.front().token;
        bishop.piece = chess::PieceType::Bishop;
        bishop.fromFile.reset();
        entry.readings.push_back({bishop, 0.8, notation::ReadingReason::LowerCase});
    }
    ASSERT_TRUE(isAsked(one.assessed(), question::whichPieceWasMeant));
    one.circumstances.facts.answers["which-piece-was-meant"] = "d2c3";
    const Assessment bishop = one.assessed();
    const Remedy* retraced = recommended(bishop, RemedyId::Retrace);
    ASSERT_NE(retraced, nullptr);
    EXPECT_EQ(retraced->ply, 8);
    one.circumstances.facts.answers["which-piece-was-meant"] = "b2c3";
    const Assessment pawn = one.assessed();
    EXPECT_NE(recommended(pawn, RemedyId::AdjustBoard), nullptr);
    EXPECT_FALSE(isAsked(pawn, question::whichPieceWasMeant));
}

bool hasFinding(const Assessment& assessment, std::string_view id)
{
    return std::any_of(assessment.findings.begin(), assessment.findings.end(),
                       [&](const Finding& finding) { return finding.id == id; });
}

TEST(Question, StaysOpenWhenTheAnswerIsNoMoveThatTheEntryCanMean)
{
    Incident one = ambiguousKnight();
    one.circumstances.facts.answers["which-piece-was-meant"] = "g1f3";
    const Assessment asked = one.assessed();
    EXPECT_TRUE(isAsked(asked, question::whichPieceWasMeant));
    EXPECT_NE(recommended(asked, RemedyId::Ask), nullptr);
    EXPECT_TRUE(hasFinding(asked, "answer-fits-no-entry"));
    one.circumstances.facts.answers["which-piece-was-meant"] = "f3d2";
    EXPECT_FALSE(hasFinding(one.assessed(), "answer-fits-no-entry"));
}

TEST(Question, AboutAConcessionLeavesAFindingThatBothAccept)
{
    Incident one = scoresDiffer();
    EXPECT_FALSE(hasFinding(one.assessed(), "entry-agreed"));
    one.circumstances.facts.concedes = {{Color::Black, 17}};
    one.circumstances.facts.answers["concession-agreed"] = "yes";
    const Assessment agreed = one.assessed();
    EXPECT_TRUE(hasFinding(agreed, "entry-agreed"));
    // "a3" is no ambiguous entry that a later move could decide.
    EXPECT_FALSE(hasFinding(agreed, "later-move-decides"));
    one.circumstances.facts.answers["concession-agreed"] = "no";
    EXPECT_FALSE(hasFinding(one.assessed(), "entry-agreed"));
}

/// One board and no other evidence: White's sheet has 4...exd4, Black's the pinned knight.
Incident oneBoardOnly()
{
    Incident one = incident("e4 e5 Nf3 d6 Bb5+ Nc6 d4 exd4 Nxd4",
                            "e4 e5 Nf3 d6 Bb5+ Nc6 d4 a6 Nxe5", pinnedBoard, pinnedBoard);
    one.circumstances.disabled = Who::None;
    one.circumstances.whiteBoard.reset();
    one.circumstances.blackBoard.reset();
    return one;
}

TEST(Question, AboutWhatWasPlayedTakesAnIllegalMoveForOneThatWasPlayed)
{
    Incident one = oneBoardOnly();
    ASSERT_TRUE(isAsked(one.assessed(), question::whatWasReallyPlayed));
    one.circumstances.facts.answers["what-was-really-played"] = "c6d4";
    const Assessment ruled = one.assessed();
    const Remedy* restored = recommended(ruled, RemedyId::RestoreBeforeIllegalMove);
    ASSERT_NE(restored, nullptr);
    EXPECT_EQ(restored->ply, 7);
    ASSERT_EQ(ruled.penalties.size(), 1U);
    EXPECT_EQ(ruled.penalties.front().side, Color::Black);
}

TEST(Question, AboutWhatWasPlayedStaysOpenWhenNobodyCanHaveMadeTheMove)
{
    Incident one = oneBoardOnly();
    for (const char* move : {"e4e5", "h5h6"}) {  // a man of White's, an empty square
        one.circumstances.facts.answers["what-was-really-played"] = move;
        const Assessment asked = one.assessed();
        EXPECT_TRUE(isAsked(asked, question::whatWasReallyPlayed)) << move;
        EXPECT_TRUE(hasFinding(asked, "answer-fits-no-entry")) << move;
    }
}

TEST(Question, AboutWhatWasPlayedNamesTheMovesToChooseFrom)
{
    Incident one = scoresDiffer();
    one.circumstances.disabled = Who::None;
    one.circumstances.whiteBoard.reset();
    one.circumstances.blackBoard.reset();
    const Assessment asked = one.assessed();
    ASSERT_TRUE(isAsked(asked, question::whatWasReallyPlayed));
    for (const Question& question : asked.questions) {
        if (question.id == question::whatWasReallyPlayed) {
            EXPECT_EQ(question.choices, (std::vector<std::string>{"h2h3", "a2a3"}));
        }
    }
}

TEST(Question, OffersWhatEachAnswerLeadsToAlsoWhereNoArticleIsKnown)
{
    const char* const moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    const char* const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (const char* edition : {"fide-1930", "fide-1985", "fide-2009", "fide-2023"}) {
        Incident one = incident(moves, moves, board, board);
        one.circumstances.edition = edition;
        one.circumstances.time = clock::parseTimeControl("3600").value();
        one.circumstances.facts.flag = FlagFall::White;
        one.circumstances.facts.drawClaim = {Color::White, ClaimKind::Threefold};
        const Assessment asked = one.assessed();
        EXPECT_TRUE(isAsked(asked, question::drawClaimBeforeFlagFall)) << edition;
        std::set<score::GameResult> results;
        for (const Remedy& remedy : asked.remedies) {
            if (remedy.result) {
                results.insert(*remedy.result);
            }
        }
        EXPECT_EQ(results, (std::set{score::GameResult::BlackWins, score::GameResult::Draw}))
            << edition;
    }
}

TEST(Question, KnowsItsChoicesInOnePlaceOnly)
{
    EXPECT_TRUE(question::isChoice("assistant-required", "appointed"));
    EXPECT_FALSE(question::isChoice("assistant-required", "yes"));
    EXPECT_TRUE(question::isChoice("what-was-really-played", "h2h3"));
    EXPECT_FALSE(question::isChoice("what-was-really-played", "yes"));
    EXPECT_TRUE(question::isChoice("which-score-is-official", "assistant"));
    EXPECT_FALSE(question::isChoice("which-score-is-official", "spectator"));
    EXPECT_FALSE(question::isChoice("no-such-question", "yes"));
    for (const std::string_view id : question::all) {
        const bool inWords = question::answersOf(id) == question::Answers::Words;
        EXPECT_EQ(question::choicesOf(id).size() >= 2, inWords) << id;
    }
}

}  // namespace
}  // namespace diptych::law::test
