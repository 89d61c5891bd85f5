#include "core/chess/fen.h"
#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using score::Medium;
using testdata::codesOf;
using testdata::movesOf;
using testdata::placesOf;
using testdata::textsOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

score::Sheet typed(std::string_view text, const std::string& dialect = "en")
{
    return testdata::read(text, Medium::Typed, dialect);
}

TEST(TypedText, ReadsRunningTextWithNumbers)
{
    const score::Sheet sheet = typed("1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b", "3w", "3b"));
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"));
    EXPECT_EQ(sheet.entries[2].span, (TextSpan{1, 13, 3}));
    EXPECT_EQ(sheet.entries[4].span, (TextSpan{2, 4, 3}));
    EXPECT_THAT(sheet.diagnostics, IsEmpty());
}

TEST(TypedText, CountsColumnsInCharacters)
{
    const score::Sheet sheet = typed("1. Крe2 Крe7", "ru");
    EXPECT_EQ(sheet.entries[0].span, (TextSpan{1, 4, 4}));
    EXPECT_EQ(sheet.entries[1].span, (TextSpan{1, 9, 4}));
}

TEST(TypedText, CountsLinesFromTheGivenOne)
{
    ImportRequest request;
    request.bytes = "1. e4 e5\n2. Nf3";
    request.medium = Medium::Typed;
    request.firstLine = 12;
    EXPECT_EQ(readSheet(request).entries[2].span.line, 13);
}

TEST(TypedText, ReadsNumbersInEveryForm)
{
    for (const char* text :
         {"1 e4 e5 2 Nf3 Nc6", "1) e4 e5\n2) Nf3 Nc6", "1.e4 e5 2.Nf3 Nc6", "1: e4 e5\n2: Nf3 Nc6",
          "1 . e4 e5 2 . Nf3 Nc6", "1.e4,e5 2.Nf3,Nc6", "1. e4\te5\n2. Nf3\tNc6",
          "1\te4\te5\n2\tNf3\tNc6", "1. e4 1... e5 2. Nf3 2... Nc6",
          "1. e4 1. ... e5 2. Nf3 2. ... Nc6", "1. e4\ne5\n2. Nf3\nNc6", "|1|e4|e5|\n|2|Nf3|Nc6|",
          "1e4 e5 2Nf3 Nc6", "#1 e4 e5 #2 Nf3 Nc6", "1… e4 e5 2. Nf3 Nc6"}) {
        const score::Sheet sheet = typed(text);
        EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6")) << text;
        EXPECT_EQ(sheet.entries[2].number, 2) << text;
        EXPECT_EQ(sheet.entries[2].side, chess::Color::White) << text;
        EXPECT_EQ(sheet.entries[3].side, chess::Color::Black) << text;
    }
}

TEST(TypedText, ReadsTwoColumnsWithoutNumbers)
{
    const score::Sheet sheet = typed("e4\te5\nNf3\tNc6\nBb5\ta6\nBa4");
    EXPECT_THAT(placesOf(sheet), ElementsAre("w", "b", "w", "b", "w", "b", "w"));
}

TEST(TypedText, ReadsOneMoveALine)
{
    const score::Sheet sheet = typed("e4\ne5\nNf3\nNc6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("-", "-", "-", "-"));
}

TEST(TypedText, ReadsHalfMovesWithNumbersOfTheirOwn)
{
    const score::Sheet sheet = typed("1. e4\n2. e5\n3. Nf3\n4. Nc6\n5. Bb5");
    EXPECT_THAT(placesOf(sheet), ElementsAre("-", "-", "-", "-", "-"));
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6", "f1b5"));
}

TEST(TypedText, ReadsRunningTextWithoutNumbers)
{
    const score::Sheet sheet = typed("e4 e5 Nf3 Nc6 Bb5 a6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6"));
    EXPECT_FALSE(sheet.entries[0].side);
}

TEST(TypedText, ReadsTwoBlocksSideBySide)
{
    const score::Sheet sheet = typed("1 e4 e5    4 Ba4 Nf6\n2 Nf3 Nc6  5 O-O Be7\n3 Bb5 a6");
    EXPECT_THAT(textsOf(sheet),
                ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"));
}

TEST(TypedText, KeepsRepeatedAndSkippedNumbers)
{
    const score::Sheet sheet = typed("1. e4 e5\n2. Nf3 Nc6\n2. Bb5 a6\n5. Ba4 Nf6");
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b", "2w", "2b", "5w", "5b"));
}

TEST(TypedText, KeepsWhatCannotBeReadAsAnEntry)
{
    for (const char* unreadable : {"~~~", "???", "---", "--", "~", "??", "...", "x", "Zb9", "Qx9",
                                   "□", "__", "-", "?", "…"}) {
        const score::Sheet sheet =
            typed("1. e4 e5 2. Nf3 " + std::string(unreadable) + " 3. Bb5 a6");
        ASSERT_EQ(sheet.entries.size(), 6u) << unreadable;
        EXPECT_EQ(sheet.entries[3].text, unreadable);
        EXPECT_TRUE(sheet.entries[3].readings.empty()) << unreadable;
        EXPECT_EQ(sheet.entries[3].side, chess::Color::Black);
    }
}

TEST(TypedText, KeepsAnUnreadableMoveOfWhite)
{
    const score::Sheet sheet = typed("1. e4 e5\n2. ... Nc6\n3. Bb5 a6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "...", "Nc6", "Bb5", "a6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b", "3w", "3b"));
}

TEST(TypedText, TakesSignsForCommentsWhereNoMoveIsWanting)
{
    const score::Sheet sheet = typed("1. e4 - e5 2. Nf3 ?? Nc6 3. Bb5 ! a6 ± 4. Ba4 Nf6 $14");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"));
}

TEST(TypedText, PassesCommentsOver)
{
    const score::Sheet sheet =
        typed("1. e4 {best by\ntest} e5 ; the rest\n2. Nf3 (2. f4 exf4) Nc6 [here]");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b"));
}

TEST(TypedText, TakesASemicolonBetweenMovesForASeparator)
{
    for (const char* text :
         {"1. e4, e5; 2. Nf3, Nc6;", "1. e4 e5; 2. Nf3 Nc6", "e4; e5; Nf3; Nc6",
          "1. e4 e5;2. Nf3 Nc6", "1. e4 e5 ; best by test\n2. Nf3 Nc6; and so on"}) {
        EXPECT_THAT(textsOf(typed(text)), ElementsAre("e4", "e5", "Nf3", "Nc6")) << text;
    }
}

TEST(TypedText, SaysThatACommentIsNotClosed)
{
    const score::Sheet sheet = typed("1. e4 e5 {to be\ncontinued");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5"));
    EXPECT_THAT(codesOf(sheet), ElementsAre("comment-not-closed"));
    EXPECT_EQ(sheet.diagnostics[0].span, (TextSpan{1, 10, 1}));
}

TEST(TypedText, KeepsMarksWithTheirMove)
{
    const score::Sheet sheet = typed("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 4. Bb5 + axb5");
    EXPECT_EQ(sheet.entries[4].text, "exd6 e.p.");
    EXPECT_EQ(sheet.entries[4].span.length, 9);
    EXPECT_TRUE(sheet.entries[4].readings.front().token.marksEnPassant);
    EXPECT_EQ(sheet.entries[6].text, "Bb5 +");
}

TEST(TypedText, JoinsAPieceWithItsSquare)
{
    const score::Sheet sheet = typed("1. e4 e5 2. S f3 S c6 3. L b5", "de");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "S f3", "S c6", "L b5"));
    EXPECT_EQ(sheet.entries[2].span, (TextSpan{1, 13, 4}));
}

TEST(TypedText, FindsResults)
{
    using score::GameResult;
    EXPECT_EQ(typed("1. e4 e5 1-0").result, GameResult::WhiteWins);
    EXPECT_EQ(typed("1. e4 e5\n0–1").result, GameResult::BlackWins);
    EXPECT_EQ(typed("1. e4 e5 ½-½").result, GameResult::Draw);
    EXPECT_EQ(typed("1. e4 e5 remis").result, GameResult::Draw);
    EXPECT_FALSE(typed("1. e4 e5 *").result);
    EXPECT_EQ(typed("1. e4 e5 1-0").entries.size(), 2u);
}

TEST(TypedText, NotesOffersOfADraw)
{
    const score::Sheet sheet = typed("1. e4 e5 (=) 2. Nf3(=) Nc6 =");
    EXPECT_FALSE(sheet.entries[0].offersDraw);
    EXPECT_TRUE(sheet.entries[1].offersDraw);
    EXPECT_TRUE(sheet.entries[3].offersDraw);
    EXPECT_EQ(sheet.entries.size(), 4u);
}

TEST(TypedText, NotesAnOfferWrittenCloseToTheMove)
{
    EXPECT_TRUE(typed("1. e4 e5 2. Nf3(=) Nc6").entries[2].offersDraw);
}

TEST(TypedText, KeepsClockTimesAsTimes)
{
    const score::Sheet sheet =
        typed("1. e4 e5 1:28 1:29\n2. Nf3 (1:27:30) Nc6 {[%clk 1:28:15]}\n3. Bb5 a6 1:20");
    ASSERT_EQ(sheet.entries.size(), 6u);
    EXPECT_EQ(sheet.entries[0].clockSeconds, 5280);
    EXPECT_EQ(sheet.entries[1].clockSeconds, 5340);
    EXPECT_EQ(sheet.entries[2].clockSeconds, 5250);
    EXPECT_EQ(sheet.entries[3].clockSeconds, 5295);
    EXPECT_FALSE(sheet.entries[4].clockSeconds);
    EXPECT_EQ(sheet.entries[5].clockSeconds, 4800);
}

TEST(TypedText, NeverTakesTimesInTheMarginForMoves)
{
    constexpr int hour = 3600;
    for (const char* margin :
         {"1:59 / 1:58", "1:59 - 1:58", "1:59/1:58", "1:59–1:58", "W 1:59 B 1:58",
          "W: 1:59 S: 1:58", "white 1:59 black 1:58", "119 min 118 min", "119' 118'",
          "1 h 59 / 1h58", "119min/118min", "1 h 59 min 1 h 58 min", "1.59 / 1.58"}) {
        const score::Sheet sheet =
            typed("1. e4 e5\n2. Nf3 Nc6 " + std::string(margin) + "\n3. Bb5 a6\n4. Ba4 Nf6");
        EXPECT_THAT(textsOf(sheet),
                    ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"))
            << margin;
        EXPECT_EQ(sheet.entries[2].clockSeconds, 2 * hour - 60) << margin;
        EXPECT_EQ(sheet.entries[3].clockSeconds, 2 * hour - 120) << margin;
    }
}

TEST(TypedText, NeverTakesATimeBesideAnEmptyCellForAMove)
{
    for (const char* time : {"1:59", "/ 1:58", "1:59 /", "87 min", "87'", "1.27", "1 h 27"}) {
        const score::Sheet sheet = typed("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 " + std::string(time));
        EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5")) << time;
    }
}

TEST(TypedText, ReadsResultsAndCastlingWithBlanksBetween)
{
    for (const char* result : {"1 - 0", "1 : 0", "1 – 0", "0 - 1", "½ - ½", "1/2 - 1/2"}) {
        const score::Sheet sheet = typed("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n" + std::string(result));
        EXPECT_EQ(sheet.entries.size(), 6U) << result;
        EXPECT_TRUE(sheet.result) << result;
        EXPECT_THAT(sheet.diagnostics, IsEmpty()) << result;
    }
    EXPECT_THAT(textsOf(typed("4. 0 - 0 O - O\n5. d3 0 - 0 - 0")),
                ElementsAre("0-0", "O-O", "d3", "0-0-0"));
}

TEST(TypedText, LeavesTheHeadingOut)
{
    const score::Sheet sheet = typed("Club championship 2024, round 3\nWhite: Exemple, Anna\n"
                                     "Date 12.05.2024\nTime 15:30\n\n1. e4 e5\n2. Nf3 Nc6\n"
                                     "Signed by both players");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6"));
    EXPECT_THAT(codesOf(sheet), Contains("text-ignored"));
}

TEST(TypedText, ReadsARowWithProseBehindIt)
{
    const score::Sheet sheet = typed("1. e4 e5\n2. Nf3 played very quickly here\n3. Bb5 a6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Bb5", "a6"));
    EXPECT_THAT(codesOf(sheet), Contains("text-ignored"));
}

TEST(TypedText, SeesAnEmptyCell)
{
    const score::Sheet sheet = typed("1\te4\te5\n2\t\tNc6\n3\tBb5\ta6");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nc6", "Bb5", "a6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2b", "3w", "3b"));
    EXPECT_THAT(codesOf(sheet), ElementsAre("empty-cell"));
}

TEST(TypedText, ReadsOnlyTheFirstOfTwoGames)
{
    const score::Sheet sheet = typed("1. e4 e5 1-0\n\n1. d4 d5 0-1");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5"));
    EXPECT_THAT(codesOf(sheet), ElementsAre("second-game-ignored"));
    EXPECT_EQ(sheet.result, score::GameResult::WhiteWins);
}

TEST(TypedText, TakesNothingAfterTheResultForAnEntry)
{
    for (const char* after :
         {"\n\nAnalysis: 2. Bc4 Bc5 3. c3", "\nAnalysis: 3. Bc4 Bc5", "\n2. Bc4 Bc5", "\nBc4 Bc5",
          " resigns\nWith Bc4 White\nis better, 2. Bc4", " Bc4", "\n2... d6 3. d4"}) {
        for (const char* result : {"1-0", "1:0", "\n0-1", "1 - 0", "½-½"}) {
            const score::Sheet sheet = typed("1. e4 e5\n2. Nf3 Nc6 " + std::string(result) + after);
            EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "e5", "Nf3", "Nc6")) << result << after;
            EXPECT_THAT(codesOf(sheet), Contains("after-result-ignored")) << result << after;
        }
    }
}

TEST(TypedText, GoesOnWhereTheResultStandsInTheMargin)
{
    for (const char* text :
         {"1. e4 e5\n2. Nf3 Nc6 1-0\n3. Bb5 a6", "1 e4 e5 1-0\n2 Nf3 Nc6\n3 Bb5 a6",
          "1-0\n1 e4 e5\n2 Nf3 Nc6\n3 Bb5 a6", "1. e4 e5\n2. Nf3 remis Nc6\n3. Bb5 a6"}) {
        EXPECT_THAT(textsOf(typed(text)), ElementsAre("e4", "e5", "Nf3", "Nc6", "Bb5", "a6"))
            << text;
    }
}

TEST(TypedText, RefusesDescriptiveNotationAsEvidence)
{
    const score::Sheet sheet = typed("1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. O-O B-K2");
    EXPECT_EQ(sheet.admissibility, score::Admissibility::NotAlgebraic);
    EXPECT_EQ(sheet.entries.size(), 8u);
    ASSERT_THAT(codesOf(sheet), ElementsAre("descriptive-notation"));
    EXPECT_EQ(sheet.diagnostics[0].arguments[0], "App.C");
}

TEST(TypedText, RefusesNumericNotationAsEvidence)
{
    const score::Sheet sheet = typed("1. 5254 5755 2. 7163 2836 3. 6125 1716", "auto");
    EXPECT_EQ(sheet.admissibility, score::Admissibility::NotAlgebraic);
    EXPECT_THAT(codesOf(sheet), ElementsAre("numeric-notation"));
    EXPECT_EQ(sheet.entries.size(), 6u);
}

TEST(TypedText, SaysThatTheStatedDialectDoesNotFit)
{
    const score::Sheet sheet = typed("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", "en");
    EXPECT_EQ(sheet.dialect, "de");
    ASSERT_THAT(codesOf(sheet), ElementsAre("dialect-does-not-fit"));
    EXPECT_EQ(sheet.diagnostics[0].severity, Severity::Warning);
    EXPECT_THAT(sheet.diagnostics[0].arguments, ElementsAre("en", "de"));
}

TEST(TypedText, SaysThatHardlyAnythingIsLegal)
{
    EXPECT_THAT(codesOf(typed("1. Qh7 Kd3\n2. Qa8 Kh4\n3. Rd6 Rc5\n4. Qh7 Kd3", "auto")),
                Contains("hardly-legal"));
    EXPECT_THAT(codesOf(typed("1. e4 e5\n2. Nf3 Nc6\n3. Rd6 a6", "auto")),
                Not(Contains("hardly-legal")));
}

TEST(TypedText, SaysThatADialectIsUnknown)
{
    const score::Sheet sheet = typed("1. e4 e5 2. Nf3 Nc6", "klingon");
    EXPECT_EQ(sheet.dialect, "en");
    EXPECT_THAT(codesOf(sheet), ElementsAre("unknown-dialect"));
}

TEST(TypedText, ReadsWhatAReadingProgramConfused)
{
    const score::Sheet sheet =
        testdata::read("1. e4 e5 2. Nf3 Nc6 3. 8b5 a6 4. 8a4 Nf6 5. 0-0 8e7 6. Rel bS 7. 8b3 d6\n"
                       "8. c3 O-0 9. h3 Nb8 1O. d4 Nbd7 l1. Nbd2 8b7 I2. 8c2 ReB",
                       Medium::Scan, "en");
    EXPECT_THAT(movesOf(sheet), Not(Contains("?")));
    EXPECT_EQ(sheet.entries.size(), 24u);
    EXPECT_EQ(sheet.entries.back().number, 12);
}

TEST(TypedText, ReadsLettersForDigitsInLongEntries)
{
    const score::Sheet sheet = typed("1. e4 e5\n2. d4 exd4\n3. c3 dxc3\n4. Nxc3 Bb4\n5. Nge2 dS\n"
                                     "6. exdS Nge7\n7. a3 Bxc3+\n8. Nxc3 O-O\n9. Be2 NxdS\n"
                                     "10. O-O Nbc6\n11. Bd2 Rel\n12. Racl Ncd4");
    EXPECT_EQ(sheet.entries.size(), 24U);
    const std::vector<std::string> moves = movesOf(sheet);
    EXPECT_EQ(moves[9], "d7d5");
    EXPECT_EQ(moves[10], "e4d5");
    EXPECT_EQ(moves[17], "e7d5");
    EXPECT_THAT(typed("White: Abel\nBlack: Anne Frybel\n1. e4 e5").entries, testing::SizeIs(2));
}

TEST(TypedText, SaysThatThereAreNoMoves)
{
    EXPECT_THAT(codesOf(typed("")), ElementsAre("no-moves"));
    EXPECT_THAT(typed("").entries, IsEmpty());
    EXPECT_THAT(typed("Nothing but prose stands here.").entries, IsEmpty());
    EXPECT_THAT(codesOf(typed("Nothing but prose stands here.")), Contains("text-ignored"));
}

TEST(TypedText, DoesNotHangOnGarbage)
{
    std::string garbage;
    unsigned seed = 1;
    while (garbage.size() < 5'000'000) {
        seed = seed * 1103515245 + 12345;
        garbage.push_back(" \nabcdefgh12345678NBRQK+-=()[]{}.~?"[seed / 65536 % 35]);
    }
    const score::Sheet sheet = typed(garbage, "auto");
    EXPECT_LE(sheet.entries.size(), 2000u);
    EXPECT_LE(sheet.diagnostics.size(), 102u);
    EXPECT_THAT(codesOf(sheet), Contains("input-too-long"));
}

TEST(TypedText, UnderstandsDittoMarks)
{
    const score::Sheet sheet =
        testdata::read("1. g3 g6\n2. Bg2 ″\n3. Nf3 -\"-\n", score::Medium::Typed);
    ASSERT_EQ(sheet.entries.size(), 6u);
    EXPECT_EQ(sheet.entries[5].text, "-\"-");
    // What stands above comes first, then what stands beside it.
    ASSERT_GE(sheet.entries[3].readings.size(), 2u);
    EXPECT_EQ(sheet.entries[3].readings[0].token, sheet.entries[1].readings.front().token);
    EXPECT_EQ(sheet.entries[3].readings[1].token, sheet.entries[2].readings.front().token);
}

TEST(TypedText, ReadsFullWidthCharactersAndLettersForOne)
{
    const score::Sheet sheet = testdata::read("１． ｅ４ ｅ５\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n"
                                              "5. 0–0 Be7\n6. Rel b5\n7. Bb3 d6\n8. c3 O−O\n",
                                              score::Medium::Typed);
    EXPECT_TRUE(sheet.diagnostics.empty());
    ASSERT_EQ(sheet.entries.size(), 16u);
    EXPECT_EQ(sheet.entries[0].number, 1);
    EXPECT_EQ(sheet.entries[10].text, "Rel");
    EXPECT_EQ(testdata::movesOf(sheet)[10], "f1e1");
    EXPECT_EQ(testdata::movesOf(sheet)[15], "e8g8");
}

TEST(TypedText, TellsPawnFromBishopByTheCapitalsOfTheSheet)
{
    const auto plainMoves = [](std::string_view text, std::string_view fen) {
        const score::Sheet sheet = typed(text);
        const auto before = chess::parseFen(fen);
        std::vector<std::string> moves;
        for (const notation::Reading& reading : sheet.entries.back().readings) {
            for (const chess::Move move : chess::matches(*before, reading.token)) {
                if (reading.cost < 3.5) {
                    moves.push_back(chess::toUci(move));
                }
            }
        }
        return moves;
    };
    const char* const both = "rnbqk2r/pppp1ppp/4pn2/8/2PP4/2b5/PP1BPPPP/R2QKBNR w KQkq - 0 5";
    EXPECT_THAT(plainMoves("1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Bd2 Bxc3 5. bxc3", both),
                ElementsAre("b2c3"));
    EXPECT_THAT(plainMoves("1. d4 nf6 2. c4 e6 3. nc3 bb4 4. bd2 bxc3 5. bxc3", both),
                testing::UnorderedElementsAre("b2c3", "d2c3"));
    // Without a pawn on the b-file the capital was forgotten.
    const char* const bishop = "rnbqk2r/pppp1ppp/4pn2/8/2PP4/2b1P3/P2B1PPP/R2QKBNR w KQkq - 0 6";
    EXPECT_THAT(plainMoves("1. d4 Nf6 2. c4 e6 3. Nc3 Ba3 4. Bd2 Bxb2 5. e3 Bxc3 6. bxc3", bishop),
                ElementsAre("d2c3"));
}

TEST(TypedText, SaysThatCoordinatesWithoutPiecesAreAnInterpretation)
{
    const score::Sheet bare = typed("1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6");
    EXPECT_THAT(movesOf(bare), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"));
    EXPECT_THAT(codesOf(bare), Contains("coordinates-without-pieces"));
    const score::Sheet spelled = typed("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6");
    EXPECT_THAT(codesOf(spelled), Not(Contains("coordinates-without-pieces")));
}

}  // namespace
}  // namespace diptych::importers
