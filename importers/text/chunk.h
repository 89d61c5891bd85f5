#pragma once

#include "core/notation/writing_habits.h"
#include "core/score/sheet.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::importers {

/// What a piece of a line is.
enum class ChunkKind : std::uint8_t {
    Number,       ///< "12." or "12"
    BlackNumber,  ///< "12..."
    Move,         ///< has the shape of a move
    MaybeMove,    ///< two files, such as "ed"
    PieceLetter,  ///< letters that may belong to the next chunk, as in "N f3"
    Placeholder,  ///< stands for a move that was not written or cannot be read: "~~~", "---"
    Filler,       ///< a placeholder where a move is wanting, otherwise nothing: "?", "-"
    Dots,         ///< "..." by themselves
    Result,
    Clock,
    DrawOffer,  ///< "(=)"
    Mark,       ///< belongs to the move before it: "e.p.", "+"
    Remark,     ///< "!?", "$14", a comment
    Tag,        ///< [Name "value"]
    Word,
};

/// A piece of a line, with its place.
struct Chunk {
    ChunkKind kind = ChunkKind::Word;
    std::string text;  ///< as in the source; for a tag its value
    TextSpan span{};
    int value = 0;  ///< of a number; seconds of a clock
    std::optional<score::GameResult> result{};
    std::string name{};  ///< of a tag
    int tabs = 0;        ///< tabulators (or "|") before it
};

/// What goes on from one line to the next.
struct ChunkState {
    bool inComment = false;
    TextSpan commentStart{};
    std::string comment{};
};

/// Cuts a line into chunks.
std::vector<Chunk> chunksOf(std::string_view line, int lineNumber, ChunkState& state,
                            notation::Confusions confusions);

}  // namespace diptych::importers
