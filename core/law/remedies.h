#pragma once

#include "core/law/matter.h"
#include "core/law/outcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::law {

/// Remedies as the rules name them, recommended until they are offered only. `rule` is an id of
/// core/law/rule_ids.h; where the edition has no article the remedy is an interpretation.
Remedy remedyUnder(const Matter& matter, RemedyId id, std::string_view rule);

/// The game goes on from where it stands.
Remedy continueGame(const Matter& matter);

/// The player puts his board into a position (D.2.9, first branch).
Remedy adjustBoard(const Matter& matter, Color side, const chess::Position& wanted);

/// The player puts his sheet right or completes it; the position at the end of the game stays.
Remedy completeScore(const Matter& matter, Color side);

/// Moves are taken back to where the scores agree (D.2.9, second branch).
Remedy retrace(const Matter& matter, const score::Agreement& agreement);

/// The position immediately before an illegal ply is set up again.
Remedy restoreBefore(const Matter& matter, int illegalPly);

/// The game is played through again on a second board under the arbiter's control.
Remedy reconstruct(const Matter& matter);

/// The last position that both scores show, or that all can identify.
Remedy restoreLastIdentifiable(const Matter& matter);

/// Neither score goes on to the end: the arbiter tries to reconstruct, and may else take the last
/// position that can be identified (8.5.3).
Outcome reconstructFirst(const Matter& matter);

Remedy gameOver(const Matter& matter, std::string_view rule, score::GameResult result, int ply,
                std::string reason);

/// A question has to be answered first; the boards stay in the position of the agreement.
Remedy askBefore(const Matter& matter, std::string_view question);

/// The same remedy, offered and not recommended.
Remedy offeredOnly(Remedy remedy);

/// Same kind, board, ply, article and result.
bool isSameRemedy(const Remedy& a, const Remedy& b);

/// No recommended remedy ends the game or replaces it.
bool gameGoesOn(const Outcome& outcome);

/// A finding of this id stands there.
bool hasFound(const Outcome& outcome, std::string_view id);

/// One side wins; drawn if by no series of legal moves it could ever mate.
score::GameResult lostBy(Color loser, const chess::Position& position);

/// A finding under a rule; where the edition has no article it is an interpretation.
Finding findingUnder(const Matter& matter, std::string_view id, std::string_view rule,
                     Standing standing = Standing::Clear);
Finding findingAt(const Matter& matter, std::string_view id, std::string_view rule, int ply,
                  Standing standing = Standing::Clear);

/// A question with all its choices, or with the moves or keepers that it is about.
Question questionOf(const Matter& matter, std::string_view id);
Question questionOf(const Matter& matter, std::string_view id, std::vector<std::string> choices);

/// The position in which the choices of a question are moves.
void showChoicesIn(const chess::Position& before, std::string_view question, Outcome& outcome);

/// Evaluates every choice of a question and offers what each would lead to. Where all of them lead
/// to the same remedies and penalties the question is not asked.
Outcome askFirst(const Matter& matter, std::string_view question);
Outcome askFirst(const Matter& matter, std::string_view question,
                 const std::vector<std::string>& choices,
                 const std::vector<Remedy>& alsoOffered = {});

}  // namespace diptych::law
