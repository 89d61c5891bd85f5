#pragma once

#include "reports/words/phrase_table.h"

#include <cstdint>
#include <span>
#include <string_view>

/// What was found. Context "Findings" of the translations.
namespace diptych::reports::phrases {

/// What the arguments of a finding are, where they are not plain text.
enum class ArgumentKind : std::uint8_t { Text, Keeper, Seconds, Fate, San };

/// A finding in words. Places: %1 the side, %2 the ply, %3 to %9 the arguments in their order
/// (core/law/finding_ids.h).
struct FindingPhrase {
    std::string_view code;
    ArgumentKind kind;
    const char* text;
    /// What is said where something is not known that the text names, and to players where the
    /// text names a ply.
    const char* general;
};

std::span<const FindingPhrase> findings();
std::span<const Phrase> fates();  ///< what becomes of a draw offer, or of a penalty

}  // namespace diptych::reports::phrases
