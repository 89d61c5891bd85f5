#include "reports/braille/brf_writer.h"
#include "reports/braille/cells.h"
#include "reports/document/compose.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <QRegularExpression>
#include <QString>

#include <gmock/gmock.h>

#include <regex>
#include <sstream>

namespace diptych::reports {
namespace {

Document documentIn(Language language)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    return compose(small.report(), PhraseBook::forLanguage(language));
}

/// The words of a text: letters and digits without case; marks and signs part them or fall away.
std::vector<std::string> wordsOf(const std::string& text)
{
    const QString small = QString::fromStdString(text).toLower();
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{N}]+"));
    std::vector<std::string> words;
    for (const QString& word : small.split(separators, Qt::SkipEmptyParts)) {
        words.push_back(word.toStdString());
    }
    return words;
}

/// What another program, lou_translate, reads in Braille.
std::string backTranslated(const std::string& cells, Language language)
{
    const test::TemporaryFolder folder;
    // The program takes a backslash for the beginning of an escape.
    std::string escaped = std::regex_replace(cells, std::regex(R"(\\)"), R"(\\)");
    if (language == Language::Spanish) {
        // Its table reads the cells of semicolon, colon and question mark as lowered digits. Digits
        // are written as letters behind the number sign, so that these cells are never one.
        std::erase_if(escaped, [](char cell) { return cell == '2' || cell == '3' || cell == '5'; });
    }
    const auto path = folder.put("cells", escaped + "\n");
    return test::shell("lou_translate --backward " + std::string(brailleTables(language)) + " <'" +
                       path.string() + "'")
        .output;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

class BrailleWriter : public testing::TestWithParam<Language> {};

INSTANTIATE_TEST_SUITE_P(Reports, BrailleWriter, testing::ValuesIn(allLanguages),
                         [](const auto& test) { return std::string(toCode(test.param)); });

TEST_P(BrailleWriter, FillsPagesOfFortyByTwentyFive)
{
    const std::string brf = toBrf(documentIn(GetParam()));
    ASSERT_TRUE(brf.ends_with("\r\n\f"));
    std::size_t lines = 0;
    for (std::string line : linesOf(brf)) {
        ASSERT_TRUE(line.ends_with('\r') || line == "\f") << line;
        line.erase(0, line.starts_with('\f') ? 1 : 0);
        if (line.empty()) {
            continue;
        }
        ++lines;
        line.pop_back();
        EXPECT_LE(line.size(), static_cast<std::size_t>(brfCells)) << line;
        for (const char cell : line) {
            EXPECT_TRUE(cell >= 0x20 && cell < 0x60) << line;
        }
    }
    EXPECT_EQ(lines % brfLines, 0U);
}

TEST_P(BrailleWriter, SaysTheSameWordsAsTheText)
{
    // Sentences of a report, as an arbiter reads them aloud and as they stand in its parts.
    const Document document = documentIn(GetParam());
    std::vector<std::string> sentences{document.title};
    for (const Block& block : document.blocks) {
        if (const auto* list = std::get_if<List>(&block)) {
            sentences.insert(sentences.end(), list->items.begin(), list->items.end());
        } else if (const auto* figures = std::get_if<Figures>(&block)) {
            for (const Figure& figure : figures->figures) {
                sentences.push_back(figure.alternative);
            }
        }
    }
    ASSERT_GT(sentences.size(), 8U);
    const QRegularExpression time(QStringLiteral("(\\d+):(\\d\\d):(\\d\\d)"));
    for (const std::string& sentence : sentences) {
        const std::string spoken = QString::fromStdString(sentence)
                                       .replace(time, QStringLiteral("\\1 h \\2 min \\3 s"))
                                       .toStdString();
        const std::string cells = toCells(sentence, GetParam());
        EXPECT_EQ(wordsOf(backTranslated(cells, GetParam())), wordsOf(spoken)) << cells;
    }
}

TEST_P(BrailleWriter, WritesALetterThatItsTableDoesNotHaveAsItsBase)
{
    const std::string cells = toCells("Łukasz Đurić, Žydrūnas, \xE4\xBD\xA0", GetParam());
    EXPECT_THAT(cells, testing::Not(testing::HasSubstr("\\")));
    EXPECT_FALSE(cells.empty());
}

TEST(BrailleWriter, KeepsAHeadingWithWhatFollows)
{
    Document document;
    document.title = "Title";
    for (int i = 0; i < 30; ++i) {
        document.blocks.push_back(Heading{"Heading"});
        document.blocks.push_back(Paragraph{"one line"});
    }
    const auto lines = linesOf(toBrf(document));
    for (std::size_t page = 1; page * brfLines < lines.size(); ++page) {
        EXPECT_THAT(lines[page * brfLines - 2], testing::Not(testing::HasSubstr("HEADING")));
    }
}

}  // namespace
}  // namespace diptych::reports
