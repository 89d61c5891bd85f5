#include "core/law/facts.h"

namespace diptych::law {

std::optional<Color> sideOf(FlagFall flag)
{
    switch (flag) {
    case FlagFall::White:
    case FlagFall::BothWhiteFirst:
        return Color::White;
    case FlagFall::Black:
    case FlagFall::BothBlackFirst:
        return Color::Black;
    case FlagFall::None:
    case FlagFall::BothUnknown:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string> answerIn(const Facts& facts, std::string_view question)
{
    const auto found = facts.answers.find(std::string(question));
    return found == facts.answers.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace diptych::law
