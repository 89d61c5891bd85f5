#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace diptych::reports {

/// The offset of the first byte of a zip that belongs to none of the entries of its directory, nor
/// to the directory itself; nothing when there is none. A program that unpacks from the start would
/// show what stands there, and no signature covers it. A zip that only larger numbers than those of
/// the plain form can describe (4 GB and more) has its first stray byte at 0.
std::optional<std::size_t> firstStrayByte(std::string_view zip);

}  // namespace diptych::reports
