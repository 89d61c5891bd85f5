#include "core/chess/fen.h"
#include "core/incident/case_file.h"
#include "core/incident/score_header.h"
#include "core/notation/braille_catalog.h"
#include "core/notation/spoken_catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

using namespace diptych;
using namespace diptych::incident;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

constexpr std::string_view wholeCase = R"(# The board kept the bishop on b3
# S01 CLEAR
# A second comment.
law fide-2018
play rapid supervised
disabled black
hearing white
time 40/5400+30:1800+30
start-credit no
start 8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1

[score white typed en]
1. e4 e5
# this line belongs to the sheet
2. Nf3

[score black braille de]
file sheets/black.brf

[board white]
r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1
[board black]
# a comment is no board
8/8/8/8/8/8/8/8

[clocks]
white 0:34:10
black 1:02:25
running black
completed 40 39
bonus white yes
bonus black no
anchor white 14 1:12:00 arbiter
anchor black 20 0:48:00
elapsed 2:00:00
policy restore-innocent white

[event]
name Open of the Example Town
date 2024-02-29
rules Boards are kept by the assistant
rules No phones
time-called 15:07

[players]
white "Exemple, Anna" WFM 2105 FRA 600001
black "Beispiel, \"Max\" Felix" 1890
assistant black "Helfer, Eva"

[attachments]
file photos/board one.jpg caption The board as found

[ruling]
choose retrace 8b D.2.9
choose adjust-board black
clock white 0:40:00
reason The photograph shows
reason the pawn on h3.
statement black I agree.
refused-to-sign white

[expect]
boards differ
# not an expectation
remedy adjust-board black D.2.9
)";

std::string firstComplaint(const CaseFile& file)
{
    if (file.diagnostics.empty()) {
        return "none";
    }
    const Diagnostic& first = file.diagnostics.front();
    return std::to_string(first.span.line) + ":" + std::to_string(first.span.column) + " " +
           first.code + " " + first.arguments.at(0);
}

/// What is wrong with a case of one line.
std::string complaintAbout(const std::string& line)
{
    return firstComplaint(readCase(line + "\n"));
}

std::string complaintInFacts(const std::string& line)
{
    return firstComplaint(readCase("[facts]\n" + line + "\n"));
}

}  // namespace

TEST(CaseFile, NamesBothLinesThatContradictEachOther)
{
    struct Contradiction {
        const char* section;
        const char* first;
        const char* second;
    };
    constexpr Contradiction contradictions[] = {
        {"clocks", "white 0:10:00", "white 0:12:00"},
        {"clocks", "running white", "running black"},
        {"clocks", "completed 12 12", "completed 12 11"},
        {"clocks", "bonus black yes", "bonus black no"},
        {"clocks", "anchor white 20 1:00:00", "anchor white 20 1:00:01 sheet"},
        {"clocks", "policy keep", "policy restore"},
        {"facts", "pressed yes", "pressed no"},
        {"facts", "flag white", "flag black"},
        {"facts", "announced 3 Eva 4", "not-announced 3"},
        {"facts", "not-repeated 3", "repeated 3 Eva 4"},
        {"facts", "result 1-0 mate", "result 0-1 mate"},
        {"facts", "illegal-before black 1", "illegal-before black 2"},
        {"facts", "answer concession-agreed yes", "answer concession-agreed no"},
        {"event", "date 2026-01-01", "date 2026-01-02"},
        {"players", "white \"A\"", "white \"B\""},
        {"ruling", "clock white 0:10:00", "clock white 0:11:00"},
    };
    for (const auto& [section, first, second] : contradictions) {
        const std::string head = std::string("[") + section + "]\n" + first + "\n";
        const CaseFile file = readCase(head + second + "\n");
        ASSERT_EQ(file.diagnostics.size(), 1U) << second;
        EXPECT_EQ(file.diagnostics[0].code, "contradicts") << second;
        EXPECT_EQ(file.diagnostics[0].span.line, 3) << second;
        EXPECT_NE(file.diagnostics[0].arguments.at(1).find("line 2"), std::string::npos) << second;
        EXPECT_EQ(firstComplaint(readCase(head + first + "\n")), "none") << first;
    }
}

TEST(CaseFile, LetsSeveralPeopleReadOneClock)
{
    EXPECT_EQ(firstComplaint(readCase("[clocks]\nanchor white 20 1:00:00 log\n"
                                      "anchor white 20 1:00:05 sheet\nanchor white 21 0:59:00\n"
                                      "anchor black 20 1:10:00 log\n")),
              "none");
}

TEST(CaseFile, TakesControlCharactersForBlanksAndWarns)
{
    const CaseFile file = readCase("# A \x1B[31mtitle\n[event]\nname The\aOpen\n");
    EXPECT_FALSE(file.hasErrors());
    EXPECT_EQ(file.incident.title, "A  [31mtitle");
    EXPECT_EQ(file.incident.event.name, "The Open");
    ASSERT_EQ(file.diagnostics.size(), 2U);
    EXPECT_EQ(file.diagnostics[0].code, "control-character");
    EXPECT_EQ(file.diagnostics[0].span, (TextSpan{1, 5, 1}));
    EXPECT_EQ(file.diagnostics[1].span, (TextSpan{3, 9, 1}));
}

TEST(CaseFile, RefusesAPlyOrASideThatARemedyCannotHave)
{
    for (const char* choice : {"continue 3", "reconstruct 17w", "adjust-board 8b", "new-game 1",
                               "complete-score black 4"}) {
        const CaseFile file = readCase(std::string("[ruling]\nchoose ") + choice + "\n");
        EXPECT_TRUE(file.hasErrors()) << choice;
    }
    EXPECT_TRUE(readCase("[ruling]\nchoose retrace white 3\n").hasErrors());
    EXPECT_FALSE(readCase("[ruling]\nchoose retrace 3\nchoose adjust-board black\n").hasErrors());
}

TEST(CaseFile, ReadsTheSettings)
{
    const CaseFile file = readCase(wholeCase);
    ASSERT_EQ(firstComplaint(file), "none");
    EXPECT_EQ(file.incident.title, "The board kept the bishop on b3");
    EXPECT_THAT(file.incident.story, ElementsAre("S01 CLEAR", "A second comment."));
    const law::Circumstances& read = file.incident.circumstances;
    EXPECT_EQ(read.edition, "fide-2018");
    EXPECT_EQ(read.play, law::Play::Rapid);
    EXPECT_EQ(read.supervision, law::Supervision::Full);
    EXPECT_EQ(read.disabled, law::Who::Black);
    EXPECT_EQ(read.hearingImpaired, law::Who::White);
    ASSERT_TRUE(read.time.has_value());
    EXPECT_EQ(read.time->periods.size(), 2U);
    EXPECT_EQ(read.time->startCredit, clock::StartCredit::No);
    EXPECT_EQ(chess::toFen(read.start), "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1");
}

TEST(CaseFile, TakesTheUsualSettingsWhereNoneAreGiven)
{
    const law::Circumstances read = readCase("").incident.circumstances;
    EXPECT_EQ(read.edition, "fide-2023");
    EXPECT_EQ(read.play, law::Play::Standard);
    EXPECT_EQ(read.disabled, law::Who::None);
    EXPECT_FALSE(read.time.has_value());
    EXPECT_EQ(read.start, chess::Position::initial());
}

TEST(CaseFile, GivesEveryLineOfASheetToTheSheet)
{
    const CaseFile file = readCase(wholeCase);
    ASSERT_EQ(file.incident.scores.size(), 2U);
    const ScoreSource& white = file.incident.scores[0];
    EXPECT_EQ(white.keeper, score::Keeper::White);
    EXPECT_EQ(white.medium, score::Medium::Typed);
    EXPECT_EQ(white.dialect, "en");
    EXPECT_EQ(white.text, "1. e4 e5\n# this line belongs to the sheet\n2. Nf3\n");
    EXPECT_EQ(white.line, 13);
    const ScoreSource& black = file.incident.scores[1];
    EXPECT_EQ(black.medium, score::Medium::Braille);
    EXPECT_EQ(black.file, "sheets/black.brf");
    EXPECT_THAT(black.text, IsEmpty());
}

TEST(CaseFile, TakesTypedTextOfAnyDialectWhereTheHeaderSaysNoMore)
{
    const CaseFile file = readCase("[score black]\n1. d4\n");
    ASSERT_EQ(firstComplaint(file), "none");
    EXPECT_EQ(file.incident.scores[0].medium, score::Medium::Typed);
    EXPECT_EQ(file.incident.scores[0].dialect, "auto");
}

TEST(CaseFile, DoesNotTakeAPgnTagForASection)
{
    const CaseFile file =
        readCase("[score white pgn en]\n[Event \"Club\"]\n[board \"3\"]\n\n1. e4 *\n[facts]\n"
                 "pressed yes\n");
    ASSERT_EQ(firstComplaint(file), "none");
    EXPECT_EQ(file.incident.scores[0].text, "[Event \"Club\"]\n[board \"3\"]\n\n1. e4 *\n");
    EXPECT_EQ(file.incident.circumstances.facts.pressed, law::Answered::Yes);
}

TEST(CaseFile, ReadsBoardsEvenWithoutKings)
{
    const law::Circumstances read = readCase(wholeCase).incident.circumstances;
    ASSERT_TRUE(read.whiteBoard && read.blackBoard);
    EXPECT_EQ(chess::placementOf(*read.whiteBoard),
              "r2qr1k1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1");
    EXPECT_EQ(read.blackBoard->occupied(), 0U);
}

TEST(CaseFile, ReadsTheClocks)
{
    const clock::ClockRecord clocks = readCase(wholeCase).incident.circumstances.clocks;
    EXPECT_EQ(clocks.white, 34 * 60 + 10);
    EXPECT_EQ(clocks.black, 3600 + 2 * 60 + 25);
    EXPECT_EQ(clocks.running, chess::Color::Black);
    EXPECT_EQ(clocks.whiteCompleted, 40);
    EXPECT_EQ(clocks.blackCompleted, 39);
    EXPECT_EQ(clocks.whiteBonus, clock::Known::Yes);
    EXPECT_EQ(clocks.blackBonus, clock::Known::No);
    ASSERT_EQ(clocks.readings.size(), 2U);
    EXPECT_EQ(clocks.readings[0].source, clock::ReadingSource::Arbiter);
    EXPECT_EQ(clocks.readings[1].source, clock::ReadingSource::Sheet);
    EXPECT_EQ(clocks.elapsed, 7200);
    EXPECT_EQ(clocks.policy, clock::ClockPolicy::RestoreInnocent);
    EXPECT_EQ(clocks.innocent, chess::Color::White);
}

TEST(CaseFile, ReadsEventPlayersAndAttachments)
{
    const Incident read = readCase(wholeCase).incident;
    EXPECT_EQ(read.event.name, "Open of the Example Town");
    EXPECT_EQ(read.event.date, "2024-02-29");
    EXPECT_THAT(read.event.rules, ElementsAre("Boards are kept by the assistant", "No phones"));
    ASSERT_TRUE(read.players.white && read.players.black);
    EXPECT_EQ(read.players.white->name, "Exemple, Anna");
    EXPECT_EQ(read.players.white->title, "WFM");
    EXPECT_EQ(read.players.white->rating, 2105);
    EXPECT_EQ(read.players.white->federation, "FRA");
    EXPECT_EQ(read.players.white->fideId, "600001");
    EXPECT_EQ(read.players.black->name, "Beispiel, \"Max\" Felix");
    EXPECT_EQ(read.players.blackAssistant, "Helfer, Eva");
    ASSERT_EQ(read.attachments.size(), 1U);
    EXPECT_EQ(read.attachments[0].file, "photos/board one.jpg");
    EXPECT_EQ(read.attachments[0].caption, "The board as found");
}

TEST(CaseFile, JoinsTheLinesOfAReason)
{
    const auto ruling = readCase(wholeCase).incident.ruling;
    ASSERT_TRUE(ruling.has_value());
    ASSERT_EQ(ruling->chosen.size(), 2U);
    EXPECT_EQ(ruling->chosen[0].id, law::RemedyId::Retrace);
    EXPECT_EQ(ruling->chosen[0].ply, 16);
    EXPECT_EQ(ruling->chosen[0].article, "D.2.9");
    EXPECT_EQ(ruling->chosen[1].board, chess::Color::Black);
    EXPECT_EQ(ruling->whiteClock, 2400);
    EXPECT_EQ(ruling->reason, "The photograph shows\nthe pawn on h3.");
    ASSERT_EQ(ruling->statements.size(), 1U);
    EXPECT_EQ(ruling->statements[0].who, "black");
    EXPECT_THAT(ruling->refusedToSign, ElementsAre(chess::Color::White));
}

TEST(CaseFile, KeepsExpectedLinesWithTheirNumbers)
{
    const auto expectations = readCase(wholeCase).incident.expectations;
    ASSERT_EQ(expectations.size(), 2U);
    EXPECT_EQ(expectations[0].text, "boards differ");
    EXPECT_EQ(expectations[1].text, "remedy adjust-board black D.2.9");
    EXPECT_EQ(expectations[1].line, expectations[0].line + 2);
}

TEST(CaseFile, ReadsLinesThatEndAsOnOtherSystems)
{
    const CaseFile file =
        readCase("\xEF\xBB\xBF# Title\r\nlaw fide-2018\r\n[facts]\r\nobserved\r\n");
    ASSERT_EQ(firstComplaint(file), "none");
    EXPECT_EQ(file.incident.title, "Title");
    EXPECT_TRUE(file.incident.circumstances.facts.observed);
}

TEST(CaseFile, NamesThePlaceOfWhatItDoesNotKnow)
{
    EXPECT_EQ(complaintAbout("laws fide-2023"), "1:1 unknown-word laws");
    EXPECT_EQ(complaintAbout("law fide-2024"), "1:5 unknown-law fide-2024");
    EXPECT_EQ(complaintAbout("play standard slowly"), "1:15 unknown-word slowly");
    EXPECT_EQ(complaintAbout("disabled black white"), "1:16 extra-word white");
    EXPECT_EQ(complaintAbout("disabled"), "1:9 missing-word ");
    EXPECT_EQ(complaintAbout("time soon").substr(0, 20), "1:6 bad-time-control");
    EXPECT_EQ(complaintAbout("[scores white]"), "1:1 unknown-section [scores white]");
    EXPECT_EQ(complaintAbout("[score grey typed]"), "1:8 unknown-word grey");
    EXPECT_EQ(complaintAbout("[score white typed xx]"), "1:20 unknown-dialect xx");
    EXPECT_EQ(complaintAbout("[score white typed en"), "1:1 open-bracket [score white typed en");
    EXPECT_EQ(complaintAbout("start-credit no"), "1:1 start-credit-without-time start-credit");
    EXPECT_EQ(complaintAbout("law fide-2018\nlaw fide-2023"), "2:1 repeated law");
    EXPECT_EQ(complaintAbout("[board white]"), "1:1 missing-line ");
    EXPECT_EQ(complaintAbout("law \xFF"), "1:1 not-utf-8 ");
}

TEST(CaseFile, TakesEveryBrailleCodeAndSpokenLanguageThatIsKnown)
{
    for (const notation::BrailleCode& code : notation::allBrailleCodes()) {
        EXPECT_TRUE(isDialectOf(score::Medium::Braille, code.code)) << code.code;
    }
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        EXPECT_TRUE(isDialectOf(score::Medium::Recorder, language.code)) << language.code;
    }
    EXPECT_FALSE(isDialectOf(score::Medium::Braille, "xx"));
    EXPECT_FALSE(isDialectOf(score::Medium::Recorder, "common"));
}

TEST(CaseFile, NamesTheFaultOfAFen)
{
    const CaseFile file =
        readCase("# Title\nstart rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    ASSERT_EQ(file.diagnostics.size(), 1U);
    EXPECT_EQ(file.diagnostics[0].code, "bad-fen");
    EXPECT_EQ(file.diagnostics[0].span.line, 2);
    EXPECT_THAT(file.diagnostics[0].arguments[1], HasSubstr("at most eight pawns"));
}

TEST(CaseFile, TakesNoBoardThatOneSetOfChessmenCannotShow)
{
    const CaseFile pawns =
        readCase("[board black]\nrnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR\n");
    EXPECT_EQ(firstComplaint(pawns), "2:19 bad-fen p");
    const CaseFile pieces =
        readCase("[board white]\nrnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR\n");
    EXPECT_EQ(firstComplaint(pieces), "2:44 bad-fen R");
}

TEST(CaseFile, FindsAnUnknownSectionBehindASheet)
{
    const CaseFile file = readCase("[score white]\n1. e4\n[sheet of black]\n1. e4\n");
    EXPECT_EQ(firstComplaint(file), "3:1 unknown-section [sheet of black]");
    EXPECT_EQ(file.incident.scores[0].text, "1. e4\n");
}

TEST(CaseFile, ReadsOnAfterAFault)
{
    const CaseFile file = readCase("law fide-1800\ndisabled white\n[facts]\nwrong\nobserved\n");
    EXPECT_EQ(file.diagnostics.size(), 2U);
    EXPECT_TRUE(file.hasErrors());
    EXPECT_EQ(file.incident.circumstances.disabled, law::Who::White);
    EXPECT_TRUE(file.incident.circumstances.facts.observed);
}

TEST(CaseFile, KnowsWhatCanBeAnsweredToAQuestion)
{
    EXPECT_EQ(complaintInFacts("answer which-piece-was-meant f3d2"), "none");
    EXPECT_EQ(complaintInFacts("answer which-score-is-official assistant"), "none");
    EXPECT_EQ(complaintInFacts("answer concession-agreed yes by white"), "none");
    EXPECT_EQ(complaintInFacts("answer concession-agreed yes from white"),
              "2:30 unknown-word from");
    EXPECT_NE(complaintInFacts("answer concession-agreed yes by"), "none");
    EXPECT_EQ(complaintInFacts("answer concession-agreed maybe"), "2:26 unknown-word maybe");
    EXPECT_EQ(complaintInFacts("answer who-is-right white"), "2:8 unknown-word who-is-right");
    EXPECT_EQ(complaintInFacts("answer which-piece-was-meant f9d2"), "2:30 unknown-word f9d2");
}

TEST(CaseFile, NamesThePlaceOfAFaultyFact)
{
    EXPECT_EQ(complaintInFacts("touched black e9"), "2:15 unknown-word e9");
    EXPECT_EQ(complaintInFacts("touched black"), "2:14 missing-word ");
    EXPECT_EQ(complaintInFacts("concedes black 17x"), "2:16 unknown-word 17x");
    EXPECT_EQ(complaintInFacts("late white 9:99"), "2:12 unknown-word 9:99");
    EXPECT_EQ(complaintInFacts("flag both nobody-first"), "2:11 unknown-word nobody-first");
    EXPECT_EQ(complaintInFacts("slip 6 Hector fuenf"), "2:8 unknown-word Hector fuenf");
    EXPECT_EQ(complaintInFacts("result 1-0"), "2:11 missing-word ");
    EXPECT_EQ(complaintInFacts("colours exchanged"), "2:9 unknown-word exchanged");
}
