#pragma once

#include "core/chess/piece.h"
#include "core/notation/reading.h"
#include "core/support/diagnostic.h"
#include "core/support/page_span.h"
#include "core/support/span.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::score {

/// Who kept a record.
enum class Keeper : std::uint8_t {
    White,
    Black,
    Assistant,  ///< of the only disabled player
    AssistantWhite,
    AssistantBlack,
    Recorder,
    Arbiter,
    Board,  ///< an electronic board
};

/// How it was kept (Article D.2.7).
enum class Medium : std::uint8_t { Typed, Braille, Recorder, Scan, Pgn };

/// LostByBoth is declared, never written on a sheet, where "0-0" is castling.
enum class GameResult : std::uint8_t { WhiteWins, BlackWins, Draw, LostByBoth };

std::string_view toCode(Keeper keeper);      ///< "white", "assistant-white", …
std::string_view toCode(Medium medium);      ///< "typed", …
std::string_view toCode(GameResult result);  ///< "1-0", "0-1", "1/2-1/2", "0-0"
std::optional<Keeper> keeperFromCode(std::string_view code);
std::optional<Medium> mediumFromCode(std::string_view code);
/// As it may stand at the end of a sheet.
std::optional<GameResult> resultFromCode(std::string_view code);

struct InkReading;

/// One move as written: raw text, place in the source, and everything that it can mean.
struct Entry {
    std::string text;  ///< UTF-8, exactly as in the source
    TextSpan span{};
    std::optional<int> number{};          ///< move number written before it, if any
    std::optional<chess::Color> side{};   ///< column it stands in, where the layout tells
    notation::Readings readings{};        ///< best first; empty: unreadable
    std::optional<int> clockSeconds{};    ///< clock time noted beside it
    bool offersDraw = false;              ///< "(=)" beside it
    std::optional<int> elapsedSeconds{};  ///< time used for the move, as [%emt] has it
    /// Second of the recording, or of the day, at which it was said; never a clock time.
    std::optional<int> recordedAt{};
    /// What machines read in its cell, until settleInk has found what was meant.
    std::shared_ptr<const InkReading> ink{};
    std::optional<PageSpan> place{};  ///< of its cell, on a picture
};

/// A dialect that fits a sheet, with its share of likelihood (0 to 1).
struct DialectShare {
    std::string code;
    double share = 0.0;
};

/// Whether a sheet can be evidence at all.
enum class Admissibility : std::uint8_t {
    Evidence,
    NotAlgebraic,  ///< descriptive or numeric notation (Appendix C)
};

/// One player's record of the game: entries with their readings, nothing decided.
struct Sheet {
    Keeper keeper = Keeper::White;
    Medium medium = Medium::Typed;
    std::string dialect;                   ///< code of the best dialect
    std::vector<DialectShare> dialects{};  ///< best first
    std::string encoding = "utf-8";
    std::vector<Entry> entries{};
    std::optional<GameResult> result{};
    Admissibility admissibility = Admissibility::Evidence;
    std::map<std::string, std::string> tags{};  ///< PGN tags and header fields
    Diagnostics diagnostics{};
};

/// Some entry of the sheet has ink that is not settled.
bool holdsInk(const Sheet& sheet);

}  // namespace diptych::score
