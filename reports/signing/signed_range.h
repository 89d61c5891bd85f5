#pragma once

#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// What a signature in a PDF covers: all bytes up to `end` but those of its own string, from `gap`
/// up to `behind`, brackets included.
struct SignedRange {
    std::size_t gap = 0, behind = 0, end = 0;
};

/// The range of a signature dictionary; nothing when it does not begin at the start of the file,
/// leave out exactly one hexadecimal string, and end within the file.
std::optional<SignedRange> signedRangeOf(QPDFObjectHandle signature, std::string_view file);

/// The signature in the gap: one element of DER or BER, behind it nothing but zeros, the digits all
/// in small or all in capital letters. Nothing when it is not so.
std::optional<std::string> signatureIn(std::string_view file, const SignedRange& range);

}  // namespace diptych::reports
