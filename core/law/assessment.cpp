#include "core/law/assessment.h"

#include <array>

namespace diptych::law {

namespace {

struct RemedyName {
    RemedyId id;
    std::string_view code;
};

constexpr std::array<RemedyName, 12> remedyNames = {{
    {RemedyId::Continue, "continue"},
    {RemedyId::CompleteScore, "complete-score"},
    {RemedyId::AdjustBoard, "adjust-board"},
    {RemedyId::Retrace, "retrace"},
    {RemedyId::RestoreBeforeIllegalMove, "restore-before-illegal-move"},
    {RemedyId::ReplacePawnByQueen, "replace-pawn-by-queen"},
    {RemedyId::RestoreLastIdentifiablePosition, "restore-last-identifiable-position"},
    {RemedyId::Reconstruct, "reconstruct"},
    {RemedyId::GameOver, "game-over"},
    {RemedyId::ResultStands, "result-stands"},
    {RemedyId::NewGame, "new-game"},
    {RemedyId::Ask, "ask"},
}};

}  // namespace

std::string_view toCode(Standing standing)
{
    switch (standing) {
    case Standing::Clear:
        return "clear";
    case Standing::Settled:
        return "settled";
    case Standing::Interpretation:
        return "interpretation";
    case Standing::Contested:
        return "contested";
    }
    return "contested";
}

std::string_view toCode(BoardsState state)
{
    switch (state) {
    case BoardsState::Equal:
        return "equal";
    case BoardsState::Differ:
        return "differ";
    case BoardsState::Unknown:
        return "unknown";
    }
    return "unknown";
}

std::string_view toCode(BoardMatch match)
{
    switch (match) {
    case BoardMatch::Game:
        return "game";
    case BoardMatch::ScoreWhite:
        return "score-white";
    case BoardMatch::ScoreBlack:
        return "score-black";
    case BoardMatch::None:
        return "none";
    }
    return "none";
}

std::string_view toCode(RemedyId id)
{
    for (const RemedyName& name : remedyNames) {
        if (name.id == id) {
            return name.code;
        }
    }
    return {};
}

std::optional<RemedyId> remedyFromCode(std::string_view code)
{
    for (const RemedyName& name : remedyNames) {
        if (name.code == code) {
            return name.id;
        }
    }
    return std::nullopt;
}

bool keepsClocksStopped(RemedyId id)
{
    return id == RemedyId::Ask || id == RemedyId::Reconstruct;
}

}  // namespace diptych::law
