#include "app/cli/document_verbs.h"
#include "app/cli/program.h"
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace diptych::cli::test;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr const char* plainSheet = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7\n";
constexpr const char* impossibleSheet = "1. e4 e5 2. Nf3 Nc6 3. Bb5 h3 4. O-O Nf6 5. Re1 Be7\n";

/// A case beside its sheet, which has the name of a report.
std::string folderOfACase()
{
    const std::string folder = emptyFolder();
    std::ofstream(folder + "/incident.txt") << plainSheet;
    std::ofstream(folder + "/some.case")
        << "# Move 5 is disputed\n[score white]\nfile incident.txt\n[score black]\n"
        << plainSheet;
    return folder;
}

}  // namespace

TEST(Convert, SaysWhatIsDoubtfulAndDoesNotCallItDone)
{
    const Ran plain = runProgram({"convert", fileWith("plain.txt", plainSheet), "--to", "uci"});
    EXPECT_EQ(plain.code, 0);
    EXPECT_EQ(plain.err, "");
    const Ran ran = runProgram({"convert", fileWith("bad.txt", impossibleSheet), "--to", "uci"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("bad.txt:1:28: 3… “h3”"));
}

TEST(Read, TellsWhereTheNumbersOfTheSheetDoNotGoWithItsEntries)
{
    const Ran plain = runProgram({"read", fileWith("plain.txt", plainSheet)});
    EXPECT_THAT(plain.out, Not(HasSubstr("numbers")));
    const Ran ran = runProgram(
        {"read", fileWith("numbers.txt", "1. e4 e5\n2. Nf3 Nc6\n4. Bb5 a6\n5. Ba4 Nf6\n")});
    EXPECT_THAT(ran.out, HasSubstr("3:4: The sheet numbers this move 4; by its entries it is move "
                                   "3."));
    EXPECT_THAT(ran.out, Not(HasSubstr("by its entries it is move 4")));
}

TEST(Compare, WarnsOfASheetThatIsCut)
{
    std::string sheet;
    for (int move = 1; move < 1200; move += 2) {
        sheet += std::to_string(move) + ". Nf3 Nf6\n" + std::to_string(move + 1) + ". Ng1 Ng8\n";
    }
    const std::string path = fileWith("long.txt", sheet);
    const Ran ran = runProgram({"compare", "--white", path, "--black", path});
    EXPECT_THAT(ran.err, HasSubstr("long.txt:1001:"));
    EXPECT_THAT(ran.err, HasSubstr("2000 entries"));
}

TEST(Compare, NamesWhatTheReaderLeftOutAmongTheMoves)
{
    const std::string plain = fileWith("plain.txt", plainSheet);
    const std::string with = fileWith(
        "with.txt", "Board 7\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 %%q#z Nf6 5. O-O Be7\n");
    const Ran ran = runProgram({"compare", "--white", plain, "--black", with});
    EXPECT_THAT(ran.err, HasSubstr("with.txt:2:"));
    EXPECT_THAT(ran.err, Not(HasSubstr("Board")));
}

TEST(Report, NeverTakesThePlaceOfAFileOfTheIncident)
{
    const std::string folder = folderOfACase();
    const Ran ran = runProgram(
        {"report", folder + "/some.case", "-o", folder, "--formats", "html,txt", "--force"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("incident.txt"));
    EXPECT_EQ(contentsOf(folder + "/incident.txt"), plainSheet);
    EXPECT_FALSE(std::filesystem::exists(folder + "/incident.html"));
}

TEST(Report, LeavesNothingWhereItCannotSayWhatItWrote)
{
    const std::string folder = emptyFolder();
    const std::vector<std::string> words{
        "report", folderOfACase() + "/some.case", "-o", folder, "--formats", "html,txt"};
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    const auto code = diptych::cli::run(words, {in, out, err}, diptych::cli::runDocument);
    EXPECT_EQ(static_cast<int>(code), 2);
    EXPECT_THAT(err.str(), HasSubstr("standard output"));
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST(Rule, KeepsTheArbitersTitleFromPlayers)
{
    const std::string path = folderOfACase() + "/some.case";
    EXPECT_THAT(runProgram({"rule", path}).out, HasSubstr("Move 5 is disputed"));
    EXPECT_THAT(runProgram({"rule", path, "--for", "players"}).out, Not(HasSubstr("Move 5")));
}

TEST(Rule, RefusesARulingBeyondTheGameAndNamesItsLine)
{
    const std::string path =
        fileWith("beyond.case", std::string("[score white]\n") + plainSheet + "[score black]\n" +
                                    plainSheet + "[ruling]\nchoose retrace 99\nreason x\n");
    const Ran ran = runProgram({"rule", path});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("beyond.case:6: "));
}

TEST(Rule, SaysThatTheArbiterDepartedAndWhy)
{
    const std::string path = fileWith("departs.case", std::string("[score white]\n") + plainSheet +
                                                          "[score black]\n" + plainSheet +
                                                          "[ruling]\nchoose retrace 4\n"
                                                          "reason Both ask for it.\n");
    const Ran ran = runProgram({"rule", path});
    EXPECT_THAT(ran.out, HasSubstr("departs from the proposal"));
    EXPECT_THAT(ran.out, HasSubstr("Reason: Both ask for it."));
    const Ran report = runProgram({"report", path, "-o", emptyFolder(), "--formats", "txt"});
    ASSERT_EQ(report.code, 0) << report.err;
    const std::string file = report.out.substr(0, report.out.find('\n'));
    EXPECT_THAT(contentsOf(file), HasSubstr("chosen, not"));
}

TEST(Rule, ShowsNoControlCharacterOfACase)
{
    const std::string path =
        fileWith("controls.case",
                 "# A \x1B[31mtitle\n[score white]\n1. e4 \x1B e5\n[score black]\n1. e4 e5\n");
    const Ran ran = runProgram({"rule", path});
    EXPECT_EQ((ran.out + ran.err).find('\x1B'), std::string::npos);
    EXPECT_THAT(ran.err, HasSubstr("controls.case:1:5"));
    EXPECT_THAT(ran.err, HasSubstr("controls.case:3:7"));
}
