#include "importers/scan/sheet/scan_message.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>

namespace diptych::importers::scan {

using nlohmann::json;

namespace {

constexpr int version = 1;
/// Frames are told in steps of a thirtieth, which is finer than anything that hangs on them.
constexpr double stepsPerUnit = 30.0;

json toJson(const std::vector<float>& frames)
{
    json steps = json::array();
    for (const float value : frames) {
        steps.push_back(std::lround(std::max(-99.0, static_cast<double>(value)) * stepsPerUnit));
    }
    return steps;
}

std::vector<float> framesFrom(const json& steps)
{
    std::vector<float> frames;
    frames.reserve(steps.size());
    for (const json& step : steps) {
        frames.push_back(static_cast<float>(step.get<int>() / stepsPerUnit));
    }
    // Only whole frames mean something.
    frames.resize(frames.size() - frames.size() % score::inkClasses);
    return frames;
}

json toJson(const score::InkReading& ink)
{
    json texts = json::array();
    for (const auto& reader : ink.texts) {
        json alternatives = json::array();
        for (const score::InkText& text : reader) {
            alternatives.push_back({text.text, text.logProbability});
        }
        texts.push_back(std::move(alternatives));
    }
    return {{"frames", toJson(ink.frames)}, {"texts", texts}, {"letters", ink.pieceLetters}};
}

score::InkReading inkFrom(const json& told)
{
    score::InkReading ink;
    ink.frames = framesFrom(told.at("frames"));
    for (const json& reader : told.at("texts")) {
        std::vector<score::InkText> alternatives;
        for (const json& text : reader) {
            alternatives.push_back({text.at(0), text.at(1)});
        }
        ink.texts.push_back(std::move(alternatives));
    }
    told.at("letters").get_to(ink.pieceLetters);
    return ink;
}

json toJson(const Corners& corners)
{
    json points = json::array();
    for (const Point& corner : corners) {
        points.push_back({corner.x, corner.y});
    }
    return points;
}

Corners cornersFrom(const json& points)
{
    Corners corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = {points.at(i).at(0), points.at(i).at(1)};
    }
    return corners;
}

json toJson(const ScannedCell& cell)
{
    return {{"number", cell.number},
            {"black", cell.side == chess::Color::Black},
            {"row", cell.row},
            {"column", cell.column},
            {"corners", toJson(cell.corners)},
            {"box", {cell.box.x, cell.box.y, cell.box.width, cell.box.height}},
            {"state", static_cast<int>(cell.reading.state)},
            {"ink", toJson(cell.reading.ink)}};
}

ScannedCell cellFrom(const json& told)
{
    ScannedCell cell;
    cell.number = told.at("number");
    cell.side = told.at("black").get<bool>() ? chess::Color::Black : chess::Color::White;
    cell.row = told.at("row");
    cell.column = told.at("column");
    cell.corners = cornersFrom(told.at("corners"));
    const json& box = told.at("box");
    cell.box = {box.at(0), box.at(1), box.at(2), box.at(3)};
    cell.reading.state = static_cast<CellReading::State>(told.at("state").get<int>());
    cell.reading.ink = inkFrom(told.at("ink"));
    return cell;
}

json toJson(const ScannedPage& page)
{
    json cells = json::array();
    for (const ScannedCell& cell : page.cells) {
        cells.push_back(toJson(cell));
    }
    return {{"number", page.number},
            {"scale", page.scale},
            {"form", page.form},
            {"firstMove", page.firstMove},
            {"table", toJson(page.table)},
            {"certainty", page.certainty},
            {"hand", page.writing == Writing::Hand},
            {"dialect", page.dialect},
            {"cells", std::move(cells)}};
}

ScannedPage pageFrom(const json& told)
{
    ScannedPage page;
    page.number = told.at("number");
    page.scale = told.at("scale");
    page.form = told.at("form");
    page.firstMove = told.at("firstMove");
    page.table = cornersFrom(told.at("table"));
    page.certainty = told.at("certainty");
    page.writing = told.at("hand").get<bool>() ? Writing::Hand : Writing::Print;
    page.dialect = told.at("dialect");
    for (const json& cell : told.at("cells")) {
        page.cells.push_back(cellFrom(cell));
    }
    return page;
}

json toJson(const Diagnostic& diagnostic)
{
    return {{"severity", static_cast<int>(diagnostic.severity)},
            {"code", diagnostic.code},
            {"page", diagnostic.span.line},
            {"arguments", diagnostic.arguments}};
}

Diagnostic diagnosticFrom(const json& told)
{
    Diagnostic diagnostic;
    diagnostic.severity = static_cast<Severity>(told.at("severity").get<int>());
    diagnostic.code = told.at("code");
    diagnostic.span = {told.at("page"), 1, 0};
    told.at("arguments").get_to(diagnostic.arguments);
    return diagnostic;
}

}  // namespace

std::string toMessage(const ScanResult& result)
{
    json told{{"diptych-scan", version}, {"complete", result.complete}};
    told["pages"] = json::array();
    for (const ScannedPage& page : result.pages) {
        told["pages"].push_back(toJson(page));
    }
    told["diagnostics"] = json::array();
    for (const Diagnostic& diagnostic : result.diagnostics) {
        told["diagnostics"].push_back(toJson(diagnostic));
    }
    return told.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<ScanResult> fromMessage(std::string_view message)
{
    // A damaged message throws inside the library, wherever it is damaged.
    try {
        const json told = json::parse(message);
        if (told.at("diptych-scan") != version) {
            return std::nullopt;
        }
        ScanResult result;
        result.complete = told.at("complete");
        for (const json& page : told.at("pages")) {
            result.pages.push_back(pageFrom(page));
        }
        for (const json& diagnostic : told.at("diagnostics")) {
            result.diagnostics.push_back(diagnosticFrom(diagnostic));
        }
        return result;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace diptych::importers::scan
