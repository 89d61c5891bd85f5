#include "reports/signing/pdf_signing.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

namespace diptych::reports {
namespace {

using testing::HasSubstr;

const std::vector<std::string> four{"arbiter", "chief", "white", "black"};

std::size_t countOf(const std::string& text, const std::string& words)
{
    std::size_t count = 0;
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        ++count;
    }
    return count;
}

/// A signed report in a file, for other programs to look at.
class PdfSignatures : public testing::Test {
protected:
    static void SetUpTestSuite() { pdf() = test::reportSignedBy(four); }

    static std::string& pdf()
    {
        static std::string bytes;
        return bytes;
    }

    std::string run(const std::string& command) const
    {
        return test::shell(command + " '" + m_folder.put("report.pdf", pdf()).string() + "'")
            .output;
    }

    test::TemporaryFolder m_folder{};
};

TEST_F(PdfSignatures, AreValidForPopplerAllFour)
{
    const std::string answer = run("pdfsig -nocert");
    EXPECT_EQ(countOf(answer, "Signature is Valid."), 4U) << answer;
    EXPECT_EQ(countOf(answer, "ETSI.CAdES.detached"), 4U) << answer;
    EXPECT_EQ(countOf(answer, "\n  - Total document signed"), 1U) << answer;
}

TEST_F(PdfSignatures, AreValidForMupdfAllFour)
{
    const std::string answer = run("mutool sign -v");
    EXPECT_EQ(countOf(answer, "The signature is valid but there have been edits since"), 3U);
    EXPECT_EQ(countOf(answer, "The document is unchanged since signing."), 1U) << answer;
}

std::string javaPath(const std::vector<std::string>& jars)
{
    std::string path;
    for (const std::string& jar : jars) {
        path += (path.empty() ? "" : ":") + ("/usr/share/java/" + jar + ".jar");
    }
    return "java -cp " + path + " ";
}

TEST_F(PdfSignatures, AreValidForPdfboxAndBouncyCastleAllFour)
{
    const std::string answer =
        run(javaPath({"pdfbox2", "fontbox2", "commons-logging", "bcpkix", "bcprov", "bcutil"}) +
            DIPTYCH_SOURCE_DIR "/tests/reports/signing/VerifyPdf.java");
    EXPECT_EQ(countOf(answer, "ETSI.CAdES.detached valid"), 4U) << answer;
    EXPECT_EQ(countOf(answer, "whole file"), 1U) << answer;
}

TEST_F(PdfSignatures, LeaveAnArchivalDocumentAfterEach)
{
    const std::string command =
        javaPath({"preflight", "pdfbox2", "fontbox2", "xmpbox", "commons-logging", "commons-io",
                  "javax.activation", "jaxb-api"}) +
        "org.apache.pdfbox.preflight.Validator_A1b '";
    for (std::size_t count = 0; count <= four.size(); ++count) {
        const auto path = m_folder.put(
            "a.pdf", test::reportSignedBy({four.begin(), four.begin() + static_cast<long>(count)}));
        EXPECT_THAT(test::shell(command + path.string() + "'").output,
                    HasSubstr("is a valid PDF/A-1b file"))
            << count << " signatures";
    }
}

TEST_F(PdfSignatures, AreSoundForQpdf)
{
    EXPECT_THAT(run("qpdf --check"), HasSubstr("No syntax or stream encoding errors found"));
}

TEST_F(PdfSignatures, KeepTheTagsOfTheReport)
{
    EXPECT_TRUE(std::regex_search(run("pdfinfo"), std::regex("Tagged: +yes")));
}

/// The two signed ranges of one signature and its CMS, cut out without our own code.
TEST_F(PdfSignatures, AreCadesForOpenssl)
{
    const auto authority =
        m_folder.put("authority.pem", test::authority().certificate().pem()).string();
    static const std::regex pattern(R"(/ByteRange \[0 (\d+) (\d+) (\d+)\])");
    int count = 0;
    for (std::sregex_iterator match(pdf().begin(), pdf().end(), pattern), end; match != end;
         ++match) {
        const std::size_t gap = std::stoul((*match)[1]);
        const std::size_t behind = std::stoul((*match)[2]);
        const std::size_t length = std::stoul((*match)[3]);
        const std::string hex = pdf().substr(gap + 1, behind - gap - 2);
        const auto digits = m_folder.put("signature.hex", hex).string();
        const auto data =
            m_folder.put("data", pdf().substr(0, gap) + pdf().substr(behind, length)).string();
        const auto der = (m_folder.path() / "signature.der").string();
        test::shell("xxd -r -p '" + digits + "' > '" + der + "'");
        const auto parsed = test::shell("openssl asn1parse -inform DER -in '" + der + "'");
        EXPECT_THAT(parsed.output, HasSubstr("id-smime-aa-signingCertificateV2"));
        EXPECT_EQ(countOf(parsed.output, ":signingTime"), 0U) << "PAdES forbids it";
        const auto verified = test::shell("openssl cms -verify -binary -cades -inform DER -in '" +
                                          der + "' -content '" + data + "' -purpose any -CAfile '" +
                                          authority + "' -out /dev/null");
        EXPECT_THAT(verified.output, HasSubstr("CAdES Verification successful"));
        ++count;
    }
    EXPECT_EQ(count, 4);
}

TEST_F(PdfSignatures, CertifyOnceAndThenApprove)
{
    EXPECT_EQ(countOf(pdf(), "/TransformMethod /DocMDP"), 1U);
    EXPECT_EQ(countOf(pdf(), "/Perms << /DocMDP"), 1U);
}

TEST(PdfSigning, LeavesTheBytesThatAreThere)
{
    const std::string before = test::reportSignedBy({"arbiter"});
    const auto after =
        signPdf(before, test::person("Arntzen, Solveig", "chief"), test::signingAs("chief"));
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_TRUE(after->starts_with(before));
}

TEST(PdfSigning, NamesTheFreeFieldsWhenThereIsNoneOfTheRole)
{
    const std::string pdf = test::reportSignedBy({"arbiter"});
    const auto again =
        signPdf(pdf, test::person("Schiedsrichter, Paula", "arbiter"), test::signingAs("arbiter"));
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().kind, PdfSigningError::Kind::NoField);
    EXPECT_EQ(again.error().message,
              "the field for arbiter is signed already; free are: chief, white, black, "
              "assistant-black");
    const auto nobody =
        signPdf(pdf, test::person("Nobody", "committee"), test::signingAs("committee"));
    ASSERT_FALSE(nobody);
    EXPECT_THAT(nobody.error().message, HasSubstr("there is no field for committee; free are:"));
}

TEST(PdfSigning, TakesTheFieldOfEitherAssistant)
{
    const auto pdf = signPdf(test::reportPdf(), test::person("Helper", "assistant"),
                             test::signingAs("assistant"));
    ASSERT_TRUE(pdf) << pdf.error().message;
    const auto fields = signatureFields(*pdf);
    ASSERT_TRUE(fields);
    EXPECT_EQ(fields->at(4).name, "assistant-black");
    EXPECT_TRUE(fields->at(4).isSigned);
    EXPECT_FALSE(fields->at(0).isSigned);
}

TEST(PdfSigning, RefusesWhatIsNoPdfOrNeedsRepair)
{
    const Identity somebody = test::person("Somebody", "arbiter");
    for (const std::string& bytes :
         {std::string(), std::string("%PDF-1.4\nnothing"), test::reportPdf().substr(0, 9000),
          "junk" + test::reportPdf()}) {
        const auto signedPdf = signPdf(bytes, somebody, test::signingAs("arbiter"));
        ASSERT_FALSE(signedPdf);
        EXPECT_EQ(signedPdf.error().kind, PdfSigningError::Kind::Unreadable);
        EXPECT_FALSE(signedPdf.error().message.empty());
    }
}

TEST(PdfSigning, DrawsTheSignersHandIntoTheStamp)
{
    PdfSigning signing = test::signingAs("white");
    const auto plain = signPdf(test::reportPdf(), test::person("White", "white"), signing);
    signing.hand = {{{0, 0}, {10, 5}, {20, 0}}, {{5, 5}, {6, 9}}};
    const auto drawn = signPdf(test::reportPdf(), test::person("White", "white"), signing);
    ASSERT_TRUE(plain && drawn);
    const test::TemporaryFolder folder;
    const auto look = [&](const std::string& bytes) {
        return test::shell("pdftoppm -r 40 -gray '" + folder.put("a.pdf", bytes).string() +
                           "' | cksum")
            .output;
    };
    EXPECT_NE(look(*plain), look(*drawn));
}

}  // namespace
}  // namespace diptych::reports
