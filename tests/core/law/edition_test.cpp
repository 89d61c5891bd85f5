#include "core/law/edition.h"
#include "core/law/embedded_laws.h"
#include "core/law/question_ids.h"
#include "core/law/rule_ids.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace diptych::law {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Edition edition(std::string_view id)
{
    auto loaded = loadEdition(id);
    EXPECT_TRUE(loaded.has_value()) << id;
    return loaded ? *loaded : Edition{};
}

TEST(Edition, AreListedNewestFirst)
{
    EXPECT_THAT(editionIds(),
                ElementsAre("fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-2009",
                            "fide-2005", "fide-1985", "fide-1930", "fide-1928"));
}

TEST(Edition, GivesEveryRuleAnArticleOrMarksItAbsent)
{
    for (const std::string& id : editionIds()) {
        const Edition one = edition(id);
        EXPECT_EQ(one.rules.size(), std::size(rule::all)) << id;
        for (const std::string_view name : rule::all) {
            const auto found =
                std::find_if(one.rules.begin(), one.rules.end(),
                             [&](const EditionRule& entry) { return entry.id == name; });
            ASSERT_NE(found, one.rules.end()) << id << " lacks " << name;
            EXPECT_TRUE(!found->article || !found->article->empty()) << id << " " << name;
        }
    }
}

TEST(Edition, WritesArticlesInOneForm)
{
    const std::regex form("[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*");
    for (const std::string& id : editionIds()) {
        for (const EditionRule& one : edition(id).rules) {
            if (one.article) {
                EXPECT_TRUE(std::regex_match(*one.article, form)) << id << " " << *one.article;
            }
        }
    }
}

TEST(Edition, CitesTheArticlesOfItsTime)
{
    struct Citation {
        const char* edition;
        std::string_view rule;
        const char* article;
    };
    const Citation citations[] = {
        {"fide-2023", rule::boardsDifferScoresAgree, "D.2.9"},
        {"fide-2023", rule::boardsDifferScoresDiffer, "D.2.9"},
        {"fide-2009", rule::boardsDifferScoresAgree, "E.2.7"},
        {"fide-2009", rule::boardsDifferScoresDiffer, "E.2.8"},
        {"fide-2005", rule::boardsDifferScoresDiffer, "App.F.8"},
        {"fide-1985", rule::boardsDifferScoresDiffer, "E.02.8"},
        {"fide-1928", rule::illegalMove, "Par.16.e"},
        {"fide-1930", rule::gameAnnulled, "Art.12.3"},
        {"fide-2009", rule::illegalMovePenalty, "7.4.b"},
        {"fide-2018", rule::illegalMovePenalty, "7.5.5"},
        {"fide-2009", rule::wrongClaim, "9.5.b"},
        {"fide-2023", rule::wrongClaim, "9.5.3"},
        {"fide-2005", rule::timesAfterIrregularity, "6.14"},
        {"fide-2009", rule::timesAfterIrregularity, "6.13"},
        {"fide-2014", rule::timesAfterIrregularity, "7.1"},
        {"fide-2023", rule::rapidIllegalMove, "A.5.2"},
        {"fide-2018", rule::rapidIllegalMove, "A.4.2"},
    };
    for (const Citation& citation : citations) {
        EXPECT_EQ(edition(citation.edition).article(citation.rule), citation.article)
            << citation.edition << " " << citation.rule;
    }
    EXPECT_FALSE(edition("fide-2009").has(rule::fivefold));
    EXPECT_FALSE(edition("fide-1930").has(rule::boardsDifferScoresAgree));
}

TEST(Edition, KnowsThePenaltiesOfEachKindOfPlay)
{
    struct Expected {
        const char* edition;
        Play play;
        Supervision supervision;
        int seconds;
        bool loses;
    };
    const auto ordinary = Supervision::Ordinary;
    const auto full = Supervision::Full;
    const Expected all[] = {
        {"fide-2023", Play::Standard, ordinary, 120, false},
        {"fide-2023", Play::Rapid, ordinary, 60, false},
        {"fide-2023", Play::Rapid, full, 60, false},
        {"fide-2023", Play::Blitz, ordinary, 60, false},
        {"fide-2023", Play::Blitz, full, 120, false},
        {"fide-2018", Play::Rapid, ordinary, 120, false},
        {"fide-2018", Play::Rapid, full, 120, false},
        {"fide-2018", Play::Blitz, full, 60, false},
        {"fide-2014", Play::Rapid, ordinary, 0, true},
        {"fide-2014", Play::Rapid, full, 120, false},
        {"fide-2009", Play::Blitz, ordinary, 0, true},
        {"fide-1928", Play::Standard, ordinary, 0, false},
    };
    for (const Expected& expected : all) {
        const Edition one = edition(expected.edition);
        const PlayParameters& play = one.play(expected.play, expected.supervision);
        EXPECT_EQ(play.illegalMovePenalty, expected.seconds) << expected.edition;
        EXPECT_EQ(play.firstIllegalMoveLoses, expected.loses) << expected.edition;
    }
    EXPECT_EQ(edition("fide-2009").parameters.illegalMovesThatLose, 3);
    EXPECT_EQ(edition("fide-2014").parameters.illegalMovesThatLose, 2);
    EXPECT_EQ(edition("fide-1928").parameters.illegalMovesThatLose, std::nullopt);
    EXPECT_EQ(edition("fide-2009").parameters.fivefold, Fivefold::None);
    EXPECT_EQ(edition("fide-2014").parameters.fivefold, Fivefold::Consecutive);
    EXPECT_EQ(edition("fide-2018").parameters.coloursReversedNewGameBefore, 10);
    EXPECT_EQ(edition("fide-2009").parameters.coloursReversedNewGameBefore, std::nullopt);
    EXPECT_FALSE(edition("fide-2009").parameters.unpromotedPawnBecomesQueen);
    EXPECT_TRUE(edition("fide-2018").parameters.unpromotedPawnBecomesQueen);
}

TEST(Edition, SaysWhatItsArticlesWereTakenFrom)
{
    EXPECT_EQ(edition("fide-2023").source, Source::FullText);
    EXPECT_EQ(edition("fide-2018").source, Source::Excerpts);
    EXPECT_EQ(edition("fide-2014").source, Source::Secondary);
    EXPECT_EQ(toCode(Source::Secondary), "secondary");
}

TEST(Edition, DrawsAnIllegalPositionThatStayedOnlyInRapidAndBlitzSince2014)
{
    for (const std::string& id : editionIds()) {
        const Edition one = edition(id);
        const bool draws = one.inForce >= "2014-07-01";
        EXPECT_EQ(one.play(Play::Rapid, Supervision::Ordinary).illegalPositionDraws, draws) << id;
        EXPECT_EQ(one.play(Play::Blitz, Supervision::Ordinary).illegalPositionDraws, draws) << id;
        EXPECT_FALSE(one.play(Play::Rapid, Supervision::Full).illegalPositionDraws) << id;
        EXPECT_FALSE(one.play(Play::Standard, Supervision::Ordinary).illegalPositionDraws) << id;
    }
}

TEST(Edition, LeavesAFaultySealedMoveAndThePenaltyToTheOpponentOnlyBefore1985)
{
    for (const std::string& id : editionIds()) {
        const Parameters& parameters = edition(id).parameters;
        const bool old = id == "fide-1928" || id == "fide-1930";
        EXPECT_EQ(parameters.opponentChoosesPenalty, old) << id;
        EXPECT_EQ(parameters.faultySealedMove == FaultySealedMove::Loses, !old) << id;
    }
    EXPECT_EQ(edition("fide-1928").parameters.faultySealedMove, FaultySealedMove::LosesIfIllegible);
    EXPECT_EQ(edition("fide-1930").parameters.faultySealedMove, FaultySealedMove::OpponentChooses);
}

TEST(Edition, HasTitlesAndDatesThatFollowEachOther)
{
    std::string until;
    for (const std::string& id : editionIds()) {
        const Edition one = edition(id);
        for (const char* language : {"en", "fr", "de", "es"}) {
            EXPECT_TRUE(one.titles.contains(language)) << id << " " << language;
        }
        EXPECT_LE(one.until.empty() ? "" : one.until, until.empty() ? "9999" : until) << id;
        until = one.inForce;
    }
}

TEST(Edition, SaysWhichOnesThereAreWhenItIsUnknown)
{
    for (const char* id : {"fide-2024", "", "rules", "../fide-2023"}) {
        const auto loaded = loadEdition(id);
        ASSERT_FALSE(loaded.has_value()) << id;
        EXPECT_EQ(loaded.error().edition, id);
        EXPECT_THAT(loaded.error().expected, HasSubstr("fide-2018"));
    }
}

TEST(RuleText, SaysEveryRuleInFourLanguages)
{
    const std::vector<RuleText> texts = loadRuleTexts();
    ASSERT_EQ(texts.size(), std::size(rule::all));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        EXPECT_EQ(texts[i].id, rule::all[i]);
        for (const char* language : {"en", "fr", "de", "es"}) {
            ASSERT_TRUE(texts[i].summaries.contains(language)) << texts[i].id << " " << language;
            EXPECT_FALSE(texts[i].summaries.at(language).empty()) << texts[i].id;
        }
    }
}

std::string wordsOf(const Edition& one, std::string_view rule, const char* language = "en")
{
    for (const RuleText& text : loadRuleTexts(one)) {
        if (text.id == rule) {
            return text.summaries.at(language);
        }
    }
    return {};
}

TEST(RuleText, SaysWhatTheEditionSaysAndNotWhatALaterOneDoes)
{
    const Edition of1928 = edition("fide-1928");
    const Edition of1930 = edition("fide-1930");
    const Edition of2009 = edition("fide-2009");
    const Edition of2023 = edition("fide-2023");
    EXPECT_THAT(wordsOf(of2023, rule::timesAfterIrregularity), HasSubstr("leave them as they are"));
    for (const Edition& old : {of1928, of1930, of2009}) {
        EXPECT_THAT(wordsOf(old, rule::timesAfterIrregularity), Not(HasSubstr("leave")));
    }
    for (const std::string_view one : {rule::assistantForRecording, rule::assistantForClock}) {
        EXPECT_THAT(wordsOf(of2023, one), HasSubstr("is not reduced"));
        EXPECT_THAT(wordsOf(of2009, one), Not(HasSubstr("not reduced")));
    }
    EXPECT_THAT(wordsOf(of1930, rule::illegalMovePenalty), HasSubstr("chooses the penalty"));
    EXPECT_THAT(wordsOf(of1928, rule::sealedMoveLoses), HasSubstr("the opponent chooses"));
    EXPECT_THAT(wordsOf(of1928, rule::fiftyMoves), HasSubstr("mate him within fifty moves"));
    EXPECT_THAT(wordsOf(of1928, rule::illegalMove), HasSubstr("annulled"));
    EXPECT_THAT(wordsOf(of1928, rule::fiftyMoves, "de"), HasSubstr("fünfzig Zügen matt"));
}

TEST(RuleText, OfAnEditionIsCompleteInFourLanguages)
{
    for (const std::string& id : editionIds()) {
        for (const EditionRule& one : edition(id).rules) {
            EXPECT_TRUE(one.summaries.empty() || one.summaries.size() == 4) << id << " " << one.id;
            EXPECT_TRUE(one.summaries.empty() || one.article) << id << " " << one.id;
        }
    }
}

TEST(RuleText, IsNeverClearWhereOnlyASecondarySourceIsKnown)
{
    const auto standingOf = [](const Edition& one, std::string_view rule) {
        for (const RuleText& text : loadRuleTexts(one)) {
            if (text.id == rule) {
                return text.standing;
            }
        }
        return Standing::Contested;
    };
    EXPECT_EQ(standingOf(edition("fide-2023"), rule::illegalMove), Standing::Clear);
    EXPECT_EQ(standingOf(edition("fide-2014"), rule::illegalMove), Standing::Interpretation);
    EXPECT_EQ(standingOf(edition("fide-2018"), rule::illegalMove), Standing::Clear);
    EXPECT_EQ(standingOf(edition("fide-2018"), rule::penaltyOfOneMinute), Standing::Interpretation);
    EXPECT_EQ(standingOf(edition("fide-1930"), rule::timesAfterIrregularity),
              Standing::Interpretation);
}

TEST(Edition, KnowsWhereAnIllegalMoveNeedsAClaimAndWhereTheClocksMayStay)
{
    for (const std::string& id : editionIds()) {
        const Edition one = edition(id);
        const bool needs = id == "fide-2005" || id == "fide-2009";
        EXPECT_EQ(one.play(Play::Rapid, Supervision::Ordinary).illegalMoveNeedsClaim, needs) << id;
        EXPECT_EQ(one.play(Play::Blitz, Supervision::Ordinary).illegalMoveNeedsClaim, needs) << id;
        EXPECT_FALSE(one.play(Play::Rapid, Supervision::Full).illegalMoveNeedsClaim) << id;
        EXPECT_EQ(one.parameters.timesMayBeLeft, one.inForce >= "2014-07-01") << id;
    }
}

TEST(Question, BelongsToARuleOfTheEditionInForce)
{
    const Edition newest = edition(editionIds().front());
    for (const std::string_view id : question::all) {
        EXPECT_TRUE(newest.has(question::ruleOf(id))) << id;
    }
    EXPECT_EQ(question::standingOf(question::assistantRequired), Standing::Clear);
    EXPECT_EQ(question::standingOf(question::illegalCountAfterRetrace), Standing::Contested);
    EXPECT_EQ(question::standingOf(question::concessionAgreed), Standing::Interpretation);
    EXPECT_FALSE(question::countsForStanding(question::doesAPlayerConcede));
}

}  // namespace
}  // namespace diptych::law
