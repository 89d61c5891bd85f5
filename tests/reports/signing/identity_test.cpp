#include "reports/signing/handwriting.h"
#include "reports/signing/identity.h"
#include "reports/signing/identity_file.h"
#include "reports/signing/private_file.h"
#include "tests/reports/shell.h"
#include "tests/reports/signing/signed_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr int fewRounds = 2000;

Passphrase secret(std::string text = "geheim ünd lang")
{
    return Passphrase(std::move(text));
}

TEST(Identity, IsCertifiedByTheAuthorityOfTheEvent)
{
    const Identity paula = test::person("Schiedsrichter, Paula", "arbiter");
    const Certificate& authority = test::authority().certificate();
    EXPECT_TRUE(authority.isAuthority());
    EXPECT_TRUE(authority.isSelfSigned());
    EXPECT_FALSE(paula.certificate().isAuthority());
    EXPECT_TRUE(paula.certificate().wasIssuedBy(authority));
    EXPECT_EQ(paula.certificate().name(), "Schiedsrichter, Paula");
    EXPECT_EQ(paula.certificate().fideId(), "12345");
    EXPECT_EQ(paula.certificate().role(), "arbiter");
    const auto further = newIdentity({"Black", "", ""}, paula);
    ASSERT_FALSE(further);
    EXPECT_THAT(further.error(), HasSubstr("may not issue"));
}

TEST(Identity, IsAcceptedByOpenssl)
{
    const test::TemporaryFolder folder;
    const auto authority = folder.put("a.pem", test::authority().certificate().pem()).string();
    const auto own = folder.put("b.pem", test::person("Paula", "").certificate().pem()).string();
    EXPECT_THAT(
        test::shell("openssl verify -x509_strict -CAfile '" + authority + "' '" + own + "'").output,
        HasSubstr("b.pem: OK"));
    const std::string text = test::shell("openssl x509 -noout -text -in '" + own + "'").output;
    EXPECT_THAT(text, HasSubstr("Digital Signature, Non Repudiation"));
    EXPECT_THAT(text, HasSubstr("E-mail Protection"));
    EXPECT_THAT(text, HasSubstr("email:fide-12345@chess.invalid"));
    EXPECT_THAT(text, HasSubstr("CA:FALSE"));
}

TEST(Identity, NeedsANameAndANumber)
{
    EXPECT_FALSE(newAuthority({"", "", ""}));
    EXPECT_FALSE(newAuthority({std::string(65, 'x'), "", ""}));
    EXPECT_TRUE(newAuthority({std::string(64, 'x'), "", ""}));
    const auto identity = newAuthority({"A", "12x", ""});
    ASSERT_FALSE(identity);
    EXPECT_EQ(identity.error(), "the FIDE ID is \"12x\", expected digits");
}

TEST(IdentityFile, OpensWithItsPassphraseOnly)
{
    const Identity paula = test::person("Schiedsrichter, Paula", "arbiter");
    const auto bytes = toPkcs12(paula, secret(), fewRounds);
    ASSERT_TRUE(bytes) << bytes.error();
    const auto opened = fromPkcs12(*bytes, secret());
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->certificate().fingerprint(), paula.certificate().fingerprint());
    ASSERT_EQ(opened->issuers().size(), 1U);
    const auto wrong = fromPkcs12(*bytes, secret("other"));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error(), "wrong passphrase");
    EXPECT_FALSE(toPkcs12(paula, secret(""), fewRounds));
}

TEST(IdentityFile, ShowsItsCertificatesToEverybody)
{
    const Identity paula = test::person("Schiedsrichter, Paula", "arbiter");
    const auto certificates = certificatesIn(toPkcs12(paula, secret(), fewRounds).value());
    ASSERT_TRUE(certificates) << certificates.error();
    ASSERT_EQ(certificates->size(), 2U);
    EXPECT_EQ(certificates->at(0).name(), "Schiedsrichter, Paula");
    EXPECT_FALSE(certificatesIn("nonsense"));
}

TEST(IdentityFile, ProtectsTheKeyAsItSays)
{
    const test::TemporaryFolder folder;
    const auto path =
        folder.put("a.p12", toPkcs12(test::authority(), secret("abc")).value()).string();
    const std::string text =
        test::shell("openssl pkcs12 -info -noout -passin pass:abc -in '" + path + "'").output;
    EXPECT_THAT(text,
                HasSubstr("PBES2, PBKDF2, AES-256-CBC, Iteration 600000, PRF hmacWithSHA256"));
    EXPECT_THAT(text, HasSubstr("MAC: sha256, Iteration 600000"));
}

TEST(IdentityFile, TakesOldOnesOverOnlyToWriteThemAnew)
{
    const test::TemporaryFolder folder;
    const std::string in = "cd '" + folder.path().string() + "' && ";
    const auto made = test::shell(
        in + "openssl req -x509 -newkey rsa:2048 -nodes -keyout k.pem -out c.pem -days 30 "
             "-subj /CN=Old && openssl pkcs12 -export -legacy -inkey k.pem -in c.pem -out old.p12 "
             "-passout pass:abc -certpbe PBE-SHA1-RC2-40 -keypbe PBE-SHA1-3DES -macalg sha1");
    ASSERT_EQ(made.status, 0) << made.output;
    const std::string old = test::readAll(folder.path() / "old.p12");
    const auto refused = fromPkcs12(old, secret("abc"));
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error(), HasSubstr("old way"));
    const auto taken = importPkcs12(old, secret("abc"));
    ASSERT_TRUE(taken) << taken.error();
    EXPECT_EQ(taken->certificate().name(), "Old");
    EXPECT_TRUE(fromPkcs12(toPkcs12(*taken, secret("abc"), fewRounds).value(), secret("abc")));
}

TEST(IdentityFile, RefusesAKeyThatCannotSign)
{
    const test::TemporaryFolder folder;
    const std::string in = "cd '" + folder.path().string() + "' && ";
    const auto made = test::shell(
        in + "openssl req -x509 -newkey ed25519 -nodes -keyout k.pem -out c.pem -days 30 "
             "-subj /CN=Ed && openssl pkcs12 -export -inkey k.pem -in c.pem -out ed.p12 "
             "-passout pass:abc");
    ASSERT_EQ(made.status, 0) << made.output;
    const auto opened = fromPkcs12(test::readAll(folder.path() / "ed.p12"), secret("abc"));
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error(), HasSubstr("neither RSA nor on an elliptic curve"));
}

TEST(PrivateFile, IsForItsOwnerAndOverwritesNothing)
{
    const test::TemporaryFolder folder;
    const fs::path path = folder.path() / "a.p12";
    ASSERT_TRUE(writePrivately(path, "one", Overwrite::Refuse));
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    const auto again = writePrivately(path, "two", Overwrite::Refuse);
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error(), HasSubstr("a.p12: is already there"));
    EXPECT_EQ(test::readAll(path), "one");
    ASSERT_TRUE(writePrivately(path, "two", Overwrite::Replace));
    EXPECT_EQ(test::readAll(path), "two");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST(Passphrase, WipesWhatItCameIn)
{
    std::string text = "a long secret that does not fit into the string itself";
    const char* place = text.data();
    const Passphrase passphrase(std::move(text));
    EXPECT_EQ(place[0], '\0');
    EXPECT_STREQ(passphrase.get(), "a long secret that does not fit into the string itself");
}

TEST(Handwriting, NamesTheLineThatIsNoPoint)
{
    const auto hand = readHandwriting("# by Black\n1 2\n3 4\n\n5 6\n");
    ASSERT_TRUE(hand);
    EXPECT_EQ(hand->size(), 2U);
    const auto wrong = readHandwriting("1 2\n3 x\n");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error(), "line 2: found \"3 x\", expected two numbers, x and y");
    EXPECT_FALSE(readHandwriting(""));
    EXPECT_FALSE(readHandwriting("1 nan"));
}

}  // namespace
}  // namespace diptych::reports
