// Makes pairs of scores of the same game with human errors, and the truth beside them, in the form
// that pairs_table and `diptych-cli batch` read. The same seed and games give the same pairs.
// Usage: pair_maker GAMES.pgn SEED PAIRS-A-CLASS PAIRS.ndjson TRUTH.ndjson

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"
#include "core/score/replay.h"
#include "importers/importer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

using diptych::chess::Move;
using diptych::chess::Position;
using diptych::notation::Dialect;
using nlohmann::ordered_json;
using Random = std::mt19937_64;
using Game = std::vector<Move>;

int below(Random& random, int limit)
{
    return static_cast<int>(random() % static_cast<std::uint64_t>(limit));
}

std::vector<Game> readGames(const char* path)
{
    std::ifstream file(path);
    std::vector<Game> games;
    std::string text;
    const auto take = [&] {
        diptych::importers::ImportRequest request;
        request.bytes = text;
        request.medium = diptych::score::Medium::Pgn;
        request.dialect = "en";
        const auto replayed =
            diptych::score::replay(Position::initial(), diptych::importers::readSheet(request));
        Game game;
        for (const auto& row : replayed.rows) {
            if (row.state != diptych::score::EntryState::Read || !row.move) {
                break;
            }
            game.push_back(*row.move);
        }
        if (game.size() >= 40) {
            games.push_back(std::move(game));
        }
        text.clear();
    };
    for (std::string line; std::getline(file, line); text += line + '\n') {
        if (line.rfind("[Event ", 0) == 0 && !text.empty()) {
            take();
        }
    }
    take();
    return games;
}

/// Entries of a sheet with the errors that were made in them.
struct Writing {
    std::vector<std::string> entries{};
    ordered_json errors = ordered_json::array();
};

Writing plain(const Game& game, const Dialect& dialect, bool marksCaptures)
{
    Writing writing;
    Position position = Position::initial();
    for (const Move move : game) {
        std::string entry = diptych::notation::writeMove(position, move, dialect);
        const bool pawn = diptych::chess::toSan(position, move).front() >= 'a';
        if (!marksCaptures && !pawn) {
            for (const std::string& mark : {std::string("x"), std::string(":")}) {
                if (const auto at = entry.find(mark); at != std::string::npos) {
                    entry.erase(at, mark.size());
                }
            }
        }
        writing.entries.push_back(entry);
        position = position.after(move);
    }
    return writing;
}

bool bump(std::string& entry, Random& random)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < entry.size(); ++i) {
        const char c = entry[i];
        if ((c >= 'b' && c <= 'g') || (c >= '2' && c <= '7')) {
            places.push_back(i);
        }
    }
    if (places.empty()) {
        return false;
    }
    char& c = entry[places.back() - (places.size() > 1 ? std::size_t(below(random, 2)) : 0)];
    c = static_cast<char>(c + (below(random, 2) == 0 ? 1 : -1));
    return true;
}

bool wrongPiece(std::string& entry, const Dialect& dialect, Random& random)
{
    for (int type = 1; type < 6; ++type) {
        const std::string& letter = dialect.written[static_cast<std::size_t>(type)];
        if (entry.rfind(letter, 0) == 0) {
            const int other = 1 + (type - 1 + 1 + below(random, 4)) % 5;
            entry.replace(0, letter.size(), dialect.written[static_cast<std::size_t>(other)]);
            return true;
        }
    }
    return false;
}

bool dropDeparture(std::string& entry)
{
    // Letter, file or rank, square: "Nbd2" becomes "Nd2".
    if (entry.size() == 4 && entry[1] >= '1' && entry[1] <= 'h' && entry[2] >= 'a' &&
        entry[2] <= 'h' && entry[3] >= '1' && entry[3] <= '8' && entry[0] < 'a') {
        entry.erase(1, 1);
        return true;
    }
    return false;
}

void err(Writing& writing, const std::string& kind, const Dialect& dialect, Random& random)
{
    auto& entries = writing.entries;
    const auto size = static_cast<int>(entries.size());
    const int at = 4 + below(random, std::max(1, size - 8));
    const auto i = static_cast<std::size_t>(at);
    const auto where = entries.begin() + at;
    bool done = true;
    if (kind == "omit") {
        entries.erase(where);
    } else if (kind == "omit2") {
        entries.erase(where, where + 2);
    } else if (kind == "dup") {
        entries.insert(where, std::string(entries[i]));
    } else if (kind == "dup2") {
        const std::vector<std::string> row(where, where + 2);
        entries.insert(where, row.begin(), row.end());
    } else if (kind == "swap") {
        std::swap(entries[i - 1], entries[i + 1]);
    } else if (kind == "garble") {
        static const std::array<const char*, 4> marks{"~~~", "---", "??", "..."};
        entries[i] = marks[static_cast<std::size_t>(below(random, 4))];
    } else if (kind == "bump") {
        done = bump(entries[i], random);
    } else if (kind == "piece") {
        done = wrongPiece(entries[i], dialect, random);
    } else {
        done = dropDeparture(entries[i]);
    }
    if (done) {
        writing.errors.push_back({at, kind});
    }
}

std::string layOut(const Writing& writing, Random& random)
{
    const int style = below(random, 3);
    std::ostringstream out;
    for (std::size_t i = 0; i < writing.entries.size(); ++i) {
        const bool white = i % 2 == 0;
        if (white && style != 1) {
            out << (i == 0 ? "" : (style == 0 ? " " : "\n")) << i / 2 + 1 << ". ";
        } else if (white) {
            out << (i == 0 ? "" : "\n");
        } else {
            out << (style == 2 ? "\t" : " ");
        }
        out << writing.entries[i];
    }
    return out.str();
}

/// Another legal move at one ply, with which the rest of the game stays legal.
bool diverge(Game& game, std::size_t at, Random& random)
{
    Position position = Position::initial();
    for (std::size_t i = 0; i < at; ++i) {
        position = position.after(game[i]);
    }
    std::vector<Move> others;
    for (const Move move : diptych::chess::legalMoves(position)) {
        if (move == game[at]) {
            continue;
        }
        Position after = position.after(move);
        std::size_t next = at + 1;
        while (next < game.size() && diptych::chess::isLegal(after, game[next])) {
            after = after.after(game[next++]);
        }
        if (next == game.size()) {
            others.push_back(move);
        }
    }
    if (others.empty()) {
        return false;
    }
    game[at] = others[static_cast<std::size_t>(below(random, static_cast<int>(others.size())))];
    return true;
}

struct Class {
    const char* name;
    int least;
    int most;
    std::vector<const char*> kinds;
};

const std::array<Class, 5> classes{{
    {"clean", 0, 0, {}},
    {"clerical", 1, 2, {"omit", "omit2", "dup", "dup2", "amb"}},
    {"diverge", 0, 0, {}},
    {"noisy", 3, 7, {"omit", "omit2", "dup", "swap", "bump", "piece", "garble", "amb"}},
    {"heavy", 8, 13, {"omit", "dup", "swap", "bump", "piece", "garble", "amb"}},
}};

const Dialect& anyDialect(Random& random)
{
    static const std::array<const char*, 12> codes{"en", "fr", "de", "es", "it", "nl",
                                                   "pt", "pl", "cs", "hu", "ru", "sv"};
    return *diptych::notation::findDialect(codes[static_cast<std::size_t>(below(random, 12))]);
}

ordered_json scoreOf(const char* keeper, const Writing& writing, Random& random)
{
    return {{"keeper", keeper},
            {"medium", "typed"},
            {"dialect", "auto"},
            {"text", layOut(writing, random)}};
}

/// One pair and its truth; false when the game does not lend itself to the class.
bool makePair(const Class& kind, const std::string& id, const Game& game, Random& random,
              ordered_json& pair, ordered_json& truth)
{
    truth = {{"id", id}, {"class", kind.name}, {"moves", ordered_json::array()}};
    for (const Move move : game) {
        truth["moves"].push_back(toUci(move));
    }
    Game blackGame = game;
    if (std::string(kind.name) == "diverge") {
        const auto at =
            static_cast<std::size_t>(8 + below(random, static_cast<int>(game.size()) - 16));
        if (!diverge(blackGame, at, random)) {
            return false;
        }
        truth["ply"] = at + 1;
    }
    const Dialect& white = anyDialect(random);
    const Dialect& black = anyDialect(random);
    std::array<Writing, 2> writings{plain(game, white, below(random, 2) == 0),
                                    plain(blackGame, black, below(random, 2) == 0)};
    const int errors = kind.least + below(random, kind.most - kind.least + 1);
    for (int e = 0; e < errors; ++e) {
        const auto side = static_cast<std::size_t>(below(random, 2));
        const auto which =
            static_cast<std::size_t>(below(random, static_cast<int>(kind.kinds.size())));
        err(writings[side], kind.kinds[which], side == 0 ? white : black, random);
    }
    truth["white_errors"] = writings[0].errors;
    truth["black_errors"] = writings[1].errors;
    pair = {{"id", id}, {"law", "fide-2023"}, {"scores", ordered_json::array()}};
    pair["scores"].push_back(scoreOf("white", writings[0], random));
    pair["scores"].push_back(scoreOf("black", writings[1], random));
    return true;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 6) {
        std::cerr << "usage: pair_maker GAMES.pgn SEED PAIRS-A-CLASS PAIRS.ndjson TRUTH.ndjson\n";
        return 2;
    }
    Random random(std::stoull(argv[2]));
    const int wanted = std::stoi(argv[3]);
    const std::vector<Game> games = readGames(argv[1]);
    std::ofstream pairs(argv[4]);
    std::ofstream truths(argv[5]);
    for (const Class& kind : classes) {
        for (int made = 0; made < wanted && !games.empty();) {
            const Game& game = games[random() % games.size()];
            ordered_json pair;
            ordered_json truth;
            const std::string id = std::string(kind.name) + "-" + std::to_string(made + 1);
            if (makePair(kind, id, game, random, pair, truth)) {
                pairs << pair.dump() << '\n';
                truths << truth.dump() << '\n';
                ++made;
            }
        }
    }
    std::cout << "seed " << argv[2] << ", " << games.size() << " games\n";
    return 0;
}
