#include "app/cli/json_comparison.h"

#include "app/cli/json_values.h"
#include "core/chess/fen.h"
#include "core/chess/san.h"

#include <algorithm>

namespace diptych::cli {

namespace {

using score::Comparison;
using score::Sheet;

Json divergenceJson(const std::optional<score::Divergence>& divergence)
{
    if (!divergence) {
        return {};
    }
    Json entries = Json::array();
    for (const score::DivergentEntry* entry : {&divergence->white, &divergence->black}) {
        entries.push_back({{"keeper", score::toCode(entry->keeper)},
                           {"text", entry->text},
                           {"uci", uciOf(entry->move)}});
    }
    return {{"ply", divergence->ply},
            {"kind", score::toCode(divergence->kind)},
            {"entries", std::move(entries)}};
}

Json agreementJson(const std::optional<score::Agreement>& agreement)
{
    if (!agreement) {
        return {};
    }
    return {{"ply", agreement->ply}, {"fen", chess::toFen(agreement->position)}};
}

/// The entry that a difference is about, as written.
Json textOf(const score::Difference& difference, const std::vector<Sheet>& sheets)
{
    const auto sheet =
        std::find_if(sheets.begin(), sheets.end(), [&difference](const Sheet& other) {
            return other.keeper == difference.keeper;
        });
    const bool known =
        sheet != sheets.end() && difference.entry && *difference.entry < sheet->entries.size();
    return known ? Json(sheet->entries[*difference.entry].text) : Json();
}

Json matchesBoard(const score::Evidence& evidence, const chess::Position* board)
{
    return board == nullptr ? Json() : Json(samePlacement(evidence.finalPosition, *board));
}

}  // namespace

Json scoresJson(const Comparison& comparison, const std::vector<Sheet>& sheets)
{
    Json json;
    json["state"] = score::toCode(comparison.state);
    json["first_divergence"] = divergenceJson(comparison.firstDivergence);
    json["agreement"] = agreementJson(comparison.agreement);
    json["strict_agreement"] = agreementJson(comparison.strictAgreement);
    json["differences"] = Json::array();
    for (const score::Difference& difference : comparison.differences) {
        json["differences"].push_back({{"ply", difference.ply},
                                       {"kind", score::toCode(difference.kind)},
                                       {"keeper", score::toCode(difference.keeper)},
                                       {"text", textOf(difference, sheets)}});
    }
    json["illegal"] = Json::array();
    for (const score::IllegalPly& illegal : comparison.illegal) {
        Json reasons = Json::array();
        for (const chess::Illegality reason : illegal.reasons) {
            reasons.push_back(chess::toCode(reason));
        }
        json["illegal"].push_back({{"ply", illegal.ply},
                                   {"uci", chess::toUci(illegal.move)},
                                   {"reasons", std::move(reasons)},
                                   {"in_both", illegal.inBothScores}});
    }
    return json;
}

Json gameJson(const score::Game& game)
{
    Json json;
    json["plies"] = game.plies();
    json["moves"] = Json::array();
    json["san"] = Json::array();
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        json["moves"].push_back(chess::toUci(game.moves[i]));
        json["san"].push_back(i < game.positions.size()
                                  ? Json(chess::toSan(game.positions[i], game.moves[i]))
                                  : Json());
    }
    json["confidence"] = rounded(game.confidence);
    json["doubtful"] = game.doubtful;
    return json;
}

Json evidenceJson(const Comparison& comparison, const chess::Position* whiteBoard,
                  const chess::Position* blackBoard)
{
    Json list = Json::array();
    for (const score::Evidence& evidence : comparison.evidence) {
        Json supported = Json::array();
        for (const score::Keeper keeper : evidence.supportedBy) {
            supported.push_back(score::toCode(keeper));
        }
        list.push_back({{"hypothesis", score::toCode(evidence.hypothesis)},
                        {"at", evidence.ply},
                        {"uci", chess::toUci(evidence.move)},
                        {"white_legal_to", evidence.whiteLegalTo},
                        {"black_legal_to", evidence.blackLegalTo},
                        {"board_white", matchesBoard(evidence, whiteBoard)},
                        {"board_black", matchesBoard(evidence, blackBoard)},
                        {"supported_by", std::move(supported)}});
    }
    return list;
}

Json comparisonJson(const Comparison& comparison, const std::vector<Sheet>& sheets)
{
    Json json;
    json["schema"] = "diptych.compare/1";
    json["scores"] = scoresJson(comparison, sheets);
    json["game"] = gameJson(comparison.game);
    json["evidence"] = evidenceJson(comparison, nullptr, nullptr);
    return json;
}

}  // namespace diptych::cli
