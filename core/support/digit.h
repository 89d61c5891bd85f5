#pragma once

namespace diptych {

/// One of the ASCII digits 0 to 9.
constexpr bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

}  // namespace diptych
