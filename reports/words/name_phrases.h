#pragma once

#include "reports/words/phrase_table.h"

#include <span>

/// Names and short words: parts of sentences and cells of tables. Context "Names" of the
/// translations.
namespace diptych::reports::phrases {

std::span<const Phrase> sides();
std::span<const Phrase> keepers();
std::span<const Phrase> pieceTypes();
std::span<const Phrase> pieces();          ///< by FEN letter: "white king"
std::span<const Phrase> definitePieces();  ///< by FEN letter: "the white king", as an object
std::span<const Phrase> onePieceAt();      ///< by FEN letter in upper case: "king %1"
std::span<const Phrase> somePiecesAt();    ///< "kings %1"
std::span<const Phrase> editions();
std::span<const Phrase> plays();
std::span<const Phrase> scoresStates();
std::span<const Phrase> boardsStates();
std::span<const Phrase> plyStates();
std::span<const Phrase> entryStates();
std::span<const Phrase> differenceKinds();
std::span<const Phrase> divergenceKinds();
std::span<const Phrase> illegalities();
std::span<const Phrase> endings();
std::span<const Phrase> standings();
std::span<const Phrase> standingSentences();

}  // namespace diptych::reports::phrases
