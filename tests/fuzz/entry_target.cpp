#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "tests/fuzz/target.h"

#include <algorithm>

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::Line;
}

void examine(std::string_view input)
{
    const auto token = chess::parseSan(input);
    if (!token) {
        return;
    }
    const auto position = chess::Position::initial();
    const auto legal = chess::legalMoves(position);
    const auto answer = chess::resolve(position, *token);
    const auto* move = std::get_if<chess::Move>(&answer);
    if (move != nullptr && std::find(legal.begin(), legal.end(), *move) == legal.end()) {
        fail("a move that was resolved is legal");
    }
    const auto* illegal = std::get_if<chess::SanIllegal>(&answer);
    if (illegal != nullptr && illegal->reasons.empty()) {
        fail("an illegal move has a reason");
    }
}

}  // namespace diptych::fuzz
