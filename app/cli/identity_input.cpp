#include "app/cli/identity_input.h"

#include "app/cli/document_file.h"
#include "app/cli/passphrase_input.h"
#include "reports/signing/identity_file.h"

#include <filesystem>
#include <ostream>
#include <system_error>

namespace diptych::cli {

namespace {

void warnOfReaders(const std::string& path, const Console& console)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::perms rights = fs::status(path, error).permissions();
    constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;
    if (!error && (rights & others) != fs::perms::none) {
        console.err << "diptych-cli: " << path
                    << ": others may read it; \"chmod 600\" stops that\n";
    }
}

}  // namespace

tl::expected<reports::Identity, std::string> openIdentity(const Request& request,
                                                          const Console& console,
                                                          const std::string& path,
                                                          const std::string& passphraseOption)
{
    const auto bytes = readDocument(path, console.in);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    warnOfReaders(path, console);
    const auto passphrase =
        readPassphrase(request, console, passphraseOption, "Passphrase of " + path);
    if (!passphrase) {
        return tl::make_unexpected(passphrase.error());
    }
    auto identity = reports::fromPkcs12(*bytes, *passphrase);
    if (!identity) {
        return tl::make_unexpected(path + ": " + identity.error());
    }
    return identity;
}

tl::expected<reports::Identity, std::string>
readSigner(const Request& request, const Console& console, const std::string& role)
{
    const auto path = request.arguments.value("--identity");
    if (!path || path->empty() || *path == "-") {
        return tl::make_unexpected(std::string("--identity FILE.p12 is needed"));
    }
    auto identity = openIdentity(request, console, *path, "--passphrase-file");
    const auto once = request.arguments.value("--once");
    if (!identity || !once) {
        return identity;
    }
    return reports::newIdentity({*once, request.arguments.valueOr("--fide-id", ""), role},
                                *identity);
}

}  // namespace diptych::cli
