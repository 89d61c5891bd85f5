#include "tests/fuzz/signed_seeds.h"

#include "tests/fuzz/target.h"

#include <fstream>
#include <iterator>
#include <map>

namespace diptych::fuzz {

const std::string& signedSeed(const std::string& name)
{
    static std::map<std::string, std::string> seeds;
    const auto [place, isNew] = seeds.try_emplace(name);
    if (isNew) {
        std::ifstream file(std::string(DIPTYCH_FUZZ_SEEDS) + "/" + name, std::ios::binary);
        place->second.assign(std::istreambuf_iterator<char>(file), {});
        if (place->second.empty()) {
            fail("the seed " + name + " can be read");
        }
    }
    return place->second;
}

bool isBeginningOfSeed(std::string_view bytes, const std::string& name)
{
    return std::string_view(signedSeed(name)).starts_with(bytes);
}

}  // namespace diptych::fuzz
