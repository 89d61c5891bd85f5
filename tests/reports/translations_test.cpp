#include "tests/reports/shell.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <map>
#include <regex>
#include <set>
#include <utility>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;

using Sentence = std::pair<std::string, std::string>;  // context and English

const fs::path root = DIPTYCH_SOURCE_DIR;

/// Everything that is marked for translation in the sources that speak through the phrase book.
std::set<Sentence> markedSources()
{
    static const std::regex marked(
        R"rx(QT_TRANSLATE_NOOP\(\s*"(\w+)"\s*,\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))rx");
    static const std::regex literal(R"rx("((?:[^"\\]|\\.)*)")rx");
    std::set<Sentence> sources;
    for (const char* folder : {"reports", "app/cli"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            if (entry.path().extension() != ".cpp") {
                continue;
            }
            const std::string code = test::readAll(entry.path());
            for (std::sregex_iterator found(code.begin(), code.end(), marked), end; found != end;
                 ++found) {
                const std::string parts = (*found)[2];
                std::string text;
                for (std::sregex_iterator part(parts.begin(), parts.end(), literal); part != end;
                     ++part) {
                    text += (*part)[1];
                }
                sources.emplace((*found)[1], text);
            }
        }
    }
    return sources;
}

std::map<Sentence, std::string> translationsOf(const std::string& language)
{
    std::map<Sentence, std::string> translations;
    pugi::xml_document document;
    const fs::path path = root / "app/translations" / ("diptych_" + language + ".ts");
    EXPECT_TRUE(document.load_file(path.c_str())) << path;
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        for (const pugi::xml_node message : context.children("message")) {
            const pugi::xml_node translation = message.child("translation");
            const std::string state = translation.attribute("type").value();
            EXPECT_EQ(state, "") << message.child_value("source");
            translations[{context.child_value("name"), message.child_value("source")}] =
                translation.text().get();
        }
    }
    return translations;
}

std::set<std::string> placesOf(const std::string& text)
{
    static const std::regex place("%[1-9n]");
    return {std::sregex_token_iterator(text.begin(), text.end(), place),
            std::sregex_token_iterator()};
}

class Translations : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Words, Translations, testing::Values("fr", "de", "es"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(Translations, HaveEverySentence)
{
    const auto translations = translationsOf(GetParam());
    const auto sources = markedSources();
    EXPECT_GT(sources.size(), 400U);
    for (const Sentence& source : sources) {
        const auto found = translations.find(source);
        ASSERT_NE(found, translations.end()) << source.first << ": " << source.second;
        EXPECT_FALSE(found->second.empty()) << source.second;
    }
}

TEST_P(Translations, KeepEveryPlace)
{
    for (const auto& [source, translation] : translationsOf(GetParam())) {
        EXPECT_EQ(placesOf(source.second), placesOf(translation)) << source.second;
    }
}

TEST_P(Translations, EndAsTheSourceEnds)
{
    for (const auto& [source, translation] : translationsOf(GetParam())) {
        const char end = source.second.back();
        if (end == '.' || end == '?') {
            EXPECT_EQ(translation.back(), end) << translation;
        }
    }
}

}  // namespace
}  // namespace diptych::reports
