#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

using namespace diptych::cli::test;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// Exit code 2, nothing on standard output, one line that names the place on standard error.
void expectOneLine(const std::vector<std::string>& words, const std::string& place,
                   const std::string& input = {})
{
    const Ran ran = runProgram(words, input);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(words);
    EXPECT_EQ(lineCount(ran.err), 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(place));
    EXPECT_THAT(ran.out, IsEmpty());
}

/// The same for every verb that reads such a file.
void expectRefusedEverywhere(const std::string& path, const std::string& place)
{
    const std::string good = fileWith("white.txt", "1. e4 e5 2. Nf3 Nc6\n");
    expectOneLine({"read", path}, place);
    expectOneLine({"rule", path}, place);
    expectOneLine({"rule", "--format", "json", path}, place);
    expectOneLine({"compare", "--white", good, "--black", path}, place);
    expectOneLine({"compare", "--white", path, "--black", good}, place);
    expectOneLine({"convert", "--to", "uci", path}, place);
    const std::string folder = emptyFolder();
    expectOneLine({"report", path, "-o", folder + "/report"}, place);
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

std::string caseWith(const std::string& line)
{
    return "# A case\n" + line + "\n[score white typed en]\n1. e4\n";
}

void expectFaultyCase(const std::string& text, const std::string& place)
{
    const std::string path = fileWith("incident.case", text);
    expectOneLine({"rule", path}, path + place);
    const std::string folder = emptyFolder();
    expectOneLine({"report", path, "-o", folder + "/report"}, path + place);
    EXPECT_TRUE(std::filesystem::is_empty(folder));
    expectOneLine({"rule", "-"}, "standard input" + place, text);
}

}  // namespace

TEST(BadInput, AMissingFileIsNamed)
{
    const std::string path = emptyFolder() + "/nothing.case";
    expectRefusedEverywhere(path, path + ": no such file");
    expectOneLine({"batch", path}, path + ": no such file");
    expectOneLine({"replay", path}, path + ": no such file");
}

TEST(BadInput, AFolderIsNoFile)
{
    const std::string path = emptyFolder();
    expectRefusedEverywhere(path, path + ": a folder");
    expectOneLine({"batch", path}, path + ": a folder");
    expectOneLine({"replay", path}, path + ": a folder");
}

TEST(BadInput, AnEmptyFileIsNamed)
{
    const std::string path = fileWith("empty.case", "");
    expectRefusedEverywhere(path, path + ": the file is empty");
    expectOneLine({"batch", path}, path + ": the file is empty");
    expectOneLine({"replay", path}, path + ": the file is empty");
    expectOneLine({"rule", "-"}, "standard input: the file is empty");
}

TEST(BadInput, ABinaryFileIsNamedWithTheOffset)
{
    const std::string path = fileWith("program.case", std::string("\x7F"
                                                                  "ELF\x02\x01\x01\0\0\0\x03\0>",
                                                                  13));
    expectRefusedEverywhere(path, path + ": a binary file (zero byte at offset 7)");
}

TEST(BadInput, FiftyMegabytesOfGarbageAreTooMuch)
{
    std::string garbage(std::size_t{50} << 20U, ' ');
    std::minstd_rand random(20240131);
    for (char& character : garbage) {
        character = static_cast<char>('!' + random() % 90);
    }
    const std::string path = fileWith("garbage.case", garbage);
    expectRefusedEverywhere(path, path + ": more than 16777216 bytes");
}

TEST(BadInput, ASheetWithoutAnyMoveIsNamed)
{
    const std::string path = fileWith("poem.txt", "\n\n   \n");
    expectOneLine({"read", path}, path + ": no move was found");
}

TEST(BadInput, AFenWithNinePawnsIsNamedWithLineAndColumn)
{
    expectFaultyCase(caseWith("start rnbqkbnr/pppppppp/7p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                     ":2:");
    expectFaultyCase("# A case\n[board white]\nrnbqkbnr/pppppppp/7p/8/8/8/PPPPPPPP/RNBQKBNR\n",
                     ":3:");
}

TEST(BadInput, AnUnknownLawIsNamedWithTheLawsThatThereAre)
{
    expectFaultyCase(caseWith("law fide-1999"), ":2:5: unknown law: found \"fide-1999\"");
    const std::string path = fileWith("incident.case", caseWith("law fide-1999"));
    EXPECT_THAT(runProgram({"rule", path}).err, HasSubstr("fide-2018"));
}

TEST(BadInput, AnUnknownSectionIsNamed)
{
    expectFaultyCase(caseWith("[clock]"), ":2:1: unknown section: found \"[clock]\"");
    expectFaultyCase(caseWith("law fide-2023") + "[weather]\nsunny\n", ":5:1: unknown section");
}

TEST(BadInput, AMissingScoreFileIsNamed)
{
    const std::string path = fileWith("incident.case", "[score white]\nfile sheet.txt\n");
    expectOneLine({"rule", path}, "sheet.txt: no such file");
}

TEST(BadInput, OneUnreadableCaseDoesNotStopTheOthers)
{
    const std::string missing = emptyFolder() + "/nothing.case";
    const std::string failing =
        fileWith("a.case", "[score white]\n1. e4 e5\n[score black]\n1. e4 e5\n[expect]\n"
                           "scores differ\nscores correspond\nnonsense 3\n");
    const Ran ran = runProgram({"check", missing, failing});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(lineCount(ran.err), 1);
    EXPECT_THAT(ran.out, HasSubstr(failing + ":6: expected scores differ, found correspond\n"));
    EXPECT_THAT(ran.out, HasSubstr(failing + ":8: expected nonsense 3, found "));
    EXPECT_THAT(ran.out, testing::EndsWith("0 passed, 2 failed\n"));
}
