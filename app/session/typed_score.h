#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/dialect.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// A score as the arbiter types it from a sheet: entry n stands for ply n + 1. An entry that is
/// empty was left out on the sheet.
struct TypedScore {
    chess::Position start = chess::Position::initial();
    std::vector<std::string> entries{};

    friend bool operator==(const TypedScore&, const TypedScore&) = default;
};

/// Text of a sheet with move numbers: "1. e4 e5 2. Nf3"; White's entry left out: "2... Nc6". The
/// numbers are those of the position it starts from.
std::string textOf(const TypedScore& score);

/// Reads such a text, or any other with blanks between its entries; what belongs to no move (a
/// result, an empty number) is passed over. Never fails.
TypedScore typedScoreFrom(std::string_view text, const chess::Position& start);

/// A typed score played out.
struct TypedLine {
    std::vector<chess::Position> positions{};         ///< before each entry, and after the last
    std::vector<std::optional<chess::Move>> moves{};  ///< what each entry means, where it is clear
};

/// Plays a score out in a dialect: an impossible entry is carried out as it stands where that is
/// clear, a missing or unreadable one passes the turn unless the expected moves (one for each ply,
/// such as those of the other sheet) say what was played.
TypedLine lineOf(const TypedScore& score, const notation::Dialect& dialect,
                 const std::vector<std::optional<chess::Move>>& expected = {});

}  // namespace diptych::session
