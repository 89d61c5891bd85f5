#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// Systems of notation. Only the algebraic one is evidence (Appendix C, preamble).
enum class NotationSystem : std::uint8_t {
    Algebraic,
    Descriptive,  ///< P-K4, Kt-KB3, PxP; also the Spanish and French P4R, C3AR
    Numeric,      ///< 5254: file and rank of both squares as digits
};

/// The system in which most entries of a sheet are written.
NotationSystem systemOf(const std::vector<std::string_view>& entries);

/// An entry of the descriptive system; a few, such as "B-B4", may be algebraic ones in capitals.
bool isDescriptive(std::string_view text);

/// An entry of the numeric system: four digits 1 to 8, and a fifth for a promotion.
bool isNumeric(std::string_view text);

}  // namespace diptych::notation
