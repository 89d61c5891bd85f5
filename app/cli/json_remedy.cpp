#include "app/cli/json_remedy.h"

#include "app/cli/json_clocks.h"
#include "app/cli/json_values.h"
#include "core/chess/fen.h"

namespace diptych::cli {

namespace {

char upperCase(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// "Bb3-c2", "h2-h3"; "+Bc2" is put on the board and "-bb3" taken off it (FEN letters).
std::string stepText(const law::BoardStep& step)
{
    const char letter = chess::fenLetter(step.piece);
    if (step.from && step.to) {
        const bool pawn = step.piece.type == chess::PieceType::Pawn;
        const std::string name = pawn ? "" : std::string(1, upperCase(letter));
        return name + chess::toString(*step.from) + "-" + chess::toString(*step.to);
    }
    if (step.to) {
        return std::string("+") + letter + chess::toString(*step.to);
    }
    return std::string("-") + letter + (step.from ? chess::toString(*step.from) : "");
}

Json repliesJson(const law::Remedy& remedy)
{
    if (!remedy.legalReplies) {
        return {};
    }
    Json list = Json::array();
    for (const chess::Move move : *remedy.legalReplies) {
        list.push_back(chess::toUci(move));
    }
    return list;
}

}  // namespace

Json remedyJson(const law::Remedy& remedy)
{
    Json json;
    json["id"] = law::toCode(remedy.id);
    json["article"] = textOrNull(remedy.article);
    json["board"] = sideOf(remedy.board);
    json["ply"] = orNull(remedy.ply);
    json["fen"] = remedy.position ? Json(chess::toFen(*remedy.position)) : Json();
    json["result"] = remedy.result ? Json(score::toCode(*remedy.result)) : Json();
    json["reason"] = textOrNull(remedy.reason);
    json["steps"] = Json::array();
    for (const law::BoardStep& step : remedy.steps) {
        json["steps"].push_back(stepText(step));
    }
    json["status"] = law::toCode(remedy.standing);
    json["recommended"] = remedy.recommended;
    json["clocks"] = clocksJson(remedy.clocks);
    json["must_move"] = squaresOf(remedy.mustMove);
    json["must_capture"] = squaresOf(remedy.mustCapture);
    json["legal_replies"] = repliesJson(remedy);
    json["argument"] = textOrNull(remedy.argument);
    return json;
}

}  // namespace diptych::cli
