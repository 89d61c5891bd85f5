#include "core/chess/fen.h"
#include "core/clock/readjustment.h"
#include "core/law/arguments.h"
#include "core/law/finding_ids.h"
#include "core/law/question_ids.h"
#include "reports/words/finding_phrases.h"
#include "reports/words/phrase_book.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>

namespace diptych::reports {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class InEveryLanguage : public testing::TestWithParam<Language> {
protected:
    PhraseBook book = PhraseBook::forLanguage(GetParam());
    PhraseBook english = PhraseBook::forLanguage(Language::English);

    /// A phrase is there, has no empty places left, and is not the bare code.
    void expectSentence(const std::string& text, std::string_view code) const
    {
        EXPECT_NE(text, code);
        EXPECT_FALSE(text.empty()) << code;
        EXPECT_THAT(text, Not(HasSubstr("%"))) << code;
        EXPECT_THAT(text, Not(HasSubstr("  "))) << code;
    }

    void expectTranslated(const std::string& text, const std::string& source) const
    {
        if (GetParam() != Language::English) {
            EXPECT_NE(text, source);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Words, InEveryLanguage, testing::ValuesIn(allLanguages),
                         [](const auto& test) { return std::string(toCode(test.param)); });

TEST_P(InEveryLanguage, EveryFindingIsASentence)
{
    for (const std::string_view id : law::findingIds) {
        law::Finding finding;
        finding.id = id;
        expectSentence(book.finding(finding), id);
        expectTranslated(book.finding(finding), english.finding(finding));
        finding.ply = 17;
        finding.side = chess::Color::Black;
        finding.arguments = {"120", "b3"};
        expectSentence(book.finding(finding), id);
        expectTranslated(book.finding(finding), english.finding(finding));
    }
}

TEST_P(InEveryLanguage, EveryQuestionIsAskedAndEveryChoiceExplained)
{
    const std::vector<std::pair<std::string_view, std::vector<std::string>>> choices{
        {"announced-move-binding", {"yes", "no"}},
        {"assistant-required", {"appointed", "not"}},
        {"draw-offer-in-annulled-moves", {"lapses", "stands"}},
        {"flag-before-divergence-found", {"declared", "not"}},
        {"illegal-count-after-retrace", {"counts", "not"}},
        {"moves-after-the-last-common-entry", {"accepted", "contested"}},
        {"penalty-time-in-supervised-blitz", {"60", "120"}},
        {"repetition-history", {"common", "white", "black"}},
        {"touch-move-after-retrace", {"established", "not"}},
        {"was-an-illegal-move-completed", {"none", "white", "black"}},
        {"which-promotion-piece", {"q", "r", "b", "n"}},
        {"which-score-is-official", {"white", "black", "assistant"}}};
    for (const std::string_view id : law::question::all) {
        expectSentence(book.question(id), id);
        expectTranslated(book.question(id), english.question(id));
        EXPECT_TRUE(book.question(id).ends_with("?")) << id;
    }
    for (const auto& [id, names] : choices) {
        for (const std::string& choice : names) {
            expectSentence(book.choice(id, choice), choice);
        }
    }
}

TEST_P(InEveryLanguage, EveryArgumentIsASentence)
{
    for (const std::string_view code : law::argumentCodes()) {
        const std::string argument = book.argument(code);
        expectSentence(argument, code);
        expectTranslated(argument, english.argument(code));
        EXPECT_TRUE(argument.ends_with(".")) << argument;
    }
    EXPECT_EQ(book.argument(""), "");
}

TEST_P(InEveryLanguage, EveryChoiceComesWithItsArgument)
{
    law::Question penalty;
    penalty.id = "penalty-for-illegal-move-from-wrong-board";
    penalty.choices = {"yes", "no"};
    penalty.arguments = {{"the-penalty-knows-no-exception", "7.5.5"},
                         {"two-boards-know-no-penalty", "D.2.9"}};
    const auto lines = book.argumentLines(penalty);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_THAT(lines[0], HasSubstr("7.5.5"));
    EXPECT_THAT(lines[0], HasSubstr(book.argument("the-penalty-knows-no-exception")));
    EXPECT_THAT(lines[1], HasSubstr(book.choice(penalty.id, "no")));
    // Where the same speaks for every move it is said once.
    law::Question meant;
    meant.choices = {"b1d2", "f3d2"};
    meant.arguments = {{"the-writer-knows-what-he-meant", ""},
                       {"the-writer-knows-what-he-meant", ""}};
    EXPECT_EQ(book.argumentLines(meant),
              std::vector<std::string>{book.argument("the-writer-knows-what-he-meant")});
}

TEST_P(InEveryLanguage, CastlingOnABoardIsCalledCastling)
{
    law::BoardFound found;
    law::BoardExplanation& explanation = found.explanation.emplace();
    explanation.before = chess::parseFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").value();
    explanation.written = chess::Move(chess::Square::E1, chess::Square::G1);
    const std::string castled = book.boardFound(chess::Color::White, found);
    EXPECT_THAT(castled, HasSubstr("O-O"));
    EXPECT_THAT(castled, Not(HasSubstr("e1")));
    EXPECT_THAT(book.announcing().boardFound(chess::Color::White, found),
                HasSubstr("Kurze Rochade"));
    // A rook on the same squares does not castle.
    explanation.before = chess::parseFen("k7/8/8/8/8/8/6K1/4R3 w - - 0 1").value();
    EXPECT_THAT(book.boardFound(chess::Color::White, found), HasSubstr("e1–g1"));
}

TEST_P(InEveryLanguage, EveryRemedyHasANameAndASentence)
{
    for (int i = 0; i <= static_cast<int>(law::RemedyId::Ask); ++i) {
        law::Remedy remedy;
        remedy.id = static_cast<law::RemedyId>(i);
        remedy.result = score::GameResult::WhiteWins;
        remedy.reason = "checkmate";
        const std::string_view code = law::toCode(remedy.id);
        expectSentence(book.remedyName(remedy.id), code);
        expectSentence(book.remedy(remedy), code);
        remedy.ply = 16;
        remedy.board = chess::Color::White;
        expectSentence(book.remedy(remedy), code);
        expectTranslated(book.remedy(remedy), english.remedy(remedy));
    }
}

TEST_P(InEveryLanguage, EveryReasonThatEndsAGameIsNamed)
{
    for (const char* reason :
         {"agreement", "resignation", "checkmate", "stalemate", "time", "declared", "illegal-move",
          "default-time", "sealed-move", "threefold", "fifty-moves", "both-flags", "fivefold",
          "seventy-five-moves", "dead-position"}) {
        law::Remedy remedy;
        remedy.id = law::RemedyId::GameOver;
        remedy.result = score::GameResult::Draw;
        remedy.reason = reason;
        if (std::string_view(reason).find('-') != std::string_view::npos) {
            EXPECT_THAT(book.remedy(remedy), Not(HasSubstr(reason)));
        }
        expectTranslated(book.remedy(remedy), english.remedy(remedy));
    }
}

TEST_P(InEveryLanguage, EveryStateAndMethodHasWords)
{
    for (int i = 0; i <= static_cast<int>(chess::Illegality::PromotionNotAllowed); ++i) {
        const auto reason = static_cast<chess::Illegality>(i);
        expectSentence(book.illegality(reason), chess::toCode(reason));
        expectTranslated(book.illegality(reason), english.illegality(reason));
    }
    for (int i = 0; i <= static_cast<int>(law::ClockMethod::Unchanged); ++i) {
        const auto method = static_cast<law::ClockMethod>(i);
        expectSentence(book.clockMethod(method), law::toCode(method));
    }
    for (const std::string_view warning : clock::clockWarnings) {
        expectSentence(book.clockWarning(warning), warning);
        expectTranslated(book.clockWarning(warning), english.clockWarning(warning));
    }
    for (int i = 0; i <= static_cast<int>(score::DifferenceKind::WrittenAhead); ++i) {
        const auto kind = static_cast<score::DifferenceKind>(i);
        expectSentence(book.differenceKind(kind), score::toCode(kind));
    }
    for (int i = 0; i <= static_cast<int>(law::Standing::Contested); ++i) {
        const auto standing = static_cast<law::Standing>(i);
        EXPECT_TRUE(book.standingSentence(standing).ends_with(".")) << i;
        EXPECT_FALSE(book.standing(standing).empty());
    }
}

TEST_P(InEveryLanguage, TheRulingCanBeReadAloud)
{
    const test::SmallIncident small = test::smallIncident();
    const auto lines = book.aloud(small.incident, small.assessment);
    EXPECT_GE(lines.size(), 6U);
    for (const std::string& line : lines) {
        EXPECT_TRUE(line.ends_with(".")) << line;
        EXPECT_FALSE(std::islower(static_cast<unsigned char>(line.front()))) << line;
    }
    EXPECT_THAT(lines, Contains(HasSubstr("1:08:02")));
    EXPECT_THAT(lines, Contains(HasSubstr("D.2.9")));
}

TEST_P(InEveryLanguage, PlayersHearNoMoveNumber)
{
    const PhraseBook players = PhraseBook::forLanguage(GetParam(), Audience::Players);
    test::SmallIncident small = test::smallIncident();
    // Numbers that may be said are told apart from those that may not.
    small.assessment.comparison.firstDivergence->ply = 141;
    small.assessment.remedies[0].ply = 140;
    small.assessment.clocks->counterWhite = small.assessment.clocks->counterBlack = 70;
    for (const std::string& line : players.aloud(small.incident, small.assessment)) {
        EXPECT_THAT(line, Not(HasSubstr("70"))) << line;
        EXPECT_THAT(line, Not(HasSubstr("71"))) << line;
    }
    for (const std::string_view id : law::findingIds) {
        const law::Finding finding{std::string(id), "", 141, chess::Color::White, {}, {"a", "b"}};
        EXPECT_THAT(players.finding(finding), Not(HasSubstr("71"))) << id;
    }
}

TEST(PhraseBook, SpeaksEnglishWhereTheLanguageIsNotKnown)
{
    EXPECT_EQ(PhraseBook::forLanguage("xx").language(), Language::English);
    EXPECT_EQ(PhraseBook::forLanguage("de_AT.UTF-8").language(), Language::German);
}

TEST(PhraseBook, NamesPliesAsAnArbiterDoes)
{
    const PhraseBook book = PhraseBook::forLanguage("en");
    EXPECT_EQ(book.ply(17), "White’s move 9");
    EXPECT_EQ(book.ply(18), "Black’s move 9");
    EXPECT_EQ(book.plyNumber(17), "9.");
    EXPECT_EQ(book.plyNumber(18), "9…");
    EXPECT_EQ(PhraseBook::forLanguage("fr").ply(17), "coup 9 des Blancs");
    EXPECT_EQ(PhraseBook::forLanguage("de").ply(18), "Zug 9 von Schwarz");
}

TEST(PhraseBook, NumbersPliesFromWhereTheGameBegan)
{
    const auto start = chess::parseFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30").value();
    const PhraseBook book = PhraseBook::forLanguage("en").startingFrom(start);
    EXPECT_EQ(book.ply(1), "Black’s move 30");
    EXPECT_EQ(book.ply(2), "White’s move 31");
}

TEST(PhraseBook, WritesMovesInTheLettersOfTheLanguage)
{
    const chess::Position start = chess::Position::initial();
    const chess::Move move(chess::Square::G1, chess::Square::F3);
    EXPECT_EQ(PhraseBook::forLanguage("en").numberedMove(1, start, move), "1.Nf3");
    EXPECT_EQ(PhraseBook::forLanguage("fr").move(start, move), "Cf3");
    EXPECT_EQ(PhraseBook::forLanguage("de").move(start, move), "Sf3");
    EXPECT_EQ(PhraseBook::forLanguage("es").move(start, move), "Cf3");
    EXPECT_EQ(PhraseBook::forLanguage("de").san("exd8=Q#"), "exd8=D#");
}

TEST(PhraseBook, TellsEveryPieceOfAPosition)
{
    EXPECT_EQ(PhraseBook::forLanguage("en").position(test::position("4k3/8/8/8/8/8/4PP2/R3K2R")),
              "White: king e1, rooks a1, h1, pawns e2, f2. Black: king e8.");
    EXPECT_EQ(PhraseBook::forLanguage("de").position(test::position("8/8/8/8/8/8/8/4K3")),
              "Weiß: König e1. Schwarz: nichts.");
}

TEST(PhraseBook, SaysHowToPutABoardRight)
{
    const law::BoardStep moved{
        {chess::Color::White, chess::PieceType::Bishop}, chess::Square::B3, chess::Square::C2};
    EXPECT_EQ(PhraseBook::forLanguage("en").boardStep(moved),
              "Move the white bishop from b3 to c2.");
    EXPECT_EQ(PhraseBook::forLanguage("de").boardStep(moved),
              "Den weißen Läufer von b3 nach c2 stellen.");
    const law::BoardStep taken{
        {chess::Color::Black, chess::PieceType::Rook}, chess::Square::E8, {}};
    EXPECT_EQ(PhraseBook::forLanguage("es").boardStep(taken), "Retirar la torre negra de e8.");
}

TEST(PhraseBook, CitesArticlesOfOldAndNewEditions)
{
    const PhraseBook book = PhraseBook::forLanguage("en");
    EXPECT_EQ(book.article("D.2.9"), "Article D.2.9");
    EXPECT_EQ(book.article("Par.16.e"), "Paragraph 16.e");
    EXPECT_EQ(book.article("Art.12.2"), "Article 12.2");
    EXPECT_EQ(book.article("I.8"), "Guideline I.8");
    EXPECT_EQ(book.article("Guidelines"), "Guidelines for adjourned games");
    EXPECT_EQ(book.article(""), "");
}

TEST(PhraseBook, WritesTheMovesToChooseFromAsInAScore)
{
    law::Question asked;
    asked.id = "what-was-really-played";
    asked.choices = {"e1g1", "a1b1", "e1e4"};
    asked.before = chess::parseFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").value();
    const PhraseBook book = PhraseBook::forLanguage("de");
    EXPECT_EQ(book.choice(asked, "e1g1"), "O-O");
    EXPECT_EQ(book.choice(asked, "a1b1"), "Tb1");
    EXPECT_EQ(book.choice(asked, "e1e4"), "e1–e4") << "not legal, as hands carry it out";
    asked.before.reset();
    EXPECT_EQ(book.choice(asked, "a1b1"), "a1–b1");
    asked.id = "concession-agreed";
    EXPECT_EQ(book.choice(asked, "yes"), book.choice("concession-agreed", "yes"));
}

TEST(PhraseBook, NamesCastlingAlsoOnceItIsTheAnswer)
{
    const PhraseBook book = PhraseBook::forLanguage(Language::English);
    const std::string id = "what-was-really-played";
    score::Comparison answered;
    answered.game.positions = {chess::parseFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").value()};
    answered.game.moves = {chess::parseUci("e1g1").value()};
    EXPECT_EQ(book.choice(id, "e1g1", answered), "O-O");
    EXPECT_EQ(book.choice(id, "h1g1", answered), "h1–g1") << "not a move of the game";
    EXPECT_EQ(book.choice("concession-agreed", "yes", answered),
              book.choice("concession-agreed", "yes"));
    answered.game.positions = {chess::parseFen("k7/8/8/8/8/8/8/4R1K1 w - - 0 1").value()};
    answered.game.moves = {chess::parseUci("e1e4").value()};
    EXPECT_EQ(book.choice(id, "e1e4", answered), "e1–e4");
}

TEST(PhraseBook, SaysThatBothPlayersLose)
{
    const PhraseBook book = PhraseBook::forLanguage(Language::English);
    law::Remedy lost;
    lost.id = law::RemedyId::GameOver;
    lost.result = score::GameResult::LostByBoth;
    lost.reason = "default-time";
    EXPECT_THAT(book.remedy(lost), HasSubstr("both players lose"));
    EXPECT_EQ(book.result(score::GameResult::LostByBoth), "0–0");
}

TEST(PhraseBook, NamesTimesAndPenalties)
{
    const PhraseBook book = PhraseBook::forLanguage("en");
    EXPECT_EQ(book.clockTime(3909), "1:05:09");
    EXPECT_EQ(book.duration(120), "2 minutes");
    EXPECT_EQ(book.penalty({chess::Color::White, 60, "7.5.5", law::Standing::Clear}),
              "Black gets one minute of extra time for the offence of White (Article 7.5.5).");
    EXPECT_EQ(book.timeControl(clock::parseTimeControl("40/5400+30:1800+30").value()),
              "40 moves in 90 minutes, then 30 minutes; 30 seconds added for each move");
}

TEST(PhraseBook, FillsPlacesAllAtOnce)
{
    const std::vector<std::string> arguments{"100 %2", "b"};
    EXPECT_EQ(fillIn("%1 and %2 and %3.", arguments), "100 %2 and b and .");
    EXPECT_EQ(fillIn("50 % of %1", arguments), "50 % of 100 %2");
}

TEST(PhraseBook, HidesNothingThatItDoesNotKnow)
{
    const PhraseBook book = PhraseBook::forLanguage("en");
    EXPECT_EQ(book.finding({"some-new-finding", "", 17, {}, {}, {}}),
              "some-new-finding (White’s move 9)");
    EXPECT_EQ(book.diagnostic({Severity::Note, "some-new-code", {}, {"a", "b"}}),
              "some-new-code: a, b");
    EXPECT_EQ(book.question("some-new-question"), "some-new-question");
}

}  // namespace
}  // namespace diptych::reports
