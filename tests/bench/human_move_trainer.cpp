// Finds the weights of core/data/moves/human_moves.xml: a softmax over the legal moves of each
// position, fitted to the moves that people chose. Prints the file; what it reached goes to stderr.
// Usage: human_move_trainer GAMES.pgn [GAMES.pgn …] [--without TRUTH.ndjson]
// Games whose moves stand in TRUTH.ndjson, whole or in part, are not learned from; they measure
// the result.

#include "core/score/move_features.h"
#include "core/score/replay.h"
#include "importers/importer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace diptych;
using score::MoveFeatures;

/// One position: what could be played, and which of it was.
struct Choice {
    std::vector<MoveFeatures> moves{};
    std::size_t chosen = 0;
};

using Weights = std::array<double, score::moveFeatureCount>;

std::vector<std::string> gamesOf(const std::string& path)
{
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)),
                           std::istreambuf_iterator<char>());
    std::vector<std::string> games;
    for (std::size_t at = text.find("[Event "); at != std::string::npos;) {
        const std::size_t next = text.find("\n[Event ", at);
        games.push_back(text.substr(at, next == std::string::npos ? next : next - at));
        at = next == std::string::npos ? next : next + 1;
    }
    return games;
}

std::vector<chess::Move> movesOf(const std::string& game)
{
    importers::ImportRequest request;
    request.bytes = game;
    request.medium = score::Medium::Pgn;
    const score::Sheet sheet = importers::readSheet(request);
    std::vector<chess::Move> moves;
    chess::Position position = chess::Position::initial();
    for (const score::Entry& entry : sheet.entries) {
        const auto legal = entry.readings.empty()
                               ? chess::MoveList{}
                               : chess::matches(position, entry.readings.front().token);
        if (legal.size() != 1) {
            break;
        }
        moves.push_back(legal[0]);
        position = position.after(legal[0]);
    }
    return moves;
}

std::string textOf(const std::vector<chess::Move>& moves)
{
    std::string text;
    for (const chess::Move move : moves) {
        text += toUci(move) + ' ';
    }
    return text;
}

void addChoices(const std::vector<chess::Move>& game, std::vector<Choice>& choices)
{
    chess::Position position = chess::Position::initial();
    score::Recent recent;
    for (const chess::Move move : game) {
        const chess::MoveList legal = chess::legalMoves(position);
        Choice choice;
        choice.chosen =
            static_cast<std::size_t>(std::find(legal.begin(), legal.end(), move) - legal.begin());
        choice.moves = score::featuresOf(position, recent, legal);
        choices.push_back(std::move(choice));
        recent = {move, position.at(move.to()).has_value(), recent.theirs};
        position = position.after(move);
    }
}

std::vector<double> probabilities(const Choice& choice, const Weights& weights)
{
    std::vector<double> result;
    double sum = 0.0;
    for (const MoveFeatures& features : choice.moves) {
        double value = 0.0;
        for (std::size_t f = 0; f < weights.size(); ++f) {
            value += weights[f] * features[f];
        }
        result.push_back(std::exp(value));
        sum += result.back();
    }
    for (double& value : result) {
        value /= sum;
    }
    return result;
}

/// Adam over all choices at once.
Weights fit(const std::vector<Choice>& choices)
{
    constexpr int rounds = 300;
    constexpr double step = 0.05;
    constexpr double shrink = 1e-5;
    Weights weights{};
    Weights mean{};
    Weights square{};
    for (int round = 1; round <= rounds; ++round) {
        Weights gradient{};
        for (const Choice& choice : choices) {
            const auto shares = probabilities(choice, weights);
            for (std::size_t m = 0; m < shares.size(); ++m) {
                const double error = (m == choice.chosen ? 1.0 : 0.0) - shares[m];
                for (std::size_t f = 0; f < weights.size(); ++f) {
                    gradient[f] += error * choice.moves[m][f];
                }
            }
        }
        for (std::size_t f = 0; f < weights.size(); ++f) {
            const double slope =
                gradient[f] / static_cast<double>(choices.size()) - shrink * weights[f];
            mean[f] = 0.9 * mean[f] + 0.1 * slope;
            square[f] = 0.999 * square[f] + 0.001 * slope * slope;
            const double m = mean[f] / (1.0 - std::pow(0.9, round));
            const double s = square[f] / (1.0 - std::pow(0.999, round));
            weights[f] += step * m / (std::sqrt(s) + 1e-8);
        }
    }
    return weights;
}

void judge(const char* name, const std::vector<Choice>& choices, const Weights& weights)
{
    double information = 0.0;
    int first = 0;
    for (const Choice& choice : choices) {
        const auto shares = probabilities(choice, weights);
        information -= std::log(shares[choice.chosen]);
        first += *std::max_element(shares.begin(), shares.end()) == shares[choice.chosen] ? 1 : 0;
    }
    const auto count = static_cast<double>(choices.size());
    std::cerr << name << ": " << choices.size() << " moves, " << information / count
              << " nats a move, first choice " << 100.0 * first / count << " %\n";
}

void write(const Weights& weights)
{
    std::cout << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<human-moves>\n";
    for (std::size_t f = 0; f < weights.size(); ++f) {
        std::cout << "  <weight feature=\"" << score::moveFeatureNames()[f] << "\" value=\""
                  << std::fixed << std::setprecision(3) << weights[f] << "\"/>\n";
    }
    std::cout << "</human-moves>\n";
}

}  // namespace

int main(int argc, char** argv)
{
    std::set<std::string> without;
    std::vector<std::string> games;
    for (int i = 1; i < argc; ++i) {
        if (std::string(argv[i]) == "--without" && i + 1 < argc) {
            std::ifstream file(argv[++i]);
            for (std::string line; std::getline(file, line);) {
                const auto truth = nlohmann::json::parse(line);
                std::string text;
                for (const auto& move : truth.at("moves")) {
                    text += move.get<std::string>() + ' ';
                }
                without.insert(text);
            }
        } else {
            const auto more = gamesOf(argv[i]);
            games.insert(games.end(), more.begin(), more.end());
        }
    }
    std::vector<Choice> learned;
    std::vector<Choice> others;
    for (const std::string& game : games) {
        const auto moves = movesOf(game);
        const std::string text = textOf(moves);
        const bool stands = std::any_of(without.begin(), without.end(), [&](const auto& other) {
            return text.starts_with(other) || other.starts_with(text);
        });
        addChoices(moves, stands ? others : learned);
    }
    if (learned.empty()) {
        std::cerr << "usage: human_move_trainer GAMES.pgn [GAMES.pgn …] [--without TRUTH.ndjson]\n";
        return 2;
    }
    const Weights weights = fit(learned);
    judge("learned from", learned, weights);
    judge("others", others, weights);
    write(weights);
    return 0;
}
