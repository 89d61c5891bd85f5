#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace diptych::cli {
namespace {

using nlohmann::json;
using test::runProgram;
using testing::HasSubstr;

/// The identity of an arbiter, made once.
struct Signer {
    std::string passphrase = test::fileWith("passphrase", "geheim und lang\n");
    std::string identity = test::emptyFolder() + "/arbiter.p12";

    Signer()
    {
        runProgram({"identity", "new", "--name", "Schiedsrichter, Paula", "-o", identity,
                    "--passphrase-file", passphrase});
    }
};

const Signer& signer()
{
    static const Signer made;
    return made;
}

const std::string ruled = "samples/02-the-scores-differ/incident.case";

std::string path(const std::string& name)
{
    return test::emptyFolder() + "/" + name;
}

test::Ran run(std::vector<std::string> words, const std::vector<std::string>& options)
{
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words);
}

test::Ran sign(const std::string& what, const std::string& output,
               const std::vector<std::string>& options = {})
{
    return run({"sign", what, "--identity", signer().identity, "-o", output, "--passphrase-file",
                signer().passphrase},
               options);
}

test::Ran decide(const std::string& report, const std::string& output,
                 const std::vector<std::string>& options)
{
    return run({"decide", report, "--reason", "They agree.", "-o", output}, options);
}

json verified(const std::string& file)
{
    return json::parse(runProgram({"verify", file, "--format", "json"}).out);
}

/// The report of a ruled case, as a PDF.
std::string reportOf(const std::string& name)
{
    const std::string folder = test::emptyFolder();
    runProgram({"report", test::sourceFile(name), "-o", folder, "--formats", "pdf"});
    return folder + "/incident.pdf";
}

TEST(SignedByOthers, LetsNobodySignAContainerWhoRefusedTo)
{
    std::string text = test::contentsOf(test::sourceFile(ruled));
    text.insert(text.find("reason "), "refused-to-sign white\n");
    const std::string folder = test::sourceFile("samples/02-the-scores-differ/");
    for (const char* file : {"white.txt", "black.txt"}) {
        text.insert(text.find(file), folder);
    }
    const std::string refusing = test::fileWith("refusing.case", text);
    const std::string issued = path("issued.asice");
    ASSERT_EQ(sign(refusing, issued).code, 0);
    const auto white = sign(issued, path("white.asice"), {"--role", "white"});
    EXPECT_EQ(white.code, 4);
    EXPECT_THAT(white.err, HasSubstr("refused to sign"));
    EXPECT_EQ(sign(refusing, path("new.asice"), {"--role", "white"}).code, 4);
    EXPECT_EQ(sign(issued, path("black.asice"), {"--role", "black"}).code, 0);
}

TEST(SignedByOthers, IsRemarkedWhenNoMemberOfTheCommitteeSigns)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    const auto remarksOn = [&](const std::string& committee) {
        const std::string decision = path("by " + committee + ".pdf");
        EXPECT_EQ(decide(report, decision,
                         {"--outcome", "upheld", "--committee", committee, "--identity",
                          signer().identity, "--passphrase-file", signer().passphrase})
                      .code,
                  0);
        return verified(decision)["remarks"];
    };
    EXPECT_TRUE(remarksOn("Ruiz, Pilar; Schiedsrichter, Paula").empty());
    const json remarks = remarksOn("Ruiz, Pilar; Berg, Anna");
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_EQ(remarks[0]["code"], "other-signer");
    EXPECT_THAT(remarks[0]["message"].get<std::string>(), HasSubstr("Ruiz, Pilar; Berg, Anna"));
}

TEST(SignedByOthers, MarksNothingAppealedByADecisionThatNobodySigned)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    const std::string decision = path("unsigned.pdf");
    ASSERT_EQ(decide(report, decision, {"--outcome", "upheld"}).code, 0);
    const std::string store = test::emptyFolder();
    ASSERT_EQ(runProgram({"archive", "init", "--store", store}).code, 0);
    ASSERT_EQ(runProgram({"archive", "add", report, decision, "--store", store}).out, "1\n2\n");
    const auto statistics = json::parse(
        runProgram({"archive", "list", "--statistics", "--store", store, "--format", "json"}).out);
    EXPECT_EQ(statistics["incidents"], 1);
    EXPECT_EQ(statistics["appealed"], 0);
    EXPECT_EQ(statistics["decisions"], 1);
    EXPECT_THAT(runProgram({"archive", "list", "--store", store}).out,
                HasSubstr("! signatures not valid when it was taken in: not-signed"));
}

}  // namespace
}  // namespace diptych::cli
