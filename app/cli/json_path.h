#pragma once

#include "app/cli/json.h"

#include <initializer_list>
#include <string_view>

namespace diptych::cli {

/// The value at the end of a path of keys; null where the path breaks off.
const Json& valueAt(const Json& json, std::initializer_list<std::string_view> path);

/// The list at the end of a path of keys; empty where there is none.
const Json& listAt(const Json& json, std::initializer_list<std::string_view> path);

}  // namespace diptych::cli
