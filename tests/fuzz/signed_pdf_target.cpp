#include "reports/verification/verification.h"
#include "tests/fuzz/signed_seeds.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

/// A damaged PDF is never called valid, alone or behind an honest one. What is left of an honest
/// one when it was cut off right behind a signature is honest, too.
void examine(std::string_view input)
{
    const std::string bytes(input);
    const bool honest =
        isBeginningOfSeed(input, "signed.pdf") || isBeginningOfSeed(input, "signed_elsewhere.pdf");
    if (reports::verifyPdf(bytes, {}).valid() && !honest) {
        fail("a damaged PDF is not valid");
    }
    for (const char* name : {"signed.pdf", "signed_elsewhere.pdf"}) {
        const std::string& seed = signedSeed(name);
        if (!bytes.empty() && reports::verifyPdf(seed + bytes, {}).valid()) {
            fail("a PDF with something behind it is not valid");
        }
    }
}

}  // namespace diptych::fuzz
