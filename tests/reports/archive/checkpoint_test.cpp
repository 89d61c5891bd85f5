#include "reports/archive/checkpoint.h"
#include "reports/archive/digest.h"
#include "reports/archive/qr_code.h"
#include "tests/reports/shell.h"

#include <gmock/gmock.h>

namespace diptych::reports {
namespace {

Checkpoint example()
{
    return {hexOf(Digest("origin").finish()), 412, hexOf(Digest("head").finish()),
            "2026-08-14T18:05:03.123Z"};
}

TEST(Checkpoint, IsReadAgainWithWhateverStandsAroundIt)
{
    const Checkpoint checkpoint = example();
    const auto read = checkpointFromText("Round 5\r\n\n" + toText(checkpoint) +
                                         "\n-----BEGIN CMS-----\nhead x\n");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->origin, checkpoint.origin);
    EXPECT_EQ(read->entries, 412);
    EXPECT_EQ(read->head, checkpoint.head);
    EXPECT_EQ(read->time, checkpoint.time);
}

TEST(Checkpoint, SaysWhatIsMissing)
{
    EXPECT_THAT(checkpointFromText("nothing").error(), testing::HasSubstr("diptych-checkpoint/1"));
    EXPECT_THAT(checkpointFromText("diptych-checkpoint/1\nentries x\n").error(),
                testing::HasSubstr("entries x"));
    EXPECT_THAT(checkpointFromText("diptych-checkpoint/1\nentries 3\nhead 00\n").error(),
                testing::HasSubstr("64 hexadecimal digits"));
}

TEST(Checkpoint, IsReadFromTheLineOfItsQrCode)
{
    const auto read = checkpointFromText("scanned: " + qrText(example()) + "\n");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->origin, example().origin.substr(0, 16));
    EXPECT_EQ(read->entries, 412);
    EXPECT_EQ(read->head, example().head);
    EXPECT_FALSE(checkpointFromText("DIPTYCH-CHECKPOINT/1 0123456789abcdef x"));
}

TEST(Checkpoint, IsRefusedWithTheWordsOfAnother)
{
    std::string text = toText(example());
    const std::size_t words = text.find("words ") + 6;
    text.replace(words, 5, "babab");
    const auto read = checkpointFromText(text);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error(), testing::HasSubstr("the head says \"" + eightWords(example().head)));
}

TEST(Checkpoint, HasEightWordsThatCanBeReadOut)
{
    // 127.0.0.1 is "lusab-babad" in the paper on proquints.
    EXPECT_EQ(eightWords("7f000001"), "lusab babad");
    const std::string words = eightWords(example().head);
    EXPECT_EQ(std::ranges::count(words, ' '), 7);
    EXPECT_EQ(words.size(), 8U * 5 + 7);
}

TEST(Digest, IsThatOfSha256sum)
{
    const test::TemporaryFolder folder;
    const auto path = folder.put("bytes", "Hector Exemple");
    EXPECT_THAT(test::shell("sha256sum '" + path.string() + "'").output,
                testing::StartsWith(hexOf(sha256("Hector Exemple"))));
}

TEST(Digest, TellsFieldsApart)
{
    EXPECT_NE(Digest("t").add("ab").add("c").finish(), Digest("t").add("a").add("bc").finish());
    EXPECT_NE(Digest("t").add("").finish(), Digest("t").finish());
}

TEST(QrCode, IsReadByAnotherProgram)
{
    const std::string text = qrText(example());
    const auto cells = qrCells(text);
    constexpr int scale = 4;
    std::string picture = "P1\n" + std::to_string(cells.size() * scale) + " " +
                          std::to_string(cells.size() * scale) + "\n";
    for (const auto& row : cells) {
        std::string line;
        for (const bool dark : row) {
            for (int i = 0; i < scale; ++i) {
                line += dark ? "1 " : "0 ";
            }
        }
        for (int i = 0; i < scale; ++i) {
            picture += line + "\n";
        }
    }
    const test::TemporaryFolder folder;
    const auto path = folder.put("code.pbm", picture);
    EXPECT_THAT(test::shell("zbarimg -q --raw '" + path.string() + "'").output,
                testing::HasSubstr(text + "\n"));
}

TEST(QrCode, IsDrawnForTextAndForPages)
{
    const std::string text = qrAsText("DIPTYCH");
    EXPECT_THAT(text, testing::HasSubstr("█"));
    EXPECT_THAT(qrAsSvg("DIPTYCH"), testing::HasSubstr("<title>DIPTYCH</title>"));
    EXPECT_TRUE(qrCells(std::string(5000, 'x')).empty());
}

}  // namespace
}  // namespace diptych::reports
