#include "app/cli/case_lines.h"

#include "app/cli/input.h"
#include "app/cli/sheet_input.h"
#include "core/clock/time_control_words.h"
#include "core/incident/case_writer.h"
#include "core/incident/clocks_section.h"
#include "importers/clock_log/clock_log.h"
#include "importers/trf/game_choice.h"
#include "importers/trf/tournament_file.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace diptych::cli {

namespace {

using importers::NoGame;
using importers::Tournament;
using importers::TournamentGame;
using importers::TournamentPlayer;
using Lines = tl::expected<std::string, std::string>;

tl::unexpected<std::string> problem(std::string text)
{
    return tl::make_unexpected(std::move(text));
}

std::optional<int> numberIn(const std::string& text)
{
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, value);
    return parsed.ec == std::errc() && parsed.ptr == end ? std::optional(value) : std::nullopt;
}

/// The only player whom the option means.
tl::expected<const TournamentPlayer*, std::string> playerMeant(const Tournament& tournament,
                                                               const std::string& text)
{
    if (const auto rank = numberIn(text)) {
        const TournamentPlayer* player = importers::playerOf(tournament, *rank);
        return player != nullptr
                   ? tl::expected<const TournamentPlayer*, std::string>(player)
                   : problem("--player: the file has no player with starting rank " + text);
    }
    const auto named = importers::playersNamed(tournament, text);
    if (named.size() == 1) {
        return named.front();
    }
    return problem("--player: " + std::to_string(named.size()) + " players are named \"" + text +
                   "\", expected one");
}

std::string wordsFor(NoGame reason)
{
    switch (reason) {
    case NoGame::UnknownPlayer:
        return "the player is not in the file";
    case NoGame::UnknownRound:
        return "the file has no such round for the player";
    case NoGame::NotPaired:
        return "the player had a bye or no opponent";
    case NoGame::NotPlayed:
        return "the opponent did not come";
    case NoGame::OpponentMissing:
        return "the file names an opponent whom it does not have";
    case NoGame::ColoursUnknown:
        return "the file does not say who had White";
    case NoGame::OpponentDisagrees:
        break;
    }
    return "the line of the opponent names another opponent or the same colour";
}

incident::Player playerOf(const TournamentPlayer& player)
{
    return {player.name, player.title, player.federation, player.fideId, player.rating};
}

incident::Incident incidentOf(const Tournament& tournament, const TournamentGame& game)
{
    incident::Incident incident;
    incident.title =
        game.white.name + " against " + game.black.name + ", round " + std::to_string(game.round);
    incident.circumstances.time = tournament.timeControl;
    incident.event.name = tournament.name;
    incident.event.city = tournament.city;
    incident.event.federation = tournament.federation;
    incident.event.round = std::to_string(game.round);
    incident.event.date = game.date;
    incident.event.chief = tournament.chiefArbiter;
    incident.event.deputy = tournament.deputies.empty() ? "" : tournament.deputies.front();
    incident.players.white = playerOf(game.white);
    incident.players.black = playerOf(game.black);
    return incident;
}

/// Readings beside the moves of a score; none if the file is no score.
std::vector<clock::ClockReading> readingsOfScore(const SheetRequest& request,
                                                 const std::optional<clock::TimeControl>& control,
                                                 const std::string& bytes)
{
    std::istringstream text(bytes);
    SheetRequest fromText = request;
    fromText.files = {"-"};
    const auto sheet = readSheetInput(fromText, text);
    return sheet ? importers::clockReadings(*sheet, control) : std::vector<clock::ClockReading>();
}

}  // namespace

Lines anchorLines(const Arguments& arguments, std::istream& in)
{
    const auto request = sheetRequest(arguments);
    if (!request) {
        return problem(request.error());
    }
    std::optional<clock::TimeControl> control;
    if (const auto time = arguments.value("--time")) {
        control = clock::timeControlFromWords(*time);
        if (!control) {
            return problem("--time: \"" + *time + "\" is not understood, expected such as " +
                           "40/5400+30:1800+30 or \"90 minutes and 30 seconds per move\"");
        }
    }
    const std::string& file = arguments.operands().front();
    const auto bytes = readInput(file, in);
    if (!bytes) {
        return problem(bytes.error().message);
    }
    clock::ClockRecord record;
    record.readings = readingsOfScore(*request, control, *bytes);
    if (record.readings.empty()) {
        record.readings = importers::readClockLog(*bytes, clock::ReadingSource::Log).readings;
    }
    if (record.readings.empty()) {
        return problem(file + ": no clock time was found in it");
    }
    return incident::clocksText(record);
}

Lines tournamentLines(const Arguments& arguments, std::istream& in)
{
    const auto name = arguments.value("--player");
    const auto round = numberIn(arguments.valueOr("--round", ""));
    if (!name || !round) {
        return problem("--player RANK|NAME and --round N are both needed");
    }
    const std::string& file = arguments.operands().front();
    const auto bytes = readInput(file, in);
    if (!bytes) {
        return problem(bytes.error().message);
    }
    if (!importers::looksLikeTournament(*bytes)) {
        return problem(file + ": no tournament file, expected lines that begin with 012 and 001");
    }
    const Tournament tournament = importers::readTournament(*bytes);
    const auto player = playerMeant(tournament, *name);
    if (!player) {
        return problem(player.error());
    }
    const auto game = importers::chooseGame(tournament, (*player)->rank, *round);
    if (!game) {
        return problem(file + ": " + (*player)->name + ", round " + std::to_string(*round) + ": " +
                       wordsFor(game.error()));
    }
    return incident::writeCase(incidentOf(tournament, *game));
}

}  // namespace diptych::cli
