#include "importers/recorder/transcript_reader.h"

#include "importers/recorder/caption_file.h"
#include "importers/recorder/plain_transcript.h"
#include "importers/recorder/timed_text.h"
#include "importers/recorder/whisper_json.h"
#include "importers/source/plain_words.h"
#include "importers/source/source_text.h"

#include <iterator>
#include <utility>

namespace diptych::importers {

namespace {

/// The output of a recogniser with all its tokens is far longer than a score sheet.
constexpr std::size_t mostJsonBytes = 32'000'000;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Transcript readText(TranscriptForm form, std::string_view text, int firstLine)
{
    switch (form) {
    case TranscriptForm::Captions:
        return readCaptionFile(text, firstLine);
    case TranscriptForm::Json:
        return readWhisperJson(text, firstLine);
    case TranscriptForm::TimedText:
        return readTimedText(text, firstLine);
    case TranscriptForm::Plain:
        break;
    }
    return readPlainTranscript(text, firstLine);
}

/// "1-0" by itself was written down by somebody; nobody says it so.
void takeResultsForNotes(Transcript& transcript)
{
    for (Utterance& utterance : transcript.utterances) {
        if (resultInFigures(utterance.text)) {
            utterance.kind = UtteranceKind::Note;
        }
    }
}

}  // namespace

TranscriptForm formOf(std::string_view text)
{
    if (looksLikeCaptions(text)) {
        return TranscriptForm::Captions;
    }
    if (looksLikeWhisperJson(text)) {
        return TranscriptForm::Json;
    }
    return looksLikeTimedText(text) ? TranscriptForm::TimedText : TranscriptForm::Plain;
}

Transcript readTranscript(std::string_view bytes, int firstLine, std::string& encoding)
{
    const std::string_view plain =
        bytes.starts_with(byteOrderMark) ? bytes.substr(byteOrderMark.size()) : bytes;
    if (looksLikeWhisperJson(plain)) {
        encoding = "utf-8";  // as JSON always is
        Transcript transcript = readWhisperJson(plain.substr(0, mostJsonBytes), firstLine);
        takeResultsForNotes(transcript);
        return transcript;
    }
    SourceText source = decodeSource(bytes, firstLine);
    encoding = std::move(source.encoding);
    Transcript transcript = readText(formOf(source.text), source.text, firstLine);
    Diagnostics diagnostics = std::move(source.diagnostics);
    diagnostics.insert(diagnostics.end(), std::make_move_iterator(transcript.diagnostics.begin()),
                       std::make_move_iterator(transcript.diagnostics.end()));
    transcript.diagnostics = std::move(diagnostics);
    takeResultsForNotes(transcript);
    return transcript;
}

}  // namespace diptych::importers
