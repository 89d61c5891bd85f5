#include "reports/signing/signed_data.h"
#include "reports/signing/timestamp.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const SignedContent content{"The ruling", " of the arbiter"};

std::string signature(SignatureProfile profile)
{
    return sign(content, test::person("Paula", "arbiter"), profile, "arbiter").value();
}

TEST(SignedData, SaysWhoSignedAndAsWhat)
{
    const auto reading =
        readSignature(signature(SignatureProfile::Cades), content, SignatureProfile::Cades);
    EXPECT_THAT(reading.faults, IsEmpty());
    ASSERT_TRUE(reading.signer);
    EXPECT_EQ(reading.signer->name(), "Paula");
    EXPECT_EQ(reading.role, "arbiter");
    EXPECT_TRUE(reading.signedAt);
    ASSERT_EQ(reading.issuers.size(), 1U);
    EXPECT_EQ(reading.issuers[0].fingerprint(), test::authority().certificate().fingerprint());
}

TEST(SignedData, HasNoTimeOfSigningInAPdf)
{
    const std::string der = signature(SignatureProfile::Pades);
    const auto reading = readSignature(der, content, SignatureProfile::Pades);
    EXPECT_THAT(reading.faults, IsEmpty());
    EXPECT_FALSE(reading.signedAt);
    EXPECT_THAT(readSignature(der, content, SignatureProfile::Cades).faults,
                ElementsAre(SignatureFault::Unexpected));
}

TEST(SignedData, DoesNotHoldForOtherContent)
{
    const auto reading =
        readSignature(signature(SignatureProfile::Pades), {"The ruling"}, SignatureProfile::Pades);
    EXPECT_THAT(reading.faults, ElementsAre(SignatureFault::ContentChanged));
}

TEST(SignedData, DoesNotHoldWhenAnyBitIsFlipped)
{
    // All of them take half a minute; these are spread over all bytes and all places in a byte.
    constexpr std::size_t step = 11;
    const std::string der = signature(SignatureProfile::Pades);
    for (std::size_t bit = 0; bit < 8 * der.size(); bit += step) {
        std::string other = der;
        other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1U << bit % 8));
        EXPECT_FALSE(readSignature(other, content, SignatureProfile::Pades).faults.empty())
            << "byte " << bit / 8 << " bit " << bit % 8;
    }
}

TEST(SignedData, DoesNotHoldWhenItIsCutOrLengthened)
{
    const std::string der = signature(SignatureProfile::Pades);
    for (std::size_t size = 0; size < der.size(); size += 13) {
        EXPECT_FALSE(
            readSignature(der.substr(0, size), content, SignatureProfile::Pades).faults.empty());
    }
    EXPECT_THAT(readSignature(der + '\0', content, SignatureProfile::Pades).faults,
                ElementsAre(SignatureFault::NotDer));
}

/// A time stamping authority of our own, by the openssl program.
class Timestamps : public testing::Test {
protected:
    void SetUp() override
    {
        m_folder.put("tsa.cnf", "[ca]\nbasicConstraints=critical,CA:FALSE\n"
                                "extendedKeyUsage=critical,timeStamping\n"
                                "[req]\ndistinguished_name=dn\n[dn]\n[tsa]\nserial=serial\n"
                                "default_policy=1.2.3.4.1\ndigests=sha256\nsigner_digest=sha256\n"
                                "accuracy=secs:1\nordering=no\ness_cert_id_alg=sha256\n");
        m_folder.put("serial", "01\n");
        const auto made = run("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 "
                              "-nodes -keyout tsa.key -out tsa.pem -subj /CN=Stamps -days 30 "
                              "-config tsa.cnf -extensions ca");
        ASSERT_EQ(made.status, 0) << made.output;
    }

    test::ShellResult run(const std::string& command) const
    {
        return test::shell("cd '" + m_folder.path().string() + "' && " + command);
    }

    std::string answerTo(const std::string& query) const
    {
        m_folder.put("query.tsq", query);
        const auto replied = run("openssl ts -reply -config tsa.cnf -section tsa -queryfile "
                                 "query.tsq -signer tsa.pem -inkey tsa.key -out reply.tsr");
        EXPECT_EQ(replied.status, 0) << replied.output;
        return test::readAll(m_folder.path() / "reply.tsr");
    }

    test::TemporaryFolder m_folder{};
};

TEST_F(Timestamps, AreTakenFromAFileAndHold)
{
    const std::string der = signature(SignatureProfile::Pades);
    const auto query = timestampQuery(der);
    ASSERT_TRUE(query) << query.error();
    const auto stamped = withTimestamp(der, answerTo(*query));
    ASSERT_TRUE(stamped) << stamped.error();
    const auto reading = readSignature(*stamped, content, SignatureProfile::Pades);
    EXPECT_THAT(reading.faults, IsEmpty());
    EXPECT_TRUE(reading.stampedAt);
    EXPECT_FALSE(withTimestamp(*stamped, answerTo(*query)));
}

TEST_F(Timestamps, AreRefusedWhenTheyBelongToAnotherSignature)
{
    const std::string one = signature(SignatureProfile::Pades);
    const std::string other = signature(SignatureProfile::Pades);
    const auto stamped = withTimestamp(one, answerTo(timestampQuery(other).value()));
    ASSERT_FALSE(stamped);
    EXPECT_THAT(stamped.error(), HasSubstr("no valid time stamp of this signature"));
    EXPECT_FALSE(withTimestamp(one, "nonsense"));
}

TEST_F(Timestamps, FitIntoTheLastSignatureOfAPdf)
{
    PdfSigning signing = test::signingAs("arbiter");
    signing.room = TimestampRoom::Keep;
    const auto pdf = signPdf(test::reportPdf(), test::person("Paula", "arbiter"), signing);
    ASSERT_TRUE(pdf);
    const auto query = timestampQuery(lastSignatureOf(*pdf).value());
    const auto stamped = stampPdf(*pdf, answerTo(query.value()));
    ASSERT_TRUE(stamped) << stamped.error().message;
    EXPECT_EQ(stamped->size(), pdf->size());
    const auto path = m_folder.put("stamped.pdf", *stamped).string();
    EXPECT_THAT(test::shell("pdfsig -nocert '" + path + "'").output,
                HasSubstr("Signature is Valid."));
}

}  // namespace
}  // namespace diptych::reports
