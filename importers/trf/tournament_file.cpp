#include "importers/trf/tournament_file.h"

#include "core/clock/time_control_words.h"
#include "core/support/digit.h"
#include "importers/source/source_text.h"
#include "importers/trf/player_line.h"

#include <algorithm>

namespace diptych::importers {

namespace {

constexpr std::size_t codeLength = 3;
constexpr std::size_t headStart = 4;    ///< of the text after a code
constexpr std::size_t datesStart = 91;  ///< of the first date in record 132
constexpr std::size_t roundWidth = 10;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    const std::size_t last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, last - first + 1);
}

/// "26/05/01" or "2026/05/01" as "2026-05-01"; empty if it is neither.
std::string plainDate(std::string_view text)
{
    std::string date;
    for (const char character : trimmed(text)) {
        date += isDigit(character) ? character : '-';
    }
    if (date.size() == 8) {
        date.insert(0, "20");
    }
    const bool isDate = date.size() == 10 && date[4] == '-' && date[7] == '-' &&
                        std::count(date.begin(), date.end(), '-') == 2;
    return isDate ? date : std::string();
}

bool isPlayerCode(std::string_view code)
{
    return code == "001" || std::all_of(code.begin(), code.end(), [](char character) {
               return character >= 'A' && character <= 'Z';
           });
}

class TournamentReader {
public:
    Tournament read(std::string_view bytes)
    {
        SourceText source = decodeSource(bytes, 1);
        m_tournament.encoding = std::move(source.encoding);
        m_tournament.diagnostics = std::move(source.diagnostics);
        for (const std::string_view line : linesOf(source.text)) {
            ++m_line;
            take(line);
        }
        // The coded record decides; prose is understood where there is none.
        if (!m_tournament.timeControl && !m_tournament.timeControlText.empty()) {
            m_tournament.timeControl = clock::timeControlFromWords(m_tournament.timeControlText);
        }
        return std::move(m_tournament);
    }

private:
    void take(std::string_view line)
    {
        if (line.size() <= codeLength || line.starts_with("###")) {
            return;
        }
        const std::string_view code = line.substr(0, codeLength);
        const std::string_view text =
            line.size() > headStart ? trimmed(line.substr(headStart)) : std::string_view();
        if (code == "001" || (isPlayerCode(code) && line[codeLength] == ' ')) {
            takePlayer(line, code);
        } else if (code == "222") {
            takeTimeControl(text);
        } else if (code == "132") {
            takeDates(line);
        } else {
            takeHead(code, std::string(text));
        }
    }

    void takePlayer(std::string_view line, std::string_view code)
    {
        auto player = readPlayerLine(line);
        if (!player) {
            report("bad-player", {player.error()});
            return;
        }
        const TournamentPlayer* known = playerOf(m_tournament, player->rank);
        if (code != "001" && known != nullptr) {
            return;  // the same player, with his national rating
        }
        if (known != nullptr) {
            report("player-repeated", {std::to_string(player->rank)});
        } else if (m_tournament.players.size() < mostPlayers) {
            m_tournament.players.push_back(std::move(*player));
        }
    }

    void takeTimeControl(std::string_view text)
    {
        // A file may name several time controls, one for each kind of round: the first counts.
        const std::string first(text.substr(0, text.find_first_of(" ;,")));
        const auto control = clock::parseTimeControl(first);
        if (control) {
            m_tournament.timeControl =
                m_tournament.timeControl ? m_tournament.timeControl : std::optional(*control);
        } else {
            report("bad-time-control", {control.error().found, control.error().expected});
        }
    }

    void takeDates(std::string_view line)
    {
        for (int round = 1; round <= mostRounds; ++round) {
            const std::size_t begin =
                datesStart + roundWidth * (static_cast<std::size_t>(round) - 1);
            if (begin >= line.size()) {
                return;
            }
            const std::string date = plainDate(line.substr(begin, roundWidth - 1));
            if (!date.empty()) {
                m_tournament.roundDates[round] = date;
            }
        }
    }

    void takeHead(std::string_view code, std::string text)
    {
        if (code == "012") {
            m_tournament.name = std::move(text);
        } else if (code == "022") {
            m_tournament.city = std::move(text);
        } else if (code == "032") {
            m_tournament.federation = std::move(text);
        } else if (code == "042") {
            m_tournament.begin = std::move(text);
        } else if (code == "052") {
            m_tournament.end = std::move(text);
        } else if (code == "092") {
            m_tournament.type = std::move(text);
        } else if (code == "102") {
            m_tournament.chiefArbiter = std::move(text);
        } else if (code == "112" && m_tournament.deputies.size() < mostPlayers) {
            m_tournament.deputies.push_back(std::move(text));
        } else if (code == "122") {
            m_tournament.timeControlText = std::move(text);
        }
    }

    void report(const char* problem, std::vector<std::string> arguments)
    {
        constexpr std::size_t mostDiagnostics = 100;
        if (m_tournament.diagnostics.size() < mostDiagnostics) {
            m_tournament.diagnostics.push_back(
                {Severity::Warning, problem, TextSpan{m_line, 1, 0}, std::move(arguments)});
        }
    }

    Tournament m_tournament{};
    int m_line = 0;
};

}  // namespace

Tournament readTournament(std::string_view bytes)
{
    return TournamentReader().read(bytes);
}

bool looksLikeTournament(std::string_view bytes)
{
    constexpr std::size_t sample = 20'000;
    const SourceText source = decodeSource(bytes.substr(0, sample), 1);
    for (const std::string_view line : linesOf(source.text)) {
        if (line.starts_with("001 ") && readPlayerLine(line)) {
            return true;
        }
    }
    return false;
}

}  // namespace diptych::importers
