#include "tests/fuzz/target.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    diptych::fuzz::examine({reinterpret_cast<const char*>(data), size});
    return 0;
}
