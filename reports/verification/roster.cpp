#include "reports/verification/roster.h"

#include <cctype>
#include <sstream>

namespace diptych::reports {

namespace {

/// The fingerprint that a word is; empty when it is none.
std::string fingerprintOf(const std::string& word)
{
    std::string digits;
    for (const char c : word) {
        if (std::isxdigit(static_cast<unsigned char>(c)) != 0) {
            digits += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        } else if (c != ':') {
            return {};
        }
    }
    constexpr std::size_t digitsOfSha256 = 64;
    if (digits.size() != digitsOfSha256) {
        return {};
    }
    std::string text;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        text += (i == 0 ? "" : ":") + digits.substr(i, 2);
    }
    return text;
}

}  // namespace

tl::expected<Roster, std::string> readRoster(std::string_view text)
{
    Roster roster;
    auto certificates = certificatesFromPem(text);
    if (!certificates) {
        return tl::unexpected(certificates.error());
    }
    roster.certificates = std::move(*certificates);
    std::istringstream lines{std::string(text)};
    bool inBlock = false;
    for (std::string line; std::getline(lines, line);) {
        inBlock = line.starts_with("-----BEGIN") || (inBlock && !line.starts_with("-----END"));
        if (inBlock || line.starts_with('#')) {
            continue;
        }
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            if (std::string fingerprint = fingerprintOf(word); !fingerprint.empty()) {
                roster.fingerprints.insert(std::move(fingerprint));
            }
        }
    }
    if (roster.certificates.empty() && roster.fingerprints.empty()) {
        return tl::unexpected(std::string("neither a certificate in PEM nor a line with a SHA-256 "
                                          "fingerprint is in it"));
    }
    return roster;
}

}  // namespace diptych::reports
