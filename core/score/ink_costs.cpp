#include "core/score/ink_costs.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace diptych::score {

using chess::Move;
using chess::MoveList;
using chess::Position;

namespace {

/// Frames are not independent of one another: their evidence counts for less than their product.
constexpr double frameTemper = 0.6;
constexpr double textTemper = 0.7;
/// No frame is surer than this of anything.
constexpr double leastProbability = 1e-6;
constexpr double clearProbability = 0.95;

constexpr double markWithoutCheck = 4.0;
constexpr double markOfCheck = 0.3;

/// What it costs that a print reader saw one letter for another, missed it, or saw one too many.
constexpr double substituted = 4.0;
constexpr double confused = 2.0;
constexpr double missed = 3.5;
constexpr double missedMark = 1.5;  ///< "x", "+", "#", "=" and "-", which readers lose most
constexpr double surplus = 3.0;
constexpr double dearest = 16.0;  ///< a text that fits worse than this does not fit at all

constexpr std::u32string_view marks = U"x+#=-";

/// Letters that print readers take for one another.
constexpr std::array<std::u32string_view, 14> alike{
    U"B8",  U"S5s", U"O0DoQ", U"1lI|i",   U"g9q", U"b6hG", U"ceoa",
    U"Z2z", U"A4",  U"T7",    U"f\u017F", U"N5",  U"B3",   U"xX%",
};

bool looksLike(char32_t a, char32_t b)
{
    return std::any_of(alike.begin(), alike.end(), [a, b](std::u32string_view group) {
        return group.find(a) != group.npos && group.find(b) != group.npos;
    });
}

double substitutionOf(char32_t seen, char32_t written)
{
    if (seen == written) {
        return 0.0;
    }
    return looksLike(seen, written) ? confused : substituted;
}

constexpr std::size_t plainLetters = 128;
using SubstitutionTable = std::array<std::array<double, plainLetters>, plainLetters>;

SubstitutionTable substitutionTable()
{
    SubstitutionTable table{};
    for (std::size_t seen = 0; seen < plainLetters; ++seen) {
        for (std::size_t written = 0; written < plainLetters; ++written) {
            table[seen][written] =
                substitutionOf(static_cast<char32_t>(seen), static_cast<char32_t>(written));
        }
    }
    return table;
}

double substitution(char32_t seen, char32_t written)
{
    static const SubstitutionTable table = substitutionTable();
    return seen < plainLetters && written < plainLetters ? table[seen][written]
                                                         : substitutionOf(seen, written);
}

double missing(char32_t written)
{
    return marks.find(written) != marks.npos ? missedMark : missed;
}

/// Cheapest way to have read one text where another stood (weighted edit distance); gives up where
/// it comes to the limit or more.
double misreading(std::u32string_view seen, std::u32string_view written, double limit)
{
    std::vector<double> row(seen.size() + 1);
    for (std::size_t i = 0; i <= seen.size(); ++i) {
        row[i] = surplus * static_cast<double>(i);
    }
    for (const char32_t letter : written) {
        double diagonal = row[0];
        row[0] += missing(letter);
        double least = row[0];
        for (std::size_t i = 1; i <= seen.size(); ++i) {
            const double before = row[i];
            row[i] = std::min({diagonal + substitution(seen[i - 1], letter),
                               row[i] + missing(letter), row[i - 1] + surplus});
            diagonal = before;
            least = std::min(least, row[i]);
        }
        if (least >= limit) {
            return limit;
        }
    }
    return row.back();
}

/// A word in the piece letters of the sheet.
std::u32string onSheet(const InkWord& word, const InkReading& ink)
{
    std::u32string text;
    for (int i = 0; i < word.length(); ++i) {
        const auto index = static_cast<std::size_t>(word.at(i) - 1);
        if (index < ink.pieceLetters.size()) {
            text += notation::toCodePoints(ink.pieceLetters[index]);
        } else {
            text += static_cast<char32_t>(inkLetters[index]);
        }
    }
    return text;
}

/// Probabilities of the frames, none quite impossible.
std::vector<double> probabilitiesOf(const InkReading& ink)
{
    std::vector<double> result;
    result.reserve(ink.frames.size());
    for (const float logarithm : ink.frames) {
        result.push_back(std::max(std::exp(static_cast<double>(logarithm)), leastProbability));
    }
    return result;
}

const float* frameAt(const InkReading& ink, int frame)
{
    return ink.frames.data() + static_cast<std::ptrdiff_t>(frame) * inkClasses;
}

double bestPath(const InkReading& ink)
{
    double sum = 0.0;
    for (int t = 0; t < ink.frameCount(); ++t) {
        const float* frame = frameAt(ink, t);
        sum += static_cast<double>(*std::max_element(frame, frame + inkClasses));
    }
    return sum;
}

bool showsMark(const InkReading& ink)
{
    constexpr float seen = -5.0F;
    const auto check = static_cast<std::ptrdiff_t>(inkLetters.find('+')) + 1;
    const auto mate = static_cast<std::ptrdiff_t>(inkLetters.find('#')) + 1;
    for (int t = 0; t < ink.frameCount(); ++t) {
        if (frameAt(ink, t)[check] > seen || frameAt(ink, t)[mate] > seen) {
            return true;
        }
    }
    return std::any_of(ink.texts.begin(), ink.texts.end(), [](const auto& reader) {
        return std::any_of(reader.begin(), reader.end(), [](const InkText& text) {
            return text.text.find_first_of("+#") != std::string::npos;
        });
    });
}

}  // namespace

InkCosts::InkCosts(const InkReading& ink)
    : m_ink(ink)
    , m_probabilities(probabilitiesOf(ink))
    , m_bestFrames(bestPath(ink))
    , m_showsMark(showsMark(ink))
{
    for (const auto& reader : ink.texts) {
        std::vector<SeenText>& texts = m_texts.emplace_back();
        for (const InkText& text : reader) {
            const double cost = reader.front().logProbability - text.logProbability;
            texts.push_back({std::max(0.0, cost), notation::toCodePoints(text.text)});
        }
    }
}

/// The forward algorithm of CTC (Graves et al. 2006, section 4.1), in plain probabilities: there
/// are few enough frames.
double InkCosts::ofFrames(const InkWord& word) const
{
    constexpr std::size_t maxStates = 2 * InkWord::maxLength + 1;
    const auto states = static_cast<std::size_t>(2 * word.length() + 1);
    std::array<int, maxStates> letters{};
    for (int i = 0; i < word.length(); ++i) {
        letters[static_cast<std::size_t>(2 * i + 1)] = word.at(i);
    }
    std::array<double, maxStates> alpha{};
    const double* frame = m_probabilities.data();
    alpha[0] = frame[0];
    alpha[1] = states > 1 ? frame[letters[1]] : 0.0;
    for (int t = 1; t < m_ink.frameCount(); ++t) {
        frame += inkClasses;
        for (std::size_t s = states; s-- > 0;) {
            double sum = alpha[s];
            sum += s >= 1 ? alpha[s - 1] : 0.0;
            const bool skips = s >= 2 && letters[s] != 0 && letters[s] != letters[s - 2];
            sum += skips ? alpha[s - 2] : 0.0;
            alpha[s] = sum * frame[letters[s]];
        }
    }
    const double total = alpha[states - 1] + (states > 1 ? alpha[states - 2] : 0.0);
    const double logarithm = std::log(std::max(total, std::numeric_limits<double>::min()));
    return std::max(0.0, frameTemper * (m_bestFrames - logarithm));
}

double InkCosts::ofTexts(const InkWord& word) const
{
    const std::u32string written = onSheet(word, m_ink);
    double sum = 0.0;
    for (const std::vector<SeenText>& reader : m_texts) {
        double least = dearest;
        for (const SeenText& seen : reader) {
            if (seen.cost < least) {
                least = std::min(least,
                                 seen.cost + misreading(seen.letters, written, least - seen.cost));
            }
        }
        sum += reader.empty() ? 0.0 : textTemper * least;
    }
    return sum;
}

double InkCosts::of(const InkWord& word)
{
    const auto known = m_known.find(word.code());
    if (known != m_known.end()) {
        return known->second;
    }
    const double cost = (m_ink.frameCount() > 0 ? ofFrames(word) : 0.0) + ofTexts(word);
    m_known.emplace(word.code(), cost);
    return cost;
}

double InkCosts::withMark(const InkWord& word, bool checks)
{
    constexpr int check = static_cast<int>(inkLetters.find('+')) + 1;
    constexpr int mate = static_cast<int>(inkLetters.find('#')) + 1;
    InkWord checked = word;
    checked.append(check);
    InkWord mated = word;
    mated.append(mate);
    return std::min(of(checked), of(mated)) + (checks ? markOfCheck : markWithoutCheck);
}

double InkCosts::ofMove(const Position& position, Move move, const MoveList& moves)
{
    writtenForms(position, move, moves, m_forms);
    const bool checks = m_showsMark && position.after(move).inCheck();
    double least = std::numeric_limits<double>::infinity();
    for (const WrittenForm& form : m_forms) {
        if (form.cost >= least) {
            continue;
        }
        least = std::min(least, form.cost + of(form.word));
        if (m_showsMark) {
            least = std::min(least, form.cost + withMark(form.word, checks));
        }
    }
    return least;
}

void InkCosts::ofMoves(const Position& position, const MoveList& moves, std::size_t legalCount,
                       const Costs& costs, std::vector<double>& result)
{
    result.assign(moves.size(), costs.anotherMove);
    for (std::size_t i = 0; i < legalCount; ++i) {
        result[i] = std::min(costs.anotherMove, ofMove(position, moves[i], moves));
    }
}

InkCosts& InkStore::of(const InkReading& ink)
{
    return m_costs.try_emplace(&ink, ink).first->second;
}

bool isClear(const InkReading& ink)
{
    const double surest = std::log(clearProbability);
    if (ink.frameCount() > 0 && bestPath(ink) < surest) {
        return false;
    }
    std::string first;
    for (const auto& reader : ink.texts) {
        if (reader.empty() || reader.front().logProbability < surest ||
            (!first.empty() && first != reader.front().text)) {
            return false;
        }
        first = reader.front().text;
    }
    return ink.frameCount() > 0 || !first.empty();
}

std::string plainText(const InkReading& ink)
{
    std::string text;
    std::ptrdiff_t previous = 0;
    for (int t = 0; t < ink.frameCount(); ++t) {
        const float* frame = frameAt(ink, t);
        const std::ptrdiff_t best = std::max_element(frame, frame + inkClasses) - frame;
        if (best != 0 && best != previous) {
            text += inkLetters[static_cast<std::size_t>(best - 1)];
        }
        previous = best;
    }
    if (text.empty() && !ink.texts.empty() && !ink.texts.front().empty()) {
        text = ink.texts.front().front().text;
    }
    return text;
}

}  // namespace diptych::score
