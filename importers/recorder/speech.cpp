#include "importers/recorder/speech.h"

#include "core/notation/utf8.h"
#include "importers/recorder/speakers.h"
#include "importers/source/plain_words.h"

#include <algorithm>

namespace diptych::importers {

using notation::SpokenKind;
using notation::SpokenWord;

namespace {

constexpr double newLinePause = 0.3;
constexpr double newCuePause = 1.5;
constexpr double longGap = 15.0;  ///< seconds

/// Cost of taking two utterances for parts of one announcement.
double pauseBetween(const Utterance& before, const Utterance& after)
{
    if (before.cue == after.cue && before.speaker == after.speaker) {
        return newLinePause;
    }
    const auto& end = before.end ? before.end : before.begin;
    const bool isLong = end && after.begin && *after.begin - *end > longGap;
    return before.speaker != after.speaker || isLong ? 2 * longestPause : newCuePause;
}

bool isPress(const std::vector<SpokenWord>& words, const notation::SpokenLanguage& language)
{
    for (const SpokenWord& word : words) {
        const auto terms = language.byFirstWord.find(word.folded);
        if (terms == language.byFirstWord.end()) {
            continue;
        }
        for (const std::size_t index : terms->second) {
            if (language.terms[index].meaning.kind == SpokenKind::Clock) {
                return true;
            }
        }
    }
    return false;
}

/// A time within a note, such as "clock 1:23:45".
std::optional<int> clockIn(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        if (const auto seconds = readClock(text.substr(0, blank))) {
            return seconds;
        }
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return std::nullopt;
}

/// Length of a word in the text, as the recogniser cut it, may differ; any overlap counts.
double probabilityOf(const SpokenWord& word, const std::vector<WordDoubt>& doubts)
{
    double least = word.probability;
    bool known = false;
    for (const WordDoubt& doubt : doubts) {
        if (doubt.begin < word.end && word.begin < doubt.end) {
            least = known ? std::min(least, doubt.probability) : doubt.probability;
            known = true;
        }
    }
    return least;
}

class SpeechBuilder {
public:
    SpeechBuilder(const Transcript& transcript, const notation::SpokenLanguage& language)
        : m_transcript(transcript)
        , m_language(language)
        , m_players(playersOf(transcript, language))
    {}

    Speech build()
    {
        for (std::size_t i = 0; i < m_transcript.utterances.size(); ++i) {
            const Utterance& utterance = m_transcript.utterances[i];
            std::vector<SpokenWord> words = notation::spokenWordsOf(utterance.text);
            if (utterance.kind == UtteranceKind::Note) {
                addNote(utterance, words);
            } else if (!words.empty()) {
                addWords(i, std::move(words));
            }
        }
        return std::move(m_speech);
    }

private:
    void addNote(const Utterance& utterance, const std::vector<SpokenWord>& words)
    {
        SpeechNote note;
        note.word = m_speech.words.size();
        note.isPress = isPress(words, m_language);
        note.clockSeconds = clockIn(utterance.text);
        note.result = resultInFigures(utterance.text);
        note.at = utterance.begin;
        note.place = utterance.place;
        note.text = utterance.text;
        m_pressed = m_pressed || note.isPress;
        m_speech.notes.push_back(std::move(note));
    }

    void addWords(std::size_t index, std::vector<SpokenWord> words)
    {
        const Utterance& utterance = m_transcript.utterances[index];
        const std::size_t offset = m_speech.text.size();
        const auto player = m_players.find(utterance.speaker);
        const bool isFirst = m_speech.words.empty();
        words.front().pause =
            isFirst || m_pressed
                ? 2 * longestPause
                : pauseBetween(m_transcript.utterances[m_speech.utterance.back()], utterance);
        for (SpokenWord& word : words) {
            word.probability = probabilityOf(word, utterance.doubts);
            word.begin += offset;
            word.end += offset;
            word.unit += m_unit;
            m_speech.words.push_back(std::move(word));
            m_speech.utterance.push_back(index);
            m_speech.side.push_back(player == m_players.end() ? std::nullopt
                                                              : std::optional(player->second));
        }
        m_unit = m_speech.words.back().unit + 1;
        m_speech.text += utterance.text;
        m_speech.text += '\n';
        m_pressed = false;
    }

    const Transcript& m_transcript;
    const notation::SpokenLanguage& m_language;
    std::map<std::string, chess::Color> m_players;
    Speech m_speech{};
    std::size_t m_unit = 0;
    bool m_pressed = false;
};

}  // namespace

std::string Speech::textOf(std::size_t first, std::size_t count) const
{
    const std::size_t begin = words[first].begin;
    std::string part = text.substr(begin, words[first + count - 1].end - begin);
    std::replace(part.begin(), part.end(), '\n', ' ');
    return part;
}

Speech speechOf(const Transcript& transcript, const notation::SpokenLanguage& language)
{
    return SpeechBuilder(transcript, language).build();
}

TextSpan placeOf(const Speech& speech, const Transcript& transcript, std::size_t first,
                 std::size_t count)
{
    const std::size_t index = speech.utterance[first];
    const Utterance& utterance = transcript.utterances[index];
    TextSpan place = utterance.place;
    if (!utterance.hasColumns) {
        return place;
    }
    std::size_t last = first + count - 1;
    while (speech.utterance[last] != index) {
        --last;
    }
    const std::size_t begin = speech.words[first].begin;
    const std::size_t lineStart = begin == 0 ? 0 : speech.text.rfind('\n', begin - 1) + 1;
    const std::string_view text = speech.text;
    place.column += notation::lengthOf(text.substr(lineStart, begin - lineStart));
    place.length = notation::lengthOf(text.substr(begin, speech.words[last].end - begin));
    return place;
}

}  // namespace diptych::importers
