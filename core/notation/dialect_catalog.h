#pragma once

#include "core/notation/dialect.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// All dialects that the program knows, by rank.
const std::vector<Dialect>& allDialects();

/// The dialect with a code; null if there is none.
const Dialect* findDialect(std::string_view code);

/// The piece called "king", "queen" and so on in data files.
std::optional<chess::PieceType> pieceNamed(std::string_view name);

/// Reads one dialect file (see core/data/dialects/dialect.xsd). Fails with a sentence that names
/// what is wrong.
tl::expected<Dialect, std::string> parseDialect(std::string_view xml);

}  // namespace diptych::notation
