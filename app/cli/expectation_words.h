#pragma once

#include "app/cli/expectation_of_board.h"
#include "app/cli/expectation_of_clock.h"
#include "app/cli/expectation_of_remedy.h"
#include "app/cli/expectation_of_scores.h"

namespace diptych::cli {

/// Every word that a line of [expect] can begin with, and what it asks of the answer.
inline constexpr incident::Named<HoldTo> expectationWords[] = {
    {"boards", boardsState},
    {"scores", scoresState},
    {"first-divergence", firstDivergence},
    {"agreement", agreement},
    {"strict-agreement", strictAgreement},
    {"fen", fen},
    {"remedy", remedy},
    {"alternative", alternative},
    {"no", noRemedy},
    {"illegal", illegal},
    {"must-move", mustMove},
    {"must-capture", mustCapture},
    {"legal-replies", legalReplies},
    {"penalty", penalty},
    {"question", question},
    {"questions", questionCount},
    {"no-question", noQuestion},
    {"status", status},
    {"clock", clock},
    {"counter", counter},
    {"period", period},
    {"game", gamePlies},
    {"move", gameMove},
    {"matches", matches},
    {"differs-on", differsOn},
    {"explained-by", explainedBy},
    {"difference", difference},
    {"evidence", evidence},
    {"finding", finding},
};

}  // namespace diptych::cli
