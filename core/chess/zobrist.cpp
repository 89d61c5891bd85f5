#include "core/chess/zobrist.h"

namespace diptych::chess {

namespace {

/// The generator SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t nextKey(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t key = state;
    key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9ULL;
    key = (key ^ key >> 27) * 0x94D049BB133111EBULL;
    return key ^ key >> 31;
}

constexpr ZobristKeys makeKeys()
{
    ZobristKeys keys;
    std::uint64_t state = 1883;
    for (auto& color : keys.piece) {
        for (auto& type : color) {
            for (std::uint64_t& key : type) {
                key = nextKey(state);
            }
        }
    }
    for (std::uint64_t& key : keys.castling) {
        key = nextKey(state);
    }
    for (std::uint64_t& key : keys.enPassant) {
        key = nextKey(state);
    }
    keys.blackToMove = nextKey(state);
    return keys;
}

}  // namespace

constinit const ZobristKeys zobristKeys = makeKeys();

}  // namespace diptych::chess
