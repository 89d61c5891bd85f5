#include "core/incident/case_file.h"
#include "core/incident/case_writer.h"
#include "core/incident/history.h"
#include "core/incident/incident.h"

#include <gmock/gmock.h>

namespace diptych::incident {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* now = "2026-08-14T18:05:03Z";
constexpr const char* who = "Arntzen, Solveig";

Incident incidentOf(const std::string& text)
{
    CaseFile file = readCase("# A case\nlaw fide-2023\n" + text);
    EXPECT_THAT(file.diagnostics, IsEmpty());
    return std::move(file.incident);
}

EditHistory changes(const std::string& before, const std::string& after)
{
    EditHistory history;
    noteChanges(history, incidentOf(before), incidentOf(after), now, who);
    return history;
}

TEST(History, NotesNothingWhereNothingChanged)
{
    const std::string same = "[facts]\npressed yes\n[clocks]\nwhite 0:10:00\n";
    EXPECT_THAT(changes(same, same), IsEmpty());
}

TEST(History, NotesWhatWasTakenOutAndPutIn)
{
    const EditHistory history = changes("[clocks]\nwhite 0:10:00\nblack 0:05:00\n",
                                        "[clocks]\nwhite 0:11:00\nblack 0:05:00\n"
                                        "[facts]\npressed yes\nobserved\n");
    ASSERT_THAT(history, SizeIs(2));
    EXPECT_EQ(history[0].section, "clocks");
    EXPECT_EQ(history[0].removed, "white 0:10:00");
    EXPECT_EQ(history[0].added, "white 0:11:00");
    EXPECT_EQ(history[0].time, now);
    EXPECT_EQ(history[0].who, who);
    EXPECT_EQ(history[1].section, "facts");
    EXPECT_EQ(history[1].removed, "");
    EXPECT_THAT(history[1].added, HasSubstr("pressed yes; "));
}

TEST(History, NotesTheWordsOfAScoreThatDiffer)
{
    const EditHistory history = changes("[score black typed de]\n1. e4 e5 2. Sf3 Sc6\n",
                                        "[score black typed de]\n1. e4 e5 2. Sc3 Sc6\n");
    ASSERT_THAT(history, SizeIs(1));
    EXPECT_EQ(history[0].section, "score-black");
    EXPECT_EQ(history[0].removed, "Sf3");
    EXPECT_EQ(history[0].added, "Sc3");
}

TEST(History, TakesAScoreThatIsTypedOnForOneEdit)
{
    EditHistory history;
    std::string score = "[score white typed en]\n1. e4\n";
    for (const char* next : {"e5", "2. Nf3", "Nc6"}) {
        const std::string longer = score.substr(0, score.size() - 1) + " " + next + "\n";
        noteChanges(history, incidentOf(score), incidentOf(longer), now, who);
        score = longer;
    }
    ASSERT_THAT(history, SizeIs(1));
    EXPECT_EQ(history[0].added, "e5 2. Nf3 Nc6");
    noteChanges(history, incidentOf(score), incidentOf("[score white typed en]\n1. e4\n"), now,
                who);
    ASSERT_THAT(history, SizeIs(2));
    EXPECT_EQ(history[1].removed, "e5 2. Nf3 Nc6");
}

TEST(History, KeepsLongTextsShortAtAWholeCharacter)
{
    std::string remark = "[ruling]\nchoose continue\nreason ";
    for (int i = 0; i < 500; ++i) {
        remark += "ü";
    }
    const EditHistory history = changes("", remark + "\n");
    ASSERT_THAT(history, SizeIs(1));
    EXPECT_LT(history[0].added.size(), 410U);
    EXPECT_THAT(history[0].added, testing::EndsWith("ü…"));
}

TEST(History, IsWrittenAndReadAgain)
{
    Incident incident = incidentOf("[facts]\npressed yes\n");
    incident.history = {{now, who, "facts", "said \"no\" \\ twice", "pressed yes"},
                        {now, "", "score-white", "", "1. e4"},
                        {now, "", "score-white", "", "1. e4"}};
    const std::string text = writeCase(incident);
    EXPECT_THAT(text, HasSubstr("[history]\n2026-08-14T18:05:03Z facts \"Arntzen, Solveig\" "));
    const CaseFile again = readCase(text);
    EXPECT_THAT(again.diagnostics, IsEmpty());
    ASSERT_THAT(again.incident.history, SizeIs(3));
    EXPECT_EQ(again.incident.history[0].removed, incident.history[0].removed);
    EXPECT_EQ(writeCase(again.incident), text);
}

TEST(History, ComplainsAboutLinesThatNobodyWrote)
{
    for (const std::string line :
         {"yesterday facts \"\" \"\" \"\"", "2026-08-14T18:05:03Z facts \"\" \"\"",
          "2026-08-14T18:05:03Z", "2026-08-14 18:05:03Z facts \"\" \"\" \"\""}) {
        EXPECT_TRUE(readCase("law fide-2023\n[history]\n" + line + "\n").hasErrors()) << line;
    }
}

}  // namespace
}  // namespace diptych::incident
