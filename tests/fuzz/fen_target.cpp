#include "core/chess/fen.h"
#include "core/chess/movegen.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::Line;
}

void examine(std::string_view input)
{
    const auto found = chess::parseFen(input, chess::FenUse::BoardAsFound);
    if (!found && found.error().offset > input.size()) {
        fail("the place of a problem lies in the text");
    }
    const auto position = chess::parseFen(input);
    if (!position) {
        return;
    }
    if (chess::legalMoves(*position).empty() == chess::hasLegalMove(*position)) {
        fail("there are legal moves or there are none");
    }
    const auto again = chess::parseFen(chess::toFen(*position));
    if (!again || !(*again == *position)) {
        fail("a position survives being written and read");
    }
    if (!found) {
        fail("a position of a game can stand on a board");
    }
}

}  // namespace diptych::fuzz
