#include "core/chess/san.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/dialect_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace diptych::notation {
namespace {

/// Entries written with blanks between them.
struct Words {
    std::vector<std::string> words;

    explicit Words(const std::string& text)
    {
        std::istringstream stream(text);
        for (std::string word; stream >> word;) {
            words.push_back(word);
        }
    }
    WrittenEntries written(const char* dialect = nullptr) const
    {
        WrittenEntries entries;
        entries.texts.assign(words.begin(), words.end());
        entries.stated = dialect == nullptr ? nullptr : findDialect(dialect);
        return entries;
    }
};

DialectFinding find(const std::string& text, const char* dialect = nullptr)
{
    const Words words(text);
    return findDialect(words.written(dialect));
}

std::vector<std::string> equalFirst(const DialectFinding& finding)
{
    std::vector<std::string> codes;
    for (const DialectLikelihood& entry : finding.likelihoods) {
        if (entry.share == finding.likelihoods.front().share) {
            codes.push_back(entry.code);
        }
    }
    return codes;
}

TEST(DialectFinder, HoldsLettersThatADialectDoesNotHaveAgainstIt)
{
    // The columns slip after a doubled entry, so that little is legal; only Russian has the Л.
    EXPECT_EQ(find("e4 e5 Кf3 Кc6 Сc4 Кf6 Кc3 Сc5 O-O O-O d3 a6 a4 Кb4 Кxe5 c6 d4 Сa7 d5 cxd5 exd5 "
                   "d6 Кd3 Кxd3 Фxd3 Кg4 Сf4 Фf6 Фf6 Сg3 Сf5 Кe4 Сxe4 Фxe4 Кe5 Сxe5 dxe5 Фf3 Фb6 "
                   "b4 Фxb4 Сb3 Сd4 Лac1 b5 c3 Фxb3 cxd4 Фxa4 dxe5 b4 e6 fxe6 dxe6 Лxf3 gxf3 b3 e7 "
                   "b2 Лb1 Фb3 Лfe1 Фb3 Лfe1 Фb5 f4 Лe8 f5 a5 Лbd1 Крf7 h4 a4 Лe3 b1(Ф) Лxb1")
                  .code,
              "ru");
}

TEST(DialectFinder, FindsALanguageThatItsLettersBetray)
{
    EXPECT_EQ(find("e4 e5 Nf3 Nc6 Bb5 a6").code, "en");
    EXPECT_EQ(find("e4 e5 Cf3 Cc6 Fb5 a6").code, "fr");
    EXPECT_EQ(find("e4 e5 Sf3 Sc6 Gb5 a6").code, "pl");
    EXPECT_EQ(find("e4 e5 Hf3 Hc6 Fb5 a6 Fa4 Hf6").code, "hu");
    EXPECT_EQ(find("e4 e5 Кf3 Кc6 Сb5 a6 0-0 К:e4 Лe1").code, "ru");
    EXPECT_EQ(find("e4 e5 Kaf3 Kac6 Ob5 a6").code, "sq");
    EXPECT_EQ(find("e4 e5 Ιf3 Ιc6 Αb5 a6").code, "el");
    EXPECT_EQ(find("e4 e5 Rf3 Rc6 Ob5 a6").code, "et");
}

TEST(DialectFinder, TellsLanguagesWithTheSameLettersByLegality)
{
    // R is the knight in Finnish and Afrikaans, the king in French, the rook in English.
    EXPECT_EQ(equalFirst(find("e4 e5 Rf3 Rc6 Lb5 a6 La4 Rf6")),
              (std::vector<std::string>{"fi", "af"}));
    // S is the bishop in Czech; with J it cannot be German.
    EXPECT_EQ(equalFirst(find("e4 e5 Jf3 Jc6 Sb5 a6")), (std::vector<std::string>{"cs", "sk"}));
}

TEST(DialectFinder, ListsEqualLanguagesAsEqual)
{
    const std::vector<std::string> equal = equalFirst(find("e4 e5 Sf3 Sc6 Lb5 a6"));
    for (const char* code : {"de", "sv", "da", "nb", "hr", "sr", "sl"}) {
        EXPECT_NE(std::find(equal.begin(), equal.end(), code), equal.end()) << code;
    }
    EXPECT_EQ(equal.front(), "de");
}

TEST(DialectFinder, SharesMakeOne)
{
    double sum = 0.0;
    for (const DialectLikelihood& entry : find("e4 e5 Sf3 Sc6 Lb5 a6").likelihoods) {
        EXPECT_GT(entry.share, 0.0);
        sum += entry.share;
    }
    EXPECT_NEAR(sum, 1.0, 0.05);
}

TEST(DialectFinder, PrefersThePieceToAPawnLetterThatFewWrite)
{
    EXPECT_EQ(find("Bc4").code, "en");
}

TEST(DialectFinder, KeepsAStatedDialectWithErrorsInTheSheet)
{
    const DialectFinding finding = find("e4 e5 Sf3 Sc6 Lb5 a6 La4 Sf6 Dh8 Le7 Te1 b5", "de");
    EXPECT_EQ(finding.code, "de");
    EXPECT_EQ(finding.stated, StatedDialect::Fits);
}

TEST(DialectFinder, LetsAStatedDialectGiveWayThatPlainlyDoesNotFit)
{
    const DialectFinding finding = find("e4 e5 Sf3 Sc6 Lb5 a6 La4 Sf6", "en");
    EXPECT_EQ(finding.code, "de");
    EXPECT_EQ(finding.stated, StatedDialect::DoesNotFit);
}

TEST(DialectFinder, ReadsASheetThatChangesItsLanguage)
{
    const DialectFinding finding =
        find("e4 e5 Sf3 Sc6 Lb5 a6 La4 Sf6 0-0 Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7");
    EXPECT_EQ(finding.code, "de");
    ASSERT_TRUE(finding.change);
    EXPECT_EQ(finding.change->code, "en");
    EXPECT_EQ(finding.change->from, 9u);
    EXPECT_EQ(finding.legal, 20);
    EXPECT_EQ(finding.readings[2].front().reason, ReadingReason::AsWritten);
    EXPECT_EQ(finding.readings[9].front().reason, ReadingReason::OtherDialect);
    EXPECT_GT(finding.readings[9].front().cost, 0.0);
}

TEST(DialectFinder, ReadsASheetThatChangesItsLanguageEarly)
{
    const std::string english = "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O ";
    const std::string french = "a3 Fxc3+ Dxc3 b6 Fg5 Fb7 Cf3 d6 e3 Cbd7 Fe2 c5 O-O Tc8 Tfd1 De7 "
                               "dxc5 bxc5 b4 Fe4 Cd2 Fb7 f3 h6 Fh4 d5";
    const std::string russian = "d4 Кf6 c4 e6 Кc3 Сb4 Фc2 O-O ";
    for (const auto& [first, code] : {std::pair(english, "en"), std::pair(russian, "ru")}) {
        const DialectFinding finding = find(first + french);
        EXPECT_EQ(finding.code, code);
        ASSERT_TRUE(finding.change) << code;
        EXPECT_EQ(finding.change->code, "fr");
        EXPECT_EQ(finding.legal, 34) << code;
        for (const Readings& readings : finding.readings) {
            EXPECT_FALSE(readings.empty());
        }
    }
}

TEST(DialectFinder, DoesNotTakeAnErrorForAnotherLanguage)
{
    const DialectFinding finding = find("e4 e5 Sf3 Sc6 Nb5 a6 La4 Sf6 0-0 Le7", "de");
    EXPECT_FALSE(finding.change);
    EXPECT_TRUE(finding.readings[4].empty());
}

TEST(DialectFinder, TurnsASheetRoundThatIsLegalOnlySo)
{
    const DialectFinding finding = find("d5 d4 Nc6", "en");
    EXPECT_EQ(finding.orientation, Orientation::Turned);
    const chess::SanToken& first = finding.readings[0].front().token;
    EXPECT_EQ(first.toFile, 4);
    EXPECT_EQ(first.toRank, 3);
    EXPECT_EQ(finding.readings[0].front().reason, ReadingReason::Mirrored);
}

TEST(DialectFinder, TurnsASheetOfUnknownLanguageRound)
{
    const DialectFinding finding = find("d5 d4 Sc6 Sf3 Lg4 h3 Lh5 Sc3 0-0 Ld2 Td8 g4 Lg6 e3");
    EXPECT_EQ(finding.orientation, Orientation::Turned);
    EXPECT_EQ(finding.code, "de");
    EXPECT_EQ(finding.legal, 14);
}

TEST(DialectFinder, DoesNotTurnASheetWhoseFirstHalfMoveIsMissing)
{
    // 1.e4 is left out; the queen and the king betray which way round the sheet is.
    const DialectFinding finding =
        find("e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Qe2 b5 Bb3 Be7 a4 Rb8 Qd1 d6 Kf1 O-O", "en");
    EXPECT_EQ(finding.orientation, Orientation::Usual);
}

TEST(DialectFinder, KnowsWhetherCapitalsAreUsed)
{
    const auto costOf = [](const DialectFinding& finding) {
        return finding.readings.back().back().cost;
    };
    const DialectFinding capitals = find("d4 Nf6 c4 e6 Nc3 Bb4 Bd2 Bxc3 bxc3", "en");
    const DialectFinding none = find("d4 nf6 c4 e6 nc3 bb4 bd2 bxc3 bxc3", "en");
    ASSERT_EQ(capitals.readings.back().size(), 2u);
    ASSERT_EQ(none.readings.back().size(), 2u);
    EXPECT_GT(costOf(capitals), costOf(none));
    EXPECT_EQ(none.legal, 9);
}

TEST(DialectFinder, ReadsNothingIntoAnEmptySheet)
{
    const DialectFinding finding = find("");
    EXPECT_TRUE(finding.readings.empty());
    EXPECT_EQ(finding.code, "en");
}

}  // namespace
}  // namespace diptych::notation
