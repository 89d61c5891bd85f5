#pragma once

#include <string_view>

namespace diptych::incident {

/// The bytes are well-formed UTF-8 (no overlong forms, no surrogates).
bool isUtf8(std::string_view bytes);

}  // namespace diptych::incident
