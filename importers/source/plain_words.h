#pragma once

#include "core/chess/piece.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace diptych::importers {

/// A result as written; "*" leaves it open.
enum class ResultWord : std::uint8_t { WhiteWins, BlackWins, Draw, Open };

/// The result that a word names; none for "*".
std::optional<score::GameResult> resultOf(ResultWord word);

/// Reads "1-0", "0:1", "½-½", "1/2", "0,5-0,5", "*" and the words of all dialects for a draw, with
/// any dash. Absent if the text is no result. "0-0" is castling.
std::optional<ResultWord> readResult(std::string_view text);

/// The result that a text in figures is; in words it may be an offer of a draw. Absent if it is
/// none, and for "*".
std::optional<score::GameResult> resultInFigures(std::string_view text);

/// Reads the time on a clock in seconds: "1:23" (hours and minutes), "1:23:45", "1h23", "0:05:07.2"
/// rounded down. Absent if the text is none.
std::optional<int> readClock(std::string_view text);

/// Reads a time in minutes, in seconds: "87 min", "87'", "1h27 min", "1 h 27"; blanks do not
/// matter. Absent if the text is none.
std::optional<int> readMinutes(std::string_view text);

/// White or black, in any language that announcements are made in.
std::optional<chess::Color> sideNamed(std::string_view text);

/// Value of "[%clk 1:23:45]" within a comment.
std::optional<int> clockInComment(std::string_view comment);

}  // namespace diptych::importers
