#pragma once

#include "core/chess/position.h"
#include "core/score/sheet.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::importers {

/// What is known about a source before it is read.
struct ImportRequest {
    std::string_view bytes{};
    score::Keeper keeper = score::Keeper::White;
    std::optional<score::Medium> medium{};  ///< absent: found out
    std::string dialect = "auto";           ///< code, or "auto"
    chess::Position start = chess::Position::initial();
    int firstLine = 1;  ///< line number of the first line, for spans
    /// Where it came from, if that is known; its ending weighs when the medium is found out.
    std::string_view fileName{};
};

/// Reads one sheet of any medium that the program knows. Never throws on bad input: what was not
/// understood is in the sheet's diagnostics, with its place.
score::Sheet readSheet(const ImportRequest& request);

}  // namespace diptych::importers
