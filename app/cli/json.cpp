#include "app/cli/json.h"

#include <cmath>

namespace diptych::cli {

std::string toText(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

double rounded(double share)
{
    constexpr double decimals = 1e4;
    return std::round(share * decimals) / decimals;
}

}  // namespace diptych::cli
