#pragma once

#include "core/chess/position.h"
#include "core/chess/san.h"

#include <optional>
#include <string_view>

namespace diptych::law {

/// Reads an announcement in the words of Article D.2.1 (Anna to Hector, eins to acht, the pieces,
/// "Kurze Rochade", "Lange Rochade") or of any spoken language that is known, or a move in plain
/// notation. Absent: not understood.
std::optional<chess::SanToken> readAnnouncement(std::string_view text);

/// Reads a sealed move: as its player writes (code of his dialect), else as an announcement, since
/// a visually disabled player may have sealed it on a recording (Guidelines I.1, D.2.7).
std::optional<chess::SanToken> readSealedText(std::string_view text, std::string_view dialect);

/// What an announcement says in a position: the move it means, legal or not.
struct AnnouncedMove {
    std::optional<chess::Move> move{};  ///< absent: several moves, or none that could be meant
    bool isLegal = false;
};

/// Absent when the words were not understood.
std::optional<AnnouncedMove> announcedMove(const chess::Position& position, std::string_view text);

}  // namespace diptych::law
