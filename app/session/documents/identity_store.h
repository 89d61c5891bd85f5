#pragma once

#include "reports/signing/identity.h"
#include "reports/signing/passphrase.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <string>

namespace diptych::session {

/// Whose identity a PKCS#12 file holds, without its passphrase. Fails with a sentence when it
/// cannot be told.
tl::expected<reports::Certificate, std::string> ownerOf(const std::filesystem::path& file);

enum class Protection : std::uint8_t { UpToDate, TooOld };

struct OpenedIdentity {
    reports::Identity identity;
    Protection protection = Protection::UpToDate;
};

/// Opens an identity, also one whose file is protected in a way that is given up; that one should
/// be kept anew with keepIdentity(). Fails with a sentence that names the file.
tl::expected<OpenedIdentity, std::string> openIdentity(const std::filesystem::path& file,
                                                       const reports::Passphrase& passphrase);

/// Makes a new identity that certifies itself and keeps it in a file that only its owner may read;
/// the folder is made. A file that is there is not overwritten.
tl::expected<reports::Identity, std::string> makeIdentity(const std::filesystem::path& file,
                                                          const reports::Subject& subject,
                                                          const reports::Passphrase& passphrase);

/// Keeps an identity in a file that only its owner may read, which must not be there yet.
tl::expected<void, std::string> keepIdentity(const std::filesystem::path& file,
                                             const reports::Identity& identity,
                                             const reports::Passphrase& passphrase);

}  // namespace diptych::session
