#include "core/law/edition.h"
#include "core/law/question_ids.h"
#include "core/law/unattested_moves.h"
#include "tests/core/law/assessment_text.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

namespace diptych::law::test {
namespace {

using score::Keeper;

const char* const fourMoves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";

/// Two scores and no board; Black's is `fourMoves` unless another is given.
Incident withoutBoards(const std::string& white, const std::string& black = fourMoves)
{
    Incident one;
    one.sheets = {sheetOf(Keeper::White, white), sheetOf(Keeper::Black, black)};
    return one;
}

std::vector<int> unattested(const Incident& one)
{
    return unattestedPlies(score::compare(one.circumstances.start, one.sheets), one.sheets);
}

bool asks(const Assessment& assessment, std::string_view question)
{
    return std::ranges::any_of(assessment.questions,
                               [&](const Question& asked) { return asked.id == question; });
}

bool finds(const Assessment& assessment, std::string_view id)
{
    return std::ranges::any_of(assessment.findings,
                               [&](const Finding& finding) { return finding.id == id; });
}

TEST(UnattestedMoves, AreThoseThatNobodyCanRead)
{
    EXPECT_EQ(unattested(withoutBoards(std::string(fourMoves) + " ~~~")), std::vector{9});
    EXPECT_EQ(unattested(withoutBoards("e4 e5 Nf3 ~~~ Bb5 a6", "e4 e5 Nf3 ~~~ Bb5 a6")),
              std::vector{4});
    EXPECT_EQ(unattested(withoutBoards("e4 e5 Nf3 ~~~ Bb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6")),
              std::vector<int>{});
}

TEST(UnattestedMoves, AreIllegalOnesThatStandOnOneSheetAlone)
{
    const std::string illegal = std::string(fourMoves) + " Qh6";
    EXPECT_EQ(unattested(withoutBoards(illegal)), std::vector{9});
    EXPECT_EQ(unattested(withoutBoards(illegal, illegal)), std::vector<int>{});
    Incident witnessed = withoutBoards(illegal);
    witnessed.sheets.push_back(sheetOf(Keeper::Arbiter, illegal));
    EXPECT_EQ(unattested(witnessed), std::vector<int>{});
}

TEST(UnattestedMoves, AreAskedForAndHeldAgainstNobody)
{
    for (const char* last : {" ~~~", " Qh6", " Nge7"}) {
        Incident one = withoutBoards(std::string(fourMoves) + last);
        one.circumstances.facts.pressed = Answered::Yes;
        const Assessment found = one.assessed();
        EXPECT_TRUE(asks(found, question::whatWasReallyPlayed)) << last;
        ASSERT_FALSE(found.remedies.empty()) << last;
        EXPECT_EQ(found.remedies.front().id, RemedyId::Ask) << last;
        EXPECT_EQ(found.comparison.agreement->ply, 8) << last;
        EXPECT_TRUE(found.penalties.empty()) << last;
    }
}

TEST(UnattestedMoves, HaveNoPositionWhereTheAnswersLeadToSeveral)
{
    const Assessment found = withoutBoards(std::string(fourMoves) + " ~~~").assessed();
    for (const Remedy& remedy : found.remedies) {
        if (remedy.id == RemedyId::Continue) {
            EXPECT_FALSE(remedy.position.has_value());
        }
    }
}

TEST(UnattestedMoves, AreNotTheEndOfAGame)
{
    // Of the moves that are possible one gives mate; nobody wrote that it was played.
    const Assessment found =
        withoutBoards("e4 e5 Bc4 Nc6 Qh5 Nf6 ~~~", "e4 e5 Bc4 Nc6 Qh5 Nf6 ~~~").assessed();
    EXPECT_TRUE(asks(found, question::whatWasReallyPlayed));
    EXPECT_EQ(found.remedies.front().id, RemedyId::Ask);
    EXPECT_TRUE(std::ranges::any_of(found.remedies, [](const Remedy& remedy) {
        return remedy.id == RemedyId::GameOver && !remedy.recommended;
    }));
}

TEST(UnattestedMoves, StayOpenAfterAnAnswerThatNobodyCanHaveMade)
{
    Incident one = withoutBoards(std::string(fourMoves) + " ~~~");
    one.circumstances.facts.answers[std::string(question::whatWasReallyPlayed)] = "e3e4";
    const Assessment found = one.assessed();
    EXPECT_TRUE(asks(found, question::whatWasReallyPlayed));
    EXPECT_TRUE(finds(found, "answer-fits-no-entry"));
}

/// Ten plies written in rows; in the third row a sheet may have two replies of Black, of which one
/// was never made.
score::Sheet inRows(Keeper keeper, bool hasSurplusEntry)
{
    const char* const third = hasSurplusEntry ? "Bb5 a6 h6" : "Bb5 a6";
    score::Sheet sheet;
    int number = 0;
    for (const char* row : {"e4 e5", "Nf3 Nc6", third, "Ba4 Nf6", "O-O Be7"}) {
        ++number;
        for (score::Entry entry : sheetOf(keeper, row).entries) {
            entry.number = number;
            sheet.entries.push_back(std::move(entry));
        }
    }
    sheet.keeper = keeper;
    return sheet;
}

Incident withSurplusEntry(bool white, bool black)
{
    Incident one;
    one.sheets = {inRows(Keeper::White, white), inRows(Keeper::Black, black)};
    return one;
}

TEST(SurplusEntry, LeavesTwoMovesPossibleWhereBothSheetsHaveIt)
{
    const Incident one = withSurplusEntry(true, true);
    const auto compared = score::compare(one.circumstances.start, one.sheets);
    EXPECT_EQ(unattestedPlies(compared, one.sheets), std::vector{6});
    std::vector<std::string> possible;
    for (const chess::Move move : movesPossibleAt(one.circumstances, compared, one.sheets, 6)) {
        possible.push_back(chess::toUci(move));
    }
    std::ranges::sort(possible);
    EXPECT_EQ(possible, (std::vector<std::string>{"a7a6", "h7h6"}));
    const Assessment found = one.assessed();
    EXPECT_TRUE(asks(found, question::whatWasReallyPlayed));
    EXPECT_EQ(found.remedies.front().id, RemedyId::Ask);
}

TEST(SurplusEntry, IsOnlyNotedWhereOneSheetHasIt)
{
    const Assessment found = withSurplusEntry(false, true).assessed();
    EXPECT_EQ(found.comparison.game.moves[5], chess::parseUci("a7a6"));
    EXPECT_EQ(found.comparison.game.plies(), 10);
    EXPECT_TRUE(finds(found, "sheet-has-needless-entry"));
    EXPECT_TRUE(found.questions.empty());
    EXPECT_EQ(found.remedies.front().id, RemedyId::Continue);
}

TEST(SurplusEntry, IsTheOneThatNoBoardShows)
{
    for (const char* board : {"r1bqk2r/ppppbpp1/2n2n1p/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1",
                              "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1"}) {
        Incident one = withSurplusEntry(true, true);
        one.circumstances.whiteBoard = boardOf(board);
        one.circumstances.blackBoard = boardOf(board);
        const Assessment found = one.assessed();
        EXPECT_TRUE(found.questions.empty()) << board;
        EXPECT_TRUE(samePlacement(found.comparison.game.positions.back(), boardOf(board)));
        EXPECT_EQ(found.remedies.front().id, RemedyId::Continue) << board;
    }
}

TEST(ScoreNotation, IsInQuestionWhereItNamesSquaresAlone)
{
    const auto inSquares = [](const char* black) {
        Incident one = withoutBoards("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6");
        std::istringstream words(black);
        for (score::Entry& entry : one.sheets[1].entries) {
            words >> entry.text;
        }
        return finds(one.assessed(), "score-in-coordinates");
    };
    EXPECT_TRUE(inSquares("e2e4 e7e5 g1f3 b8c6"));
    EXPECT_TRUE(inSquares("e2-e4 e7-e5 g1-f3 b8-c6"));
    EXPECT_FALSE(inSquares("e2e4 e7e5 Ng1f3 Nb8c6"));
    EXPECT_FALSE(inSquares("e4 e5 Nf3 Nc6"));
}

TEST(SealedMove, LosesOnlyWhereTheEditionSaysSo)
{
    for (const std::string& id : editionIds()) {
        Incident one = withoutBoards(fourMoves);
        one.circumstances.edition = id;
        one.circumstances.facts.adjournedAt = 8;
        one.circumstances.facts.sealed = SideText{Color::White, "Qh6"};
        const Assessment found = one.assessed();
        const bool loses = std::ranges::any_of(
            found.remedies, [](const Remedy& remedy) { return remedy.id == RemedyId::GameOver; });
        EXPECT_EQ(loses, id >= "fide-2005") << id;
        EXPECT_EQ(finds(found, "sealed-move-not-regulated"), id == "fide-1985") << id;
    }
}

TEST(SealedMove, IsKnownByTheEnvelopeWhereTheScoresPart)
{
    Incident one = withoutBoards(std::string(fourMoves) + " O-O", std::string(fourMoves) + " Nc3");
    one.circumstances.facts.adjournedAt = 8;
    for (const char* sealed : {"O-O", "Nc3"}) {
        one.circumstances.facts.sealed = SideText{Color::White, sealed};
        const Assessment found = one.assessed();
        EXPECT_TRUE(finds(found, "sealed-move-decides")) << sealed;
        EXPECT_TRUE(found.questions.empty()) << sealed;
        EXPECT_EQ(chess::toSan(found.comparison.game.positions[8], found.comparison.game.moves[8]),
                  sealed);
    }
}

}  // namespace
}  // namespace diptych::law::test
