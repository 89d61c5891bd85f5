#include "reports/signing/definite_lengths.h"

namespace diptych::reports {

namespace {

constexpr int deepest = 32;
constexpr unsigned int indefinite = 0x80;
constexpr unsigned int constructed = 0x20;
constexpr unsigned int longTag = 0x1F;
constexpr std::size_t mostLengthBytes = 4;

struct Header {
    unsigned int tag = 0;
    std::size_t size = 0;    ///< of tag and length
    std::size_t length = 0;  ///< of the content, where it is definite
    bool isDefinite = true;
};

unsigned int byteAt(std::string_view bytes, std::size_t place)
{
    return static_cast<unsigned char>(bytes[place]);
}

/// Lengths in their shortest form only: every other one could be changed without a trace.
std::optional<Header> headerOf(std::string_view bytes)
{
    if (bytes.size() < 2 || (byteAt(bytes, 0) & longTag) == longTag) {
        return std::nullopt;
    }
    Header header{byteAt(bytes, 0), 2, byteAt(bytes, 1), true};
    if (header.length < indefinite) {
        return header;
    }
    const std::size_t more = header.length - indefinite;
    header.length = 0;
    header.isDefinite = more > 0;
    header.size += more;
    if (more > mostLengthBytes || bytes.size() < header.size) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < more; ++i) {
        header.length = header.length << 8U | byteAt(bytes, 2 + i);
    }
    const bool isShortest = more == 0 || (byteAt(bytes, 2) != 0 && header.length >= indefinite);
    return isShortest ? std::optional(header) : std::nullopt;
}

std::string lengthOf(std::size_t length)
{
    if (length < indefinite) {
        return {static_cast<char>(length)};
    }
    std::string digits;
    for (; length > 0; length >>= 8U) {
        digits.insert(digits.begin(), static_cast<char>(length & 0xFFU));
    }
    return static_cast<char>(indefinite + digits.size()) + digits;
}

std::optional<DefiniteElement> elementAt(std::string_view bytes, int depth)
{
    using namespace std::string_view_literals;
    constexpr std::string_view endOfContents = "\0\0"sv;
    const auto header = headerOf(bytes);
    const bool isWhole = header && (header->tag & constructed) == 0;
    if (!header || depth > deepest || (isWhole && !header->isDefinite) ||
        header->length > bytes.size() - header->size) {
        return std::nullopt;
    }
    std::string_view left = bytes.substr(header->size);
    if (header->isDefinite) {
        left = left.substr(0, header->length);
    }
    std::string content;
    if (isWhole) {
        content = left;
        left = {};
    }
    while (!left.empty() && (header->isDefinite || !left.starts_with(endOfContents))) {
        const auto inner = elementAt(left, depth + 1);
        if (!inner) {
            return std::nullopt;
        }
        content += inner->der;
        left.remove_prefix(inner->size);
    }
    if (!header->isDefinite) {
        if (left.empty()) {
            return std::nullopt;
        }
        left.remove_prefix(endOfContents.size());
    }
    const std::size_t size = header->isDefinite
                                 ? header->size + header->length
                                 : static_cast<std::size_t>(left.data() - bytes.data());
    std::string der(1, bytes.front());
    return DefiniteElement{der + lengthOf(content.size()) + content, size};
}

}  // namespace

std::optional<DefiniteElement> definiteElement(std::string_view bytes)
{
    return elementAt(bytes, 0);
}

}  // namespace diptych::reports
