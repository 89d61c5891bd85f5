#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"
#include "tests/reports/verification/later_edit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace diptych::reports {
namespace {

using testing::HasSubstr;

const std::string& fourSignatures()
{
    static const std::string pdf = test::reportSignedBy({"arbiter", "chief", "white", "black"});
    return pdf;
}

Roster rosterOfEvent()
{
    return Roster{{test::authority().certificate()}, {}};
}

std::string problemsIn(const Verification& verification)
{
    std::string text;
    for (const Problem& problem : verification.problems) {
        text +=
            std::string(code(problem.kind)) + ", " + problem.object + ", " + problem.detail + "\n";
    }
    return text;
}

bool has(const Verification& verification, std::string_view wanted, std::string_view object)
{
    return std::any_of(
        verification.problems.begin(), verification.problems.end(), [&](const Problem& problem) {
            return code(problem.kind) == wanted && problem.object.find(object) != std::string::npos;
        });
}

TEST(PdfVerification, AcceptsFourSignaturesOfFourPeople)
{
    const auto verification = verifyPdf(fourSignatures(), rosterOfEvent());
    EXPECT_TRUE(verification.valid()) << problemsIn(verification);
    ASSERT_EQ(verification.signatures.size(), 4U);
    const SignatureReport& arbiter = verification.signatures[0];
    EXPECT_EQ(arbiter.name, "Schiedsrichter, Paula");
    EXPECT_EQ(arbiter.role, "arbiter");
    EXPECT_EQ(arbiter.fideId, "12345");
    EXPECT_EQ(arbiter.time, 1759592520);
    EXPECT_EQ(arbiter.trust, Trust::Authority);
    EXPECT_EQ(arbiter.fingerprint.size(), 95U);
    EXPECT_EQ(verification.signatures[3].name, "Sørensen, Žofie");
}

TEST(PdfVerification, FindsThatAReportIsNotSigned)
{
    const auto verification = verifyPdf(test::reportPdf(), {});
    EXPECT_FALSE(verification.valid());
    EXPECT_TRUE(has(verification, "not-signed", "file"));
}

TEST(PdfVerification, SaysThatAFileIsEncrypted)
{
    const test::TemporaryFolder folder;
    const std::string plain = folder.put("a.pdf", test::reportPdf()).string();
    const std::string secret = (folder.path() / "b.pdf").string();
    for (const std::string passwords : {"'' owner", "user owner"}) {
        const auto made =
            test::shell("qpdf --encrypt " + passwords + " 256 -- '" + plain + "' '" + secret + "'");
        ASSERT_EQ(made.status, 0) << made.output;
        const std::string bytes = test::readAll(secret);
        EXPECT_TRUE(has(verifyPdf(bytes, {}), "encrypted", "file"));
        EXPECT_FALSE(signPdf(bytes, test::person("Paula", "arbiter"), test::signingAs("arbiter")));
    }
}

class LaterEdits : public testing::TestWithParam<test::NamedEdit> {};

TEST_P(LaterEdits, AreRefusedAndTheObjectIsNamed)
{
    const test::NamedEdit& named = GetParam();
    const std::string file = test::withEdit(fourSignatures(), named.edit);
    ASSERT_GT(file.size(), fourSignatures().size());
    const auto verification = verifyPdf(file, rosterOfEvent());
    EXPECT_FALSE(verification.valid());
    EXPECT_TRUE(has(verification, named.code, named.object)) << problemsIn(verification);
    EXPECT_TRUE(has(verification, "uncovered-bytes", "file")) << problemsIn(verification);
    const std::string sentence = summary(verification, PhraseBook::forLanguage("en"));
    EXPECT_THAT(sentence, HasSubstr("after signing")) << sentence;
}

class EditsThatStay : public LaterEdits {};

/// Somebody signs honestly over what another has slipped in before.
TEST_P(EditsThatStay, AreFoundUnderALaterSignature)
{
    const test::NamedEdit& named = GetParam();
    const std::string edited = test::withEdit(fourSignatures(), named.edit);
    const auto file =
        signPdf(edited, test::person("Helper, Henry", "assistant"), test::signingAs("assistant"));
    ASSERT_TRUE(file) << file.error().message;
    const auto verification = verifyPdf(*file, rosterOfEvent());
    EXPECT_FALSE(verification.valid()) << named.name;
    EXPECT_FALSE(has(verification, "uncovered-bytes", "file"));
}

INSTANTIATE_TEST_SUITE_P(EveryKind, LaterEdits, testing::ValuesIn(test::namedEdits()),
                         [](const auto& each) { return std::string(each.param.name); });

/// All but the false look of the very field that is signed next, which gives way to the true one.
std::vector<test::NamedEdit> editsThatStay()
{
    std::vector<test::NamedEdit> edits = test::namedEdits();
    std::erase_if(edits, [](const test::NamedEdit& each) {
        return std::string_view(each.name) == "AnUnsignedFieldLooksSigned";
    });
    return edits;
}

INSTANTIATE_TEST_SUITE_P(EveryKind, EditsThatStay, testing::ValuesIn(editsThatStay()),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(PdfVerification, RefusesATrailerThatLeadsElsewhere)
{
    const auto copyOfCatalog = [](QPDF& pdf) {
        return std::vector{pdf.makeIndirectObject(pdf.getRoot().shallowCopy())};
    };
    QPDF pdf;
    pdf.processMemoryFile("test", fourSignatures().data(), fourSignatures().size());
    const std::string root = "/Root " + pdf.getRoot().unparse();
    const std::string elsewhere = "/Root " + std::to_string(pdf.getObjectCount() + 1) + " 0 R";
    const std::string file = test::withTrailer(fourSignatures(), copyOfCatalog, root, elsewhere);
    const auto verification = verifyPdf(file, {});
    EXPECT_TRUE(has(verification, "trailer-changed", "trailer")) << problemsIn(verification);
}

TEST(PdfVerification, RefusesAnObjectThatIsTakenAway)
{
    QPDF pdf;
    pdf.processMemoryFile("test", fourSignatures().data(), fourSignatures().size());
    const int page = test::firstPage(pdf).getPageContents().at(0).getObjectID();
    std::string file = test::withEdit(fourSignatures(), [](QPDF& same) {
        return std::vector{same.makeIndirectObject(QPDFObjectHandle::newInteger(1))};
    });
    const std::size_t table = file.rfind("\nxref\n") + 6;
    file.insert(table, std::to_string(page) + " 1\n0000000000 00001 f \n");
    const auto verification = verifyPdf(file, {});
    EXPECT_FALSE(verification.valid());
    EXPECT_TRUE(has(verification, "object-removed", "text of page 1") ||
                has(verification, "stream-changed", "text of page 1"))
        << problemsIn(verification);
}

TEST(PdfVerification, RefusesWhatFillsAGapInTheOriginal)
{
    // A reference to nothing is prepared, signed, and filled afterwards.
    const std::string prepared = test::withEdit(test::reportPdf(), [](QPDF& pdf) {
        QPDFObjectHandle page = test::firstPage(pdf);
        page.replaceKey("/PieceInfo", QPDFObjectHandle::parse(&pdf, "[900 0 R]"));
        return std::vector{page};
    });
    const auto file =
        signPdf(prepared, test::person("Paula", "arbiter"), test::signingAs("arbiter"));
    ASSERT_TRUE(file) << file.error().message;
    const std::string filled = test::withEdit(*file, [](QPDF& pdf) {
        pdf.replaceObject(900, 0, QPDFObjectHandle::newDictionary());
        return std::vector{pdf.getObject(900, 0)};
    });
    const auto verification = verifyPdf(filled, {});
    EXPECT_TRUE(has(verification, "object-changed", "object 900")) << problemsIn(verification);
}

TEST(PdfVerification, RefusesBytesBehindTheEnd)
{
    for (const std::string added : {"\n", " ", "% a comment\n", "\0"}) {
        EXPECT_FALSE(verifyPdf(fourSignatures() + added + "x", {}).valid());
    }
    EXPECT_FALSE(verifyPdf(fourSignatures() + "\n", {}).valid());
}

TEST(PdfVerification, RefusesAnyFlippedBit)
{
    std::mt19937 random(2023);
    for (int i = 0; i < 100; ++i) {
        std::string file = fourSignatures();
        const std::size_t place = random() % file.size();
        file[place] = static_cast<char>(file[place] ^ (1U << random() % 8));
        EXPECT_FALSE(verifyPdf(file, {}).valid()) << "byte " << place;
    }
}

TEST(PdfVerification, RefusesAnyFlippedBitInASignature)
{
    std::mt19937 random(8);
    const std::size_t begin = fourSignatures().rfind("/Contents <") + 11;
    const std::size_t length = fourSignatures().find('>', begin) - begin;
    for (int i = 0; i < 100; ++i) {
        std::string file = fourSignatures();
        const std::size_t place = begin + random() % length;
        file[place] = static_cast<char>(file[place] ^ (1U << random() % 8));
        EXPECT_FALSE(verifyPdf(file, {}).valid()) << "byte " << place - begin;
    }
}

TEST(PdfVerification, RefusesARangeThatCoversLess)
{
    std::string file = test::reportSignedBy({"arbiter"});
    const std::size_t range = file.rfind("/ByteRange [0 ");
    const std::size_t last = file.find(' ', file.find(' ', range + 14) + 1) + 1;
    file.replace(last, 10, "0000000100");
    const auto verification = verifyPdf(file, {});
    EXPECT_TRUE(has(verification, "bad-range", "signature of arbiter")) << problemsIn(verification);
}

TEST(PdfVerification, TellsWhoseCertificateIsTrusted)
{
    const Identity self = newAuthority({"Self, Made", "", ""}).value();
    const auto file = signPdf(test::reportPdf(), self, test::signingAs("arbiter"));
    ASSERT_TRUE(file);
    const auto trust = [](const std::string& pdf, const Roster& roster) {
        return verifyPdf(pdf, roster).signatures.at(0).trust;
    };
    EXPECT_EQ(trust(*file, {}), Trust::SelfSigned);
    EXPECT_EQ(trust(*file, {{}, {self.certificate().fingerprint()}}), Trust::Pinned);
    EXPECT_EQ(trust(*file, {{self.certificate()}, {}}), Trust::Pinned);
    EXPECT_EQ(trust(fourSignatures(), {}), Trust::Unknown);
    EXPECT_EQ(trust(fourSignatures(), {{}, {test::authority().certificate().fingerprint()}}),
              Trust::Authority);
    EXPECT_TRUE(verifyPdf(*file, {}).valid()) << "trust stands beside validity";
}

TEST(PdfVerification, NeverThrowsOnWhatIsLeftOfAFile)
{
    for (std::size_t size = 0; size < fourSignatures().size(); size += 997) {
        EXPECT_FALSE(verifyPdf(fourSignatures().substr(0, size), {}).valid()) << size;
    }
}

}  // namespace
}  // namespace diptych::reports
