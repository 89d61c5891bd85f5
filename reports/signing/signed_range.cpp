#include "reports/signing/signed_range.h"

#include "reports/signing/definite_lengths.h"

#include <algorithm>

namespace diptych::reports {

namespace {

int valueOf(char digit)
{
    if (digit >= '0' && digit <= '9') {
        return digit - '0';
    }
    if (digit >= 'a' && digit <= 'f') {
        return digit - 'a' + 10;
    }
    return digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
}

}  // namespace

std::optional<SignedRange> signedRangeOf(QPDFObjectHandle signature, std::string_view file)
{
    QPDFObjectHandle array = signature.getKey("/ByteRange");
    if (!array.isArray() || array.getArrayNItems() != 4) {
        return std::nullopt;
    }
    long long numbers[4];
    const auto size = static_cast<long long>(file.size());
    for (int i = 0; i < 4; ++i) {
        QPDFObjectHandle number = array.getArrayItem(i);
        if (!number.isInteger() || number.getIntValue() < 0 || number.getIntValue() > size) {
            return std::nullopt;
        }
        numbers[i] = number.getIntValue();
    }
    const SignedRange range{static_cast<std::size_t>(numbers[1]),
                            static_cast<std::size_t>(numbers[2]),
                            static_cast<std::size_t>(numbers[2] + numbers[3])};
    if (numbers[0] != 0 || range.gap + 2 > range.behind || range.end > file.size() ||
        range.behind >= range.end || file[range.gap] != '<' || file[range.behind - 1] != '>') {
        return std::nullopt;
    }
    const std::string_view digits = file.substr(range.gap + 1, range.behind - range.gap - 2);
    const bool allDigits =
        std::all_of(digits.begin(), digits.end(), [](char c) { return valueOf(c) >= 0; });
    return allDigits && digits.size() % 2 == 0 ? std::optional(range) : std::nullopt;
}

std::optional<std::string> signatureIn(std::string_view file, const SignedRange& range)
{
    const std::string_view digits = file.substr(range.gap + 1, range.behind - range.gap - 2);
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'F'; };
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'f'; };
    if (std::any_of(digits.begin(), digits.end(), isCapital) &&
        std::any_of(digits.begin(), digits.end(), isSmall)) {
        return std::nullopt;
    }
    std::string bytes(digits.size() / 2, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<char>(valueOf(digits[2 * i]) * 16 + valueOf(digits[2 * i + 1]));
    }
    const auto element = definiteElement(bytes);
    if (!element || bytes.find_first_not_of('\0', element->size) != std::string::npos) {
        return std::nullopt;
    }
    bytes.resize(element->size);
    return bytes;
}

}  // namespace diptych::reports
