#pragma once

#include "core/score/sheet.h"

#include <string_view>

namespace diptych::score::test {

enum class Numbers { PassedOver, Kept };

/// A sheet in English letters; what cannot be read stays an entry.
Sheet sheetOf(Keeper keeper, std::string_view text, Numbers numbers = Numbers::PassedOver);

/// The first plies of a game that most tests share.
constexpr std::string_view spanishGame =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
    "8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8";

}  // namespace diptych::score::test
