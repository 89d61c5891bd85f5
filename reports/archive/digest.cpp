#include "reports/archive/digest.h"

#include <openssl/evp.h>

#include <array>

namespace diptych::reports {

Digest::Digest(std::string_view tag)
{
    add(tag);
}

Digest& Digest::add(std::string_view field)
{
    std::array<char, 8> length{};
    std::uint64_t left = field.size();
    for (auto byte = length.rbegin(); byte != length.rend(); ++byte, left >>= 8U) {
        *byte = static_cast<char>(left & 0xFFU);
    }
    m_bytes.append(length.data(), length.size());
    m_bytes += field;
    return *this;
}

Digest& Digest::add(std::int64_t number)
{
    return add(std::to_string(number));
}

std::string Digest::finish() const
{
    return sha256(m_bytes);
}

std::string sha256(std::string_view bytes)
{
    // Fetched once: looking it up takes longer than hashing an entry.
    static const EVP_MD* const algorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    std::string digest(32, '\0');
    EVP_Digest(bytes.data(), bytes.size(), reinterpret_cast<unsigned char*>(digest.data()), nullptr,
               algorithm, nullptr);
    return digest;
}

std::string hexOf(std::string_view bytes)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += digits[value >> 4U];
        text += digits[value & 0x0FU];
    }
    return text;
}

}  // namespace diptych::reports
