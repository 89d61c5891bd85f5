#pragma once

#include "core/support/span.h"

#include <cstdint>
#include <string>
#include <vector>

namespace diptych {

enum class Severity : std::uint8_t { Note, Warning, Error };

/// Something that a reader has to say about its input. Codes are stable words with hyphens;
/// sentences are made from code and arguments in reports/words.
struct Diagnostic {
    Severity severity = Severity::Note;
    std::string code;
    TextSpan span{};
    std::vector<std::string> arguments{};  ///< what was found, what was expected

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

}  // namespace diptych
