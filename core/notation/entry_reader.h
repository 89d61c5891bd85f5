#pragma once

#include "core/notation/dialect.h"
#include "core/notation/reading.h"
#include "core/notation/writing_habits.h"

#include <string_view>

namespace diptych::notation {

/// Everything that an entry can mean in a dialect, cheapest first; empty if it cannot be read.
/// No letter is ever passed over: an entry with one that has no meaning is unreadable. Understood
/// are the forms of Appendix C with the usual liberties: castling with zeros or letters and any
/// dash, "x", ":" or no mark of capture, long algebraic, squares alone, "ed" and "ed5:",
/// promotion as "d8Q", "d8=Q", "d8(Q)", "d8/Q", marks of check, "e.p.", comments such as "!?",
/// and figurines.
Readings readEntry(std::string_view text, const Dialect& dialect, const WritingHabits& habits = {});

}  // namespace diptych::notation
