#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace diptych::fuzz {

/// Longest sample that a mutation makes, in bytes.
inline constexpr std::size_t longestSample = 65536;

/// A damaged sample: one of the seeds, changed in one to eight places. The same iteration always
/// makes the same sample. The seeds must not be empty.
std::string mutated(const std::vector<std::string>& seeds, std::uint64_t iteration);

}  // namespace diptych::fuzz
