#pragma once

#include "app/cli/arguments.h"
#include "app/session/desk.h"
#include "core/chess/position.h"
#include "core/score/sheet.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace diptych::cli {

/// What the user says about a sheet; what is absent is found out.
struct SheetRequest {
    std::vector<std::string> files{};  ///< pages of one sheet, in order
    score::Keeper keeper = score::Keeper::White;
    std::optional<score::Medium> medium{};
    std::string dialect = "auto";
    chess::Position start = chess::Position::initial();
};

/// The request that the operands and the options of a verb make, or what is wrong with them.
tl::expected<SheetRequest, std::string> sheetRequest(const Arguments& arguments);

/// Reads one sheet. Files in which no entry is found are an error.
tl::expected<score::Sheet, session::OpenError> readSheetInput(const SheetRequest& request,
                                                              std::istream& in);

/// Position in which a game began: the one that was asked for, else that of the sheet's FEN tag.
chess::Position startOf(const score::Sheet& sheet, const chess::Position& wanted);

/// A position from an option; the usual one when it is not given.
tl::expected<chess::Position, std::string> startPosition(const std::optional<std::string>& fen,
                                                         std::string_view option);

}  // namespace diptych::cli
