#include "app/cli/batch_line.h"

#include "app/session/case_message.h"
#include "core/incident/score_header.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace diptych::cli {

namespace {

namespace fs = std::filesystem;
using session::OpenError;

tl::unexpected<OpenError> failure(std::string code, std::string message)
{
    return tl::make_unexpected(OpenError{std::move(code), std::move(message)});
}

tl::unexpected<OpenError> badValue(const std::string& key, std::string_view expected)
{
    return failure("bad-value", key + ": expected " + std::string(expected));
}

/// The text of a case put together from the values of a line, and where each of its lines is from.
struct CaseText {
    std::string text{};
    std::vector<std::string> origins{};

    void add(const std::string& line, const std::string& origin)
    {
        text += line + "\n";
        origins.push_back(origin);
    }
};

constexpr std::array settings = {"law",   "play", "disabled",    "hearing",
                                 "start", "time", "start-credit"};
constexpr std::array sections = {"clocks", "facts", "event", "players", "attachments", "ruling"};

bool isOneLine(const Json& value)
{
    return value.is_string() &&
           value.get_ref<const std::string&>().find_first_of("\r\n") == std::string::npos;
}

tl::expected<void, OpenError> addSettings(CaseText& into, const Json& line)
{
    for (const std::string key : settings) {
        const auto value = line.find(key);
        if (value == line.end() || value->is_null()) {
            continue;
        }
        if (value->is_boolean() && key == "start-credit") {
            into.add(key + (*value ? " yes" : " no"), key);
        } else if (isOneLine(*value)) {
            into.add(key + " " + value->get<std::string>(), key);
        } else {
            return badValue(key, "a text of one line");
        }
    }
    return {};
}

tl::expected<void, OpenError> addBoards(CaseText& into, const Json& line)
{
    const auto boards = line.find("boards");
    if (boards == line.end() || boards->is_null()) {
        return {};
    }
    if (!boards->is_object()) {
        return badValue("boards", "an object with white and black");
    }
    for (const auto& [side, fen] : boards->items()) {
        const std::string origin = "boards." + side;
        if (side != "white" && side != "black") {
            return failure("unknown-key", origin + ": expected white or black");
        }
        if (fen.is_null()) {
            continue;
        }
        if (!isOneLine(fen)) {
            return badValue(origin, "a FEN");
        }
        into.add("[board " + side + "]", origin);
        into.add(fen.get<std::string>(), origin);
    }
    return {};
}

tl::expected<void, OpenError> addSections(CaseText& into, const Json& line)
{
    for (const std::string key : sections) {
        const auto lines = line.find(key);
        if (lines == line.end() || lines->is_null()) {
            continue;
        }
        if (!lines->is_array()) {
            return badValue(key, "a list of lines");
        }
        into.add("[" + key + "]", key);
        for (std::size_t i = 0; i < lines->size(); ++i) {
            const Json& text = (*lines)[i];
            const std::string origin = key + "[" + std::to_string(i) + "]";
            if (!isOneLine(text) || text.get_ref<const std::string&>().starts_with('[')) {
                return badValue(origin, "a text of one line");
            }
            into.add(text.get<std::string>(), origin);
        }
    }
    return {};
}

std::string textAt(const Json& object, std::string_view key, std::string_view otherwise)
{
    const auto value = object.find(key);
    return value != object.end() && value->is_string() ? value->get<std::string>()
                                                       : std::string(otherwise);
}

/// The path of a file that a line names.
fs::path resolved(const std::string& path, const fs::path& folder)
{
    std::error_code error;
    const fs::path beside = folder / path;
    return fs::exists(beside, error) ? beside : fs::path(path);
}

tl::expected<incident::ScoreSource, OpenError> scoreOf(const Json& score, const std::string& origin,
                                                       const fs::path& folder)
{
    if (!score.is_object()) {
        return badValue(origin, "an object with keeper and text");
    }
    incident::ScoreSource source;
    const auto keeper = score::keeperFromCode(textAt(score, "keeper", ""));
    const auto medium = score::mediumFromCode(textAt(score, "medium", "typed"));
    if (!keeper) {
        return badValue(origin + ".keeper", "white, black, assistant, recorder, arbiter or board");
    }
    if (!medium) {
        return badValue(origin + ".medium", "typed, braille, recorder, scan or pgn");
    }
    source.keeper = *keeper;
    source.medium = *medium;
    source.dialect = textAt(score, "dialect", "auto");
    if (!incident::isDialectOf(source.medium, source.dialect)) {
        return badValue(origin + ".dialect", incident::dialectCodes(source.medium));
    }
    const auto file = score.find("file");
    const auto text = score.find("text");
    if (file != score.end() && file->is_string()) {
        source.file = fs::absolute(resolved(file->get<std::string>(), folder)).string();
    } else if (text != score.end() && text->is_string()) {
        source.text = text->get<std::string>();
    } else {
        return badValue(origin, "a text or a file");
    }
    return source;
}

tl::expected<void, OpenError> addScores(incident::Incident& incident, const Json& line,
                                        const fs::path& folder)
{
    const auto scores = line.find("scores");
    if (scores == line.end() || scores->is_null()) {
        return {};
    }
    if (!scores->is_array()) {
        return badValue("scores", "a list of scores");
    }
    for (std::size_t i = 0; i < scores->size(); ++i) {
        auto source = scoreOf((*scores)[i], "scores[" + std::to_string(i) + "]", folder);
        if (!source) {
            return tl::make_unexpected(source.error());
        }
        incident.scores.push_back(std::move(*source));
    }
    return {};
}

bool isKnownKey(const std::string& key)
{
    return key == "id" || key == "scores" || key == "boards" ||
           std::find(settings.begin(), settings.end(), key) != settings.end() ||
           std::find(sections.begin(), sections.end(), key) != sections.end();
}

tl::expected<incident::Incident, OpenError> incidentOf(const Json& line, const fs::path& folder)
{
    CaseText text;
    for (const auto add : {addSettings, addBoards, addSections}) {
        if (auto added = add(text, line); !added) {
            return tl::make_unexpected(added.error());
        }
    }
    incident::CaseFile file = incident::readCase(text.text);
    for (Diagnostic& diagnostic : file.diagnostics) {
        if (diagnostic.severity == Severity::Error) {
            const auto index = static_cast<std::size_t>(diagnostic.span.line - 1);
            const std::string& origin = text.origins[std::min(index, text.origins.size() - 1)];
            return failure(diagnostic.code, session::faultMessage(diagnostic, origin));
        }
    }
    if (auto added = addScores(file.incident, line, folder); !added) {
        return tl::make_unexpected(added.error());
    }
    return std::move(file.incident);
}

}  // namespace

tl::expected<session::Desk, OpenError> openBatchLine(const Json& line, const fs::path& folder)
{
    if (!line.is_object()) {
        return failure("bad-line", "expected a JSON object");
    }
    const auto path = line.find("case");
    if (path != line.end() && path->is_string()) {
        return session::openCase(resolved(path->get<std::string>(), folder));
    }
    for (const auto& [key, value] : line.items()) {
        if (!isKnownKey(key)) {
            return failure("unknown-key", key + ": a key that no line has");
        }
    }
    auto incident = incidentOf(line, folder);
    if (!incident) {
        return tl::make_unexpected(incident.error());
    }
    return session::evaluate(std::move(*incident), folder);
}

}  // namespace diptych::cli
