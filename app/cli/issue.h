#pragma once

#include "app/session/desk.h"
#include "reports/container/container.h"
#include "reports/signing/pdf_signing.h"
#include "reports/words/language.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace diptych::cli {

/// What a signed container holds: the report as a PDF that is signed itself, its twins, the case,
/// the sources, the certificates and how to check it all. Fails with the sentence of a library.
tl::expected<std::vector<reports::ContainerPart>, std::string>
partsOfIssue(const session::Desk& desk, reports::Language language,
             const reports::Identity& identity, const reports::PdfSigning& signing);

}  // namespace diptych::cli
