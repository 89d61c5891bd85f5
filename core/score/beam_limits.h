#pragma once

#include "core/score/sheet.h"

#include <cstddef>
#include <span>

namespace diptych::score {

/// How wide a search goes; more where ink has to be made out.
struct SearchLimits {
    /// A step dearer than the best one from the same node by more than this is not followed.
    double stepSlack = 8.0;
    /// Lines dearer than the best one of the same length by more than this are given up.
    double lineSlack = 11.0;
    std::size_t width = 50;
    /// Sheets that are mostly nonsense could keep the beam wide for ever. After this many children
    /// the search is tired: it follows little but the best lines, so that the work stays bounded.
    std::size_t effort = 250000;
    std::size_t layer = 6000;  ///< children of one ply; the best nodes come first
    /// How much what people are given to play counts from the start; where it does, nothing else
    /// that is known of a move without its entries counts.
    double habitWeight = 0.0;
    /// How much it counts between lines that led to the same position.
    double mergedHabitWeight = 0.8;
    /// So many plies read plainly end a search, for one sheet and for several.
    int runAlone = 24;
    int runTogether = 5;
};

SearchLimits limitsFor(std::span<const Sheet* const> sheets);

inline constexpr std::size_t tiredWidth = 12;
inline constexpr double tiredLineSlack = 5.0;
/// Lines of one length are ranked as if each entry not yet explained cost this much, so that those
/// which leave out everything do not crowd out the others.
inline constexpr double delayPrice = 2.0;
/// A sheet may end in a few entries that mean nothing.
inline constexpr std::size_t restLimit = 4;
/// A best step dearer than this makes it worth asking whether an entry means nothing at all.
inline constexpr double despair = 4.0;
/// Lines that read as plainly as the best one and cost at most this much more are kept beside it.
inline constexpr double rivalSlack = 7.0;
inline constexpr std::size_t maxRivals = 6;
/// Each move that a game is taken to be longer: what a move tells, in the unit of Costs. Without
/// it two sheets that part would be laid behind one another as if each had left out a row.
inline constexpr double moveMade = 2.2;
/// Steps up to this cost count as plain.
inline constexpr double plainLimit = 1.0;

}  // namespace diptych::score
