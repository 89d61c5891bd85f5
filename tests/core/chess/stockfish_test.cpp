#include "core/chess/perft.h"
#include "tests/core/chess/positions.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>

namespace diptych::chess {
namespace {

using Division = std::map<std::string, std::uint64_t>;

constexpr std::size_t positionCount = 500;

/// Commands that make stockfish divide every position to a depth.
std::string commandsFor(const std::vector<Position>& positions, int depth)
{
    std::string commands;
    for (const Position& position : positions) {
        commands +=
            "position fen " + toFen(position) + "\ngo perft " + std::to_string(depth) + "\n";
    }
    return commands + "quit\n";
}

/// What stockfish prints in answer: lines "e2e4: 20", then "Nodes searched: 400".
std::vector<Division> readDivisions(std::FILE* output)
{
    std::vector<Division> divisions;
    Division current;
    std::array<char, 256> line{};
    while (std::fgets(line.data(), static_cast<int>(line.size()), output) != nullptr) {
        const std::string text(line.data());
        const std::size_t colon = text.find(": ");
        if (colon == std::string::npos) {
            continue;
        }
        const std::string name = text.substr(0, colon);
        if (name == "Nodes searched") {
            divisions.push_back(std::move(current));
            current.clear();
        } else if (parseUci(name)) {
            current[name] = std::stoull(text.substr(colon + 2));
        }
    }
    return divisions;
}

std::vector<Division> stockfishDivisions(const std::vector<Position>& positions, int depth)
{
    const std::filesystem::path input = std::filesystem::path(::testing::TempDir()) /
                                        ("stockfish-" + std::to_string(depth) + ".txt");
    std::ofstream(input) << commandsFor(positions, depth);
    const std::string command = std::string(DIPTYCH_STOCKFISH) + " < '" + input.string() + "'";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output(popen(command.c_str(), "r"),
                                                                 pclose);
    std::vector<Division> divisions = readDivisions(output.get());
    std::filesystem::remove(input);
    return divisions;
}

class Stockfish : public ::testing::TestWithParam<int> {};

TEST_P(Stockfish, DividesRandomPositionsTheSameWay)
{
    const std::vector<Position> positions = testing::randomPositions(positionCount);
    const std::vector<Division> theirs = stockfishDivisions(positions, GetParam());
    ASSERT_EQ(theirs.size(), positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Division ours;
        for (const auto& [move, nodes] : divide(positions[i], GetParam())) {
            ours[toUci(move)] = nodes;
        }
        ASSERT_EQ(ours, theirs[i]) << toFen(positions[i]);
    }
}

INSTANTIATE_TEST_SUITE_P(ToDepth, Stockfish, ::testing::Values(1, 2));

}  // namespace
}  // namespace diptych::chess
