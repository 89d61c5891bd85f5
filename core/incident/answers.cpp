#include "core/incident/answers.h"

#include "core/chess/move.h"
#include "core/incident/line_cursor.h"
#include "core/score/sheet.h"

#include <algorithm>

namespace diptych::incident {

namespace {

constexpr std::string_view aMove = "a move such as b1d2";
constexpr std::string_view aKeeper = "the keeper of a score, such as assistant";

/// Choices separated by blanks, or one of the two kinds above.
constexpr Named<std::string_view> questions[] = {
    {"announced-move-binding", "yes no"},
    {"are-copied-entries-accepted", "yes no"},
    {"assistant-required", "appointed not"},
    {"bonus-on-display", "yes no"},
    {"castling-right-disputed", "white black"},
    {"concession-agreed", "yes no"},
    {"does-a-player-concede", "none white black"},
    {"draw-offer-in-annulled-moves", "lapses stands"},
    {"en-passant-right-disputed", "yes no"},
    {"flag-before-divergence-found", "declared not"},
    {"illegal-count-after-retrace", "counts not"},
    {"moves-after-the-last-common-entry", "accepted contested"},
    {"order-of-moves-disputed", "accepted contested"},
    {"penalty-for-illegal-move-from-wrong-board", "yes no"},
    {"penalty-time-in-supervised-blitz", "60 120"},
    {"repetition-history", "common white black"},
    {"time-trouble-caps-the-average", "yes no"},
    {"touch-move-after-retrace", "established not"},
    {"touch-move-on-a-wrong-board", "yes no"},
    {"warning-for-wrong-repetition", "yes no"},
    {"was-an-illegal-move-completed", "none white black"},
    {"was-the-clock-pressed", "yes no"},
    {"what-was-really-played", aMove},
    {"which-piece-was-meant", aMove},
    {"which-promotion-piece", "q r b n"},
    {"which-score-is-official", aKeeper},
};

bool isListed(std::string_view list, std::string_view choice)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (list.substr(0, end) == choice) {
            return true;
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

}  // namespace

bool isQuestion(std::string_view id)
{
    return std::any_of(std::begin(questions), std::end(questions),
                       [id](const auto& question) { return question.word == id; });
}

std::string choicesOf(std::string_view id)
{
    for (const auto& [word, choices] : questions) {
        if (word == id) {
            return std::string(choices);
        }
    }
    return {};
}

bool isChoice(std::string_view id, std::string_view choice)
{
    const std::string choices = choicesOf(id);
    if (choices == aMove) {
        return chess::parseUci(choice).has_value();
    }
    if (choices == aKeeper) {
        return score::keeperFromCode(choice).has_value();
    }
    return isListed(choices, choice);
}

}  // namespace diptych::incident
