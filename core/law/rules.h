#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>
#include <string_view>

/// The rules that decide an incident, in the order in which they are asked (law.md 7.0). Each
/// answers only where it applies; the first answer stands.
namespace diptych::law {

/// What is to be done. Never empty.
Outcome decide(const Matter& matter);

/// A declared result stands (5.1.2, 5.2.3, 8.7).
std::optional<Outcome> declaredResult(const Matter& matter);

/// Two scores were kept for one player and they differ (D.2.10.3).
std::optional<Outcome> officialScore(const Matter& matter);

/// By the agreed line the game had already ended (5.1.1, 5.2.1, 5.2.2, 9.6).
std::optional<Outcome> gameEnded(const Matter& matter);

/// Both boards were set up wrongly, or the colours were reversed (7.2, 7.3).
std::optional<Outcome> wrongStart(const Matter& matter);

/// A sealed move that cannot be made (Guidelines I.8).
std::optional<Outcome> sealedMove(const Matter& matter);

/// A flag has fallen (6.4, 6.8, 6.9, III.3.1).
std::optional<Outcome> flagFall(const Matter& matter);

/// Part of a sheet was copied from the other one (8.5.2).
std::optional<Outcome> copiedEntries(const Matter& matter);

/// Both kings stayed in check, or a pawn on the last rank, over one more completed move (A.5.4).
std::optional<Outcome> illegalPosition(const Matter& matter);

/// A pawn was left on the last rank (7.5.2).
std::optional<Outcome> unpromotedPawn(const Matter& matter);

/// An established illegal move (7.5.1, A.5.2).
std::optional<Outcome> illegalMove(const Matter& matter);

/// A move that neither a record nor a board shows: what was really played? (8.5.3, 11.11)
std::optional<Outcome> unattestedMove(const Matter& matter);

/// A claim of a draw that is good (9.2, 9.3).
std::optional<Outcome> drawClaim(const Matter& matter);

/// No score can be used (8.5.3, 7.6).
std::optional<Outcome> withoutScores(const Matter& matter);

/// One score or both are wanting over the disputed part (8.5.3).
std::optional<Outcome> incompleteScores(const Matter& matter);

/// The scores differ (D.2.9, second branch; 8.1 where the boards agree).
std::optional<Outcome> differingScores(const Matter& matter);

/// The scores correspond (D.2.9, first branch). Always answers.
std::optional<Outcome> correspondingScores(const Matter& matter);

/// The rule under which the game simply goes on; empty where none needs to be named.
std::string_view ruleForContinuing(const Matter& matter);

/// A single impossible or reversed beginning that no longer matters (A.5.1.2, 7.3).
bool startNoLongerQuestioned(const Matter& matter);

}  // namespace diptych::law
