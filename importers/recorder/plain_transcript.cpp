#include "importers/recorder/plain_transcript.h"

#include "core/notation/utf8.h"
#include "importers/recorder/time_stamp.h"
#include "importers/source/plain_words.h"
#include "importers/source/source_text.h"

#include <algorithm>
#include <array>

namespace diptych::importers {

namespace {

constexpr std::size_t longestLabel = 30;  ///< bytes of a speaker's name

struct LineTimes {
    std::optional<double> begin{};
    std::optional<double> end{};
};

/// The closing bracket of an opening one; 0 for other characters.
char closingOf(char open)
{
    switch (open) {
    case '[':
        return ']';
    case '(':
        return ')';
    case '{':
        return '}';
    case '<':
        return '>';
    case '*':
        return '*';
    default:
        return '\0';
    }
}

bool takeArrow(std::string_view& text)
{
    skipBlanks(text);
    for (const std::string_view arrow : {"-->", "->", "–", "-", "→"}) {
        if (text.starts_with(arrow)) {
            text.remove_prefix(arrow.size());
            skipBlanks(text);
            return true;
        }
    }
    return false;
}

/// "12:03:45", "[00:12:03]" or "[00:00.000 --> 00:02.000]" at the front of a line.
LineTimes takeTimes(std::string_view& line)
{
    std::string_view rest = line;
    skipBlanks(rest);
    const char closing = rest.empty() ? '\0' : closingOf(rest.front());
    if (closing != '\0') {
        rest.remove_prefix(1);
        skipBlanks(rest);
    }
    LineTimes times{takeTimeStamp(rest), std::nullopt};
    if (!times.begin) {
        return {};
    }
    std::string_view after = rest;
    if (takeArrow(after)) {
        times.end = takeTimeStamp(after);
        rest = times.end ? after : rest;
    }
    skipBlanks(rest);
    if (closing != '\0') {
        if (!rest.starts_with(closing)) {
            return {};
        }
        rest.remove_prefix(1);
    } else if (!rest.empty() && (rest.front() == '-' || rest.front() == ':')) {
        rest.remove_prefix(1);
    }
    line = rest;
    return times;
}

/// "W: …" or "Speaker 1: …".
std::string takeSpeaker(std::string_view& line)
{
    skipBlanks(line);
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos || colon > longestLabel) {
        return {};
    }
    const std::string_view label = line.substr(0, colon);
    const bool isName = label.find_first_of(",.;!?()[]<>\"") == std::string_view::npos &&
                        std::count(label.begin(), label.end(), ' ') <= 2 &&
                        notation::isLetter(notation::toCodePoints(label).front());
    const bool endsWord =
        colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\t';
    if (!isName || !endsWord) {
        return {};
    }
    std::string speaker(label);
    line.remove_prefix(colon + 1);
    while (!speaker.empty() && speaker.back() == ' ') {
        speaker.pop_back();
    }
    return speaker;
}

bool isBlankText(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

class LineCutter {
public:
    LineCutter(Transcript& transcript, const Utterance& pattern, std::string_view line)
        : m_transcript(transcript)
        , m_pattern(pattern)
        , m_line(line)
    {}

    void cut(std::size_t from)
    {
        std::size_t begin = from;
        for (std::size_t i = from; i < m_line.size(); ++i) {
            const char closing = closingOf(m_line[i]);
            const std::size_t end =
                closing == '\0' ? std::string_view::npos : m_line.find(closing, i + 1);
            if (end == std::string_view::npos) {
                continue;
            }
            add(UtteranceKind::Speech, begin, i);
            add(UtteranceKind::Note, i + 1, end);
            i = end;
            begin = end + 1;
        }
        add(UtteranceKind::Speech, begin, m_line.size());
    }

private:
    void add(UtteranceKind kind, std::size_t begin, std::size_t end)
    {
        const std::string_view text = m_line.substr(begin, end - begin);
        if (isBlankText(text) || m_transcript.utterances.size() >= mostUtterances) {
            return;
        }
        Utterance utterance = m_pattern;
        utterance.kind = kind;
        utterance.text = std::string(text);
        if (utterance.hasColumns) {
            utterance.place.column += notation::lengthOf(m_line.substr(0, begin));
            utterance.place.length = notation::lengthOf(text);
        }
        std::erase_if(utterance.doubts, [=](const WordDoubt& doubt) {
            return doubt.begin < begin || doubt.end > end;
        });
        for (WordDoubt& doubt : utterance.doubts) {
            doubt.begin -= begin;
            doubt.end -= begin;
        }
        m_transcript.utterances.push_back(std::move(utterance));
    }

    Transcript& m_transcript;
    const Utterance& m_pattern;
    std::string_view m_line;
};

}  // namespace

void addUtterances(Transcript& transcript, const Utterance& pattern, std::string_view line)
{
    std::string_view rest = line;
    Utterance shared = pattern;
    const std::string speaker = takeSpeaker(rest);
    if (!speaker.empty()) {
        shared.speaker = speaker;
    }
    LineCutter(transcript, shared, line).cut(line.size() - rest.size());
}

Transcript readPlainTranscript(std::string_view text, int firstLine)
{
    Transcript transcript;
    int number = firstLine;
    for (const std::string_view line : linesOf(text)) {
        std::string_view rest = line;
        // "1:0" is no time.
        const LineTimes times = resultInFigures(line) ? LineTimes{} : takeTimes(rest);
        Utterance pattern;
        pattern.place = {number, 1 + notation::lengthOf(line.substr(0, line.size() - rest.size())),
                         0};
        pattern.cue = number;
        pattern.begin = times.begin;
        pattern.end = times.end;
        addUtterances(transcript, pattern, rest);
        ++number;
    }
    return transcript;
}

}  // namespace diptych::importers
