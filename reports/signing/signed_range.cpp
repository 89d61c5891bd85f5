#include "reports/signing/signed_range.h"

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

/// Size of the element of DER at the start; 0 when there is none.
std::size_t sizeOfDer(std::string_view bytes)
{
    if (bytes.size() < 2) {
        return 0;
    }
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    std::size_t length = byte(1);
    if (length < 0x80) {
        return 2 + length;
    }
    const std::size_t more = length - 0x80;
    if (more == 0 || more > 4 || bytes.size() < 2 + more) {
        return 0;
    }
    length = 0;
    for (std::size_t i = 0; i < more; ++i) {
        length = length << 8U | byte(2 + i);
    }
    return 2 + more + length;
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
    const std::size_t size = sizeOfDer(bytes);
    if (size == 0 || size > bytes.size() ||
        std::any_of(bytes.begin() + static_cast<std::ptrdiff_t>(size), bytes.end(),
                    [](char c) { return c != '\0'; })) {
        return std::nullopt;
    }
    bytes.resize(size);
    return bytes;
}

}  // namespace diptych::reports
