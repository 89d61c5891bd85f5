// Prints how well pairs of scores are decoded: for each class the share of right verdicts, of exact
// games from both sheets and from each sheet alone, of the state of the scores (correspond, where
// the truth names no other) and of right divergences, and the processor time for a pair. Usage:
// pairs_table PAIRS.ndjson TRUTH.ndjson [--wrong]   (--wrong names the pairs that fail)

#include "core/score/comparison.h"
#include "importers/importer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using diptych::chess::Move;
using diptych::score::Comparison;
using diptych::score::Sheet;
using nlohmann::json;

struct Tally {
    int pairs = 0;
    int exactGames = 0;
    int sheets = 0;
    int exactAlone = 0;  ///< sheets from which alone the game is exact
    int corresponding = 0;
    int rightDivergences = 0;
    int surePlies = 0;  ///< called at least 99 % certain
    int sureAndRight = 0;
    int plies = 0;
    std::vector<double> milliseconds{};
};

std::vector<json> readLines(const char* path)
{
    std::ifstream file(path);
    std::vector<json> lines;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(json::parse(line));
    }
    return lines;
}

std::vector<Sheet> readSheets(const json& pair)
{
    std::vector<Sheet> sheets;
    for (const json& score : pair.at("scores")) {
        const std::string text = score.at("text");
        diptych::importers::ImportRequest request;
        request.bytes = text;
        request.keeper = *diptych::score::keeperFromCode(score.at("keeper").get<std::string>());
        request.medium = diptych::score::mediumFromCode(score.at("medium").get<std::string>());
        request.dialect = score.at("dialect");
        sheets.push_back(diptych::importers::readSheet(request));
    }
    return sheets;
}

bool isExact(const Comparison& comparison, const json& truth)
{
    const auto& moves = truth.at("moves");
    return moves.size() == comparison.game.moves.size() &&
           std::equal(moves.begin(), moves.end(), comparison.game.moves.begin(),
                      [](const json& uci, Move move) { return uci == toUci(move); });
}

/// Counts the plies that are called certain, and those of them that are right; only in games of the
/// true length, where plies can be told apart.
void countSurePlies(const Comparison& comparison, const json& truth, Tally& tally)
{
    constexpr double sure = 0.99;
    const auto& moves = truth.at("moves");
    const auto& game = comparison.game;
    if (moves.size() != game.moves.size()) {
        return;
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        ++tally.plies;
        if (game.certainty[i] >= sure) {
            ++tally.surePlies;
            tally.sureAndRight += moves[i] == toUci(game.moves[i]) ? 1 : 0;
        }
    }
}

/// What each sheet says without the other.
void countAlone(const std::vector<Sheet>& sheets, const json& truth, Tally& tally)
{
    for (const Sheet& sheet : sheets) {
        const Comparison alone =
            diptych::score::compare(diptych::chess::Position::initial(), {sheet});
        ++tally.sheets;
        tally.exactAlone += isExact(alone, truth) ? 1 : 0;
    }
}

double percent(int part, int whole)
{
    return whole == 0 ? 0.0 : 100.0 * part / whole;
}

double percentile(std::vector<double>& values, double share)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void print(std::map<std::string, Tally>& tallies)
{
    std::cout << "class      pairs  exact game  from one sheet  correspond  right ply  median ms   "
                 "99 % ms  sure "
                 "plies  of them right\n";
    for (auto& [name, tally] : tallies) {
        std::cout << std::left << std::setw(10) << name << std::right << std::fixed
                  << std::setprecision(1) << std::setw(6) << tally.pairs << std::setw(11)
                  << percent(tally.exactGames, tally.pairs) << '%' << std::setw(15)
                  << percent(tally.exactAlone, tally.sheets) << '%' << std::setw(11)
                  << percent(tally.corresponding, tally.pairs) << '%' << std::setw(10)
                  << percent(tally.rightDivergences, tally.pairs) << '%' << std::setprecision(2)
                  << std::setw(11) << percentile(tally.milliseconds, 0.5) << std::setw(10)
                  << percentile(tally.milliseconds, 0.99) << std::setprecision(1) << std::setw(11)
                  << percent(tally.surePlies, tally.plies) << '%' << std::setprecision(2)
                  << std::setw(14) << percent(tally.sureAndRight, tally.surePlies) << "%\n";
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::cerr << "usage: pairs_table PAIRS.ndjson TRUTH.ndjson [--wrong]\n";
        return 2;
    }
    const std::vector<json> pairs = readLines(argv[1]);
    const std::vector<json> truths = readLines(argv[2]);
    const bool namesWrong = argc > 3;
    std::map<std::string, Tally> tallies;
    for (std::size_t i = 0; i < std::min(pairs.size(), truths.size()); ++i) {
        const std::vector<Sheet> sheets = readSheets(pairs[i]);
        const std::clock_t before = std::clock();
        const Comparison comparison =
            diptych::score::compare(diptych::chess::Position::initial(), sheets);
        const double milliseconds =
            1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        Tally& tally = tallies[truths[i].at("class")];
        const bool exact = isExact(comparison, truths[i]);
        const bool differs = comparison.firstDivergence.has_value();
        const bool rightPly = differs && truths[i].contains("ply") &&
                              comparison.firstDivergence->ply == truths[i].at("ply").get<int>();
        countAlone(sheets, truths[i], tally);
        countSurePlies(comparison, truths[i], tally);
        ++tally.pairs;
        tally.exactGames += exact ? 1 : 0;
        const std::string expected = truths[i].value("state", "correspond");
        tally.corresponding += toCode(comparison.state) == expected ? 1 : 0;
        tally.rightDivergences += rightPly ? 1 : 0;
        tally.milliseconds.push_back(milliseconds);
        if (namesWrong && (!exact || (truths[i].contains("ply") ? !rightPly : differs))) {
            std::cout << truths[i].at("id").get<std::string>() << (exact ? "" : " game")
                      << (differs ? " differs at " + std::to_string(comparison.firstDivergence->ply)
                                  : "")
                      << '\n';
        }
    }
    print(tallies);
    return 0;
}
