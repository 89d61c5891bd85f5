#include "reports/signing/signed_data.h"
#include "tests/fuzz/signed_seeds.h"
#include "tests/fuzz/target.h"

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

/// A signature holds only as it was made.
void examine(std::string_view input)
{
    static const std::string content = "The ruling of the arbiter\n";
    const auto reading = reports::readSignature(input, {content}, reports::SignatureProfile::Pades);
    if (reading.faults.empty() && input != signedSeed("signature.der")) {
        fail("a damaged signature does not hold");
    }
}

}  // namespace diptych::fuzz
