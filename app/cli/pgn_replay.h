#pragma once

#include "core/chess/position.h"

#include <cstdint>
#include <string_view>

namespace diptych::cli {

struct ReplayCount {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t errors = 0;  ///< games that were cut at an entry which is no legal move
    /// For each game: check = check * 1099511628211 + occupied squares of its last position,
    /// modulo 2^64.
    std::uint64_t check = 0;
};

/// Plays through every game of a PGN text, which may come in pieces, from its FEN tag or the usual
/// position. Variations, comments and NAGs are passed over; a game is left at its first entry that
/// is not one legal move.
class PgnReplay {
public:
    enum class Rest : std::uint8_t { Follows, None };

    /// Reads a piece as far as it can be understood without what follows; how many bytes that was.
    /// The others must come again, at the front of the next piece.
    std::size_t read(std::string_view piece, Rest rest);

    const ReplayCount& count() const { return m_count; }

private:
    void begin();
    bool readNext();
    bool mayGoOn(std::size_t end) const;
    bool readSpecial(char byte);
    bool skipPast(char end);
    bool skipVariation();
    bool readTag();
    void readFen(std::string_view tag);
    bool readWord();
    void readWhole(std::string_view word);
    void readMove(std::string_view word);
    void playMove(std::string_view word);
    void cutGame();
    void endGame();

    std::string_view m_text{};
    std::size_t m_at = 0;
    Rest m_rest = Rest::None;
    char m_before = '\n';     // what stood in front of the piece
    char m_lineBreak = '\n';  // some old files have CR alone
    bool m_begun = false;
    ReplayCount m_count{};
    const chess::Position m_start = chess::Position::initial();
    chess::Position m_position = m_start;
    bool m_inGame = false;
    bool m_movesSeen = false;
    bool m_cut = false;
};

/// Plays through a text that is there as a whole.
ReplayCount replayPgn(std::string_view text);

}  // namespace diptych::cli
