#include "app/cli/expectation.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace diptych;
using namespace diptych::cli;

namespace {

/// An answer with something in every part.
const Json& answer()
{
    static const Json json = Json::parse(R"({
      "scores": {
        "state": "differ",
        "first_divergence": {"ply": 17, "kind": "different-move"},
        "agreement": {"ply": 18, "fen": "8/8/8/8/8/8/8/8 w - - 0 1"},
        "strict_agreement": {"ply": 16},
        "differences": [{"ply": 16, "kind": "illegal", "keeper": "white"},
                        {"ply": 20, "kind": "omission", "keeper": "black"}]},
      "game": {"plies": 24, "moves": ["e2e4", "e7e5"]},
      "evidence": [{"hypothesis": "white", "at": 17, "uci": "h2h3", "white_legal_to": 24,
                    "black_legal_to": 23}],
      "boards": {"state": "differ",
        "white": {"matches": "game", "at": 24, "differs_on": [], "explained_by": null},
        "black": {"matches": "none", "at": null, "differs_on": ["b3", "c2"],
                  "explained_by": {"ply": 23, "written": "b3c2", "made": null}}},
      "findings": [{"id": "boards-differ", "article": "D.2.9"}],
      "remedies": [
        {"id": "retrace", "article": "D.2.9", "board": null, "ply": 16,
         "fen": "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9",
         "status": "settled", "recommended": true, "must_move": ["e7"], "must_capture": ["d4"],
         "legal_replies": ["e7e6", "e7e5"]},
        {"id": "adjust-board", "article": "D.2.9", "board": "black", "ply": null, "fen": null,
         "status": "contested", "recommended": false, "must_move": [], "must_capture": [],
         "legal_replies": null}],
      "penalties": [{"side": "white", "seconds": 120, "article": "7.5.5", "status": "clear"}],
      "questions": [{"id": "concession-agreed"}],
      "clocks": {"white": {"seconds": 2050}, "black": {"seconds": 3600},
                 "counter": {"white": 8, "black": 7}, "period": 1}})");
    return json;
}

Outcome outcomeOf(const std::string& line)
{
    return hold({1, line}, answer()).outcome;
}

}  // namespace

TEST(Expectation, HoldsWhatTheAnswerSays)
{
    for (const auto* line :
         {"boards differ",
          "scores differ",
          "first-divergence 9w",
          "first-divergence 17",
          "agreement 9b",
          "strict-agreement 8b",
          "fen r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9",
          "fen r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 7 9",
          "remedy retrace",
          "remedy retrace 8b",
          "remedy retrace 8b D.2.9",
          "remedy retrace D.2",
          "alternative adjust-board black",
          "alternative adjust-board black D.2.9",
          "no new-game",
          "no continue",
          "illegal 8b",
          "must-move e7",
          "must-capture d4",
          "legal-replies 2",
          "penalty white 120 7.5.5",
          "penalty white 120 7.5",
          "question concession-agreed",
          "questions 1",
          "no-question assistant-required",
          "status settled",
          "status contested",
          "clock white 0:34:10",
          "clock white 0:34:00 ±10",
          "clock black 1:00:05 +-5",
          "counter 8 7",
          "period 1",
          "game 24",
          "move 1b e7e5",
          "matches white game",
          "matches white game 12b",
          "matches black none",
          "differs-on black b3 c2",
          "differs-on black c2 b3",
          "explained-by black 12w b3c2",
          "difference black 20 omission",
          "evidence white 9w h2h3 24 23",
          "finding boards-differ",
          "finding boards-differ D.2.9"}) {
        const Verdict verdict = hold({1, line}, answer());
        EXPECT_EQ(verdict.outcome, Outcome::Holds) << line << ": found " << verdict.found;
    }
}

TEST(Expectation, FailsWhatTheAnswerDoesNotSay)
{
    for (const auto* line :
         {"boards equal",
          "scores correspond",
          "first-divergence none",
          "first-divergence 9b",
          "agreement 9w",
          "strict-agreement 8w",
          "fen r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 b - - 1 9",
          "fen r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 10",
          "remedy adjust-board black",
          "remedy retrace 8w",
          "remedy retrace 8b D.2.8",
          "remedy retrace white",
          "alternative adjust-board white",
          "alternative new-game",
          "no retrace",
          "no adjust-board",
          "illegal 9w",
          "illegal 20",
          "must-move e8",
          "must-capture e7",
          "legal-replies 3",
          "penalty none",
          "penalty black 120 7.5.5",
          "penalty white 60 7.5.5",
          "penalty white 120 7.5.4",
          "penalty white 120 7.5.5.1",
          "question assistant-required",
          "questions 0",
          "no-question concession-agreed",
          "status clear",
          "clock white 0:35:10",
          "clock white 0:33:59 ±10",
          "counter 7 8",
          "period 2",
          "game 25",
          "move 1b e7e6",
          "move 30 e7e5",
          "matches white none",
          "matches white game 12w",
          "matches black game",
          "differs-on black b3",
          "differs-on black b3 c2 d4",
          "differs-on white b3",
          "explained-by black 12w b3c2 b3a4",
          "explained-by black 12b b3c2",
          "explained-by white 12w b3c2",
          "difference white 20 omission",
          "difference black 20 duplicate",
          "evidence black 9w h2h3 24 23",
          "evidence white 9w h2h3 24 24",
          "finding boards-equal",
          "finding boards-differ 7.5.1"}) {
        EXPECT_EQ(outcomeOf(line), Outcome::Fails) << line;
    }
}

TEST(Expectation, NeverHoldsWhatItDoesNotUnderstand)
{
    for (const auto* line : {"",
                             "board differ",
                             "boards differs",
                             "boards",
                             "boards differ now",
                             "agreement 8x",
                             "agreement",
                             "remedy",
                             "remedy retrac",
                             "remedy retrace 8b D.2.9 again",
                             "remedy retrace D.2.9 8b",
                             "no retraces",
                             "no",
                             "no-question concession",
                             "question concession-agree",
                             "penalty",
                             "penalty white",
                             "penalty white 120",
                             "penalty white 120 seven",
                             "penalty nobody 120 7.5.5",
                             "status sure",
                             "clock white 34:10",
                             "clock grey 0:34:10",
                             "clock white 0:34:10 10",
                             "clock white 0:34:10 ±",
                             "counter 8",
                             "period one",
                             "game many",
                             "move 1b e7",
                             "matches black nothing",
                             "differs-on black",
                             "differs-on black z9",
                             "explained-by black 12w",
                             "difference nobody 20 omission",
                             "difference black 20 lost",
                             "fen 8/8/8",
                             "must-move z1",
                             "legal-replies few",
                             "illegal",
                             "finding boards-differ x"}) {
        EXPECT_EQ(outcomeOf(line), Outcome::NotUnderstood) << line;
    }
}

TEST(Expectation, NeverHoldsAgainstAnEmptyAnswerUnlessSomethingIsToBeAbsent)
{
    for (const auto* line : {"boards differ", "agreement 8b", "remedy retrace",
                             "question "
                             "concession-agreed",
                             "clock white 0:34:10", "period 1", "game 0", "matches white none",
                             "finding boards-differ"}) {
        EXPECT_EQ(hold({1, line}, Json::object()).outcome, Outcome::Fails) << line;
    }
    EXPECT_EQ(hold({1, "penalty none"}, Json::object()).outcome, Outcome::Holds);
    EXPECT_EQ(hold({1, "no retrace"}, Json::object()).outcome, Outcome::Holds);
}
