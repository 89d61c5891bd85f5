#pragma once

#include <cstdint>
#include <string_view>

namespace diptych::fuzz {

/// What is one sample in a seed file: the whole file, or each of its lines.
enum class SeedUnit : std::uint8_t { File, Line };

/// Says so and ends the program: a target's promise does not hold.
[[noreturn]] void fail(std::string_view promise);

// What each target defines:

/// Reads the input as its target does; calls fail() where a promise does not hold.
void examine(std::string_view input);

/// How the seeds of this target are cut.
SeedUnit seedUnit();

}  // namespace diptych::fuzz
