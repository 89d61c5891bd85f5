#include "app/cli/identity_verb.h"

#include "app/cli/document_file.h"
#include "app/cli/identity_input.h"
#include "app/cli/json.h"
#include "app/cli/passphrase_input.h"
#include "reports/signing/identity_file.h"
#include "reports/signing/private_file.h"

#include <ostream>

namespace diptych::cli {

namespace {

using reports::Certificate;
using reports::Identity;

void print(const std::vector<Certificate>& certificates, const Request& request,
           const Console& console)
{
    const Certificate& own = certificates.front();
    const std::string issuer = certificates.size() > 1 ? certificates[1].name() : own.name();
    if (request.format == Format::AsJson) {
        const Json fideId = own.fideId().empty() ? Json() : Json(own.fideId());
        console.out << toText({{"schema", "diptych.identity/1"},
                               {"name", own.name()},
                               {"fide_id", fideId},
                               {"fingerprint", own.fingerprint()},
                               {"issuer", issuer},
                               {"authority", own.isAuthority()},
                               {"certificate", own.pem()}})
                    << '\n';
        return;
    }
    console.out << "# " << own.name()
                << (own.fideId().empty() ? std::string() : ", FIDE ID " + own.fideId())
                << ", certified by " << (own.isSelfSigned() ? "himself" : issuer) << '\n'
                << own.fingerprint() << '\n'
                << own.pem();
}

ExitCode write(const Identity& identity, const reports::Passphrase& passphrase,
               const Request& request, const Console& console)
{
    const auto bytes = reports::toPkcs12(identity, passphrase);
    if (!bytes) {
        return fail(console, "identity: " + bytes.error());
    }
    const auto existing =
        request.arguments.has("--force") ? reports::Overwrite::Replace : reports::Overwrite::Refuse;
    const auto written =
        reports::writePrivately(*request.arguments.value("--output"), *bytes, existing);
    if (!written) {
        return fail(console, "identity: " + written.error());
    }
    std::vector<Certificate> certificates{identity.certificate()};
    certificates.insert(certificates.end(), identity.issuers().begin(), identity.issuers().end());
    print(certificates, request, console);
    console.err << "diptych-cli: keep a copy of " << *request.arguments.value("--output")
                << " and remember the passphrase; nobody can restore either\n";
    return ExitCode::Done;
}

tl::expected<Identity, std::string> makeNew(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const reports::Subject subject{arguments.valueOr("--name", ""),
                                   arguments.valueOr("--fide-id", ""), ""};
    const auto issuer = arguments.value("--issuer");
    if (!issuer) {
        return reports::newAuthority(subject);
    }
    const bool own = arguments.has("--issuer-passphrase-file");
    const auto authority = openIdentity(request, console, *issuer,
                                        own ? "--issuer-passphrase-file" : "--passphrase-file");
    return authority ? reports::newIdentity(subject, *authority)
                     : tl::make_unexpected(authority.error());
}

ExitCode runNew(const Request& request, const Console& console)
{
    if (request.arguments.operands().size() != 1) {
        return fail(console, "identity new: takes options only, found \"" +
                                 request.arguments.operands()[1] + "\"");
    }
    if (request.arguments.valueOr("--name", "").empty()) {
        return fail(console, "identity new: --name NAME is needed");
    }
    if (std::string problem = outputProblem(request); !problem.empty()) {
        return fail(console, "identity new: " + problem);
    }
    // Standard input can be read once only.
    const bool both = request.arguments.has("--issuer") &&
                      !request.arguments.has("--issuer-passphrase-file") &&
                      request.arguments.valueOr("--passphrase-file", "-") == "-";
    if (both) {
        return fail(console, "identity new: --issuer-passphrase-file FILE is needed where the new "
                             "passphrase does not come from a file");
    }
    const auto identity = makeNew(request, console);
    if (!identity) {
        return fail(console, "identity new: " + identity.error());
    }
    const auto passphrase = readPassphrase(request, console, "--passphrase-file", "New passphrase");
    return passphrase ? write(*identity, *passphrase, request, console)
                      : fail(console, "identity new: " + passphrase.error());
}

ExitCode runShow(const std::string& path, const Request& request, const Console& console)
{
    const auto bytes = readDocument(path, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    auto certificates = reports::certificatesIn(*bytes);
    // Whoever gives a passphrase wants to know whether it is the right one.
    if (request.arguments.has("--passphrase-file")) {
        const auto identity = openIdentity(request, console, path, "--passphrase-file");
        if (!identity) {
            return fail(console, identity.error());
        }
        if (!certificates) {
            certificates = std::vector{identity->certificate()};
        }
    }
    if (!certificates) {
        return fail(console, path + ": " + certificates.error());
    }
    print(*certificates, request, console);
    return ExitCode::Done;
}

ExitCode runImport(const std::string& path, const Request& request, const Console& console)
{
    if (std::string problem = outputProblem(request); !problem.empty()) {
        return fail(console, "identity import: " + problem);
    }
    const auto bytes = readDocument(path, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    const auto passphrase =
        readPassphrase(request, console, "--passphrase-file", "Passphrase of " + path);
    if (!passphrase) {
        return fail(console, passphrase.error());
    }
    const auto identity = reports::importPkcs12(*bytes, *passphrase);
    return identity ? write(*identity, *passphrase, request, console)
                    : fail(console, path + ": " + identity.error());
}

}  // namespace

ExitCode runIdentity(const Request& request, const Console& console)
{
    const auto& operands = request.arguments.operands();
    const std::string& what = operands.front();
    if (what == "new") {
        return runNew(request, console);
    }
    if (what != "show" && what != "import") {
        return fail(console, "identity: found \"" + what + "\", expected new, show or import");
    }
    if (operands.size() != 2) {
        return fail(console, "identity " + what + ": expected one file behind it");
    }
    return what == "show" ? runShow(operands[1], request, console)
                          : runImport(operands[1], request, console);
}

}  // namespace diptych::cli
