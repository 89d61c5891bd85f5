#include "tests/fuzz/target.h"

#include <cstdlib>
#include <iostream>

namespace diptych::fuzz {

void fail(std::string_view promise)
{
    std::cerr << "promise broken: " << promise << std::endl;
    std::abort();
}

}  // namespace diptych::fuzz
