#pragma once

#include "app/cli/verdict.h"

/// Expected lines about the scores and the game.
namespace diptych::cli {

std::optional<Verdict> scoresState(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> firstDivergence(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> agreement(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> strictAgreement(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> illegal(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> difference(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> evidence(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> gamePlies(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> gameMove(incident::LineCursor& line, const Json& rule);

}  // namespace diptych::cli
