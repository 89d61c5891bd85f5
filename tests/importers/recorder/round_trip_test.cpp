#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_writer.h"
#include "importers/recorder/recorder_sheet.h"
#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

namespace diptych::importers {
namespace {

using Game = std::vector<std::string>;

/// Games as lists of moves; a hundred of them in the long run.
std::vector<Game> games()
{
    const std::size_t most = std::getenv("DIPTYCH_LONG") != nullptr ? 100 : 10;
    std::istringstream file(testdata::fileText("pairs/clean-truth.ndjson"));
    std::vector<Game> result;
    std::string line;
    while (result.size() < most && std::getline(file, line)) {
        result.push_back(nlohmann::json::parse(line)["moves"].get<Game>());
    }
    return result;
}

/// What is said at each ply of a game.
std::vector<std::string> announcementsOf(const Game& game, const notation::SpokenLanguage& language)
{
    std::vector<std::string> said;
    chess::Position position = chess::Position::initial();
    for (const std::string& uci : game) {
        const chess::Move move = *chess::parseUci(uci);
        said.push_back(notation::speakMove(position, move, language));
        position = position.after(move);
    }
    return said;
}

std::string oneALine(const std::vector<std::string>& said)
{
    std::string text;
    for (const std::string& words : said) {
        text += words + "\n";
    }
    return text;
}

std::string repeatedWithSpeakers(const std::vector<std::string>& said)
{
    std::string text;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const char* mover = i % 2 == 0 ? "White: " : "Black: ";
        const char* other = i % 2 == 0 ? "Black: " : "White: ";
        text += mover + said[i] + "\n" + other + said[i] + "\n";
    }
    return text;
}

std::string numbered(const std::vector<std::string>& said)
{
    std::string text;
    for (std::size_t i = 0; i < said.size(); ++i) {
        text += i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "";
        text += said[i] + (i % 2 == 0 ? " " : "\n");
    }
    return text;
}

score::Sheet recorded(std::string_view text, const std::string& dialect)
{
    ImportRequest request;
    request.bytes = text;
    request.medium = score::Medium::Recorder;
    request.dialect = dialect;
    return readRecorder(request);
}

class EverySpokenLanguage : public testing::TestWithParam<std::string> {};

TEST_P(EverySpokenLanguage, HearsTheGamesThatItSpeaks)
{
    const notation::SpokenLanguage& language = *notation::findSpokenLanguage(GetParam());
    for (const Game& game : games()) {
        const std::vector<std::string> said = announcementsOf(game, language);
        for (const std::string& text :
             {oneALine(said), repeatedWithSpeakers(said), numbered(said)}) {
            EXPECT_EQ(testdata::movesOf(recorded(text, GetParam())), game) << text;
            const score::Sheet sheet = recorded(text, "auto");
            EXPECT_EQ(sheet.dialect, GetParam());
            EXPECT_EQ(testdata::movesOf(sheet), game);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Spoken, EverySpokenLanguage,
                         testing::Values("de", "en", "fr", "es", "it", "ru", "nl", "pl"));

}  // namespace
}  // namespace diptych::importers
