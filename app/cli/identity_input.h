#pragma once

#include "app/cli/verb.h"
#include "reports/signing/identity.h"

#include <tl/expected.hpp>

#include <string>

namespace diptych::cli {

/// Who signs: the identity that --identity names, opened with the passphrase of --passphrase-file;
/// with --once NAME a key that this identity certifies for NAME and that is forgotten afterwards.
/// Warns on `err` when others may read the identity. Fails with a sentence that names the file.
tl::expected<reports::Identity, std::string>
readSigner(const Request& request, const Console& console, const std::string& role);

/// Opens an identity with the passphrase that an option names.
tl::expected<reports::Identity, std::string> openIdentity(const Request& request,
                                                          const Console& console,
                                                          const std::string& path,
                                                          const std::string& passphraseOption);

}  // namespace diptych::cli
