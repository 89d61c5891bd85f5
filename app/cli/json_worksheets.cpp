#include "app/cli/json_worksheets.h"

#include "app/cli/json_values.h"
#include "core/chess/fen.h"
#include "core/law/worksheets.h"

namespace diptych::cli {

namespace {

Json uciOrNull(const std::optional<chess::Move>& move)
{
    return move ? Json(chess::toUci(*move)) : Json();
}

Json flagJson(const std::optional<law::FlagWorksheet>& sheet)
{
    if (!sheet) {
        return {};
    }
    Json proven = Json::array();
    for (const law::ProvenMoves& one : sheet->sheets) {
        proven.push_back({{"keeper", score::toCode(one.keeper)},
                          {"recorded", one.recorded},
                          {"proven", one.proven},
                          {"gaps", one.gaps},
                          {"unpressed", orNull(one.unpressed)}});
    }
    return {{"side", sideOf(sheet->side)}, {"needed", orNull(sheet->needed)}, {"sheets", proven}};
}

Json drawJson(const std::optional<law::DrawWorksheet>& sheet)
{
    if (!sheet) {
        return {};
    }
    Json repeated = Json::array();
    for (const law::RepeatedPosition& one : sheet->repeated) {
        repeated.push_back({{"fen", chess::toFen(one.position)},
                            {"plies", one.plies},
                            {"agreed_times", one.agreedTimes}});
    }
    return {{"repeated", repeated},
            {"plies_without_progress", sheet->pliesWithoutProgress},
            {"last_progress", sheet->lastProgress},
            {"claim", sheet->claim ? Json(law::toCode(sheet->claimState)) : Json()},
            {"seconds_if_wrong", sheet->ifWrong ? Json(sheet->ifWrong->seconds) : Json()}};
}

Json reconstructionJson(const std::optional<law::ReconstructionWorksheet>& sheet)
{
    if (!sheet) {
        return {};
    }
    Json missing = Json::array();
    for (const law::ToRecord what : sheet->missing) {
        missing.push_back(law::toCode(what));
    }
    Json open = Json::array();
    for (const law::OpenPly& one : sheet->open) {
        open.push_back({{"ply", one.ply},
                        {"evidence", law::toCode(one.evidence)},
                        {"white", uciOrNull(one.white)},
                        {"black", uciOrNull(one.black)}});
    }
    return {{"missing", missing},
            {"agreed_ply", sheet->agreedPly},
            {"fen", chess::toFen(sheet->position)},
            {"open", open}};
}

}  // namespace

Json worksheetsJson(const session::Desk& desk)
{
    const law::Worksheets sheets =
        law::worksheetsOf(desk.incident.circumstances, desk.sheets, desk.assessment);
    Json options = Json::array();
    for (const law::ClockOption& option : sheets.clockOptions) {
        options.push_back({{"choice", law::toCode(option.choice)},
                           {"article", textOrNull(sheets.clockArticle)},
                           {"white", option.white},
                           {"black", option.black},
                           {"period", orNull(option.period)}});
    }
    return {{"flag", flagJson(sheets.flag)},
            {"draw", drawJson(sheets.draw)},
            {"reconstruction", reconstructionJson(sheets.reconstruction)},
            {"clock_options", options}};
}

}  // namespace diptych::cli
