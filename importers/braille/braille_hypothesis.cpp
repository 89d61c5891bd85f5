#include "importers/braille/braille_hypothesis.h"

#include "core/notation/braille_print.h"
#include "core/notation/entry_reader.h"
#include "core/notation/letter_table.h"
#include "importers/braille/back_translation.h"
#include "importers/source/plain_words.h"
#include "importers/source/sheet_readings.h"

#include <algorithm>

namespace diptych::importers {

namespace {

using notation::BraillePrint;
using notation::DigitShape;
using notation::Readings;

/// Longest word that may be an entry which cannot be read.
constexpr int longestEntry = 8;
constexpr std::size_t fullRow = 2;

std::vector<BraillePrint> printsUnder(const BrailleHypothesis& hypothesis, const BrailleWord& word)
{
    if (!hypothesis.shape) {
        return printsOfPunctuation(word.text);
    }
    return notation::printsOf(word.cells, *hypothesis.shape, *hypothesis.code);
}

std::optional<int> numberUnder(const BrailleHypothesis& hypothesis, const BrailleWord& word,
                               int expected)
{
    if (!hypothesis.shape) {
        return numberOfPunctuation(word.text);
    }
    return word.cells.empty()
               ? std::nullopt
               : notation::numberOf(word.cells, *hypothesis.shape, *hypothesis.code, expected);
}

/// A word of digits and dashes, such as "1-0".
std::optional<ResultWord> resultUnder(const BrailleHypothesis& hypothesis, const BrailleWord& word)
{
    if (!hypothesis.shape) {
        return readResult(word.text);
    }
    std::string text;
    for (const notation::Cell cell : word.cells) {
        const auto digit = notation::digitOfCell(cell, *hypothesis.shape);
        const auto mark = notation::punctuationOfCell(cell);
        if (digit && mark != '-') {
            text += std::to_string(*digit);
        } else if (mark) {
            text += *mark;
        } else if (cell != hypothesis.code->number) {
            return std::nullopt;
        }
    }
    return readResult(text);
}

/// Three dots, or the dash of the UK code, in place of a White move.
bool isWhitesMoveLeftOut(const BrailleWord& word)
{
    const notation::Cell dot = notation::parseCells("3")->front();
    const notation::Cell dash = notation::parseCells("36")->front();
    return word.cells == std::vector{dash} || word.cells == std::vector{dot, dot, dot};
}

/// One word with everything that it can be as a move.
struct Candidate {
    const BrailleWord* word = nullptr;
    std::vector<BraillePrint> prints{};
};

class HypothesisReader {
public:
    HypothesisReader(const BrailleHypothesis& hypothesis, const BrailleSource& source);

    BrailleReading read(const chess::Position& start);

private:
    Readings readingsOf(const Candidate& candidate) const;
    std::optional<int> numberAt(std::size_t at) const;
    bool isRowNumber(std::size_t at, int value) const;
    void takeWord(std::size_t at);
    void takeEntry(const Candidate& candidate);

    BrailleHypothesis m_hypothesis;
    std::vector<Candidate> m_words{};
    notation::WritingHabits m_habits{};
    BrailleReading m_reading{};
    std::optional<int> m_number{};
    std::size_t m_inRow = 0;  ///< entries since the last number
};

HypothesisReader::HypothesisReader(const BrailleHypothesis& hypothesis, const BrailleSource& source)
    : m_hypothesis(hypothesis)
{
    std::vector<std::string_view> likeliest;
    for (const std::vector<BrailleWord>& line : source.lines) {
        for (const BrailleWord& word : line) {
            if (m_words.size() == 3 * mostEntries) {
                break;
            }
            m_words.push_back({&word, printsUnder(hypothesis, word)});
        }
    }
    for (const Candidate& word : m_words) {
        if (!word.prints.empty()) {
            likeliest.push_back(word.prints.front().text);
        }
    }
    m_habits.capitals = notation::capitalsOf(likeliest);
    m_reading.hypothesis = hypothesis;
}

Readings HypothesisReader::readingsOf(const Candidate& candidate) const
{
    Readings all;
    for (const BraillePrint& print : candidate.prints) {
        for (notation::Reading reading :
             notation::readEntry(print.text, m_hypothesis.code->dialect, m_habits)) {
            reading.cost += print.cost;
            const auto same = std::find_if(all.begin(), all.end(), [&](const auto& known) {
                return known.token == reading.token;
            });
            if (same == all.end()) {
                all.push_back(reading);
            } else {
                same->cost = std::min(same->cost, reading.cost);
            }
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.cost < b.cost; });
    return all;
}

std::optional<int> HypothesisReader::numberAt(std::size_t at) const
{
    if (at >= m_words.size()) {
        return std::nullopt;
    }
    return numberUnder(m_hypothesis, *m_words[at].word, m_number.value_or(0) + 1);
}

/// Bare digits look like letters, so a number is one only where it is due.
bool HypothesisReader::isRowNumber(std::size_t at, int value) const
{
    if (m_hypothesis.shape != DigitShape::BareUpper) {
        return value > 0;
    }
    const int expected = m_number.value_or(0) + 1;
    if (value != expected) {
        return value > 0 && readingsOf(m_words[at]).empty();
    }
    if (m_inRow >= fullRow || !m_number) {
        return true;
    }
    // A half-move may have been left out: then the next number follows three words later.
    return m_inRow == 1 && numberAt(at + 1) != expected && numberAt(at + 3) == expected + 1;
}

void HypothesisReader::takeEntry(const Candidate& candidate)
{
    score::Entry entry;
    entry.text = candidate.word->text;
    entry.span = candidate.word->span;
    entry.readings = readingsOf(candidate);
    if (entry.readings.empty() && entry.span.length > longestEntry) {
        m_reading.diagnostics.push_back({Severity::Note, "text-ignored", entry.span, {entry.text}});
        return;
    }
    if (m_number && m_inRow < fullRow) {
        entry.number = m_number;
        entry.side = m_inRow == 0 ? chess::Color::White : chess::Color::Black;
    }
    ++m_inRow;
    m_reading.entries.push_back(std::move(entry));
}

void HypothesisReader::takeWord(std::size_t at)
{
    const Candidate& candidate = m_words[at];
    if (const auto result = resultUnder(m_hypothesis, *candidate.word)) {
        m_reading.result = resultOf(*result);
        return;
    }
    const auto number = numberAt(at);
    if (number && isRowNumber(at, *number)) {
        m_number = number;
        m_inRow = 0;
        return;
    }
    if (m_number && m_inRow == 0 && isWhitesMoveLeftOut(*candidate.word)) {
        m_inRow = 1;
        return;
    }
    if (m_reading.entries.size() < mostEntries) {
        takeEntry(candidate);
    }
}

/// A heading before the first move, with words that cannot be read.
void dropHeading(BrailleReading& reading)
{
    const auto first =
        std::find_if(reading.entries.begin(), reading.entries.end(),
                     [](const score::Entry& entry) { return !entry.readings.empty(); });
    const auto numbered =
        std::find_if(reading.entries.begin(), first,
                     [](const score::Entry& entry) { return entry.number.has_value(); });
    for (auto entry = reading.entries.begin(); entry != numbered; ++entry) {
        reading.diagnostics.push_back({Severity::Note, "text-ignored", entry->span, {entry->text}});
    }
    reading.entries.erase(reading.entries.begin(), numbered);
}

BrailleReading HypothesisReader::read(const chess::Position& start)
{
    for (std::size_t at = 0; at < m_words.size(); ++at) {
        takeWord(at);
    }
    dropHeading(m_reading);
    std::vector<Readings> readings;
    readings.reserve(m_reading.entries.size());
    for (const score::Entry& entry : m_reading.entries) {
        readings.push_back(entry.readings);
    }
    m_reading.extent = notation::legalExtent(start, readings);
    m_reading.orientation = notation::orient(start, readings, m_reading.extent);
    for (std::size_t i = 0; i < readings.size(); ++i) {
        m_reading.entries[i].readings = std::move(readings[i]);
    }
    return std::move(m_reading);
}

}  // namespace

double BrailleReading::fit() const
{
    const double wrong = static_cast<double>(entries.size()) - extent.legal;
    return extent.legal - 0.5 * wrong + 0.5 * extent.prefix - 0.1 * extent.cost;
}

BrailleReading readUnder(const BrailleHypothesis& hypothesis, const BrailleSource& source,
                         const chess::Position& start)
{
    return HypothesisReader(hypothesis, source).read(start);
}

}  // namespace diptych::importers
