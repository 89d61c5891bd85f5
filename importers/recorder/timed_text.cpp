#include "importers/recorder/timed_text.h"

#include "core/notation/utf8.h"
#include "importers/recorder/plain_transcript.h"
#include "importers/recorder/source_places.h"
#include "importers/recorder/time_stamp.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

namespace diptych::importers {

namespace {

/// Elements nested deeper than this are not looked into.
constexpr int mostDepth = 64;

/// The name of an element or attribute without its prefix.
std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::string_view attributeOf(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_attribute& attribute : node.attributes()) {
        if (localName(attribute.name()) == name) {
            return attribute.value();
        }
    }
    return {};
}

/// "00:00:04.000", "4.2s", "1500ms", "00:00:04:12" (with frames), "300t" (ticks).
std::optional<double> timeOf(std::string_view text, double ticksPerSecond)
{
    if (text.empty()) {
        return std::nullopt;
    }
    std::string_view rest = text;
    if (const auto stamp = takeTimeStamp(rest)) {
        return stamp;
    }
    const std::string number(text);
    char* end = nullptr;
    const double value = std::strtod(number.c_str(), &end);
    const std::string_view unit(end);
    if (end == number.c_str() || !(value >= 0.0 && value < 1e9)) {
        return std::nullopt;
    }
    if (unit == "ms") {
        return value / 1000;
    }
    if (unit == "t") {
        return value / ticksPerSecond;
    }
    return unit == "h" ? value * 3600 : unit == "m" ? value * 60 : value;
}

class TimedTextReader {
public:
    TimedTextReader(std::string_view text, int firstLine)
        : m_text(text)
        , m_places(text, firstLine)
        , m_firstLine(firstLine)
    {}

    Transcript read()
    {
        pugi::xml_document document;
        const pugi::xml_parse_result parsed =
            document.load_buffer(m_text.data(), m_text.size(),
                                 pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
        if (!parsed) {
            m_transcript.diagnostics.push_back(
                {Severity::Warning,
                 "bad-xml",
                 SourcePlaces(m_text, m_firstLine).at(static_cast<std::size_t>(parsed.offset)),
                 {parsed.description()}});
        }
        const pugi::xml_node root = document.document_element();
        m_transcript.language = std::string(attributeOf(root, "lang").substr(0, 2));
        const double ticks =
            std::strtod(std::string(attributeOf(root, "tickRate")).c_str(), nullptr);
        m_ticks = ticks > 0.0 ? ticks : 1.0;
        walk(root, 0);
        return std::move(m_transcript);
    }

private:
    void walk(const pugi::xml_node& node, int depth)
    {
        if (depth > mostDepth) {
            return;
        }
        const std::string_view name = localName(node.name());
        if (name == "agent") {
            addAgent(node);
        } else if (name == "p") {
            addParagraph(node);
        } else {
            for (const pugi::xml_node& child : node.children()) {
                walk(child, depth + 1);
            }
        }
    }

    void addAgent(const pugi::xml_node& node)
    {
        for (const pugi::xml_node& child : node.children()) {
            if (localName(child.name()) == "name") {
                m_agents[std::string(attributeOf(node, "id"))] = child.text().as_string();
            }
        }
    }

    void addParagraph(const pugi::xml_node& node)
    {
        Utterance pattern;
        pattern.cue = ++m_cue;
        pattern.begin = timeOf(attributeOf(node, "begin"), m_ticks);
        pattern.end = timeOf(attributeOf(node, "end"), m_ticks);
        const std::string agent(attributeOf(node, "agent"));
        if (!agent.empty()) {
            const auto known = m_agents.find(agent);
            pattern.speaker = known == m_agents.end() ? agent : known->second;
        }
        addText(node, pattern, 0);
    }

    void addText(const pugi::xml_node& node, const Utterance& pattern, int depth)
    {
        for (const pugi::xml_node& child : node.children()) {
            if (child.type() == pugi::node_element && depth < mostDepth) {
                addText(child, pattern, depth + 1);
            } else if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
                addLines(child, pattern);
            }
        }
    }

    void addLines(const pugi::xml_node& node, const Utterance& pattern)
    {
        const std::string_view value = node.value();
        const std::ptrdiff_t offset = node.offset_debug();
        std::string flat(value);
        std::replace(flat.begin(), flat.end(), '\n', ' ');
        Utterance utterance = pattern;
        utterance.place =
            m_places.at(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
        const bool asInSource = offset >= 0 && value == flat &&
                                m_text.substr(static_cast<std::size_t>(offset)).starts_with(value);
        utterance.hasColumns = asInSource;
        utterance.place.length = asInSource ? 0 : notation::lengthOf(value);
        addUtterances(m_transcript, utterance, flat);
    }

    std::string_view m_text;
    SourcePlaces m_places;
    int m_firstLine;
    Transcript m_transcript{};
    std::map<std::string, std::string> m_agents{};
    double m_ticks = 1.0;
    int m_cue = 0;
};

}  // namespace

Transcript readTimedText(std::string_view text, int firstLine)
{
    return TimedTextReader(text, firstLine).read();
}

bool looksLikeTimedText(std::string_view text)
{
    constexpr std::size_t sample = 2000;
    const std::string_view front = text.substr(0, sample);
    const std::size_t tag = front.find('<');
    return tag != std::string_view::npos && front.find_first_not_of(" \t\n") == tag &&
           (front.find("ttml") != std::string_view::npos ||
            front.find("<tt ") != std::string_view::npos ||
            front.find("<tt>") != std::string_view::npos);
}

}  // namespace diptych::importers
