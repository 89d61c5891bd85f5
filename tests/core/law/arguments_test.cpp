#include "core/law/arguments.h"
#include "core/law/question_ids.h"
#include "tests/core/law/assessment_text.h"
#include "tests/core/law/incident_builder.h"

#include <gtest/gtest.h>

#include <set>

namespace diptych::law::test {
namespace {

/// What may be answered, with an example for a move and for a keeper.
std::vector<std::string> choicesFor(std::string_view question)
{
    switch (question::answersOf(question)) {
    case question::Answers::AMove:
        return {"b1d2"};
    case question::Answers::ASquare:
        return {"d2"};
    case question::Answers::AKeeper:
        return {"white", "black", "assistant", "assistant-white", "assistant-black"};
    case question::Answers::Words:
        return question::choicesOf(question);
    }
    return {};
}

TEST(Argument, IsThereForEveryChoiceOfEveryQuestion)
{
    const Edition edition = loadEdition("fide-2023").value();
    for (const std::string_view id : question::all) {
        for (const std::string& choice : choicesFor(id)) {
            const Argument argument = argumentForChoice(edition, id, choice);
            EXPECT_FALSE(argument.code.empty()) << id << " " << choice;
            EXPECT_FALSE(argument.article.empty()) << id << " " << choice;
        }
    }
}

TEST(Argument, DiffersBetweenTheChoicesThatTheLawLeavesOpen)
{
    const Edition edition = loadEdition("fide-2023").value();
    for (const std::string_view id : question::all) {
        if (question::standingOf(id) != Standing::Contested) {
            continue;
        }
        std::set<std::string> codes;
        for (const std::string& choice : choicesFor(id)) {
            codes.insert(argumentForChoice(edition, id, choice).code);
        }
        EXPECT_EQ(codes.size(), choicesFor(id).size()) << id;
    }
}

TEST(Argument, CitesTheEditionOfTheEvent)
{
    const auto articleIn = [](const char* edition) {
        return argumentForChoice(loadEdition(edition).value(), question::concessionAgreed, "no")
            .article;
    };
    EXPECT_EQ(articleIn("fide-2023"), "D.2.9");
    EXPECT_EQ(articleIn("fide-2009"), "E.2.8");
    EXPECT_EQ(articleIn("fide-1985"), "E.02.8");
    EXPECT_EQ(articleIn("fide-1930"), "");
}

TEST(Argument, IsThereForEveryRemedyThatCanBeOffered)
{
    std::set<std::string_view> codes;
    for (int i = 0; i < static_cast<int>(RemedyId::Ask); ++i) {
        Remedy remedy;
        remedy.id = static_cast<RemedyId>(i);
        EXPECT_FALSE(argumentForRemedy(remedy).empty()) << toCode(remedy.id);
        codes.insert(argumentForRemedy(remedy));
    }
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(RemedyId::Ask));
    Remedy over;
    over.id = RemedyId::GameOver;
    over.reason = "time";
    EXPECT_EQ(argumentForRemedy(over), "the-flag-is-conclusive");
    Remedy ask;
    ask.id = RemedyId::Ask;
    EXPECT_EQ(argumentForRemedy(ask), "");
}

TEST(Argument, StandsWithEveryAlternativeAndEveryChoiceOfAnIncident)
{
    Incident one = incident(mainScore, mainScoreWithA3, mainBoard, boardWithA3);
    one.circumstances.facts.flag = FlagFall::Black;
    const Assessment assessment = one.assessed();
    ASSERT_TRUE(isAsked(assessment, question::flagBeforeDivergenceFound));
    int offered = 0;
    for (const Remedy& remedy : assessment.remedies) {
        EXPECT_EQ(remedy.argument.empty(), remedy.recommended) << toCode(remedy.id);
        offered += remedy.recommended ? 0 : 1;
    }
    EXPECT_EQ(offered, 2);
    for (const Question& asked : assessment.questions) {
        EXPECT_EQ(asked.arguments.size(), asked.choices.size()) << asked.id;
    }
}

}  // namespace
}  // namespace diptych::law::test
