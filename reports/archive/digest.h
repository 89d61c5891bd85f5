#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace diptych::reports {

/// SHA-256 over fields. Each goes in behind its length in eight bytes, so that no two lists of
/// fields run into each other; the first one names what is hashed.
class Digest {
public:
    explicit Digest(std::string_view tag);

    Digest& add(std::string_view field);
    Digest& add(std::int64_t number);
    /// The 32 bytes.
    std::string finish() const;

private:
    std::string m_bytes{};
};

/// The 32 bytes of a plain SHA-256, as sha256sum computes it.
std::string sha256(std::string_view bytes);

std::string hexOf(std::string_view bytes);  ///< in small letters

}  // namespace diptych::reports
