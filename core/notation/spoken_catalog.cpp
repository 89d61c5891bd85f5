#include "core/notation/spoken_catalog.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/embedded_spoken.h"
#include "core/notation/spoken_words.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace diptych::notation {

namespace {

constexpr std::string_view commonCode = "common";
// The tables count confusions from 0 (very frequent) to 1 (rare). Even the most frequent one is
// so much rarer than hearing right that it counts only where what was heard is not possible.
constexpr double leastConfusionCost = 2.0;
constexpr double confusionScale = 4.4;

constexpr std::array<std::pair<std::string_view, SpokenKind>, 17> kindNames{{
    {"captures", SpokenKind::Captures},
    {"check", SpokenKind::Check},
    {"mate", SpokenKind::Mate},
    {"castles-short", SpokenKind::CastlesShort},
    {"castles-long", SpokenKind::CastlesLong},
    {"castles", SpokenKind::Castles},
    {"short", SpokenKind::Short},
    {"long", SpokenKind::Long},
    {"promotes", SpokenKind::Promotes},
    {"en-passant", SpokenKind::EnPassant},
    {"filler", SpokenKind::Filler},
    {"correction", SpokenKind::Correction},
    {"draw", SpokenKind::Draw},
    {"resign", SpokenKind::Resign},
    {"clock", SpokenKind::Clock},
    {"white", SpokenKind::White},
    {"black", SpokenKind::Black},
}};

std::optional<SpokenMeaning> meaningNamed(std::string_view name)
{
    if (const auto type = pieceNamed(name)) {
        return SpokenMeaning{SpokenKind::Piece, static_cast<int>(*type)};
    }
    constexpr std::size_t length = 6;  // of "file-a" and "rank-1"
    if (name.size() == length && name.starts_with("file-") && name[5] >= 'a' && name[5] <= 'h') {
        return SpokenMeaning{SpokenKind::File, name[5] - 'a'};
    }
    if (name.size() == length && name.starts_with("rank-") && name[5] >= '1' && name[5] <= '8') {
        return SpokenMeaning{SpokenKind::Rank, name[5] - '1'};
    }
    for (const auto& [known, kind] : kindNames) {
        if (known == name) {
            return SpokenMeaning{kind, 0};
        }
    }
    return std::nullopt;
}

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \n\t");
    const std::size_t last = text.find_last_not_of(" \n\t");
    return first == std::string_view::npos ? std::string()
                                           : std::string(text.substr(first, last - first + 1));
}

bool isAloud(const SpokenLanguage& language, SpokenMeaning meaning)
{
    return !wordsFor(language, meaning).empty();
}

/// Adds the phrases of one element, which are separated by commas.
void addTerms(SpokenLanguage& language, SpokenMeaning meaning, double cost, std::string_view list)
{
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        const std::string phrase = trimmed(list.substr(0, comma));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
        SpokenTerm term{{}, meaning, cost};
        for (SpokenWord& word : spokenWordsOf(phrase)) {
            term.words.push_back(std::move(word.folded));
        }
        if (term.words.empty()) {
            continue;
        }
        if (cost == 0.0 && !isAloud(language, meaning)) {
            language.aloud.emplace_back(meaning, phrase);
        }
        language.terms.push_back(std::move(term));
    }
}

void fillLookUp(SpokenLanguage& language)
{
    language.byFirstWord.clear();
    for (std::size_t i = 0; i < language.terms.size(); ++i) {
        language.byFirstWord[language.terms[i].words.front()].push_back(i);
    }
}

/// Adds the words that every language understands, where the language does not have them itself.
void addCommon(SpokenLanguage& language, const SpokenLanguage& common)
{
    for (const SpokenTerm& term : common.terms) {
        const bool known =
            std::any_of(language.terms.begin(), language.terms.end(), [&](const SpokenTerm& own) {
                return own.words == term.words && own.meaning == term.meaning;
            });
        if (!known) {
            language.terms.push_back(term);
        }
    }
    for (const auto& [meaning, words] : common.aloud) {
        if (!isAloud(language, meaning)) {
            language.aloud.emplace_back(meaning, words);
        }
    }
    fillLookUp(language);
}

std::vector<SpokenLanguage> readSpokenCatalog()
{
    std::vector<SpokenLanguage> catalog;
    SpokenLanguage common;
    for (const EmbeddedFile& file : embeddedSpokenLanguages()) {
        auto language = parseSpokenLanguage(file.text);
        if (!language) {
            throw std::logic_error(std::string(file.name) + ": " + language.error());
        }
        if (language->code == commonCode) {
            common = std::move(*language);
        } else {
            catalog.push_back(std::move(*language));
        }
    }
    for (SpokenLanguage& language : catalog) {
        addCommon(language, common);
    }
    std::sort(catalog.begin(), catalog.end(),
              [](const SpokenLanguage& a, const SpokenLanguage& b) { return a.rank < b.rank; });
    return catalog;
}

}  // namespace

const std::string& wordsFor(const SpokenLanguage& language, SpokenMeaning meaning)
{
    static const std::string none;
    for (const auto& [known, words] : language.aloud) {
        if (known == meaning) {
            return words;
        }
    }
    return none;
}

tl::expected<SpokenLanguage, std::string> parseSpokenLanguage(std::string_view xml)
{
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
    if (!parsed) {
        return tl::make_unexpected(std::string(parsed.description()) + " at byte " +
                                   std::to_string(parsed.offset));
    }
    const pugi::xml_node root = document.child("spoken");
    SpokenLanguage language;
    language.code = root.attribute("code").as_string();
    language.name = root.attribute("name").as_string();
    language.native = root.attribute("native").as_string();
    language.rank = root.attribute("rank").as_int();
    if (language.code.empty()) {
        return tl::make_unexpected(std::string("a spoken element needs a code"));
    }
    for (const pugi::xml_node& node : root.children("words")) {
        const auto meaning = meaningNamed(node.attribute("means").as_string());
        if (!meaning) {
            return tl::make_unexpected("unknown meaning \"" +
                                       std::string(node.attribute("means").as_string()) + "\"");
        }
        addTerms(language, *meaning, node.attribute("cost").as_double(), node.text().as_string());
    }
    for (const pugi::xml_node& node : root.child("confusions").children("confusion")) {
        const auto said = meaningNamed(node.attribute("said").as_string());
        const auto heard = meaningNamed(node.attribute("heard").as_string());
        if (!said || !heard) {
            return tl::make_unexpected(std::string("a confusion needs what was said and heard"));
        }
        const double cost = node.attribute("cost").as_double();
        language.confusions.push_back({*said, *heard, leastConfusionCost + confusionScale * cost});
    }
    fillLookUp(language);
    return language;
}

const std::vector<SpokenLanguage>& allSpokenLanguages()
{
    static const std::vector<SpokenLanguage> catalog = readSpokenCatalog();
    return catalog;
}

const SpokenLanguage* findSpokenLanguage(std::string_view code)
{
    for (const SpokenLanguage& language : allSpokenLanguages()) {
        if (language.code == code) {
            return &language;
        }
    }
    return nullptr;
}

}  // namespace diptych::notation
