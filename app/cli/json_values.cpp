#include "app/cli/json_values.h"

#include <cmath>

namespace diptych::cli {

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json sideOf(chess::Color side)
{
    return side == chess::Color::White ? "white" : "black";
}

Json sideOf(const std::optional<chess::Color>& side)
{
    return side ? sideOf(*side) : Json();
}

Json uciOf(const std::optional<chess::Move>& move)
{
    return move ? Json(chess::toUci(*move)) : Json();
}

Json spanOf(const TextSpan& span)
{
    return {{"line", span.line}, {"column", span.column}, {"length", span.length}};
}

Json placeOf(const PageSpan& place)
{
    return {{"page", place.page},
            {"x", std::lround(place.x)},
            {"y", std::lround(place.y)},
            {"width", std::lround(place.width)},
            {"height", std::lround(place.height)}};
}

Json squaresOf(const std::vector<chess::Square>& squares)
{
    Json list = Json::array();
    for (const chess::Square square : squares) {
        list.push_back(chess::toString(square));
    }
    return list;
}

}  // namespace diptych::cli
