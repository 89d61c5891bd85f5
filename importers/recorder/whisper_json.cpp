#include "importers/recorder/whisper_json.h"

#include "core/notation/utf8.h"
#include "importers/recorder/plain_transcript.h"
#include "importers/recorder/source_places.h"
#include "importers/recorder/time_stamp.h"
#include "importers/recorder/whisper_segment.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace diptych::importers {

namespace {

/// Deeper nesting than this is no transcript.
constexpr std::size_t mostDepth = 32;
// Both are the limits at which Whisper itself takes a segment for silence or for a guess.
constexpr double silentFrom = 0.6;
constexpr double guessedBelow = -1.0;

/// Walks over the text and says where it is, which the parser does not tell.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** seen)
        : m_at(at)
        , m_seen(seen)
    {}

    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        *m_seen = m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_seen;
};

using Json = nlohmann::json;

/// Gathers segments as the parser meets them, so that what a broken file begins with is kept.
class SegmentHandler : public nlohmann::json_sax<Json> {
public:
    SegmentHandler(const char* begin, const char* const* seen)
        : m_begin(begin)
        , m_seen(seen)
    {}

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t value) override
    {
        return take(static_cast<double>(value));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return take(static_cast<double>(value));
    }
    bool number_float(number_float_t value, const string_t&) override { return take(value); }
    bool string(string_t& value) override;
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open('{'); }
    bool key(string_t& value) override
    {
        m_keys.back() = value;
        return true;
    }
    bool end_object() override;
    bool start_array(std::size_t) override { return open('['); }
    bool end_array() override
    {
        m_keys.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception&) override
    {
        errorAt = position;
        return false;
    }

    std::vector<WhisperSegment> segments{};
    std::string language{};
    std::optional<std::size_t> errorAt{};

private:
    bool open(char kind);
    bool take(double value);
    /// Name of the array that the current segment or word stands in, counted from inside.
    bool inSegment() const;
    bool inWord() const;
    const std::string& key() const { return m_keys.back(); }

    const char* m_begin;
    const char* const* m_seen;
    std::vector<std::string> m_keys{};  ///< one for each open object or array
    WhisperSegment m_segment{};
    RecognisedWord m_word{};
};

// Keys of the containers around: [root object] "segments" [array] [segment object].
bool SegmentHandler::inSegment() const
{
    const bool named =
        m_keys.size() >= 3 && (m_keys[0] == "segments" || m_keys[0] == "transcription");
    return named && m_keys.size() == 3;
}

bool SegmentHandler::inWord() const
{
    const bool named =
        m_keys.size() == 5 && (m_keys[0] == "segments" || m_keys[0] == "transcription");
    return named && (m_keys[2] == "words" || m_keys[2] == "tokens");
}

bool SegmentHandler::open(char kind)
{
    m_keys.emplace_back();
    if (kind == '{' && inSegment()) {
        m_segment = {};
    } else if (kind == '{' && inWord()) {
        m_word = {};
    }
    return m_keys.size() <= mostDepth;
}

bool SegmentHandler::end_object()
{
    if (inSegment() && segments.size() < mostUtterances) {
        segments.push_back(std::move(m_segment));
    } else if (inWord()) {
        m_segment.words.push_back(std::move(m_word));
    }
    m_keys.pop_back();
    return true;
}

bool SegmentHandler::take(double value)
{
    constexpr double milliseconds = 1000.0;
    if (m_keys.empty()) {
        return true;
    }
    const std::string& name = key();
    if (inSegment()) {
        if (name == "start") {
            m_segment.begin = value;
        } else if (name == "end") {
            m_segment.end = value;
        } else if (name == "no_speech_prob") {
            m_segment.silence = value;
        } else if (name == "avg_logprob") {
            m_segment.likelihood = value;
        }
    } else if (inWord() && (name == "probability" || name == "p" || name == "score")) {
        m_word.probability = value;
    } else if (m_keys.size() == 4 && m_keys[0] == "transcription" && m_keys[2] == "offsets") {
        (name == "from" ? m_segment.begin : m_segment.end) = value / milliseconds;
    }
    return true;
}

bool SegmentHandler::string(string_t& value)
{
    if (m_keys.empty()) {
        return true;
    }
    const std::string& name = key();
    if (inSegment() && name == "text") {
        m_segment.text = std::move(value);
        m_segment.textEnd = static_cast<std::size_t>(*m_seen - m_begin);
    } else if (inSegment() && name == "speaker") {
        m_segment.speaker = std::move(value);
    } else if (inWord() && (name == "word" || name == "text")) {
        m_word.text = std::move(value);
    } else if (name == "language" && m_keys.size() <= 2) {
        language = value;
    } else if (m_keys.size() == 4 && m_keys[2] == "timestamps" && m_keys[0] == "transcription") {
        auto& time = name == "from" ? m_segment.begin : m_segment.end;
        time = time ? time : readTimeStamp(value);
    }
    return true;
}

/// Place of the first character of a string that ends before `end` (its closing quotation mark is
/// the last character), and whether it is written without escapes.
Utterance placed(std::string_view source, std::size_t end, SourcePlaces& places,
                 std::string_view text)
{
    Utterance utterance;
    std::size_t begin = end > 0 ? end - 1 : 0;
    const auto isEscaped = [&](std::size_t at) {
        std::size_t slashes = 0;
        while (at > slashes && source[at - 1 - slashes] == '\\') {
            ++slashes;
        }
        return slashes % 2 == 1;
    };
    while (begin > 0 && (source[begin - 1] != '"' || isEscaped(begin - 1))) {
        --begin;
    }
    const std::string_view raw = source.substr(begin, end > begin ? end - 1 - begin : 0);
    utterance.place = places.at(begin);
    utterance.hasColumns = raw == text;
    utterance.place.length = notation::lengthOf(raw);
    return utterance;
}

/// Finds each word in the text of its segment.
std::vector<WordDoubt> doubtsOf(const WhisperSegment& segment)
{
    std::vector<WordDoubt> doubts;
    std::size_t from = 0;
    for (const RecognisedWord& word : segment.words) {
        std::string_view text = word.text;
        skipBlanks(text);
        const std::size_t at = text.empty() ? std::string::npos : segment.text.find(text, from);
        if (at != std::string::npos) {
            doubts.push_back({at, at + text.size(), word.probability});
            from = at + text.size();
        }
    }
    return doubts;
}

void addSegment(Transcript& transcript, const WhisperSegment& segment, std::string_view source,
                SourcePlaces& places, int cue)
{
    Utterance pattern = placed(source, segment.textEnd, places, segment.text);
    pattern.cue = cue;
    pattern.speaker = segment.speaker;
    pattern.begin = segment.begin;
    pattern.end = segment.end;
    pattern.isDoubtful = segment.silence > silentFrom || segment.likelihood < guessedBelow;
    pattern.doubts = doubtsOf(segment);
    std::string line = segment.text;
    std::replace(line.begin(), line.end(), '\n', ' ');
    addUtterances(transcript, pattern, line);
}

std::string languageCode(const std::string& name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> names{{
        {"german", "de"},
        {"english", "en"},
        {"french", "fr"},
        {"spanish", "es"},
        {"italian", "it"},
        {"russian", "ru"},
        {"dutch", "nl"},
        {"polish", "pl"},
    }};
    for (const auto& [known, code] : names) {
        if (known == name) {
            return std::string(code);
        }
    }
    return name.substr(0, 2);
}

}  // namespace

Transcript readWhisperJson(std::string_view text, int firstLine)
{
    const char* seen = text.data();
    SegmentHandler handler(text.data(), &seen);
    const CountingIterator begin(text.data(), &seen);
    const CountingIterator end(text.data() + text.size(), &seen);
    Json::sax_parse(begin, end, &handler);
    Transcript transcript;
    transcript.language = languageCode(handler.language);
    if (handler.errorAt) {
        const std::size_t offset = std::min(*handler.errorAt, text.size());
        const auto lines =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n');
        transcript.diagnostics.push_back({Severity::Warning,
                                          "bad-json",
                                          TextSpan{firstLine + static_cast<int>(lines), 1, 0},
                                          {std::to_string(offset)}});
    }
    SourcePlaces places(text, firstLine);
    int cue = 0;
    for (const WhisperSegment& segment : handler.segments) {
        addSegment(transcript, segment, text, places, ++cue);
    }
    return transcript;
}

bool looksLikeWhisperJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{') {
        return false;
    }
    return text.find("\"segments\"") != std::string_view::npos ||
           text.find("\"transcription\"") != std::string_view::npos;
}

}  // namespace diptych::importers
