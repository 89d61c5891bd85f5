#include "app/cli/json_boards.h"

#include "app/cli/json_values.h"

namespace diptych::cli {

namespace {

Json boardJson(const std::optional<law::BoardFound>& board)
{
    if (!board) {
        return {};
    }
    Json json;
    json["matches"] = law::toCode(board->match);
    json["at"] = orNull(board->matchesAt);
    json["differs_on"] = squaresOf(board->differsOn);
    json["explained_by"] = nullptr;
    if (board->explanation) {
        json["explained_by"] = {{"ply", board->explanation->ply},
                                {"written", chess::toUci(board->explanation->written)},
                                {"made", uciOf(board->explanation->made)}};
    }
    return json;
}

}  // namespace

Json boardsJson(const law::Boards& boards)
{
    return {{"state", law::toCode(boards.state)},
            {"white", boardJson(boards.white)},
            {"black", boardJson(boards.black)}};
}

}  // namespace diptych::cli
