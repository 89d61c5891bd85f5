#pragma once

#include "app/cli/json.h"
#include "core/chess/move.h"
#include "core/chess/piece.h"
#include "core/chess/position.h"
#include "core/chess/square.h"
#include "core/support/page_span.h"
#include "core/support/span.h"

#include <optional>
#include <string>
#include <vector>

/// Small values of the core as JSON; absent ones are null.
namespace diptych::cli {

template <typename Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json();
}

/// The text, or null when it is empty.
Json textOrNull(const std::string& text);

Json sideOf(chess::Color side);
Json sideOf(const std::optional<chess::Color>& side);
Json uciOf(const std::optional<chess::Move>& move);
Json spanOf(const TextSpan& span);

/// The same on a picture: page, x, y, width and height in whole pixels.
Json placeOf(const PageSpan& place);
Json squaresOf(const std::vector<chess::Square>& squares);

}  // namespace diptych::cli
