#pragma once

#include "core/notation/dialect.h"
#include "core/notation/writing_habits.h"

#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// Letters that stand for pieces on a sheet, each with the number of its entries.
struct UsedLetters {
    std::u32string letters;
    int entries = 0;
};

/// The piece letters of all entries, those of new pieces too.
std::vector<UsedLetters> usedLetters(const std::vector<std::string_view>& entries);

/// Whether the pieces of a sheet are written with capital letters.
Capitals capitalsOf(const std::vector<std::string_view>& entries);

/// What the used letters mean in a dialect.
struct LetterTable {
    std::string meaning;  ///< equal for two dialects that read all these letters alike
    int known = 0;        ///< entries whose letters the dialect knows
};

LetterTable lettersIn(const Dialect& dialect, const std::vector<UsedLetters>& used,
                      Capitals capitals);

}  // namespace diptych::notation
