#include "core/notation/spoken_reader.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/spoken_announcement.h"
#include "core/notation/spoken_misspelling.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace diptych::notation {

namespace {

/// No announcement has more words than this ("knight from g one takes pawn on e two check").
constexpr std::size_t mostWords = 16;
constexpr double misspeltCost = 1.0;
/// Moves written in letters within a transcript are clear enough.
constexpr double writtenCost = 0.2;
/// The tables of confusions hold for words that the recogniser was this sure of.
constexpr double usualProbability = 0.9;
constexpr double leastMisheardCost = 0.5;

/// What it costs to take a word for another, by how sure the recogniser was of it.
double confusionCost(double usual, double probability)
{
    const double sure = std::clamp(probability, 0.02, 0.995);
    const auto odds = [](double p) { return std::log(p / (1.0 - p)); };
    return std::max(leastMisheardCost, usual + odds(sure) - odds(usualProbability));
}

/// Walks all ways to put the terms from a word on together.
class PhraseFinder {
public:
    PhraseFinder(const SpokenReader& reader, const SpokenLanguage& language,
                 std::span<const SpokenWord> words, std::size_t first, std::size_t end)
        : m_reader(reader)
        , m_language(language)
        , m_words(words)
        , m_first(first)
        , m_end(end)
    {}

    std::map<std::size_t, Readings> find()
    {
        go(m_first, {});
        std::erase_if(m_found, [](const auto& found) { return found.second.empty(); });
        return std::move(m_found);
    }

private:
    void go(std::size_t at, const SpokenAnnouncement& said)
    {
        if (at >= m_end) {
            return;
        }
        for (const HeardTerm& term : m_reader.termsAt(at)) {
            const std::size_t next = at + term.words;
            if (next > m_end) {
                continue;
            }
            step(next, said, term.meaning, term.cost);
            if (said.confusions() == 0) {
                goConfused(at, next, said, term);
            }
        }
    }

    void goConfused(std::size_t at, std::size_t next, const SpokenAnnouncement& said,
                    const HeardTerm& term)
    {
        SpokenAnnouncement confused = said;
        confused.noteConfusion();
        for (const HearingConfusion& confusion : m_language.confusions) {
            if (confusion.heard == term.meaning) {
                const double cost = confusionCost(confusion.cost, m_words[at].probability);
                step(next, confused, confusion.said, cost);
            }
        }
    }

    void step(std::size_t next, SpokenAnnouncement said, SpokenMeaning meaning, double cost)
    {
        if (!said.take(meaning, cost)) {
            return;
        }
        if (meaning.kind != SpokenKind::Filler && (said.isComplete() || said.isHalf())) {
            said.addTo(m_found[next]);
        }
        go(next, said);
    }

    const SpokenReader& m_reader;
    const SpokenLanguage& m_language;
    std::span<const SpokenWord> m_words;
    std::size_t m_first;
    std::size_t m_end;
    std::map<std::size_t, Readings> m_found{};
};

bool startsAnnouncement(const HeardTerm& term)
{
    switch (term.meaning.kind) {
    case SpokenKind::Piece:
    case SpokenKind::File:
    case SpokenKind::CastlesShort:
    case SpokenKind::CastlesLong:
    case SpokenKind::Castles:
    case SpokenKind::Short:
    case SpokenKind::Long:
        return true;
    case SpokenKind::Rank:
        return true;  // a file may have been heard as a figure
    default:
        return false;
    }
}

void sortByCost(Readings& readings)
{
    std::stable_sort(readings.begin(), readings.end(),
                     [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
}

}  // namespace

SpokenReader::SpokenReader(const SpokenLanguage& language, std::span<const SpokenWord> words,
                           std::string_view text)
    : m_language(language)
    , m_words(words)
    , m_text(text)
    , m_terms(words.size())
{
    findTerms();
}

void SpokenReader::findTerms()
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto known = m_language.byFirstWord.find(m_words[i].folded);
        if (known == m_language.byFirstWord.end()) {
            addMisspelt(i);
            continue;
        }
        for (const std::size_t index : known->second) {
            const SpokenTerm& term = m_language.terms[index];
            bool fits = i + term.words.size() <= m_words.size();
            for (std::size_t k = 1; fits && k < term.words.size(); ++k) {
                fits = m_words[i + k].folded == term.words[k];
            }
            if (fits) {
                m_terms[i].push_back({term.meaning, term.words.size(), term.cost});
            }
        }
    }
}

void SpokenReader::addMisspelt(std::size_t word)
{
    const std::string_view text = m_words[word].folded;
    auto [entry, isNew] = m_misspelt.try_emplace(text);
    if (isNew) {
        for (const SpokenTerm& term : m_language.terms) {
            if (term.words.size() == 1 && isMisspelling(text, term.words.front())) {
                entry->second.push_back({term.meaning, 1, misspeltCost + term.cost});
            }
        }
    }
    m_terms[word] = entry->second;
}

bool SpokenReader::means(std::size_t word, SpokenKind kind) const
{
    return std::any_of(m_terms[word].begin(), m_terms[word].end(),
                       [=](const HeardTerm& term) { return term.meaning.kind == kind; });
}

std::vector<SpokenPhrase> SpokenReader::phrasesAt(std::size_t word, std::size_t end,
                                                  double longestPause) const
{
    std::size_t last = word + 1;
    while (last < end && last < word + mostWords && m_words[last].pause <= longestPause) {
        ++last;
    }
    std::vector<SpokenPhrase> phrases;
    if (std::any_of(m_terms[word].begin(), m_terms[word].end(), startsAnnouncement)) {
        auto found = PhraseFinder(*this, m_language, m_words, word, last).find();
        for (auto& [stop, readings] : found) {
            SpokenPhrase phrase{word, stop - word, std::move(readings)};
            for (std::size_t i = word + 1; i < stop; ++i) {
                phrase.pauses += m_words[i].pause;
            }
            sortByCost(phrase.readings);
            phrases.push_back(std::move(phrase));
        }
    }
    addWritten(word, last, phrases);
    return phrases;
}

void SpokenReader::addWritten(std::size_t word, std::size_t end,
                              std::vector<SpokenPhrase>& phrases) const
{
    const SpokenWord& first = m_words[word];
    const bool startsUnit = word == 0 || m_words[word - 1].unit != first.unit;
    std::size_t last = word;
    while (last + 1 < end && m_words[last + 1].unit == first.unit) {
        ++last;
    }
    const bool isSplit = last > word && last - word < 6;
    const Dialect* dialect = findDialect(m_language.code);
    if (!startsUnit || !isSplit || dialect == nullptr) {
        return;
    }
    const std::size_t count = last - word + 1;
    if (std::any_of(phrases.begin(), phrases.end(), [=](const SpokenPhrase& phrase) {
            return phrase.count == count && phrase.readings.front().cost < writtenCost;
        })) {
        return;
    }
    const std::string_view text = m_text.substr(first.begin, m_words[last].end - first.begin);
    Readings readings = readEntry(text, *dialect);
    if (!readings.empty()) {
        for (Reading& reading : readings) {
            reading.cost += writtenCost;
        }
        phrases.push_back({word, count, std::move(readings)});
    }
}

std::optional<SpokenFragment> SpokenReader::fragmentAt(std::size_t word, std::size_t end) const
{
    for (const HeardTerm& term : m_terms[word]) {
        if (word + term.words > end) {
            continue;
        }
        SpokenFragment fragment{word, term.words};
        switch (term.meaning.kind) {
        case SpokenKind::Piece:
            fragment.piece = static_cast<chess::PieceType>(term.meaning.value);
            return fragment;
        case SpokenKind::File:
            fragment.file = term.meaning.value;
            return fragment;
        case SpokenKind::Rank:
            fragment.rank = term.meaning.value;
            return fragment;
        default:
            break;
        }
    }
    return std::nullopt;
}

Readings readSpoken(std::string_view text, const SpokenLanguage& language)
{
    const std::vector<SpokenWord> words = spokenWordsOf(text);
    if (words.empty()) {
        return {};
    }
    const SpokenReader reader(language, words, text);
    constexpr double anyPause = 1.0;
    for (SpokenPhrase& phrase : reader.phrasesAt(0, words.size(), anyPause)) {
        if (phrase.count == words.size()) {
            return std::move(phrase.readings);
        }
    }
    return {};
}

}  // namespace diptych::notation
