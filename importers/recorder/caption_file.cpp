#include "importers/recorder/caption_file.h"

#include "importers/recorder/plain_transcript.h"
#include "importers/recorder/time_stamp.h"
#include "importers/source/source_text.h"

#include <array>
#include <utility>

namespace diptych::importers {

namespace {

constexpr std::string_view signature = "WEBVTT";

struct CueTimes {
    double begin = 0.0;
    double end = 0.0;
};

/// "00:00:04,000 --> 00:00:06,200 align:start".
std::optional<CueTimes> cueTimes(std::string_view line)
{
    skipBlanks(line);
    const auto begin = takeTimeStamp(line);
    skipBlanks(line);
    if (!begin || !line.starts_with("-->")) {
        return std::nullopt;
    }
    line.remove_prefix(3);
    skipBlanks(line);
    const auto end = takeTimeStamp(line);
    return CueTimes{*begin, end.value_or(*begin)};
}

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

bool startsBlock(std::string_view line)
{
    for (const std::string_view word : {"NOTE", "STYLE", "REGION"}) {
        if (line == word || line.starts_with(std::string(word) + " ")) {
            return true;
        }
    }
    return false;
}

/// Name within "<v Weiss>" or "<v.loud Weiss>"; empty for other tags.
std::string voiceOf(std::string_view tag)
{
    if (!tag.starts_with('v') || tag.size() < 3 || (tag[1] != ' ' && tag[1] != '.')) {
        return {};
    }
    const std::size_t blank = tag.find(' ');
    if (blank == std::string_view::npos) {
        return {};
    }
    std::string_view name = tag.substr(blank);
    skipBlanks(name);
    return std::string(name);
}

/// Blanks instead of characters, so that all columns stay as they are.
void blankOut(std::string& line, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        const bool continues = (static_cast<unsigned char>(line[i]) & 0xC0) == 0x80;
        line[i] = continues ? '\0' : ' ';
    }
    std::erase(line, '\0');
}

/// Takes tags out of a line; a voice tag changes the speaker.
void blankTags(std::string& line, std::string& speaker)
{
    for (const auto& [open, close] : {std::pair{'<', '>'}, std::pair{'{', '}'}}) {
        std::size_t begin = line.find(open);
        while (begin != std::string::npos) {
            const std::size_t end = line.find(close, begin);
            if (end == std::string::npos) {
                break;
            }
            const std::string tag = line.substr(begin + 1, end - begin - 1);
            std::string voice = open == '<' ? voiceOf(tag) : std::string();
            if (!voice.empty()) {
                speaker = std::move(voice);
            }
            blankOut(line, begin, end + 1);
            begin = line.find(open, begin);
        }
    }
}

void replaceEntities(std::string& line)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> entities{{
        {"&nbsp;", "      "},
        {"&amp;", "&    "},
        {"&lt;", "<   "},
        {"&gt;", ">   "},
        {"&quot;", "\"     "},
        {"&lrm;", "     "},
        {"&rlm;", "     "},
    }};
    for (const auto& [entity, character] : entities) {
        for (std::size_t at = line.find(entity); at != std::string::npos; at = line.find(entity)) {
            line.replace(at, entity.size(), character);
        }
    }
}

class CaptionReader {
public:
    Transcript read(std::string_view text, int firstLine)
    {
        m_number = firstLine;
        const std::vector<std::string_view> lines = linesOf(text);
        for (std::size_t i = 0; i < lines.size(); ++i, ++m_number) {
            take(lines[i], i + 1 < lines.size() ? lines[i + 1] : std::string_view());
        }
        return std::move(m_transcript);
    }

private:
    void take(std::string_view line, std::string_view next)
    {
        if (const auto times = cueTimes(line)) {
            m_times = times;
            m_inBlock = false;
            ++m_cue;
            return;
        }
        if (isBlankLine(line)) {
            m_times.reset();
            m_inBlock = false;
            return;
        }
        if (!m_times) {
            m_inBlock = m_inBlock || startsBlock(line);
            return;  // a signature, a note, the number or the name of a cue
        }
        // A file may lack the blank line before the number of the next cue.
        const bool isNumber = line.find_first_not_of("0123456789 \t") == std::string_view::npos;
        if (!m_inBlock && !(isNumber && cueTimes(next))) {
            add(line);
        }
    }

    void add(std::string_view line)
    {
        Utterance pattern;
        pattern.place = {m_number, 1, 0};
        pattern.cue = m_cue;
        pattern.begin = m_times->begin;
        pattern.end = m_times->end;
        std::string plain(line);
        blankTags(plain, pattern.speaker);
        replaceEntities(plain);
        addUtterances(m_transcript, pattern, plain);
    }

    Transcript m_transcript{};
    std::optional<CueTimes> m_times{};
    int m_number = 1;
    int m_cue = 0;
    bool m_inBlock = false;
};

}  // namespace

Transcript readCaptionFile(std::string_view text, int firstLine)
{
    return CaptionReader().read(text, firstLine);
}

bool looksLikeCaptions(std::string_view text)
{
    constexpr std::size_t firstLines = 6;
    if (text.starts_with(signature)) {
        return true;
    }
    const std::vector<std::string_view> lines = linesOf(text.substr(0, 1000));
    for (std::size_t i = 0; i < lines.size() && i < firstLines; ++i) {
        if (cueTimes(lines[i])) {
            return true;
        }
    }
    return false;
}

}  // namespace diptych::importers
