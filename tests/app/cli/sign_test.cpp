#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace diptych::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using test::runProgram;
using testing::HasSubstr;

/// An authority, an arbiter whom it certifies, and the passphrase of both, made once.
struct Desk {
    std::string folder = test::emptyFolder();
    std::string passphrase = test::fileWith("passphrase", "geheim ünd lang\n");
    std::string authority = folder + "/authority.p12";
    std::string arbiter = folder + "/arbiter.p12";
    std::string roster{};

    Desk()
    {
        roster = test::fileWith("roster.pem",
                                runProgram({"identity", "new", "--name", "Open of the Two Boards",
                                            "-o", authority, "--passphrase-file", passphrase})
                                    .out);
        runProgram({"identity", "new", "--name", "Schiedsrichter, Paula", "--fide-id", "12345",
                    "--issuer", authority, "-o", arbiter, "--passphrase-file", passphrase});
    }
};

const Desk& desk()
{
    static const Desk made;
    return made;
}

const std::string ruled = "samples/02-the-scores-differ/incident.case";
const std::string proposal = "samples/01-one-board-is-wrong/incident.case";

std::string path(const std::string& name)
{
    return test::emptyFolder() + "/" + name;
}

test::Ran sign(const std::string& what, const std::string& output,
               std::vector<std::string> options = {})
{
    std::vector<std::string> words{"sign", what,   "--identity",        desk().arbiter,
                                   "-o",   output, "--passphrase-file", desk().passphrase};
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words);
}

json verified(const std::string& file)
{
    return json::parse(
        runProgram({"verify", file, "--roster", desk().roster, "--format", "json"}).out);
}

/// The report of a ruled case, as a PDF.
std::string reportOf(const std::string& name)
{
    const std::string folder = test::emptyFolder();
    runProgram({"report", test::sourceFile(name), "-o", folder, "--formats", "pdf"});
    return folder + "/incident.pdf";
}

TEST(IdentityVerb, ShowsWhoseItIsWithoutThePassphrase)
{
    const auto shown = runProgram({"identity", "show", desk().arbiter, "--format", "json"});
    ASSERT_EQ(shown.code, 0) << shown.err;
    const json identity = json::parse(shown.out);
    EXPECT_EQ(identity["name"], "Schiedsrichter, Paula");
    EXPECT_EQ(identity["fide_id"], "12345");
    EXPECT_EQ(identity["issuer"], "Open of the Two Boards");
    EXPECT_EQ(fs::status(desk().arbiter).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(IdentityVerb, RefusesAWrongPassphraseAlsoWhereNoneIsNeeded)
{
    const auto shown = runProgram({"identity", "show", desk().arbiter, "--passphrase-file",
                                   test::fileWith("wrong", "not this one\n")});
    EXPECT_EQ(shown.code, 2);
    EXPECT_EQ(shown.out, "");
    EXPECT_EQ(
        runProgram({"identity", "show", desk().arbiter, "--passphrase-file", desk().passphrase})
            .code,
        0);
}

TEST(IdentityVerb, OverwritesNothingAndAsksForWhatIsMissing)
{
    const auto again = runProgram({"identity", "new", "--name", "X", "-o", desk().arbiter,
                                   "--passphrase-file", desk().passphrase});
    EXPECT_EQ(again.code, 2);
    EXPECT_THAT(again.err, HasSubstr("is already there"));
    EXPECT_THAT(runProgram({"identity", "new", "-o", path("x.p12")}).err,
                HasSubstr("--name NAME is needed"));
    EXPECT_THAT(runProgram({"identity", "new", "--name", "X", "-o", path("x.p12")}).err,
                HasSubstr("--passphrase-file FILE is needed where there is no terminal"));
    EXPECT_THAT(runProgram({"identity", "show", desk().passphrase}).err,
                HasSubstr("not a PKCS#12 file"));
    EXPECT_THAT(runProgram({"identity", "make"}).err, HasSubstr("expected new, show or import"));
}

TEST(IdentityVerb, ImportsWhatOtherProgramsMadeAndWritesItAnew)
{
    const std::string folder = test::emptyFolder();
    const std::string made =
        "cd '" + folder +
        "' && openssl req -x509 -newkey rsa:2048 -nodes -keyout k.pem -out c.pem -days 30"
        " -subj /CN=Foreign 2>/dev/null &&"
        " openssl pkcs12 -export -inkey k.pem -in c.pem -out new.p12 -passout pass:password &&"
        " openssl pkcs12 -export -legacy -inkey k.pem -in c.pem -out old.p12"
        " -passout pass:password";
    ASSERT_EQ(std::system(made.c_str()), 0);
    const auto passphrase = test::fileWith("foreign-passphrase", "password\n");
    for (const char* name : {"new", "old"}) {
        const std::string taken = folder + "/" + name + "-taken.p12";
        const auto ran = runProgram({"identity", "import", folder + "/" + name + ".p12", "-o",
                                     taken, "--passphrase-file", passphrase});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("# Foreign, certified by himself"));
        EXPECT_EQ(runProgram({"sign", test::sourceFile(ruled), "--identity", taken, "-o",
                              folder + "/" + name + ".asice", "--passphrase-file", passphrase})
                      .code,
                  0);
    }
}

TEST(SignVerb, SignsAReportAndVerifyAgrees)
{
    const std::string output = path("signed.pdf");
    const auto ran = sign(reportOf(ruled), output, {"--reason", "Ruling"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const json answer = verified(output);
    EXPECT_EQ(answer["schema"], "diptych.verify/1");
    EXPECT_EQ(answer["valid"], true);
    ASSERT_EQ(answer["signatures"].size(), 1U);
    EXPECT_EQ(answer["signatures"][0]["name"], "Schiedsrichter, Paula");
    EXPECT_EQ(answer["signatures"][0]["role"], "arbiter");
    EXPECT_EQ(answer["signatures"][0]["trust"], "authority");
    EXPECT_TRUE(answer["problems"].empty());
}

TEST(SignVerb, LetsAPlayerSignWithAKeyThatIsUsedOnce)
{
    const std::string first = path("first.pdf");
    const std::string second = path("second.pdf");
    ASSERT_EQ(sign(reportOf(ruled), first).code, 0);
    const auto hand = test::fileWith("hand", "0 0\n10 10\n\n20 0\n25 9\n");
    const auto ran = runProgram({"sign", first, "--identity", desk().authority, "--passphrase-file",
                                 desk().passphrase, "--once", "Muster, Karl", "--role", "white",
                                 "--hand", hand, "-o", second});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const json answer = verified(second);
    EXPECT_EQ(answer["valid"], true);
    EXPECT_EQ(answer["signatures"][1]["name"], "Muster, Karl");
    EXPECT_EQ(answer["signatures"][1]["trust"], "authority");
}

TEST(SignVerb, IssuesACaseAsAContainer)
{
    const std::string output = path("incident.asice");
    const auto ran = sign(test::sourceFile(ruled), output);
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(test::contentsOf(output).substr(30, 8), "mimetype");
    const json answer = verified(output);
    EXPECT_EQ(answer["valid"], true) << answer;
    EXPECT_EQ(answer["signatures"][0]["role"], "arbiter");
    const std::string names = test::contentsOf(output);
    for (const char* part : {"report.pdf", "report.html", "report.txt", "report.brf",
                             "incident.xml", "games.pgn", "register.xlsx", "sources/white.txt",
                             "certificates/authority.pem", "HOW-TO-VERIFY.txt"}) {
        EXPECT_THAT(names, HasSubstr(part));
    }
}

TEST(SignVerb, RefusesAProposal)
{
    const std::string output = path("x");
    EXPECT_EQ(sign(test::sourceFile(proposal), output).code, 4);
    const auto pdf = sign(reportOf(proposal), output);
    EXPECT_EQ(pdf.code, 4) << pdf.err;
    EXPECT_THAT(pdf.err, HasSubstr("a proposal without a ruling"));
    EXPECT_FALSE(fs::exists(output));
}

TEST(SignVerb, NamesWhatIsWrong)
{
    EXPECT_THAT(sign("nowhere.pdf", path("x")).err, HasSubstr("nowhere.pdf: cannot be read"));
    EXPECT_THAT(sign(reportOf(ruled), path("x"), {"--role", "king"}).err,
                HasSubstr("--role: found \"king\", expected arbiter"));
    const auto wrong = test::fileWith("wrong", "something else\n");
    const auto ran = sign(reportOf(ruled), path("x"), {"--passphrase-file", wrong});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("arbiter.p12: wrong passphrase"));
    EXPECT_EQ(ran.err.find("something else"), std::string::npos);
}

TEST(SignVerb, SignsNothingThatHasBeenTamperedWith)
{
    const std::string output = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), output).code, 0);
    const auto spoilt = test::fileWith("spoilt.pdf", test::contentsOf(output) + "% more\n");
    EXPECT_EQ(sign(spoilt, path("x"), {"--role", "chief"}).code, 3);
}

TEST(VerifyVerb, TellsWhatWasDone)
{
    const std::string output = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), output).code, 0);
    std::string bytes = test::contentsOf(output);
    bytes[bytes.find("stream\n") + 20] ^= 1;
    const auto ran = runProgram({"verify", test::fileWith("spoilt.pdf", bytes)});
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.out, HasSubstr("What the signature of arbiter covers was changed"));
    EXPECT_EQ(runProgram({"verify", reportOf(ruled)}).code, 3);
    const auto other = runProgram({"verify", desk().passphrase});
    EXPECT_EQ(other.code, 2);
    EXPECT_THAT(other.err, HasSubstr("offset 0: expected a PDF"));
}

TEST(VerifyVerb, SaysWhomTheRosterDoesNotKnow)
{
    const std::string folder = test::emptyFolder();
    runProgram({"identity", "new", "--name", "Schiedsrichter, Paula", "-o", folder + "/false.p12",
                "--passphrase-file", desk().passphrase});
    const std::string forged = folder + "/forged.asice";
    ASSERT_EQ(runProgram({"sign", test::sourceFile(ruled), "--identity", folder + "/false.p12",
                          "-o", forged, "--passphrase-file", desk().passphrase})
                  .code,
              0);
    const auto ran = runProgram({"verify", forged, "--roster", desk().roster});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, testing::StartsWith(
                             "Signed by Schiedsrichter, Paula, and unchanged since; but the roster "
                             "does not know: Schiedsrichter, Paula.\n"));
    EXPECT_THAT(runProgram({"verify", forged}).out,
                testing::StartsWith("Signed by Schiedsrichter, Paula, and unchanged since.\n"));
    const std::string both = folder + "/both.asice";
    ASSERT_EQ(sign(forged, both, {"--role", "chief"}).code, 0);
    EXPECT_THAT(verified(both)["sentence"].get<std::string>(),
                testing::MatchesRegex("Signed by (Schiedsrichter, Paula \\([0-9A-F:]+…\\)(; )?)+, "
                                      "and unchanged since; but the roster does not know: "
                                      "Schiedsrichter, Paula \\([0-9A-F:]+…\\)\\."));
}

TEST(TimestampVerb, WritesAQuery)
{
    const std::string output = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), output).code, 0);
    const std::string query = path("query.tsq");
    ASSERT_EQ(runProgram({"timestamp", output, "-o", query}).code, 0);
    EXPECT_GT(fs::file_size(query), 50U);
    const auto ran = runProgram({"timestamp", output, "--answer", query, "-o", path("x")});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("no time stamp"));
}

TEST(SignVerb, TakesOnlyAProofOfAnArchiveForOne)
{
    for (const char* text : {"no proof", "{\"schema\":\"other\"}", "{}"}) {
        const auto ran = sign(test::sourceFile(ruled), path("x.asice"),
                              {"--journal-proof", test::fileWith("proof.json", text)});
        EXPECT_EQ(ran.code, 2) << text;
        EXPECT_THAT(ran.err, HasSubstr("expected what \"archive checkpoint --format json"));
    }
}

TEST(VerifyVerb, KnowsALaterIssueUnderAnyName)
{
    const std::string folder = test::emptyFolder();
    const std::string one = folder + "/one.pdf";
    const std::string two = folder + "/kept under another name.pdf";
    ASSERT_EQ(sign(reportOf(ruled), one).code, 0);
    ASSERT_EQ(sign(one, two, {"--role", "chief"}).code, 0);
    const std::string list = folder + "/SHA256SUMS";
    ASSERT_EQ(std::system(("cd '" + folder + "' && sha256sum kept* > SHA256SUMS").c_str()), 0);
    const auto cut = runProgram({"verify", one, "--journal", list});
    EXPECT_EQ(cut.code, 3);
    EXPECT_THAT(cut.out, HasSubstr("The journal knows a later issue of this file"));
    EXPECT_EQ(runProgram({"verify", two, "--journal", list}).code, 0);
}

TEST(VerifyVerb, RemarksThatSomebodyElseSignedInThePlaceOfAPlayer)
{
    const std::string issued = path("issued.asice");
    ASSERT_EQ(sign(test::sourceFile(ruled), issued).code, 0);
    EXPECT_TRUE(verified(issued)["remarks"].empty()) << "the report names this arbiter";
    const std::string output = path("signed.asice");
    ASSERT_EQ(sign(issued, output, {"--role", "white"}).code, 0);
    const json answer = verified(output);
    EXPECT_EQ(answer["valid"], true) << "it is the file that was signed";
    ASSERT_FALSE(answer["remarks"].empty());
    EXPECT_EQ(answer["remarks"][0]["code"], "other-signer");
    EXPECT_THAT(answer["remarks"][0]["message"].get<std::string>(),
                HasSubstr("Schiedsrichter, Paula ≠ "));
}

TEST(DecideVerb, CitesTheReportAndIsSigned)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    const std::string output = path("decision.pdf");
    const auto ran = runProgram({"decide", report, "--outcome", "rejected", "--reason",
                                 "The board showed it.", "--identity", desk().arbiter,
                                 "--passphrase-file", desk().passphrase, "-o", output});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const json answer = verified(output);
    EXPECT_EQ(answer["valid"], true);
    EXPECT_EQ(answer["signatures"][0]["role"], "committee");
    EXPECT_EQ(runProgram({"decide", reportOf(ruled), "--outcome", "rejected", "--reason", "x", "-o",
                          path("x")})
                  .code,
              3);
    EXPECT_THAT(
        runProgram({"decide", report, "--outcome", "maybe", "--reason", "x", "-o", "x"}).err,
        HasSubstr("expected upheld, changed or rejected"));
    EXPECT_THAT(runProgram({"decide", report, "--outcome", "upheld", "-o", "x"}).err,
                HasSubstr("--reason TEXT is needed"));
}

std::string textOf(const std::string& pdf)
{
    const std::string text = path("text");
    EXPECT_EQ(std::system(("pdftotext -layout '" + pdf + "' '" + text + "'").c_str()), 0);
    std::ifstream in(text);
    return {std::istreambuf_iterator<char>(in), {}};
}

test::Ran decide(const std::string& report, const std::string& output,
                 std::vector<std::string> options)
{
    std::vector<std::string> words{"decide", report, "--reason", "The clock says so.",
                                   "-o",     output};
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words);
}

TEST(DecideVerb, NamesTheGameBothRulingsAndTheCommittee)
{
    const std::string container = path("signed.asice");
    ASSERT_EQ(sign(test::sourceFile(ruled), container).code, 0);
    const std::string pdf = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), pdf).code, 0);
    for (const std::string& report : {container, pdf}) {
        const std::string output = path("decision.pdf");
        const auto ran = decide(report, output,
                                {"--outcome", "changed", "--ruling", "Only White’s clock is set.",
                                 "--committee", "Vorsitz, Vera; Mitglied, Max"});
        ASSERT_EQ(ran.code, 0) << ran.err;
        const std::string text = textOf(output);
        for (const char* said : {"Muster, Karl", "Sample, Olive", "Open of the Two Boards",
                                 "The moves are retraced to the point where the two scores",
                                 "Only White’s clock is set.", "Vorsitz, Vera; Mitglied, Max",
                                 "The ruling is changed.", "SHA-256"}) {
            EXPECT_THAT(text, HasSubstr(said)) << report;
        }
    }
}

TEST(DecideVerb, NeedsSomebodyWhoDecides)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    for (const char* committee : {"", " ; "}) {
        const auto ran = decide(report, path("decision.pdf"),
                                {"--outcome", "rejected", "--committee", committee});
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.err, HasSubstr("--committee: found no name, expected one at least"));
    }
}

TEST(DecideVerb, DecidesOnNoDecision)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    const std::vector<std::string> options{"--outcome",    "rejected",          "--identity",
                                           desk().arbiter, "--passphrase-file", desk().passphrase};
    const std::string decision = path("decision.pdf");
    ASSERT_EQ(decide(report, decision, options).code, 0);
    const auto again = decide(decision, path("again.pdf"), options);
    EXPECT_EQ(again.code, 2);
    EXPECT_THAT(again.err, HasSubstr("is itself the decision on an appeal; decide on the report, "
                                     "signed.pdf"));
}

TEST(ArchiveOfSignedFiles, LinksADecisionToTheReportThatItCites)
{
    const std::string report = path("signed.pdf");
    ASSERT_EQ(sign(reportOf(ruled), report).code, 0);
    const std::string decision = path("decision.pdf");
    ASSERT_EQ(decide(report, decision,
                     {"--outcome", "upheld", "--identity", desk().arbiter, "--passphrase-file",
                      desk().passphrase})
                  .code,
              0);
    const std::string store = test::emptyFolder();
    ASSERT_EQ(runProgram({"archive", "init", "--store", store}).code, 0);
    const auto early = runProgram({"archive", "add", decision, "--store", store});
    EXPECT_EQ(early.code, 4);
    EXPECT_THAT(early.err, HasSubstr("a report that is not in the archive"));
    EXPECT_EQ(runProgram({"archive", "add", report, decision, "--store", store}).out, "1\n2\n");
    const auto shown =
        json::parse(runProgram({"archive", "show", "1", "--store", store, "--format", "json"}).out);
    EXPECT_EQ(shown["status"], "appealed");
    EXPECT_EQ(shown["appeal"], "decision 2: appeal-upheld");
    EXPECT_EQ(shown["document"], "incident.pdf");
    EXPECT_EQ(shown["appeal_deadline"], "60 min");
    const auto found =
        runProgram({"archive", "search", "--kind", "appeal-upheld", "--store", store});
    EXPECT_THAT(found.out, HasSubstr("2  "));
    EXPECT_THAT(runProgram({"archive", "list", "--statistics", "--store", store}).out,
                HasSubstr("1 incidents"));
    EXPECT_EQ(runProgram({"archive", "check", "--store", store}).code, 0);
}

TEST(RuleVerb, RulesTheCaseOfAContainerThatWasUnpacked)
{
    const std::string container = path("signed.asice");
    ASSERT_EQ(sign(test::sourceFile(ruled), container).code, 0);
    const std::string folder = test::emptyFolder();
    ASSERT_EQ(std::system(("cd '" + folder + "' && unzip -q '" + container + "'").c_str()), 0);
    const auto inside = runProgram({"rule", folder + "/incident.case"});
    EXPECT_EQ(inside.out, runProgram({"rule", test::sourceFile(ruled)}).out) << inside.err;
}

}  // namespace
}  // namespace diptych::cli
