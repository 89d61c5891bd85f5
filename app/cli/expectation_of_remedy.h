#pragma once

#include "app/cli/verdict.h"

/// Expected lines about findings, remedies and questions.
namespace diptych::cli {

std::optional<Verdict> remedy(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> alternative(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> noRemedy(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> fen(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> mustMove(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> mustCapture(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> legalReplies(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> status(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> question(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> questionCount(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> noQuestion(incident::LineCursor& line, const Json& rule);
std::optional<Verdict> finding(incident::LineCursor& line, const Json& rule);

}  // namespace diptych::cli
