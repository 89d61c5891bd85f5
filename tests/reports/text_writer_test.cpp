#include "reports/document/compose.h"
#include "reports/document/name_and_value.h"
#include "reports/text/text_writer.h"
#include "reports/text/wrapping.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <sstream>

namespace diptych::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string textIn(Language language, const test::SmallIncident& small)
{
    return toText(compose(small.report(), PhraseBook::forLanguage(language)));
}

TEST(TextWriter, NoLineIsWiderThanEightyColumns)
{
    for (const Language language : allLanguages) {
        std::istringstream lines(textIn(language, test::smallIncident()));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(columnsOf(line), textColumns) << line;
        }
    }
}

TEST(TextWriter, SaysWhatTheLawSaysAndWhatTheClocksShow)
{
    const std::string text = textIn(Language::English, test::smallIncident());
    EXPECT_THAT(text, HasSubstr("The two scores differ from White’s move 9 on."));
    EXPECT_THAT(text, HasSubstr("D.2.9"));
    EXPECT_THAT(text, HasSubstr("1:08:02"));
    EXPECT_THAT(text, HasSubstr("The arbiter has not ruled yet."));
    EXPECT_THAT(text, HasSubstr("Solveig Arntzen"));
}

TEST(TextWriter, ShowsEntriesAsWrittenWithTheirMeaning)
{
    const std::string text = textIn(Language::English, test::smallIncident());
    EXPECT_THAT(text, HasSubstr("Sb8 (Nb8)"));
    EXPECT_THAT(text, HasSubstr("h3                  a3                  differ"));
    EXPECT_THAT(text, Not(HasSubstr("d4 (d4)")));
}

TEST(TextWriter, DrawsABoardWithLettersAndMarksWhatDiffers)
{
    const std::string text = textIn(Language::English, test::smallIncident());
    EXPECT_THAT(text, HasSubstr("  3  [P] .  P  .  .  N  . [.]\n"));
    EXPECT_THAT(text, HasSubstr("      a  b  c  d  e  f  g  h\n"));
}

TEST(TextWriter, ComparesTheBoardsWithEachOtherWhileTheScoresDiffer)
{
    const std::string text = textIn(Language::English, test::smallIncident());
    EXPECT_THAT(text, Not(HasSubstr("differ from the game")));
    EXPECT_THAT(text, HasSubstr("from the other board: a2, h2, a3, h3."));
}

TEST(TextWriter, TellsPlayersNoMoveCounts)
{
    const auto report = test::smallIncident().report();
    const std::string text =
        toText(compose(report, PhraseBook::forLanguage(Language::English, Audience::Players)));
    EXPECT_THAT(text, Not(HasSubstr("move 9")));
    EXPECT_THAT(text, Not(HasSubstr("9.")));
    EXPECT_THAT(text, Not(HasSubstr("Move counter")));
    EXPECT_THAT(text, Not(HasSubstr(" w - - 1 9")));
    EXPECT_THAT(text, HasSubstr("differ"));
}

/// The text without its line breaks.
std::string wordsIn(const std::string& text)
{
    std::string words;
    for (const char letter : text) {
        const bool isBlank = letter == '\n' || letter == ' ';
        if (!isBlank) {
            words += letter;
        } else if (!words.empty() && words.back() != ' ') {
            words += ' ';
        }
    }
    return words;
}

TEST(TextWriter, SaysThatTheRulingDeparts)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::AdjustBoard);
    const std::string text = textIn(Language::English, small);
    EXPECT_THAT(text, HasSubstr("The ruling departs from the proposal, which was:"));
    EXPECT_THAT(text, HasSubstr("Nobody else heard the announcement."));
    EXPECT_THAT(text, HasSubstr("refused to sign"));
}

TEST(TextWriter, NamesTheClocksWhereTheRulingDepartsInThemAlone)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    small.incident.ruling->whiteClock = 3600;
    const std::string text = wordsIn(textIn(Language::English, small));
    EXPECT_THAT(text, HasSubstr("departs from the proposal in the clocks only"));
    EXPECT_THAT(text, HasSubstr("Clocks proposed: White 1:08:02,"));
    EXPECT_THAT(text, HasSubstr("Clocks as ruled: White 1:00:00,"));
    EXPECT_THAT(text, HasSubstr("decision; proposed was 1:34:30 1:08:02"));
    EXPECT_THAT(text, Not(HasSubstr("reading noted by the arbiter")));
    EXPECT_THAT(text, Not(HasSubstr("which was:")));
}

TEST(TextWriter, GivesTheReasonAndTheDeadlineOnTheOnePage)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::AdjustBoard);
    const std::string text = wordsIn(toText(
        compose(small.report(), PhraseBook::forLanguage(Language::English), Extent::OnePage)));
    EXPECT_THAT(text, HasSubstr("Nobody else heard the announcement."));
    EXPECT_THAT(text, HasSubstr("Appeal possible until"));
}

TEST(Wrapping, BreaksBetweenWordsAndCutsWordsThatAreTooLong)
{
    EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(wrap("abcdefgh ij", 5), ElementsAre("abcde", "fgh", "ij"));
    EXPECT_THAT(wrap("", 5), ElementsAre(""));
}

TEST(Wrapping, CountsLettersNotBytes)
{
    EXPECT_EQ(columnsOf("Weiß"), 4);
    EXPECT_EQ(columnsOf("⠎⠋⠒"), 3);
    EXPECT_EQ(columnsOf("e\u0301"), 1);
    EXPECT_EQ(padded("ü", 3), "ü  ");
    EXPECT_EQ(padded("ü", 3, Fill::Right), "  ü");
}

TEST(Wrapping, EndsOnBrokenBytes)
{
    const std::string broken = "ab\xE2\x99 \xFF\xFF\xFF\xFF\xFF\xC3";
    for (const std::string& line : wrap(broken, 2)) {
        EXPECT_LE(columnsOf(line), 2);
    }
}

TEST(TextWriter, SetsTheColonAsTheLanguageDoes)
{
    EXPECT_EQ(nameAndValue("Round", "3", Language::English), "Round: 3");
    EXPECT_EQ(nameAndValue("Ronde", "3", Language::French), "Ronde\u00A0: 3");
    EXPECT_EQ(introducing("Sanctions", Language::French), "Sanctions\u00A0:");
    EXPECT_THAT(textIn(Language::French, test::smallIncident()), HasSubstr("Ronde\u00A0: "));
}

}  // namespace
}  // namespace diptych::reports
