#include "reports/signing/definite_lengths.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::reports {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;
using testing::ElementsAre;
using testing::HasSubstr;

/// A report that pdfsig has signed: adbe.pkcs7.detached, lengths indefinite, the certificate twice.
const std::string& signedByPoppler()
{
    static const std::string bytes =
        test::readAll(std::string(DIPTYCH_SOURCE_DIR) + "/tests/fuzz/seeds/signed_elsewhere.pdf");
    return bytes;
}

std::vector<std::string> codesOf(const Verification& verification)
{
    std::vector<std::string> codes;
    for (const Problem& problem : verification.problems) {
        codes.emplace_back(code(problem.kind));
    }
    return codes;
}

/// A report whose signature `openssl cms` has made, with options of its own.
std::string signedByOpenssl(const std::string& options)
{
    std::string pdf = test::reportSignedBy({"arbiter"});
    const std::size_t form = pdf.find("/ETSI.CAdES.detached");
    pdf.replace(form, 20, "/adbe.pkcs7.detached");
    const std::size_t gap = pdf.find("/Contents <") + 10;
    const std::size_t behind = pdf.find('>', gap) + 1;
    const test::TemporaryFolder folder;
    folder.put("content", pdf.substr(0, gap) + pdf.substr(behind));
    const std::string in = "cd '" + folder.path().string() + "' && ";
    const auto made = test::shell(
        in +
        "openssl req -x509 -newkey rsa:2048 -nodes -keyout key -out certificate -days 9"
        " -subj '/CN=Frida Elsewhere' 2>log && openssl cms -sign -binary -in content -signer"
        " certificate -inkey key -outform DER -out signature " +
        options);
    EXPECT_EQ(made.status, 0) << made.output;
    std::string digits = test::shell(in + "xxd -p signature | tr -d '\\n'").output;
    EXPECT_LT(digits.size(), behind - gap - 2);
    digits.resize(behind - gap - 2, '0');
    return pdf.replace(gap + 1, digits.size(), digits);
}

TEST(ForeignSignature, OfPopplerHoldsAndIsToldApart)
{
    const auto verification = verifyPdf(signedByPoppler(), {});
    EXPECT_THAT(codesOf(verification), ElementsAre());
    ASSERT_EQ(verification.signatures.size(), 1U);
    const SignatureReport& signature = verification.signatures.front();
    EXPECT_EQ(signature.name, "Fremde, Frida");
    EXPECT_EQ(signature.profile, SignatureProfile::Pkcs7);
    EXPECT_EQ(signature.trust, Trust::SelfSigned);
    EXPECT_TRUE(signature.time);
    EXPECT_THAT(describe(signature.profile, PhraseBook::forLanguage("en")), HasSubstr("PKCS #7"));
    EXPECT_EQ(describe(SignatureProfile::Pades, PhraseBook::forLanguage("en")), "");
}

TEST(ForeignSignature, OfOpensslHolds)
{
    for (const char* options : {"", "-nosmimecap", "-cades", "-md sha384"}) {
        const auto verification = verifyPdf(signedByOpenssl(options), {});
        EXPECT_THAT(codesOf(verification), ElementsAre()) << options;
        EXPECT_TRUE(verification.valid()) << options;
    }
}

TEST(ForeignSignature, MadeByMeansOfThePastIsRefused)
{
    EXPECT_THAT(codesOf(verifyPdf(signedByOpenssl("-md sha1"), {})),
                testing::Contains("weak-algorithm"));
    EXPECT_FALSE(verifyPdf(signedByOpenssl("-noattr"), {}).valid());
    EXPECT_FALSE(verifyPdf(signedByOpenssl("-nocerts"), {}).valid());
}

TEST(ForeignSignature, OfAnotherKindIsNamed)
{
    std::string pdf = signedByPoppler();
    pdf.replace(pdf.find("/adbe.pkcs7.detached"), 20, "/adbe.x509.rsa_sha1 ");
    const auto verification = verifyPdf(pdf, {});
    ASSERT_EQ(verification.problems.size(), 1U);
    EXPECT_THAT(describe(verification.problems[0], PhraseBook::forLanguage("en")),
                HasSubstr("/adbe.x509.rsa_sha1"));
}

TEST(ForeignSignature, IsNotTakenForPades)
{
    std::string pdf = signedByPoppler();
    pdf.replace(pdf.find("/adbe.pkcs7.detached"), 20, "/ETSI.CAdES.detached");
    EXPECT_FALSE(verifyPdf(pdf, {}).valid());
}

TEST(ForeignSignature, IsFollowedByOneOfOurs)
{
    const auto both =
        signPdf(signedByPoppler(), test::person("Weiß, Walter", "white"), test::signingAs("white"));
    ASSERT_TRUE(both) << both.error().message;
    const auto verification = verifyPdf(*both, {});
    EXPECT_THAT(codesOf(verification), ElementsAre());
    EXPECT_EQ(verification.signatures.size(), 2U);
}

TEST(ForeignSignature, RefusesEveryChangedByte)
{
    for (std::size_t place = 0; place < signedByPoppler().size(); place += 3) {
        std::string file = signedByPoppler();
        file[place] = static_cast<char>(file[place] ^ 1);
        EXPECT_FALSE(verifyPdf(file, {}).valid()) << "byte " << place;
    }
}

TEST(DefiniteLengths, TakeThePlaceOfIndefiniteOnes)
{
    const auto element = definiteElement("\x30\x80\x02\x01\x05\x31\x80\x00\x00\x00\x00zz"sv);
    ASSERT_TRUE(element);
    EXPECT_EQ(element->der, "\x30\x05\x02\x01\x05\x31\x00"sv);
    EXPECT_EQ(element->size, 11U);
}

TEST(DefiniteLengths, LeaveDerAsItIs)
{
    const std::string content(300, 'x');
    const std::string der = "\x30\x82\x01\x30\x04\x82\x01\x2C"s + content;
    const auto element = definiteElement(der + "more");
    ASSERT_TRUE(element);
    EXPECT_EQ(element->der, der);
    EXPECT_EQ(element->size, der.size());
}

TEST(DefiniteLengths, AreNotGuessed)
{
    for (const std::string_view bytes :
         {""sv, "\x30"sv, "\x30\x81\x05xxxxx"sv, "\x30\x80\x02\x01\x05"sv, "\x04\x80\x00\x00"sv,
          "\x30\x05\x02\x01"sv, "\x3F\x80\x00\x00"sv, "\x30\x82\x00\x05xxxxx"sv,
          "\x30\x85\x00\x00\x00\x00\x01x"sv}) {
        EXPECT_FALSE(definiteElement(bytes)) << bytes.size();
    }
    EXPECT_FALSE(definiteElement(std::string(4000, '\x30') + std::string(4000, '\x80')));
    std::string deep;
    for (int i = 0; i < 1000; ++i) {
        deep += "\x30\x80"sv;
    }
    EXPECT_FALSE(definiteElement(deep + std::string(2000, '\0')));
}

}  // namespace
}  // namespace diptych::reports
