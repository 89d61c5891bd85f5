#include "reports/document/compose.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <variant>

namespace diptych::reports {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;

std::vector<std::string> itemsOf(const test::SmallIncident& small,
                                 Language language = Language::English)
{
    std::vector<std::string> items;
    for (const Block& block : compose(small.report(), PhraseBook::forLanguage(language)).blocks) {
        if (const auto* list = std::get_if<List>(&block)) {
            items.insert(items.end(), list->items.begin(), list->items.end());
        }
    }
    return items;
}

TEST(QuestionsSection, SaysWhoAnswered)
{
    test::SmallIncident small = test::smallIncident();
    law::Facts& facts = small.incident.circumstances.facts;
    facts.answers["concession-agreed"] = "no";
    EXPECT_THAT(itemsOf(small), Contains(HasSubstr("By: the arbiter (Solveig Arntzen).")))
        << "facts are what the arbiter established";
    facts.answeredBy["concession-agreed"] = "white";
    EXPECT_THAT(itemsOf(small), Contains(HasSubstr("By: White (Weißmüller, Antonia).")));
    facts.answeredBy["concession-agreed"] = "assistant-black";
    EXPECT_THAT(itemsOf(small), Contains(HasSubstr("By: the assistant of Black (Ruiz, Pilar).")));
    facts.answeredBy["concession-agreed"] = "both";
    EXPECT_THAT(itemsOf(small), Contains(HasSubstr("By: both players.")));
    facts.answeredBy["concession-agreed"] = "Team captain of Bergen";
    EXPECT_THAT(itemsOf(small), Contains(HasSubstr("By: Team captain of Bergen.")));
    EXPECT_THAT(itemsOf(small, Language::French),
                Contains(HasSubstr("Par : Team captain of Bergen.")));
}

TEST(QuestionsSection, GivesTheArgumentForEachChoiceOfAnOpenQuestion)
{
    test::SmallIncident small = test::smallIncident();
    law::Question asked;
    asked.id = "illegal-count-after-retrace";
    asked.standing = law::Standing::Contested;
    asked.choices = {"counts", "not"};
    asked.arguments = {{"the-offence-was-completed", "7.5.5"},
                       {"annulled-moves-are-no-part-of-the-game", "D.2.9"}};
    small.assessment.questions = {asked};
    for (const Language language : allLanguages) {
        const PhraseBook book = PhraseBook::forLanguage(language);
        for (std::size_t i = 0; i < 2; ++i) {
            EXPECT_THAT(itemsOf(small, language),
                        Contains(AllOf(HasSubstr(book.choice(asked.id, asked.choices[i])),
                                       HasSubstr(book.argument(asked.arguments[i].code)),
                                       HasSubstr(asked.arguments[i].article))));
        }
    }
}

TEST(RemediesSection, SaysWhatSpeaksForARemedyThatIsNotInForce)
{
    test::SmallIncident small = test::smallIncident();
    law::Remedy other;
    other.id = law::RemedyId::Reconstruct;
    other.argument = "the-best-evidence-is-used";
    small.assessment.remedies.push_back(other);
    for (const Language language : allLanguages) {
        const PhraseBook book = PhraseBook::forLanguage(language);
        EXPECT_THAT(itemsOf(small, language),
                    Contains(HasSubstr(book.argument("the-best-evidence-is-used"))));
    }
}

}  // namespace
}  // namespace diptych::reports
