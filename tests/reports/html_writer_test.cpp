#include "reports/diagram/svg.h"
#include "reports/document/compose.h"
#include "reports/html/html_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>
#include <pugixml.hpp>

#include <set>

namespace diptych::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string htmlIn(Language language)
{
    return toHtml(compose(test::smallIncident().report(), PhraseBook::forLanguage(language)));
}

/// The body as a tree.
pugi::xml_document bodyOf(const std::string& html)
{
    pugi::xml_document document;
    const std::size_t start = html.find("<body>");
    const std::size_t end = html.find("</body>") + 7;
    EXPECT_TRUE(document.load_string(html.substr(start, end - start).c_str()));
    return document;
}

TEST(HtmlWriter, IsCleanForTidyInEveryLanguage)
{
    const test::TemporaryFolder folder;
    for (const Language language : allLanguages) {
        const auto path = folder.put("page.html", htmlIn(language));
        const auto result = test::shell("tidy -e -q '" + path.string() + "'");
        EXPECT_EQ(result.output, "") << toCode(language);
    }
}

TEST(HtmlWriter, IsWellFormedForXmllintInEveryLanguage)
{
    const test::TemporaryFolder folder;
    for (const Language language : allLanguages) {
        const auto path = folder.put("page.html", htmlIn(language));
        EXPECT_EQ(test::shell("xmllint --noout '" + path.string() + "'").output, "");
    }
}

TEST(HtmlWriter, NamesItsLanguage)
{
    EXPECT_THAT(htmlIn(Language::French), HasSubstr("<html lang=\"fr\">"));
    EXPECT_THAT(htmlIn(Language::Spanish), HasSubstr("<html lang=\"es\">"));
}

TEST(HtmlWriter, HasOneTitleAndNoLevelLeftOut)
{
    const auto document = bodyOf(htmlIn(Language::English));
    EXPECT_EQ(document.select_nodes("//h1").size(), 1U);
    EXPECT_GE(document.select_nodes("//h2").size(), 7U);
    EXPECT_EQ(document.select_nodes("//h3").size(), 0U);
    EXPECT_EQ(document.select_nodes("//section").size(), document.select_nodes("//h2").size());
}

TEST(HtmlWriter, GivesEveryTableACaptionAndEveryHeaderAScope)
{
    const auto document = bodyOf(htmlIn(Language::German));
    const auto tables = document.select_nodes("//table");
    EXPECT_GE(tables.size(), 4U);
    for (const auto& table : tables) {
        EXPECT_STRNE(table.node().child_value("caption"), "");
    }
    for (const auto& header : document.select_nodes("//th")) {
        const std::string scope = header.node().attribute("scope").value();
        EXPECT_TRUE(scope == "col" || scope == "row") << scope;
    }
    for (const auto& row : document.select_nodes("//tbody/tr")) {
        EXPECT_STREQ(row.node().first_child().name(), "th");
    }
}

TEST(HtmlWriter, GivesEveryDiagramATextThatNamesAllPieces)
{
    const auto document = bodyOf(htmlIn(Language::English));
    const auto pictures = document.select_nodes("//svg");
    ASSERT_EQ(pictures.size(), 3U);
    std::set<std::string> ids;
    for (const auto& picture : pictures) {
        const std::string id = picture.node().attribute("aria-describedby").value();
        EXPECT_TRUE(ids.insert(id).second);
        EXPECT_STREQ(picture.node().attribute("role").value(), "img");
        EXPECT_STRNE(picture.node().attribute("aria-label").value(), "");
        const pugi::xml_node text = picture.node().child("desc");
        EXPECT_EQ(id, text.attribute("id").value());
        EXPECT_THAT(text.child_value(), HasSubstr("White: king g1, queen d1"));
        EXPECT_THAT(text.child_value(), HasSubstr("Black: king g8"));
    }
}

TEST(HtmlWriter, NeedsNoOtherFile)
{
    const std::string html = htmlIn(Language::English);
    EXPECT_THAT(html, Not(HasSubstr("<link")));
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("src=")));
    EXPECT_THAT(html, Not(HasSubstr("url(")));
}

TEST(HtmlWriter, TakesNothingForMarkupThatAPersonWrote)
{
    const std::string html = htmlIn(Language::English);
    EXPECT_THAT(html, Not(HasSubstr("<Daniel>")));
    EXPECT_THAT(html, HasSubstr("Okafor &amp; Sons &lt;Daniel&gt;"));
    EXPECT_EQ(escapeMarkup("a\x01\"b'<"), "a\uFFFD&quot;b&#39;&lt;");
}

}  // namespace
}  // namespace diptych::reports
