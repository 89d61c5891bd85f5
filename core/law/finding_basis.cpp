#include "core/law/finding_basis.h"

#include <algorithm>
#include <sstream>

namespace diptych::law {

namespace {

/// Inputs, words of [facts] and ids of answered questions, separated by blanks.
struct BasisOfFinding {
    std::string_view finding;
    std::string_view words;
};

constexpr BasisOfFinding bases[] = {
    {"boards-differ", "boards"},
    {"boards-equal", "boards"},
    {"boards-are-not-the-scores", "boards scores"},
    {"no-case-of-two-boards", "boards scores"},
    {"scores-correspond", "scores"},
    {"scores-correspond-with-illegal", "scores"},
    {"scores-differ", "scores"},
    {"scores-incomplete", "scores"},
    {"scores-unusable", "scores"},
    {"no-scores", "scores"},
    {"no-score-is-evidence", "scores"},
    {"sheet-has-no-move", "scores"},
    {"sheet-is-cut", "scores"},
    {"no-entry-can-be-read", "scores"},
    {"nothing-can-be-ruled", "scores boards"},
    {"score-is-incomplete", "scores clocks"},
    {"score-is-no-evidence", "scores"},
    {"neither-score-goes-on", "scores boards clocks stopped"},
    {"writing-stopped", "stopped"},
    {"writing-not-excused", "settings stopped"},
    {"entries-copied", "copied are-copied-entries-accepted"},
    {"sheet-omits-entry", "scores"},
    {"sheet-has-impossible-entry", "scores"},
    {"sheet-has-other-move", "scores"},
    {"sheet-has-unreadable-entry", "scores"},
    {"sheet-doubles-entry", "scores"},
    {"sheet-swaps-entries", "scores"},
    {"sheet-is-mirrored", "scores"},
    {"sheet-shifts-columns", "scores"},
    {"sheet-contradicts-the-boards", "scores boards"},
    {"entry-is-ambiguous", "scores"},
    {"entry-agreed", "scores concedes does-a-player-concede does-a-player-concede-again "
                     "concession-agreed what-was-really-played"},
    {"concession-concerns-nothing", "scores concedes"},
    {"concessions-contradict", "scores concedes"},
    {"flag-contradicts-display", "clocks flag settings"},
    {"position-rebuilt-wrongly", "scores boards adjourned"},
    {"answer-fits-no-entry", "scores which-piece-was-meant what-was-really-played"},
    {"entry-written-ahead", "scores boards"},
    {"newest-move-not-yet-written", "scores"},
    {"later-move-decides", "scores boards"},
    {"answer-decides-entry", "scores boards which-piece-was-meant"},
    {"impossible-entry-is-no-evidence", "scores"},
    {"different-impossible-entries", "scores was-an-illegal-move-completed"},
    {"order-of-moves-differs", "scores order-of-moves-disputed"},
    {"repetition-agreed", "scores repetition-history"},
    {"nothing-shows-the-move", "scores boards"},
    {"only-board-shows-one-score", "scores boards"},
    {"end-is-not-established", "scores"},
    {"witness-contradicts", "scores eboard"},
    {"assistant-kept-score", "scores which-score-is-official"},
    {"game-had-ended", "scores boards sealed adjourned"},
    {"result-declared", "result"},
    {"illegal-move-after-result", "scores result"},
    {"illegal-move", "scores boards clocks pressed was-the-clock-pressed illegal-before claimed "
                     "was-an-illegal-move-completed what-was-really-played"},
    {"illegal-move-not-completed", "scores boards clocks pressed was-the-clock-pressed"},
    {"illegal-move-stands", "scores settings"},
    {"illegal-move-not-claimed", "scores settings claimed"},
    {"illegal-moves-lose", "scores settings illegal-before"},
    {"illegal-move-from-wrong-board", "scores boards penalty-for-illegal-move-from-wrong-board"},
    {"illegal-move-in-annulled-moves", "scores illegal-before illegal-count-after-retrace"},
    {"penalty-chosen-by-opponent", "scores settings claim-lost"},
    {"pawn-not-promoted", "boards scores pressed was-the-clock-pressed"},
    {"promotion-not-completed", "boards scores pressed was-the-clock-pressed"},
    {"arbiter-observed", "observed"},
    {"player-claimed", "claimed"},
    {"both-boards-set-up-wrongly", "setup"},
    {"one-board-set-up-wrongly", "setup"},
    {"set-up-no-longer-questioned", "scores settings setup"},
    {"colours-reversed", "scores colours"},
    {"colours-reversed-game-goes-on", "scores colours"},
    {"touched-piece-binds",
     "scores touched touch-order removed released which-piece-was-touched-first"},
    {"touched-by-taking-out", "settings touched removed"},
    {"touched-piece-cannot-move", "scores touched removed"},
    {"move-being-made", "scores boards released"},
    {"touched-before-retrace", "scores touched touch-order removed released "
                               "touch-move-after-retrace which-piece-was-touched-first"},
    {"touched-on-wrong-board", "scores boards touched touch-order removed released "
                               "touch-move-on-a-wrong-board which-piece-was-touched-first"},
    {"touched-piece-not-moved",
     "scores touched touch-order removed released which-piece-was-touched-first"},
    {"released-piece-moved-on", "scores touched removed released"},
    {"adjourned-after-the-last-entry", "scores adjourned"},
    {"sealed-move-not-played", "scores sealed adjourned"},
    {"sealed-move-decides", "scores sealed adjourned"},
    {"sealed-move-not-regulated", "settings sealed adjourned"},
    {"press-without-a-move", "pressed"},
    {"press-contradicts-the-running-clock", "pressed clocks scores"},
    {"press-contradicts-the-moves-completed", "pressed clocks scores"},
    {"fact-beyond-the-game", "scores"},
    {"words-are-no-move", "announced repeated eboard"},
    {"executed-without-a-piece", "scores executed"},
    {"touched-an-empty-square", "scores boards touched removed"},
    {"result-does-not-fit-its-reason", "result"},
    {"end-is-not-on-the-board", "scores result"},
    {"result-after-the-end", "scores result"},
    {"winner-cannot-mate", "scores result"},
    {"draw-claim-too-late", "scores draw-claim flag draw-claim-before-flag-fall"},
    {"flag-fallen", "flag"},
    {"control-was-reached", "scores settings clocks flag"},
    {"flags-fallen", "flag"},
    {"sheet-has-needless-entry", "scores"},
    {"envelope-missing", "sealed adjourned"},
    {"score-in-coordinates", "scores"},
    {"touch-order-unknown", "scores touched touch-order removed"},
    {"claim-lost", "scores touched removed claim-lost"},
    {"piece-adjusted", "adjusting"},
    {"move-not-announced", "not-announced"},
    {"announcement-not-repeated", "not-repeated"},
    {"announcement-repeated-wrongly", "announced repeated scores"},
    {"announced-move-not-executed", "scores announced slip"},
    {"announcement-impossible", "scores announced slip"},
    {"promotion-piece-not-announced", "scores announced"},
    {"executed-otherwise", "scores executed"},
    {"slip-corrected-in-time", "scores slip"},
    {"slip-corrected-too-late", "scores slip"},
    {"warning-given", "announced repeated warning-for-wrong-repetition"},
    {"no-warning", "announced repeated warning-for-wrong-repetition"},
    {"draw-offer-in-annulled-moves", "scores draw-offer draw-offer-in-annulled-moves"},
    {"draw-claim-in-annulled-moves", "scores draw-claim penalty-for-wrong-claim-in-annulled-moves"},
    {"draw-claim-good", "scores draw-claim draw-claim-before-flag-fall"},
    {"draw-claim-wrong", "scores draw-claim"},
    {"draw-claim-lost-by-touching", "draw-claim touched"},
    {"move-count-not-shown", "scores boards clocks settings flag stopped"},
    {"loss-on-time", "scores clocks settings flag pressed was-the-clock-pressed bonus-on-display "
                     "flag-before-divergence-found draw-claim-before-flag-fall"},
    {"both-flags-fallen", "scores clocks settings flag"},
    {"sealed-move-out-of-turn", "scores sealed adjourned"},
    {"sealed-move-clear", "scores sealed adjourned"},
    {"sealed-move-ambiguous", "scores sealed adjourned"},
    {"sealed-move-impossible", "scores sealed adjourned"},
    {"sealed-move-illegible", "sealed adjourned"},
    {"sealed-move-and-boards-differ", "scores boards sealed adjourned "
                                      "sealed-move-from-wrong-board"},
    {"sealed-move-choice-of-opponent", "settings sealed adjourned"},
    {"assistant-required", "settings assistant-required"},
    {"assistant-appointed", "settings assistant-required"},
    {"clock-defective", "clocks clock-defect"},
    {"wrong-setting-corrected", "wrong-setting"},
    {"wrong-setting-stands", "scores settings wrong-setting"},
    {"times-left-as-they-are", "clocks"},
    {"only-the-innocent-restored", "clocks"},
    {"late-within-default-time", "settings late"},
    {"late-beyond-default-time", "settings late"},
    {"paused-without-reason", "paused"},
    {"device-not-approved", "device"},
    {"illegal-position-stayed", "boards scores settings"},
    {"clock-pressed-without-move", "conduct"},
    {"two-hands-used", "conduct"},
    {"pieces-displaced", "conduct"},
    {"left-the-venue", "conduct"},
    {"was-advised", "conduct"},
    {"captain-intervened", "conduct"},
    {"arbiters-error", "arbiters-error"},
    {"sighted-players-assistant-kept-score", "scores settings"},
};

/// Findings on what one player did, so that the like of the other has no bearing on it.
constexpr std::string_view ofOneSide[] = {
    "writing-stopped",
    "writing-not-excused",
    "entries-copied",
    "late-within-default-time",
    "late-beyond-default-time",
    "paused-without-reason",
    "device-not-approved",
    "piece-adjusted",
    "touched-piece-binds",
    "touched-by-taking-out",
    "touched-piece-cannot-move",
    "touched-an-empty-square",
    "move-being-made",
    "touched-before-retrace",
    "touched-on-wrong-board",
    "touched-piece-not-moved",
    "released-piece-moved-on",
    "touch-order-unknown",
    "clock-pressed-without-move",
    "two-hands-used",
    "pieces-displaced",
    "left-the-venue",
    "was-advised",
    "captain-intervened",
};

void keepSide(Color side, Facts& facts)
{
    const auto ofOther = [side](const auto& fact) { return fact.side != side; };
    std::erase_if(facts.stopped, ofOther);
    std::erase_if(facts.copied, ofOther);
    std::erase_if(facts.late, ofOther);
    std::erase_if(facts.conduct, ofOther);
    std::erase_if(facts.touched, ofOther);
    std::erase_if(facts.removed, ofOther);
    std::erase_if(facts.released, ofOther);
    for (auto* sides : {&facts.pausedWithoutReason, &facts.deviceNotApproved, &facts.adjusting}) {
        std::erase(*sides, opposite(side));
    }
}

template <auto... Members>
void take(const Facts& from, Facts& to)
{
    ((to.*Members = from.*Members), ...);
}

/// A word of [facts], and what it stands for.
struct FactWord {
    std::string_view word;
    void (*take)(const Facts& from, Facts& to);
};

constexpr FactWord factWords[] = {
    {"pressed", take<&Facts::pressed>},
    {"touched", take<&Facts::touched>},
    {"touch-order", take<&Facts::touchOrderUnknown>},
    {"released", take<&Facts::released>},
    {"removed", take<&Facts::removed>},
    {"executed", take<&Facts::executed>},
    {"adjusting", take<&Facts::adjusting>},
    {"claim-lost", take<&Facts::claimLost>},
    {"announced", take<&Facts::announced>},
    {"not-announced", take<&Facts::notAnnounced>},
    {"repeated", take<&Facts::repeated>},
    {"not-repeated", take<&Facts::notRepeated>},
    {"slip", take<&Facts::slips>},
    {"concedes", take<&Facts::concedes>},
    {"copied", take<&Facts::copied>},
    {"stopped", take<&Facts::stopped>},
    {"claimed", take<&Facts::claimed>},
    {"observed", take<&Facts::observed>},
    {"illegal-before", take<&Facts::illegalBeforeWhite, &Facts::illegalBeforeBlack>},
    {"flag", take<&Facts::flag>},
    {"clock-defect", take<&Facts::whiteClockDefect, &Facts::blackClockDefect>},
    {"wrong-setting", take<&Facts::wrongSetting>},
    {"late", take<&Facts::late>},
    {"paused", take<&Facts::pausedWithoutReason>},
    {"draw-claim", take<&Facts::drawClaim>},
    {"draw-offer", take<&Facts::drawOffers>},
    {"sealed", take<&Facts::sealed>},
    {"adjourned", take<&Facts::adjournedAt>},
    {"device", take<&Facts::deviceNotApproved>},
    {"conduct", take<&Facts::conduct>},
    {"arbiters-error", take<&Facts::arbitersError>},
    {"result", take<&Facts::result>},
    {"setup", take<&Facts::whiteSetupWrong, &Facts::blackSetupWrong>},
    {"colours", take<&Facts::coloursReversed>},
    {"eboard", take<&Facts::eboard>},
};

void takeAnswer(const std::string& question, const Facts& from, Facts& to)
{
    if (const auto answer = from.answers.find(question); answer != from.answers.end()) {
        to.answers.insert(*answer);
    }
    if (const auto who = from.answeredBy.find(question); who != from.answeredBy.end()) {
        to.answeredBy.insert(*who);
    }
}

void addWord(const std::string& word, const Facts& facts, FindingBasis& basis)
{
    constexpr std::string_view inputs[] = {"scores", "boards", "clocks", "settings"};
    const auto* input = std::find(std::begin(inputs), std::end(inputs), word);
    const auto* fact = std::find_if(std::begin(factWords), std::end(factWords),
                                    [&](const FactWord& entry) { return entry.word == word; });
    if (input != std::end(inputs)) {
        basis.inputs.push_back(*input);
    } else if (fact != std::end(factWords)) {
        fact->take(facts, basis.facts);
    } else {
        takeAnswer(word, facts, basis.facts);
    }
}

}  // namespace

FindingBasis basisOf(const Finding& finding, const Facts& facts, const Boards& boards)
{
    FindingBasis basis;
    const auto* found =
        std::find_if(std::begin(bases), std::end(bases),
                     [&](const BasisOfFinding& entry) { return entry.finding == finding.id; });
    if (found == std::end(bases)) {
        return basis;
    }
    std::istringstream words{std::string(found->words)};
    for (std::string word; words >> word;) {
        addWord(word, facts, basis);
    }
    if (!boards.white && !boards.black) {
        std::erase(basis.inputs, "boards");
    }
    if (finding.side && std::ranges::find(ofOneSide, finding.id) != std::end(ofOneSide)) {
        keepSide(*finding.side, basis.facts);
    }
    return basis;
}

}  // namespace diptych::law
