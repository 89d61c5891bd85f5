#pragma once

#include <optional>
#include <string_view>

namespace diptych::importers {

/// Times that a comment in a game has, in seconds.
struct CommentTimes {
    std::optional<int> clock{};    ///< display after the move: [%clk 1:23:45]
    std::optional<int> elapsed{};  ///< time used for it: [%emt 0:00:07], [%emt 7]
};

/// Finds the commands clk, emt, egt and mct with times as "1:23:45", "1:23:45.6", "23:45" (minutes)
/// or a number of seconds, with or without blanks; and a comment that is nothing but a time.
CommentTimes timesInComment(std::string_view comment);

/// "1:23:45" and "1:23:45.6" rounded down, "23:45" as minutes and seconds, "45.6" as seconds.
std::optional<int> readSeconds(std::string_view text);

}  // namespace diptych::importers
