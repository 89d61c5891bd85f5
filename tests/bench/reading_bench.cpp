#include "core/chess/san.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_writer.h"
#include "importers/importer.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

using namespace diptych;

/// A game of 120 plies: an opening, then rooks and kings that come and go.
std::vector<std::string> longGame()
{
    std::vector<std::string> game{"e4",  "e5",  "Nf3", "Nc6", "Bb5", "a6",  "Ba4",
                                  "Nf6", "O-O", "Be7", "Re1", "b5",  "Bb3", "d6",
                                  "c3",  "O-O", "h3",  "Nb8", "d4",  "Nbd7"};
    const char* const shuffle[] = {"Nbd2", "Bb7", "Bc2", "Re8", "Nf1", "Bf8", "Ng3", "g6",
                                   "Kh1",  "Kh8", "Kg1", "Kg8", "Rb1", "Rb8", "Ra1", "Ra8"};
    game.insert(game.end(), std::begin(shuffle), std::end(shuffle));
    while (game.size() < 120) {
        game.insert(game.end(), std::begin(shuffle) + 8, std::end(shuffle));
    }
    game.resize(120);
    return game;
}

std::string typedSheet()
{
    std::string text = "Event: Open   Round 5\nWhite: Beispiel   Black: Sample\n\n";
    const std::vector<std::string> game = longGame();
    for (std::size_t i = 0; i < game.size(); i += 2) {
        text += std::to_string(i / 2 + 1) + ". " + game[i] + " " + game[i + 1] + "\n";
    }
    return text + "1/2-1/2\n";
}

std::string captionTime(int seconds)
{
    char text[16];
    std::snprintf(text, sizeof text, "%02d:%02d:%02d,000", seconds / 3600 % 100, seconds / 60 % 60,
                  seconds % 60);
    return text;
}

/// Every move said, repeated by the opponent, and much else that was said in three hours.
std::string threeHours()
{
    const notation::SpokenLanguage& german = *notation::findSpokenLanguage("de");
    std::vector<std::string> said;
    chess::Position position = chess::Position::initial();
    for (const std::string& san : longGame()) {
        const auto answer = chess::resolve(position, *chess::parseSan(san));
        const chess::Move move = std::get<chess::Move>(answer);
        for (int voice = 0; voice < 2; ++voice) {
            said.push_back(notation::speakMove(position, move, german));
        }
        said.emplace_back("können Sie bitte das Fenster schließen");
        said.emplace_back("ja danke so ist es besser");
        position = position.after(move);
    }
    std::string text;
    const int step = 3 * 3600 / static_cast<int>(said.size());
    for (std::size_t i = 0; i < said.size(); ++i) {
        const int begin = static_cast<int>(i) * step;
        text += std::to_string(i + 1) + "\n" + captionTime(begin) + " --> " +
                captionTime(begin + 3) + "\n" + said[i] + "\n\n";
    }
    return text;
}

void read(benchmark::State& state, const std::string& text, const std::string& dialect)
{
    importers::ImportRequest request;
    request.bytes = text;
    request.dialect = dialect;
    std::size_t entries = 0;
    for (auto round : state) {
        entries = importers::readSheet(request).entries.size();
    }
    state.counters["entries"] = static_cast<double>(entries);
}
BENCHMARK_CAPTURE(read, typedInUnknownDialect, typedSheet(), "auto")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read, typedInEnglish, typedSheet(), "en")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read, transcriptInUnknownLanguage, threeHours(), "auto")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read, transcriptInGerman, threeHours(), "de")->Unit(benchmark::kMillisecond);

}  // namespace
