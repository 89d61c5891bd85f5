#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// An element of BER, rewritten.
struct DefiniteElement {
    std::string der{};     ///< every length definite, as DER wants it
    std::size_t size = 0;  ///< that the element took in the bytes it came from
};

/// The element at the start of bytes in which lengths may be indefinite, as some signing programs
/// write them (X.690, 8.1.3.6). What is in DER comes back as it is. Nothing where a length is not
/// in its shortest form, an element does not end, or elements are nested beyond all sense.
std::optional<DefiniteElement> definiteElement(std::string_view bytes);

}  // namespace diptych::reports
