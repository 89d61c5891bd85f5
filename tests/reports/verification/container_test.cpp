#include "reports/container/container.h"
#include "reports/container/manifest.h"
#include "reports/verification/journal_list.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>

namespace diptych::reports {
namespace {

using testing::HasSubstr;

using Entries = std::vector<ContainerPart>;

std::vector<ContainerPart> someParts()
{
    return {{"report.pdf", test::reportSignedBy({"arbiter"})},
            {"incident.xml", "<incident/>"},
            {"sources/white score.txt", "1. e4 e5"},
            {"HOW-TO-VERIFY.txt", std::string(2000, 'x')}};
}

const std::string& oneSignature()
{
    static const std::string bytes =
        signContainer(someParts(), test::person("Paula", "arbiter"), "arbiter").value();
    return bytes;
}

Verification verified(const std::string& bytes)
{
    return verifyContainer(bytes, {{test::authority().certificate()}, {}});
}

bool has(const Verification& verification, std::string_view wanted, std::string_view object)
{
    return std::any_of(
        verification.problems.begin(), verification.problems.end(), [&](const Problem& problem) {
            return code(problem.kind) == wanted && problem.object.find(object) != std::string::npos;
        });
}

std::string changed(const std::function<void(Entries&)>& change)
{
    Entries entries = readEntries(oneSignature()).value();
    change(entries);
    return packEntries(entries).value();
}

TEST(Container, BeginsAsEveryAsicDoes)
{
    EXPECT_EQ(oneSignature().substr(30, 39), "mimetypeapplication/vnd.etsi.asic-e+zip");
    const test::TemporaryFolder folder;
    const auto path = folder.put("a.asice", oneSignature()).string();
    EXPECT_THAT(test::shell("unzip -t '" + path + "'").output, HasSubstr("No errors detected"));
}

TEST(Container, IsAcceptedWithBothSignatures)
{
    const auto bytes = addSignature(oneSignature(), test::person("Solveig", "chief"), "chief");
    ASSERT_TRUE(bytes) << bytes.error();
    const auto verification = verified(*bytes);
    EXPECT_TRUE(verification.valid());
    ASSERT_EQ(verification.signatures.size(), 3U);
    EXPECT_EQ(verification.signatures[1].name, "Solveig");
    EXPECT_EQ(verification.signatures[1].role, "chief");
    EXPECT_TRUE(verification.signatures[1].time);
    EXPECT_EQ(verification.signatures[2].part, "report.pdf");
    EXPECT_EQ(verification.signatures[2].trust, Trust::Authority);
}

TEST(Container, IsCadesForOpensslAndGnutls)
{
    const test::TemporaryFolder folder;
    const Entries entries = readEntries(oneSignature()).value();
    for (const ContainerPart& entry : entries) {
        if (entry.name == manifestName(1)) {
            folder.put("manifest", entry.bytes);
        } else if (entry.name == signatureName(1)) {
            folder.put("signature", entry.bytes);
        }
    }
    folder.put("authority.pem", test::authority().certificate().pem());
    const std::string in = "cd '" + folder.path().string() + "' && ";
    EXPECT_THAT(test::shell(in + "openssl cms -verify -binary -cades -inform DER -in signature "
                                 "-content manifest -purpose any -CAfile authority.pem "
                                 "-out /dev/null")
                    .output,
                HasSubstr("CAdES Verification successful"));
    EXPECT_THAT(test::shell(in + "certtool --p7-verify --inder --infile signature "
                                 "--load-data manifest --load-ca-certificate authority.pem")
                    .output,
                HasSubstr("Signature status: ok"));
}

TEST(Container, StatesTheDigestsThatOpensslComputes)
{
    const test::TemporaryFolder folder;
    const auto path = folder.put("x", "1. e4 e5").string();
    std::string digest = test::shell("openssl dgst -sha256 -binary '" + path + "' | base64").output;
    digest.pop_back();
    EXPECT_EQ(digestOf("1. e4 e5"), digest);
}

TEST(Container, RefusesAPartThatWasChanged)
{
    const auto verification =
        verified(changed([](Entries& entries) { entries[2].bytes = "<incident></incident>"; }));
    EXPECT_TRUE(has(verification, "changed-part", "incident.xml"));
}

TEST(Container, RefusesAPartThatWasTakenOut)
{
    const auto verification =
        verified(changed([](Entries& entries) { entries.erase(entries.begin() + 3); }));
    EXPECT_TRUE(has(verification, "missing-part", "sources/white score.txt"));
}

TEST(Container, RefusesAPartThatNobodySigned)
{
    for (const std::string name : {"extra.txt", "META-INF/extra.xml", "META-INF/signature7.p7s"}) {
        const auto verification = verified(changed([&](Entries& entries) {
            entries.push_back({name, "hello"});
        }));
        EXPECT_TRUE(has(verification, "uncovered-part", name)) << name;
    }
}

TEST(Container, RefusesAPartThatALaterSignerSlippedIn)
{
    Entries entries = readEntries(oneSignature()).value();
    entries.insert(entries.end() - 2, {"appeal.txt", "The appeal is upheld."});
    const auto extended =
        addSignature(packEntries(entries).value(), test::person("Mallory", "arbiter"), "arbiter");
    ASSERT_TRUE(extended) << extended.error();
    const auto verification = verified(*extended);
    EXPECT_FALSE(verification.valid());
    EXPECT_TRUE(has(verification, "added-part", "appeal.txt"));
}

TEST(Container, RefusesWhatTheDirectoryOfTheZipDoesNotName)
{
    // A program that unpacks from the start would show the first of these entries.
    const std::string other = packEntries({{"mimetype", "x"}, {"report.txt", "upheld"}}).value();
    const std::size_t directory = other.find("PK\x01\x02");
    std::string hidden = other.substr(0, directory) + oneSignature();
    const auto shift = [&](std::size_t place) {
        for (std::size_t i = 0, carry = directory; i < 4; ++i, carry >>= 8U) {
            carry += static_cast<unsigned char>(hidden[place + i]);
            hidden[place + i] = static_cast<char>(carry & 0xFFU);
        }
    };
    const std::size_t end = hidden.rfind("PK\x05\x06");
    shift(end + 16);
    for (std::size_t at = hidden.find("PK\x01\x02"); at < end;
         at = hidden.find("PK\x01\x02", at + 1)) {
        shift(at + 42);
    }
    const test::TemporaryFolder folder;
    const auto path = folder.put("a.asice", hidden).string();
    EXPECT_THAT(test::shell("unzip -t '" + path + "'").output, HasSubstr("No errors detected"));
    const auto verification = verified(hidden);
    EXPECT_FALSE(verification.valid());
    ASSERT_EQ(verification.problems.size(), 1U);
    EXPECT_THAT(verification.problems[0].detail, HasSubstr("offset 0: found bytes"));
}

TEST(Container, IsAlsoReadAsProgramsOfOthersWriteIt)
{
    const test::TemporaryFolder folder;
    const Entries entries = readEntries(oneSignature()).value();
    std::string names;
    for (const ContainerPart& entry : entries) {
        std::filesystem::create_directories((folder.path() / entry.name).parent_path());
        folder.put(entry.name, entry.bytes);
        names += ",'" + entry.name + "'";
    }
    // Into a pipe, so that sizes and checksums come behind the data.
    folder.put("stream.py", "import sys, zipfile\n"
                            "with zipfile.ZipFile(sys.stdout.buffer, 'w') as zip:\n"
                            "    for name in [" +
                                names.substr(1) + "]: zip.write(name)\n");
    const auto made =
        test::shell("cd '" + folder.path().string() + "' && python3 stream.py | cat > a.asice");
    ASSERT_EQ(made.status, 0) << made.output;
    const auto verification = verified(test::readAll(folder.path() / "a.asice"));
    EXPECT_TRUE(verification.valid())
        << (verification.problems.empty() ? "" : verification.problems[0].detail);
}

TEST(Container, RefusesAManifestThatWasChanged)
{
    const auto verification = verified(changed([](Entries& entries) {
        std::string& manifest = entries[entries.size() - 2].bytes;
        manifest.replace(manifest.find("Rootfile=\"true\""), 15, "Rootfile=\"yes!\"");
    }));
    EXPECT_TRUE(has(verification, "content-changed", "signature001.p7s"));
}

TEST(Container, RefusesASignatureWithoutItsManifest)
{
    const auto verification =
        verified(changed([](Entries& entries) { entries.erase(entries.end() - 2); }));
    EXPECT_TRUE(has(verification, "missing-part", "ASiCManifest001.xml"));
    const auto without = verified(
        changed([](Entries& entries) { entries.erase(entries.end() - 2, entries.end()); }));
    EXPECT_TRUE(has(without, "not-signed", "file"));
}

TEST(Container, RefusesThatTheFirstOfItsSignaturesWasTakenOut)
{
    const auto signedTwice =
        addSignature(oneSignature(), test::person("Solveig", "chief"), "chief");
    ASSERT_TRUE(signedTwice) << signedTwice.error();
    Entries entries = readEntries(*signedTwice).value();
    std::erase_if(entries, [](const ContainerPart& entry) {
        return entry.name == manifestName(1) || entry.name == signatureName(1);
    });
    const auto verification = verified(packEntries(entries).value());
    EXPECT_TRUE(has(verification, "missing-part", "signature001.p7s"));
    EXPECT_FALSE(has(verification, "not-signed", ""));
    EXPECT_EQ(verification.signatures.front().name, "Solveig");
    EXPECT_EQ(summary(verification, PhraseBook::forLanguage(Language::English)),
              "META-INF/signature001.p7s was taken out of the container.");
}

TEST(Container, NamesTheObjectWithinItsReport)
{
    std::vector<ContainerPart> parts = someParts();
    parts[0].bytes += "% more\n";
    const auto bytes = signContainer(parts, test::person("Paula", "arbiter"), "arbiter");
    ASSERT_TRUE(bytes);
    EXPECT_TRUE(has(verified(*bytes), "uncovered-bytes", "report.pdf: file"));
}

TEST(Container, RefusesNamesThatLeadOutside)
{
    const Identity paula = test::person("Paula", "arbiter");
    for (const std::string name :
         {"../x", "/x", "a\\b", "C:x", "", "a/", "é", "mimetype", "META-INF/manifest.xml"}) {
        EXPECT_FALSE(signContainer({{name, "x"}}, paula, "arbiter")) << name;
    }
    EXPECT_FALSE(signContainer({{"a", "x"}, {"a", "y"}}, paula, "arbiter"));
}

TEST(Container, SaysWhatAZipLacksThatIsNoContainer)
{
    const auto plain = packEntries({{"a.txt", "x"}});
    ASSERT_TRUE(plain);
    const auto entries = readEntries(*plain);
    ASSERT_FALSE(entries);
    EXPECT_THAT(entries.error(), HasSubstr("no ASiC-E"));
}

TEST(Container, HasTheSameBytesForTheSameParts)
{
    const Entries entries = readEntries(oneSignature()).value();
    EXPECT_EQ(packEntries(entries).value(), oneSignature());
}

TEST(Container, RefusesFlippedBitsInAllThatIsSigned)
{
    std::mt19937 random(1);
    const Entries honest = readEntries(oneSignature()).value();
    for (int i = 0; i < 300; ++i) {
        std::string file = oneSignature();
        const std::size_t place = random() % file.size();
        file[place] = static_cast<char>(file[place] ^ (1U << random() % 8));
        if (!verified(file).valid()) {
            continue;
        }
        // Only dates and the like in the directory of the zip are nobody's concern.
        const auto entries = readEntries(file);
        ASSERT_TRUE(entries);
        for (std::size_t k = 0; k < honest.size(); ++k) {
            EXPECT_EQ(entries->at(k).bytes, honest[k].bytes) << "byte " << place;
        }
    }
}

TEST(Journal, KnowsThatALaterIssueWasRecorded)
{
    const std::string early = test::reportSignedBy({"arbiter"});
    const auto late = signPdf(early, test::person("Solveig", "chief"), test::signingAs("chief"));
    ASSERT_TRUE(late);
    const test::TemporaryFolder folder;
    const auto hash = [&](const std::string& bytes) {
        return test::shell("sha256sum '" + folder.put("x", bytes).string() + "'")
            .output.substr(0, 64);
    };
    const auto journal = readJournalList("# issued\n" + hash(early) + "  report.pdf\n" +
                                         hash(*late) + "  report.pdf\n");
    ASSERT_TRUE(journal) << journal.error();
    Verification verification = verifyPdf(early, {});
    ASSERT_TRUE(verification.valid())
        << "a file that was cut off at a signature is valid in itself";
    compareWithJournal(early, *journal, verification);
    EXPECT_TRUE(has(verification, "revision-missing", "file"));
    verification = verifyPdf(*late, {});
    compareWithJournal(*late, *journal, verification);
    EXPECT_TRUE(verification.valid());
    compareWithJournal(test::reportPdf(), *journal, verification);
    EXPECT_TRUE(has(verification, "not-in-journal", "file"));
}

TEST(Journal, NamesTheLineThatItDoesNotUnderstand)
{
    const auto journal = readJournalList("# a\nnonsense here\n");
    ASSERT_FALSE(journal);
    EXPECT_THAT(journal.error(), HasSubstr("line 2: found \"nonsense here\", expected a SHA-256"));
}

}  // namespace
}  // namespace diptych::reports
