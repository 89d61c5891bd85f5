#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_reader.h"
#include "core/notation/utf8.h"
#include "importers/recorder/known_words.h"
#include "importers/recorder/plain_transcript.h"
#include "importers/recorder/recorder_sheet.h"
#include "importers/recorder/transcript_reader.h"
#include "importers/source/source_text.h"

#include <algorithm>

namespace diptych::importers {

using notation::SpokenLanguage;
using notation::SpokenWord;

namespace {

/// Letters by themselves are in every kind of sheet.
bool isLongWord(const SpokenWord& word)
{
    constexpr std::size_t shortestWord = 3;  ///< bytes
    return word.folded.size() >= shortestWord &&
           notation::isLetter(notation::toCodePoints(word.folded).front());
}

/// The words of one utterance that are long enough to tell a language.
std::vector<SpokenWord> longWordsOf(const Utterance& utterance)
{
    std::vector<SpokenWord> words = notation::spokenWordsOf(utterance.text);
    std::erase_if(words, [](const SpokenWord& word) { return !isLongWord(word); });
    return words;
}

bool isAnnouncement(const Utterance& utterance, const SpokenLanguage& language)
{
    constexpr double plainReadingCost = 3.5;
    const notation::Readings readings = notation::readSpoken(utterance.text, language);
    return !readings.empty() && readings.front().cost < plainReadingCost;
}

/// Most of the words are of chess, or many lines are announcements.
bool speaks(const Transcript& transcript, const SpokenLanguage& language)
{
    std::size_t words = 0;
    std::size_t known = 0;
    std::size_t announcements = 0;
    for (const Utterance& utterance : transcript.utterances) {
        const std::vector<SpokenWord> longWords = longWordsOf(utterance);
        const auto ofChess = static_cast<std::size_t>(knownWords(longWords, language));
        words += longWords.size();
        known += ofChess;
        announcements += ofChess > 0 && isAnnouncement(utterance, language) ? 1 : 0;
    }
    const bool mostWords = known >= 2 && known * 2 > words;
    return mostWords || (announcements >= 2 && announcements * 4 >= transcript.utterances.size());
}

}  // namespace

bool looksLikeTranscript(std::string_view bytes)
{
    constexpr std::size_t sample = 4000;
    const SourceText source = decodeSource(bytes.substr(0, sample), 1);
    if (formOf(source.text) != TranscriptForm::Plain) {
        return true;
    }
    const Transcript transcript = readPlainTranscript(source.text, 1);
    return std::any_of(
        notation::allSpokenLanguages().begin(), notation::allSpokenLanguages().end(),
        [&](const SpokenLanguage& language) { return speaks(transcript, language); });
}

}  // namespace diptych::importers
