#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/reading.h"
#include "core/notation/spoken_language.h"
#include "importers/recorder/speech.h"
#include "importers/recorder/transcript.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace diptych::importers {

/// A stretch of words.
struct WordRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Whether a player took his words back before his clock was pressed (Article D.2.8).
enum class SlipTime : std::uint8_t { BeforePress, AfterPress };

/// An announcement that was taken back, and what was said instead.
struct HeardSlip {
    WordRange before{};
    WordRange after{};
    SlipTime time = SlipTime::BeforePress;
};

/// A ply as it was heard.
struct HeardPly {
    WordRange words{};  ///< announcement and corrections
    chess::Color mover = chess::Color::White;
    notation::Readings readings{};
    bool isLegal = true;
    std::vector<WordRange> repetitions{};
    std::optional<WordRange> wrongRepetition{};
    std::vector<HeardSlip> slips{};
};

/// The game as it was heard.
struct HeardGame {
    std::vector<HeardPly> plies{};
    std::vector<WordRange> unused{};  ///< words of chess that are no part of it
    int legal = 0;
    double cost = 0.0;
};

/// Finds the announcements of a game in a transcript: a search over all ways to cut the words into
/// announcements, repetitions, corrections and idle talk, guided by the rules. Work grows with the
/// number of words.
HeardGame findAnnouncements(const Transcript& transcript, const Speech& speech,
                            const notation::SpokenLanguage& language, const chess::Position& start);

}  // namespace diptych::importers
