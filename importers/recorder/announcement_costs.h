#pragma once

namespace diptych::importers {

// What each explanation of some words costs: negative natural logarithms of how often such a thing
// happens, relative to an announcement that is repeated as it should be (Article D.2.1).

constexpr double notRepeatedCost = 1.0;  ///< where moves are repeated as a rule
constexpr double repeatedCost = 1.5;     ///< where they are not
constexpr double wrongRepetitionCost = 3.0;
constexpr double strangeRepetitionCost = 3.5;  ///< the same where moves are not repeated
constexpr double lateRepetitionCost = 1.0;     ///< more than twenty seconds later
constexpr double afterPressCost = 1.0;         ///< repeated or mended after the clock was pressed
constexpr double wrongSpeakerCost = 2.0;
constexpr double illegalCost = 6.0;
constexpr double illegalUtteranceCost = 4.0;  ///< the same where nothing else was said
constexpr double missedPlyCost = 5.0;         ///< a ply was not recorded
constexpr double ambiguousCost = 1.0;
constexpr double slipCost = 1.0;        ///< taken back with a word such as "no"
constexpr double restartCost = 2.5;     ///< taken back without one
constexpr double cueIgnoredCost = 1.0;  ///< such a word, but nothing is taken back
/// "no, f3" after a piece that can go there: a pawn after all.
constexpr double pieceNotKeptCost = 4.0;

constexpr double pieceWordCost = 5.0;   ///< a piece in idle talk
constexpr double squareWordCost = 2.5;  ///< a file or a rank in idle talk
constexpr double shortWordCost = 0.7;   ///< the same where it is a common word as well
constexpr double moveNumberCost = 0.1;
constexpr double otherWordCost = 0.2;
constexpr double doubtfulShare = 0.3;  ///< of these, where the recogniser only guessed

constexpr double lateCorrectionCost = 0.7;  ///< reading of a correction after the press
/// Readings that cost more are confusions of hearing.
constexpr double plainReadingCost = 3.5;
constexpr double chosenConfusionCost = 1.0;  ///< where nothing else is possible

}  // namespace diptych::importers
