#pragma once

#include "reports/signing/identity.h"
#include "reports/signing/pdf_signing.h"

#include <string>
#include <vector>

/// A report and people who sign it, for tests.
namespace diptych::reports::test {

/// The authority of an event; the same one for the whole test program.
const Identity& authority();

/// Somebody with a certificate of the authority.
Identity person(const std::string& name, const std::string& role);

/// A small report with tables and places for arbiter, chief arbiter, White, Black and an assistant.
const std::string& reportPdf();

/// What everybody signs with: a fixed time, and no room for time stamps.
PdfSigning signingAs(const std::string& role);

/// The report signed by one person for each role, in this order.
std::string reportSignedBy(const std::vector<std::string>& roles);

}  // namespace diptych::reports::test
