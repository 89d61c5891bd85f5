#include "app/cli/hexadecimal.h"
#include "app/cli/json.h"
#include "app/cli/sheet_input.h"
#include "app/cli/verbs.h"
#include "core/chess/perft.h"
#include "core/incident/number_text.h"

#include <chrono>
#include <ostream>

namespace diptych::cli {

namespace {

constexpr int deepest = 20;

struct PerftCount {
    std::uint64_t nodes = 0;
    std::optional<std::uint64_t> hash{};
    std::vector<std::pair<chess::Move, std::uint64_t>> moves{};
};

PerftCount count(const chess::Position& position, int depth, const Arguments& arguments)
{
    PerftCount result;
    if (arguments.has("--divide") && depth > 0) {
        result.moves = chess::divide(position, depth);
        for (const auto& [move, nodes] : result.moves) {
            result.nodes += nodes;
        }
    }
    if (arguments.has("--no-bulk")) {
        const chess::PerftWithHash made = chess::perftMakingLeaves(position, depth);
        result.nodes = made.nodes;
        result.hash = made.hash;
    } else if (result.moves.empty()) {
        result.nodes = chess::perft(position, depth);
    }
    return result;
}

Json perftJson(const PerftCount& result, double seconds, const Arguments& arguments)
{
    Json json{{"nodes", result.nodes}, {"seconds", seconds}};
    if (result.hash) {
        json["hash"] = hexadecimal(*result.hash);
    }
    if (arguments.has("--divide")) {
        json["divide"] = Json::object();
        for (const auto& [move, nodes] : result.moves) {
            json["divide"][chess::toUci(move)] = nodes;
        }
    }
    return json;
}

}  // namespace

ExitCode runPerft(const Request& request, const Console& console)
{
    const std::string& operand = request.arguments.operands().front();
    const auto depth = incident::parseNumber(operand, deepest);
    if (!depth) {
        return fail(console,
                    "perft: found depth \"" + operand + "\", expected a whole number from 0 to 20");
    }
    const auto position = startPosition(request.arguments.value("--fen"), "--fen");
    if (!position) {
        return fail(console, "perft: " + position.error());
    }
    const auto begin = std::chrono::steady_clock::now();
    const PerftCount result = count(*position, *depth, request.arguments);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    if (request.format == Format::AsJson) {
        console.out << toText(perftJson(result, elapsed.count(), request.arguments)) << '\n';
        return ExitCode::Done;
    }
    for (const auto& [move, nodes] : result.moves) {
        console.out << chess::toUci(move) << ": " << nodes << '\n';
    }
    console.out << result.nodes << " nodes in " << elapsed.count() << " s\n";
    if (result.hash) {
        console.out << "hash " << hexadecimal(*result.hash) << '\n';
    }
    return ExitCode::Done;
}

}  // namespace diptych::cli
