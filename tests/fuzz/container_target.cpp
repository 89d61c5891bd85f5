#include "reports/container/container.h"
#include "reports/verification/verification.h"
#include "tests/fuzz/signed_seeds.h"
#include "tests/fuzz/target.h"

#include <algorithm>

namespace diptych::fuzz {

SeedUnit seedUnit()
{
    return SeedUnit::File;
}

namespace {

bool holdsOnlyHonestParts(const std::string& bytes)
{
    static const auto honest = reports::readEntries(signedSeed("signed.asice")).value();
    const auto entries = reports::readEntries(bytes);
    return entries && std::all_of(entries->begin(), entries->end(), [](const auto& entry) {
               return std::any_of(honest.begin(), honest.end(), [&](const auto& other) {
                   return entry.name == other.name && entry.bytes == other.bytes;
               });
           });
}

}  // namespace

/// A container is only valid as long as every part of it is the one that was signed.
void examine(std::string_view input)
{
    const std::string bytes(input);
    if (reports::verifyContainer(bytes, {}).valid() && !holdsOnlyHonestParts(bytes)) {
        fail("a container with a changed part is not valid");
    }
}

}  // namespace diptych::fuzz
