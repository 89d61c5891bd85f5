#include "importers/recorder/recorder_sheet.h"

#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_reader.h"
#include "core/notation/utf8.h"
#include "importers/recorder/announcements.h"
#include "importers/recorder/spoken_language_finder.h"
#include "importers/recorder/times_used.h"
#include "importers/recorder/transcript_reader.h"
#include "importers/source/sheet_readings.h"

#include <algorithm>
#include <cmath>

namespace diptych::importers {

using notation::SpokenKind;

namespace {

constexpr std::size_t longestQuotation = 60;  ///< characters
constexpr double longestDelay = 20.0;         ///< seconds until a correction that is made at once

std::string quoted(const std::string& text)
{
    std::u32string symbols = notation::toCodePoints(text);
    if (symbols.size() > longestQuotation) {
        symbols.resize(longestQuotation);
        symbols.push_back(U'…');
    }
    return notation::toUtf8(symbols);
}

/// Puts a heard game on a sheet.
class SheetWriter {
public:
    SheetWriter(score::Sheet& sheet, const Transcript& transcript, const Speech& speech,
                const notation::SpokenLanguage& language, const HeardGame& game)
        : m_sheet(sheet)
        , m_transcript(transcript)
        , m_speech(speech)
        , m_reader(language, speech.words, speech.text)
        , m_game(game)
        , m_isUsed(transcript.utterances.size(), false)
    {}

    void write()
    {
        for (std::size_t i = 0; i < m_game.plies.size(); ++i) {
            if (i == mostEntries) {
                report(m_sheet, {Severity::Warning,
                                 "too-many-entries",
                                 placeOf(m_game.plies[i].words),
                                 {std::to_string(mostEntries)}});
                break;
            }
            writePly(m_game.plies[i]);
        }
        writeNotes();
        writeOffers();
        reportTalk();
    }

private:
    TextSpan placeOf(WordRange words) const
    {
        return importers::placeOf(m_speech, m_transcript, words.first, words.count);
    }
    std::string textOf(WordRange words) const { return m_speech.textOf(words.first, words.count); }
    const Utterance& utteranceOf(WordRange words) const
    {
        return m_transcript.utterances[m_speech.utterance[words.first]];
    }

    void use(WordRange words)
    {
        for (std::size_t word = words.first; word < words.first + words.count; ++word) {
            m_isUsed[m_speech.utterance[word]] = true;
        }
    }

    std::string_view timeCode(const HeardSlip& slip) const
    {
        if (slip.time == SlipTime::AfterPress) {
            return "after-press";
        }
        const auto& said = utteranceOf(slip.before).begin;
        const auto& mended = utteranceOf(slip.after).begin;
        const bool atOnce = !said || !mended || *mended - *said <= longestDelay;
        return atOnce ? "before-press" : "not-at-once";
    }

    void writePly(const HeardPly& ply)
    {
        score::Entry entry;
        entry.text = textOf(ply.words);
        entry.span = placeOf(ply.words);
        entry.readings = ply.readings;
        entry.side = m_speech.side[ply.words.first];
        if (const auto& begin = utteranceOf(ply.words).begin) {
            entry.recordedAt = static_cast<int>(std::lround(*begin));
        }
        m_sheet.entries.push_back(std::move(entry));
        use(ply.words);
        const std::string number = std::to_string(m_sheet.entries.size());
        for (const WordRange words : ply.repetitions) {
            use(words);
        }
        if (ply.wrongRepetition) {
            use(*ply.wrongRepetition);
            report(m_sheet, {Severity::Warning,
                             "wrong-repetition",
                             placeOf(*ply.wrongRepetition),
                             {number, textOf(ply.words), textOf(*ply.wrongRepetition)}});
        }
        for (const HeardSlip& slip : ply.slips) {
            use(slip.after);
            report(m_sheet, {Severity::Warning,
                             "slip",
                             placeOf(slip.before),
                             {number, textOf(slip.before), textOf(slip.after),
                              std::string(timeCode(slip))}});
        }
    }

    /// The last entry that was announced before a word; null if there is none.
    score::Entry* entryBefore(std::size_t word)
    {
        const auto later =
            std::find_if(m_game.plies.begin(), m_game.plies.end(),
                         [=](const HeardPly& ply) { return ply.words.first >= word; });
        const auto index = std::min(static_cast<std::size_t>(later - m_game.plies.begin()),
                                    m_sheet.entries.size());
        return index == 0 ? nullptr : &m_sheet.entries[index - 1];
    }

    void writeNotes()
    {
        for (const SpeechNote& note : m_speech.notes) {
            score::Entry* entry = entryBefore(note.word);
            if (note.result) {
                m_sheet.result = note.result;
            } else if (note.clockSeconds && entry != nullptr) {
                entry->clockSeconds = note.clockSeconds;
            } else if (!note.isPress) {
                report(m_sheet, {Severity::Note, "note-ignored", note.place, {quoted(note.text)}});
            }
        }
    }

    void noteOffer(std::size_t word)
    {
        if (score::Entry* entry = entryBefore(word)) {
            entry->offersDraw = true;
            m_isUsed[m_speech.utterance[word]] = true;
        }
    }

    /// Offers of a draw, and a player who resigns at the end.
    void writeOffers()
    {
        for (std::size_t word = 0; word < m_speech.words.size(); ++word) {
            if (m_reader.means(word, SpokenKind::Draw)) {
                noteOffer(word);
            }
            const bool atEnd = !m_game.plies.empty() && word > m_game.plies.back().words.first;
            const auto& side = m_speech.side[word];
            if (m_reader.means(word, SpokenKind::Resign) && atEnd && side) {
                m_sheet.result = *side == chess::Color::White ? score::GameResult::BlackWins
                                                              : score::GameResult::WhiteWins;
                m_isUsed[m_speech.utterance[word]] = true;
            }
        }
    }

    void reportTalk()
    {
        for (std::size_t i = 0; i < m_transcript.utterances.size(); ++i) {
            const Utterance& utterance = m_transcript.utterances[i];
            if (utterance.kind == UtteranceKind::Speech && !m_isUsed[i]) {
                report(m_sheet, {Severity::Note,
                                 utterance.isDoubtful ? "speech-doubtful" : "speech-ignored",
                                 utterance.place,
                                 {quoted(utterance.text)}});
            }
        }
        for (const WordRange words : m_game.unused) {
            if (m_isUsed[m_speech.utterance[words.first]]) {
                report(m_sheet,
                       {Severity::Note, "speech-ignored", placeOf(words), {textOf(words)}});
            }
        }
    }

    score::Sheet& m_sheet;
    const Transcript& m_transcript;
    const Speech& m_speech;
    notation::SpokenReader m_reader;
    const HeardGame& m_game;
    std::vector<bool> m_isUsed;
};

}  // namespace

score::Sheet readRecorder(const ImportRequest& request)
{
    score::Sheet sheet;
    sheet.keeper = request.keeper;
    sheet.medium = score::Medium::Recorder;
    Transcript transcript = readTranscript(request.bytes, request.firstLine, sheet.encoding);
    sheet.diagnostics = std::move(transcript.diagnostics);
    const LanguageFinding finding = findSpokenLanguage(transcript, request);
    sheet.dialect = finding.language->code;
    sheet.dialects = finding.shares;
    for (const Diagnostic& diagnostic : finding.diagnostics) {
        report(sheet, diagnostic);
    }
    SheetWriter(sheet, transcript, finding.speech, *finding.language, finding.game).write();
    addTimesUsed(sheet, transcript, finding.speech, finding.game);
    if (sheet.entries.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    return sheet;
}

}  // namespace diptych::importers
