#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// How a program ended that was given bytes and gives bytes back.
struct HelperOutcome {
    enum class End { Answered, NotStarted, Failed, TookTooLong, BrokenOff };
    End end = End::NotStarted;
    std::string output{};  ///< all of its standard output
};

struct HelperLimits {
    std::chrono::seconds time{120};
    std::size_t output = std::size_t{64} << 20U;  ///< bytes; more is a failure
};

/// Starts a program, writes the input to it, and reads what it says until it ends. Each whole line
/// of its standard error goes to `hear`; false ends the program.
HelperOutcome runHelper(const std::filesystem::path& program,
                        const std::vector<std::string>& arguments, std::string_view input,
                        const std::function<bool(std::string_view line)>& hear,
                        const HelperLimits& limits = {});

}  // namespace diptych::session
