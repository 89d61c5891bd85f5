#include "app/session/documents/identity_store.h"

#include "app/session/desk.h"
#include "reports/signing/identity_file.h"
#include "reports/signing/private_file.h"

#include <system_error>

namespace diptych::session {

tl::expected<reports::Certificate, std::string> ownerOf(const std::filesystem::path& file)
{
    const auto bytes = readFile(file);
    if (!bytes) {
        return tl::make_unexpected(bytes.error().message);
    }
    const auto certificates = reports::certificatesIn(*bytes);
    if (!certificates) {
        return tl::make_unexpected(file.string() + ": " + certificates.error());
    }
    return certificates->front();
}

tl::expected<OpenedIdentity, std::string> openIdentity(const std::filesystem::path& file,
                                                       const reports::Passphrase& passphrase)
{
    const auto bytes = readFile(file);
    if (!bytes) {
        return tl::make_unexpected(bytes.error().message);
    }
    auto identity = reports::fromPkcs12(*bytes, passphrase);
    if (identity) {
        return OpenedIdentity{std::move(*identity), Protection::UpToDate};
    }
    if (auto old = reports::importPkcs12(*bytes, passphrase)) {
        return OpenedIdentity{std::move(*old), Protection::TooOld};
    }
    return tl::make_unexpected(file.string() + ": " + identity.error());
}

tl::expected<reports::Identity, std::string> makeIdentity(const std::filesystem::path& file,
                                                          const reports::Subject& subject,
                                                          const reports::Passphrase& passphrase)
{
    auto identity = reports::newAuthority(subject);
    if (!identity) {
        return identity;
    }
    if (const auto kept = keepIdentity(file, *identity, passphrase); !kept) {
        return tl::make_unexpected(kept.error());
    }
    return identity;
}

tl::expected<void, std::string> keepIdentity(const std::filesystem::path& file,
                                             const reports::Identity& identity,
                                             const reports::Passphrase& passphrase)
{
    const auto bytes = reports::toPkcs12(identity, passphrase);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    return reports::writePrivately(file, *bytes, reports::Overwrite::Refuse);
}

}  // namespace diptych::session
