// Prints how well the half-moves of scanned sheets are found from what machines read in their
// cells, without reading the pictures again: one sheet alone, and both sheets of a game. With --ask
// the first half-move below a certainty (one sheet, both sheets) is asked for and the rest decoded
// again with the true move there, as with an arbiter who knows the answer. Usage:
//     scan_decoding MESSAGES truth.txt [--clean] [--wrong] [--ask 0.5 0.7] [GAME ...]
// With --wrong each wrong half-move is listed. MESSAGES holds what diptych-scan said of each
// picture (013_0.json); truth.txt and --clean are as in scan_accuracy.py.

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/score/decoder.h"
#include "core/score/ink_certainty.h"
#include "core/score/ink_costs.h"
#include "importers/scan/sheet/scan_message.h"
#include "importers/scan/sheet/scanned_sheet.h"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace diptych;
using chess::Move;
using score::Decoding;
using score::EstablishedMove;
using score::Sheet;

struct Game {
    std::string name;
    std::vector<std::string> pages{};
    std::vector<int> disagreeing{};             ///< labels of each page
    std::vector<std::vector<Move>> versions{};  ///< games that the labels bear out equally well

    const std::vector<Move>& moves() const { return versions.front(); }

    bool isClean() const
    {
        const int least = *std::min_element(disagreeing.begin(), disagreeing.end());
        return least <= std::max(4.0, 0.08 * static_cast<double>(moves().size()));
    }
};

std::vector<Move> movesFrom(const std::string& text)
{
    std::istringstream words(text);
    std::vector<Move> result;
    chess::Position position = chess::Position::initial();
    for (std::string san; words >> san;) {
        const auto token = chess::parseSan(san);
        const chess::MoveList moves = token ? chess::matches(position, *token) : chess::MoveList{};
        if (moves.size() == 0) {
            std::cerr << san << " is not possible\n";
            break;
        }
        result.push_back(moves[0]);
        position = position.after(moves[0]);
    }
    return result;
}

/// "013 013_0:1 013_1:5 | e4 d6 … | e4 d6 …"
Game gameFrom(const std::string& line)
{
    std::istringstream parts(line);
    std::string part;
    std::getline(parts, part, '|');
    std::istringstream head(part);
    Game game;
    head >> game.name;
    for (std::string page; head >> page;) {
        const auto colon = page.find(':');
        game.pages.push_back(page.substr(0, colon));
        game.disagreeing.push_back(std::stoi(page.substr(colon + 1)));
    }
    while (std::getline(parts, part, '|')) {
        game.versions.push_back(movesFrom(part));
    }
    return game;
}

std::optional<Sheet> sheetFrom(const std::string& path, score::Keeper keeper)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    const auto scan = importers::scan::fromMessage(text.str());
    importers::ImportRequest request;
    request.keeper = keeper;
    return scan ? std::optional(importers::scan::sheetOf(*scan, request)) : std::nullopt;
}

/// What is counted of one sheet alone, or of both.
struct Tally {
    std::string name;
    double threshold = 0.0;  ///< of certainty, below which is asked
    int read = 0;
    int plies = 0;
    int wrong = 0;
    int questions = 0;
    int wrongAfterwards = 0;
    double seconds = 0.0;
    double longest = 0.0;
    bool listsErrors = false;
};

Decoding decodeAll(const std::vector<Sheet>& sheets, const std::vector<EstablishedMove>& known)
{
    std::vector<const Sheet*> all;
    for (const Sheet& sheet : sheets) {
        all.push_back(&sheet);
    }
    return score::decode(chess::Position::initial(), all, known);
}

int errors(const std::vector<Move>& moves, const Decoding& decoding)
{
    int wrong = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        wrong += i >= decoding.plies.size() || decoding.plies[i].move != moves[i] ? 1 : 0;
    }
    return wrong;
}

/// The version that comes nearest to what was decoded.
const std::vector<Move>& truthFor(const Game& game, const Decoding& decoding)
{
    return *std::min_element(
        game.versions.begin(), game.versions.end(),
        [&](const auto& a, const auto& b) { return errors(a, decoding) < errors(b, decoding); });
}

/// The first ply that is less certain than a threshold and was not asked for; 0 for none.
int plyToAsk(const Decoding& decoding, const std::set<int>& asked, double threshold)
{
    const std::vector<double> certainties = score::inkCertainties(decoding);
    for (std::size_t i = 0; i < certainties.size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        if (certainties[i] < threshold && !asked.contains(ply)) {
            return ply;
        }
    }
    return 0;
}

void ask(const Game& game, const std::vector<Sheet>& sheets, Decoding decoding, Tally& tally)
{
    const std::vector<Move>& moves = truthFor(game, decoding);
    std::vector<EstablishedMove> known;
    std::set<int> asked;
    const auto end = static_cast<int>(moves.size());
    for (int ply = plyToAsk(decoding, asked, tally.threshold); ply > 0 && ply <= end;
         ply = plyToAsk(decoding, asked, tally.threshold)) {
        asked.insert(ply);
        known.push_back({ply, moves[static_cast<std::size_t>(ply) - 1]});
        decoding = decodeAll(sheets, known);
    }
    tally.questions += static_cast<int>(asked.size());
    tally.wrongAfterwards += errors(moves, decoding);
}

/// Each wrong half-move: the true move, the one found, how sure it is, what the ink of each sheet
/// says by itself.
void listErrors(const Game& game, const std::vector<Sheet>& sheets, const Decoding& decoding)
{
    const std::vector<double> certainties = score::inkCertainties(decoding);
    const std::vector<Move>& moves = truthFor(game, decoding);
    for (std::size_t i = 0; i < moves.size() && i < decoding.plies.size(); ++i) {
        const score::DecodedPly& ply = decoding.plies[i];
        if (ply.move == moves[i]) {
            continue;
        }
        std::cout << "  " << i + 1 << ": " << chess::toUci(moves[i]) << ", found "
                  << chess::toUci(ply.move) << ", " << certainties[i];
        for (std::size_t s = 0; s < sheets.size(); ++s) {
            const auto entry = ply.sheets[s].entry;
            if (entry && sheets[s].entries[*entry].ink) {
                std::cout << " [" << score::plainText(*sheets[s].entries[*entry].ink) << ']';
            }
        }
        std::cout << '\n';
    }
}

void study(const std::string& name, const Game& game, const std::vector<Sheet>& sheets,
           Tally& tally)
{
    const std::clock_t begin = std::clock();
    const Decoding decoding = decodeAll(sheets, {});
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    const int wrong = errors(truthFor(game, decoding), decoding);
    ++tally.read;
    tally.plies += static_cast<int>(game.moves().size());
    tally.wrong += wrong;
    tally.seconds += seconds;
    tally.longest = std::max(tally.longest, seconds);
    std::cout << name << ' ' << game.moves().size() << " half-moves, wrong: " << wrong;
    if (tally.threshold > 0.0) {
        const int before = tally.questions;
        const int wrongBefore = tally.wrongAfterwards;
        ask(game, sheets, decoding, tally);
        std::cout << "; " << tally.questions - before
                  << " questions, wrong then: " << tally.wrongAfterwards - wrongBefore;
    }
    std::cout << (game.isClean() ? "" : " (labels disagree)") << std::endl;
    if (tally.listsErrors) {
        listErrors(game, sheets, decoding);
    }
}

void print(const Tally& tally)
{
    if (tally.read == 0) {
        return;
    }
    const auto percent = [&](int part) { return 100.0 * part / tally.plies; };
    std::cout << std::fixed << std::setprecision(2) << tally.name << ": " << tally.read << " read, "
              << tally.plies << " half-moves, " << percent(tally.plies - tally.wrong)
              << " % right, " << tally.seconds / tally.read << " s each, " << tally.longest
              << " s at most";
    if (tally.threshold > 0.0) {
        std::cout << "; " << percent(tally.questions) << " questions in 100, then "
                  << percent(tally.plies - tally.wrongAfterwards) << " % right";
    }
    std::cout << '\n';
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::cerr
            << "scan_decoding MESSAGES truth.txt [--clean] [--wrong] [--ask ONE BOTH] [GAME ...]\n";
        return 2;
    }
    Tally one{"one sheet"};
    Tally both{"both sheets"};
    bool onlyClean = false;
    std::set<std::string> names;
    for (int i = 3; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--clean") {
            onlyClean = true;
        } else if (argument == "--wrong") {
            one.listsErrors = both.listsErrors = true;
        } else if (argument == "--ask" && i + 2 < argc) {
            one.threshold = std::stod(argv[++i]);
            both.threshold = std::stod(argv[++i]);
        } else {
            names.insert(argument);
        }
    }
    std::ifstream truth(argv[2]);
    for (std::string line; std::getline(truth, line);) {
        const Game game = gameFrom(line);
        if ((!names.empty() && !names.contains(game.name)) || (onlyClean && !game.isClean())) {
            continue;
        }
        std::vector<Sheet> sheets;
        for (const std::string& page : game.pages) {
            const auto keeper = sheets.empty() ? score::Keeper::White : score::Keeper::Black;
            if (auto sheet = sheetFrom(std::string(argv[1]) + "/" + page + ".json", keeper)) {
                study(page, game, {*sheet}, one);
                sheets.push_back(std::move(*sheet));
            }
        }
        if (sheets.size() > 1) {
            sheets.resize(2);
            study(game.name, game, sheets, both);
        }
    }
    print(one);
    print(both);
}
