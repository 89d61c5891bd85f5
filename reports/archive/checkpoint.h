#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// How far the journal had come at a moment: what is printed on the round sheet. Whoever has it can
/// show that the archive was cut off or rewritten since.
struct Checkpoint {
    /// Hash of the first entry, hexadecimal, or its first 16 digits: which archive it is.
    std::string origin{};
    std::int64_t entries = 0;
    std::string head{};  ///< hash of the last of them, hexadecimal
    std::string time{};  ///< UTC
};

/// A hash as eight words of five letters that can be read out and compared by ear, in any language:
/// the first sixteen bytes, two of them a word (proquints).
std::string eightWords(std::string_view hexadecimalHash);

/// The checkpoint as text, one value a line, the eight words last. This is what is signed.
std::string toText(const Checkpoint& checkpoint);

/// Reads the text again, or the line of a QR code; what stands before and behind it, such as a
/// signature, is passed over. Fails with a sentence that says what is missing or does not fit.
tl::expected<Checkpoint, std::string> checkpointFromText(std::string_view text);

/// What the QR code says: the values in one line.
std::string qrText(const Checkpoint& checkpoint);

}  // namespace diptych::reports
