#pragma once

#include "reports/signing/identity.h"
#include "reports/signing/passphrase.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace diptych::reports {

/// Rounds of the key derivation; what a file is written with unless a test is in a hurry.
inline constexpr int usualRounds = 600000;

/// The bytes of a PKCS#12 file. The key is encrypted by AES-256 under PBKDF2 with HMAC-SHA-256; the
/// certificates are legible, so that everybody can look at whose identity it is. All is covered by
/// a MAC under the passphrase.
tl::expected<std::string, std::string>
toPkcs12(const Identity& identity, const Passphrase& passphrase, int rounds = usualRounds);

/// Opens a PKCS#12 file. Fails with a sentence: not such a file, wrong passphrase, no key in it, a
/// key of a kind that cannot sign reports, or protection that is too old, see importPkcs12().
tl::expected<Identity, std::string> fromPkcs12(std::string_view bytes,
                                               const Passphrase& passphrase);

/// The same for a file from elsewhere, also one protected by RC2 or 3DES, which is given up for
/// everything else. The result should be written anew.
tl::expected<Identity, std::string> importPkcs12(std::string_view bytes,
                                                 const Passphrase& passphrase);

/// The certificates that can be read without the passphrase, that of the identity first; they are
/// not proved to belong to the key. Fails when the file is no PKCS#12 or hides them.
tl::expected<std::vector<Certificate>, std::string> certificatesIn(std::string_view bytes);

}  // namespace diptych::reports
