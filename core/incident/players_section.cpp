#include "core/incident/players_section.h"

#include "core/incident/number_text.h"
#include "core/incident/quoted_text.h"
#include "core/incident/words.h"

#include <algorithm>

namespace diptych::incident {

namespace {

using chess::Color;

constexpr int highestRating = 3999;
constexpr std::string_view nameInQuotes = "a name in quotes such as \"Last, First\"";

constexpr std::string_view titles[] = {"GM",  "IM",  "FM",  "CM",  "WGM", "WIM",
                                       "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"};

enum class Who { White, Black, Assistant };

constexpr Named<Who> declarers[] = {
    {"white", Who::White},
    {"black", Who::Black},
    {"assistant", Who::Assistant},
};

bool isTitle(std::string_view word)
{
    return std::find(std::begin(titles), std::end(titles), word) != std::end(titles);
}

bool isFederation(std::string_view word)
{
    return word.size() == 3 && std::all_of(word.begin(), word.end(), [](char letter) {
               return letter >= 'A' && letter <= 'Z';
           });
}

bool isFideId(std::string_view word)
{
    return !word.empty() && word.size() <= 10 &&
           std::all_of(word.begin(), word.end(),
                       [](char digit) { return digit >= '0' && digit <= '9'; });
}

/// Takes the next word if it fits; the parts after a name may each be left out.
template <typename Fits>
std::string takeIf(LineCursor& line, Fits fits)
{
    return fits(line.peek()) ? std::string(line.word("").value_or("")) : std::string();
}

std::optional<Player> readPlayer(LineCursor& line)
{
    auto name = line.quoted(nameInQuotes);
    if (!name) {
        return std::nullopt;
    }
    Player player;
    player.name = std::move(*name);
    player.title = takeIf(line, isTitle);
    const auto isRating = [](std::string_view word) {
        return parseNumber(word, highestRating).has_value();
    };
    player.rating = parseNumber(takeIf(line, isRating), highestRating);
    player.federation = takeIf(line, isFederation);
    player.fideId = takeIf(line, isFideId);
    if (!line.atEnd()) {
        const auto left = line.word("");
        line.complain("unknown-word", left.value_or(""),
                      "title, rating, federation and FIDE ID in this order");
    }
    return player;
}
void writePlayer(std::string& text, Color side, const std::optional<Player>& player)
{
    if (!player) {
        return;
    }
    text += std::string(sideWord(side)) + " " + inQuotes(player->name);
    const auto write = [&text](const std::string& part) {
        if (!part.empty()) {
            text += " " + part;
        }
    };
    write(player->title);
    write(player->rating ? std::to_string(*player->rating) : "");
    write(player->federation);
    write(player->fideId);
    text += "\n";
}

void writeAssistant(std::string& text, Color side, const std::optional<std::string>& name)
{
    if (name) {
        text += "assistant " + std::string(sideWord(side)) + " " + inQuotes(*name) + "\n";
    }
}

}  // namespace

void readPlayerLine(LineCursor& line, Players& players)
{
    const auto who = line.oneOf(declarers);
    if (!who) {
        return;
    }
    if (*who != Who::Assistant) {
        (*who == Who::White ? players.white : players.black) = readPlayer(line);
        return;
    }
    const auto side = line.side();
    auto name = side ? line.quoted(nameInQuotes) : std::nullopt;
    if (name) {
        (*side == Color::White ? players.whiteAssistant : players.blackAssistant) =
            std::move(*name);
        line.finish();
    }
}

law::Who assistedOf(const Players& players)
{
    if (players.whiteAssistant && players.blackAssistant) {
        return law::Who::Both;
    }
    if (players.whiteAssistant) {
        return law::Who::White;
    }
    return players.blackAssistant ? law::Who::Black : law::Who::None;
}

std::string playersText(const Players& players)
{
    std::string text;
    writePlayer(text, Color::White, players.white);
    writePlayer(text, Color::Black, players.black);
    writeAssistant(text, Color::White, players.whiteAssistant);
    writeAssistant(text, Color::Black, players.blackAssistant);
    return text;
}

}  // namespace diptych::incident
