#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace diptych::cli {

/// JSON that keeps its keys in the order in which they were written.
using Json = nlohmann::ordered_json;

/// Text of a document; bytes that are not UTF-8 give way to U+FFFD. Without line breaks.
std::string toText(const Json& json);

/// A likelihood with four decimals.
double rounded(double share);

}  // namespace diptych::cli
