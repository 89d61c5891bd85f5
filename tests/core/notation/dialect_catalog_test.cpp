#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/utf8.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace diptych::notation {
namespace {

using chess::PieceType;

/// Letters as they stand in the reference table, typed anew: king to pawn.
struct Row {
    std::string code;
    std::array<std::string, 6> letters;
};

const std::array<Row, 33> table{{
    {"en", {"K", "Q", "R", "B", "N", "P"}},   {"fr", {"R", "D", "T", "F", "C", "P"}},
    {"de", {"K", "D", "T", "L", "S", "B"}},   {"es", {"R", "D", "T", "A", "C", "P"}},
    {"it", {"R", "D", "T", "A", "C", "P"}},   {"pt", {"R", "D", "T", "B", "C", "P"}},
    {"ca", {"R", "D", "T", "A", "C", "P"}},   {"nl", {"K", "D", "T", "L", "P", "pi"}},
    {"af", {"K", "D", "T", "L", "R", "P"}},   {"da", {"K", "D", "T", "L", "S", "B"}},
    {"nb", {"K", "D", "T", "L", "S", "B"}},   {"sv", {"K", "D", "T", "L", "S", "B"}},
    {"fi", {"K", "D", "T", "L", "R", "S"}},   {"is", {"K", "D", "H", "B", "R", "P"}},
    {"pl", {"K", "H", "W", "G", "S", "P"}},   {"cs", {"K", "D", "V", "S", "J", "P"}},
    {"sk", {"K", "D", "V", "S", "J", "P"}},   {"hu", {"K", "V", "B", "F", "H", "Gy"}},
    {"ro", {"R", "D", "T", "N", "C", "P"}},   {"hr", {"K", "D", "T", "L", "S", "P"}},
    {"sr", {"K", "D", "T", "L", "S", "P"}},   {"sl", {"K", "D", "T", "L", "S", "P"}},
    {"ru", {"Кр", "Ф", "Л", "С", "К", "п"}},  {"uk", {"Кр", "Ф", "Т", "С", "К", "п"}},
    {"be", {"К", "Вз", "Лд", "А", "В", "Л"}}, {"bg", {"Ц", "Д", "Т", "О", "К", "П"}},
    {"el", {"Ρ", "Β", "Π", "Α", "Ι", "Σ"}},   {"tr", {"Ş", "V", "K", "F", "A", "P"}},
    {"et", {"K", "L", "V", "O", "R", "E"}},   {"lv", {"K", "D", "T", "L", "Z", "B"}},
    {"lt", {"K", "V", "B", "R", "Ž", "P"}},   {"sq", {"M", "Msh", "Ku", "O", "Ka", "U"}},
    {"eo", {"R", "D", "T", "K", "Ĉ", "P"}},
}};

constexpr std::array<PieceType, 6> order{PieceType::King,   PieceType::Queen,  PieceType::Rook,
                                         PieceType::Bishop, PieceType::Knight, PieceType::Pawn};

TEST(DialectCatalog, HasTheLettersOfTheReferenceTable)
{
    for (const Row& row : table) {
        const Dialect* dialect = findDialect(row.code);
        ASSERT_NE(dialect, nullptr) << row.code;
        for (std::size_t i = 0; i < order.size(); ++i) {
            EXPECT_EQ(dialect->letterOf(order[i]), row.letters[i]) << row.code;
        }
    }
    EXPECT_EQ(allDialects().size(), table.size());
}

TEST(DialectCatalog, ReadsThePieceThatEachLetterOfTheTableNames)
{
    for (const Row& row : table) {
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            const Readings readings = readEntry(row.letters[i] + "f3", *findDialect(row.code));
            ASSERT_FALSE(readings.empty()) << row.code << ' ' << row.letters[i];
            EXPECT_EQ(readings.front().token.piece, order[i]) << row.code << ' ' << row.letters[i];
            EXPECT_EQ(readings.front().cost, 0.0) << row.code << ' ' << row.letters[i];
        }
    }
}

TEST(DialectCatalog, GivesEveryDialectItsOwnCodeAndRank)
{
    std::set<std::string> codes;
    std::set<int> ranks;
    for (const Dialect& dialect : allDialects()) {
        codes.insert(dialect.code);
        ranks.insert(dialect.rank);
        EXPECT_FALSE(dialect.name.empty()) << dialect.code;
        EXPECT_FALSE(dialect.native.empty()) << dialect.code;
    }
    EXPECT_EQ(codes.size(), allDialects().size());
    EXPECT_EQ(ranks.size(), allDialects().size());
    EXPECT_EQ(allDialects().front().code, "en");
}

TEST(DialectCatalog, KnowsNoOtherCode)
{
    EXPECT_EQ(findDialect("xx"), nullptr);
    EXPECT_EQ(findDialect("auto"), nullptr);
    EXPECT_EQ(findDialect(""), nullptr);
}

TEST(DialectCatalog, SaysWhatIsWrongWithADialectFile)
{
    const auto problemOf = [](std::string_view xml) {
        const auto dialect = parseDialect(xml);
        return dialect ? std::string() : dialect.error();
    };
    EXPECT_NE(problemOf("<dialect"), "");
    EXPECT_NE(problemOf(""), "");
    EXPECT_EQ(problemOf("<dialect code='xx'/>"), "a dialect element needs a code and a rank");
    EXPECT_EQ(problemOf("<dialect code='xx' rank='1'/>"), "every piece needs a letter");
    EXPECT_EQ(problemOf("<dialect code='xx' rank='1'><piece type='duke' letter='D'/></dialect>"),
              "a piece element needs a type and a letter");
}

}  // namespace
}  // namespace diptych::notation
