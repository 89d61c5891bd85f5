#include "app/cli/completion.h"
#include "app/cli/help.h"
#include "app/cli/verbs.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

using namespace diptych::cli;
using namespace diptych::cli::test;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

namespace {

Completion completed(const std::vector<std::string>& words)
{
    return completionOf(words, allVerbs({}));
}

std::vector<std::string> wordsAfter(const std::vector<std::string>& words)
{
    std::vector<std::string> found;
    for (const Suggestion& suggestion : completed(words).suggestions) {
        found.push_back(suggestion.word);
    }
    return found;
}

}  // namespace

TEST(Completion, OffersEveryVerb)
{
    std::vector<std::string> expected;
    for (const Verb& verb : allVerbs({})) {
        expected.emplace_back(verb.name);
    }
    EXPECT_THAT(wordsAfter({""}), IsSupersetOf(expected));
    EXPECT_THAT(wordsAfter({"re"}), ElementsAre("read", "report", "register", "replay"));
}

TEST(Completion, OffersEveryOptionOfAVerbOnce)
{
    for (const Verb& verb : allVerbs({})) {
        std::vector<std::string> expected;
        for (const Option& option : optionsOf(verb)) {
            expected.emplace_back(option.name);
        }
        EXPECT_EQ(wordsAfter({std::string(verb.name), "--"}), expected) << verb.name;
    }
    EXPECT_THAT(wordsAfter({"rule", "--lang", "de", "--"}), Not(Contains("--lang")));
    EXPECT_THAT(wordsAfter({"report", "-o", "folder", "--"}), Not(Contains("--output")));
}

TEST(Completion, KnowsWhatEveryValueMayBe)
{
    const std::set<std::string_view> free{"NAME", "NAMES", "ID",     "N", "FEN",   "DATE",   "TIME",
                                          "TEXT", "ROUND", "REMEDY", "P", "WORDS", "ARTICLE"};
    for (const Verb& verb : allVerbs({})) {
        for (const Option& option : optionsOf(verb)) {
            if (option.value.empty() || free.contains(option.value)) {
                continue;
            }
            const auto completion =
                completed({std::string(verb.name), std::string(option.name), ""});
            EXPECT_TRUE(!completion.suggestions.empty() || completion.offer != Offer::Nothing)
                << verb.name << " " << option.name << " " << option.value;
        }
    }
}

TEST(Completion, OffersTheValuesOfAnOption)
{
    EXPECT_THAT(wordsAfter({"rule", "--lang", ""}), ElementsAre("en", "fr", "de", "es"));
    EXPECT_THAT(wordsAfter({"rule", "--for", ""}), ElementsAre("arbiter", "players"));
    EXPECT_THAT(wordsAfter({"report", "--for", ""}),
                ElementsAre("arbiter", "committee", "players"));
    EXPECT_THAT(wordsAfter({"report", "--paper=l"}), ElementsAre("--paper=letter"));
    EXPECT_THAT(wordsAfter({"decide", "--outcome", ""}),
                ElementsAre("upheld", "changed", "rejected"));
    EXPECT_THAT(wordsAfter({"convert", "--to", "braille:u"}),
                UnorderedElementsAre("braille:uk-2015", "braille:ueb", "braille:uk-2001"));
    EXPECT_THAT(wordsAfter({"report", "--formats", "pdf,x"}), ElementsAre("pdf,xlsx", "pdf,xml"));
}

TEST(Completion, OffersOnlyKeepersThatTheProgramTakes)
{
    const auto keepers = wordsAfter({"read", "--as", ""});
    EXPECT_EQ(keepers.size(), 8U);
    for (const std::string& keeper : keepers) {
        EXPECT_LE(runProgram({"read", "--as", keeper, "-"}, "1. e4 e5\n").code, 1) << keeper;
    }
}

TEST(Completion, KnowsWhereFilesGo)
{
    EXPECT_EQ(completed({"rule", ""}).offer, Offer::Files);
    EXPECT_EQ(completed({"compare", "--white", ""}).offer, Offer::Files);
    EXPECT_EQ(completed({"report", "--output", ""}).offer, Offer::Folders);
    EXPECT_EQ(completed({"archive", "add", ""}).offer, Offer::Files);
    EXPECT_EQ(completed({"rule", "--lang", ""}).offer, Offer::Nothing);
    EXPECT_THAT(wordsAfter({"archive", "ch"}), ElementsAre("checkpoint", "check"));
    EXPECT_THAT(wordsAfter({"laws", "fide-20"}), Each(StartsWith("fide-20")));
    EXPECT_THAT(wordsAfter({"dialects", "f"}), Contains("fr"));
}

TEST(Completion, OffersNothingBehindAWordThatItDoesNotKnow)
{
    EXPECT_THAT(wordsAfter({"rules", ""}), IsEmpty());
    EXPECT_THAT(wordsAfter({"rule", "--unknown="}), IsEmpty());
    EXPECT_THAT(completionOf({}, allVerbs({})).suggestions, IsEmpty());
}

TEST(Completion, IsPrintedForTheShells)
{
    const Ran ran = runProgram({"complete", "report", "--paper", ""});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "a4\t\nletter\t\n");
    EXPECT_EQ(runProgram({"complete", "rule", "x"}).out, "\tfiles\n");
    EXPECT_EQ(runProgram({"complete"}).out, "");
}
