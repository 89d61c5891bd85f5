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

}  // namespace diptych::law
