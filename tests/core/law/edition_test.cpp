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
