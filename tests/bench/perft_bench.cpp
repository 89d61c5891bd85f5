#include "core/chess/fen.h"
#include "core/chess/movegen.h"
#include "core/chess/perft.h"
#include "core/chess/san.h"

#include <benchmark/benchmark.h>

namespace {

using namespace diptych::chess;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Leaves a second, each counted.
void countLeaves(benchmark::State& state, const char* fen, int depth)
{
    const Position position = parseFen(fen).value();
    std::uint64_t nodes = 0;
    for (auto round : state) {
        nodes += perft(position, depth);
    }
    state.counters["leaves"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(countLeaves, start, start, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countLeaves, kiwipete, kiwipete, 5)->Unit(benchmark::kMillisecond);

/// Leaves a second, each made.
void makeLeaves(benchmark::State& state, const char* fen, int depth)
{
    const Position position = parseFen(fen).value();
    std::uint64_t nodes = 0;
    for (auto round : state) {
        nodes += perftMakingLeaves(position, depth).nodes;
    }
    state.counters["leaves"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(makeLeaves, start, start, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeLeaves, kiwipete, kiwipete, 5)->Unit(benchmark::kMillisecond);

/// One entry from text to the moves that it can mean.
void readEntry(benchmark::State& state, const char* fen, const char* text)
{
    const Position position = parseFen(fen).value();
    for (auto round : state) {
        benchmark::DoNotOptimize(matches(position, parseSan(text).value()));
    }
}
BENCHMARK_CAPTURE(readEntry, knight, kiwipete, "Nxf7");
BENCHMARK_CAPTURE(readEntry, pawn, kiwipete, "dxe6");
BENCHMARK_CAPTURE(readEntry, castling, kiwipete, "O-O-O");

void listMoves(benchmark::State& state)
{
    const Position position = parseFen(kiwipete).value();
    for (auto round : state) {
        benchmark::DoNotOptimize(legalMoves(position));
    }
}
BENCHMARK(listMoves);

}  // namespace
