#pragma once

#include "app/session/desk.h"
#include "reports/words/phrase_book.h"

#include <string>

namespace diptych::cli {

/// Only what an arbiter reads aloud at the board, with squares and moves as they are announced.
std::string aloudText(const session::Desk& desk, const reports::PhraseBook& book);

/// The arbiter's worksheets, and the setting of each model of clock step by step; empty for
/// players.
std::string worksheetsText(const session::Desk& desk, const reports::PhraseBook& book);

}  // namespace diptych::cli
