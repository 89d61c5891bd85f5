#include "core/law/question_ids.h"
#include "reports/words/decision.h"
#include "reports/words/phrase_book.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace diptych::reports {

namespace {

/// What is said about the next period, by the warnings of the clocks.
constexpr Phrase periodTable[] = {
    {"next-period-not-included",
     QT_TRANSLATE_NOOP("Sentences", "The time of the next period is still to be added for %1.")},
    {"next-period-taken-off",
     QT_TRANSLATE_NOOP("Sentences", "The time of the next period is taken off %1’s display and is "
                                    "added again at the control.")},
};

bool binds(const law::Remedy& remedy)
{
    return !remedy.mustMove.empty() || !remedy.mustCapture.empty() || remedy.legalReplies;
}

/// What the touched pieces oblige to is said once, with the last of the remedies that carry it.
law::Remedy withoutBindingOfNext(law::Remedy remedy, const law::Remedy& next)
{
    if (remedy.mustMove == next.mustMove && remedy.mustCapture == next.mustCapture &&
        remedy.legalReplies == next.legalReplies) {
        remedy.mustMove.clear();
        remedy.mustCapture.clear();
        remedy.legalReplies.reset();
    }
    return remedy;
}

bool isBindingOpen(const std::vector<law::Question>& questions)
{
    return std::ranges::any_of(questions, [](const law::Question& asked) {
        return asked.id == law::question::touchMoveAfterRetrace ||
               asked.id == law::question::touchMoveOnAWrongBoard;
    });
}

}  // namespace

std::string PhraseBook::turn(chess::Color who) const
{
    return sentence(QT_TRANSLATE_NOOP("Sentences", "It is %1’s turn to move."), {side(who)});
}

std::vector<std::string> PhraseBook::periodLines(const law::ClockProposal& clocks) const
{
    std::vector<std::string> lines;
    for (const chess::Color who : {chess::Color::White, chess::Color::Black}) {
        const auto& setting = who == chess::Color::White ? clocks.white : clocks.black;
        for (const Phrase& phrase : periodTable) {
            if (setting && warns(*setting, phrase.code)) {
                lines.push_back(sentence(phrase.text, {side(who)}));
            }
        }
    }
    constexpr std::string_view stays = "next-period-stays";
    const bool bothStay = clocks.white && clocks.black && warns(*clocks.white, stays);
    if (bothStay && clocks.period) {
        lines.push_back(
            sentence(QT_TRANSLATE_NOOP("Sentences", "The times contain the next period already: "
                                                    "the clock stays in period %1 and adds "
                                                    "nothing at the control."),
                     {std::to_string(*clocks.period)}));
    }
    return lines;
}

std::vector<std::string> PhraseBook::clockLines(const law::ClockProposal& clocks) const
{
    std::vector<std::string> lines;
    if (clocks.white || clocks.black) {
        lines.push_back(clockProposal(clocks));
    }
    std::ranges::copy(periodLines(clocks), std::back_inserter(lines));
    if (!clocks.running) {
        return lines;
    }
    if (m_audience == Audience::Arbiter && (clocks.white || clocks.black)) {
        lines.push_back(
            sentence(QT_TRANSLATE_NOOP("Sentences", "The move counter is set to %1 for "
                                                    "White and %2 for Black."),
                     {std::to_string(clocks.counterWhite), std::to_string(clocks.counterBlack)}));
    }
    if (clocks.white || clocks.black) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "%1’s clock is started."),
                                 {side(*clocks.running)}));
    }
    return lines;
}

std::vector<std::string> PhraseBook::aloud(const incident::Incident& incident,
                                           const law::Assessment& assessment) const
{
    return aloud(decisionOf(incident, assessment));
}

std::vector<std::string> PhraseBook::aloud(const Decision& decision) const
{
    std::vector<std::string> lines{scoresSentence(decision.scores, decision.divergence)};
    if (decision.boards != law::BoardsState::Unknown) {
        lines.push_back(boardsSentence(decision.boards));
    }
    const std::vector<law::Remedy>& remedies = decision.remedies;
    for (std::size_t i = 0; i < remedies.size(); ++i) {
        const law::Remedy remedy = i + 1 < remedies.size()
                                       ? withoutBindingOfNext(remedies[i], remedies[i + 1])
                                       : remedies[i];
        lines.push_back(this->remedy(remedy));
        std::vector<std::string> steps = remedySteps(remedy);
        if (binds(remedy) && isBindingOpen(decision.questions)) {
            // The condition comes before what it conditions.
            const std::size_t onTheBoard = remedy.opened ? 1 : remedy.steps.size();
            steps.insert(
                steps.begin() + static_cast<std::ptrdiff_t>(onTheBoard),
                sentence(QT_TRANSLATE_NOOP("Sentences", "Whether the touched pieces bind depends "
                                                        "on a question that is still open.")));
        }
        std::ranges::move(steps, std::back_inserter(lines));
        if (remedy.id == law::RemedyId::Ask) {
            for (const law::Question& asked : decision.questions) {
                lines.push_back(question(asked));
            }
        }
    }
    for (const law::Penalty& penalty : decision.penalties) {
        if (penalty.standing <= law::Standing::Settled) {
            lines.push_back(this->penalty(penalty));
        }
    }
    if (!endsGame(remedies) && !remedies.empty()) {
        if (decision.clocks) {
            std::ranges::copy(clockLines(*decision.clocks), std::back_inserter(lines));
        }
        const law::Remedy& last = remedies.back();
        // While a move has not been completed the clock that is started says it all.
        const bool isCompleted = !decision.clocks || !decision.clocks->running || !last.position ||
                                 decision.clocks->running == last.position->sideToMove();
        if (last.position && isCompleted && !law::keepsClocksStopped(last.id)) {
            lines.push_back(turn(last.position->sideToMove()));
        }
    }
    const std::vector<std::string> articles = articlesOf(remedies);
    if (!articles.empty()) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "Basis: %1, %2."),
                                 {list(articles), edition(decision.edition)}));
    } else if (!remedies.empty() && !endsGame(remedies)) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "Basis: %1; no article of it "
                                                                "calls for anything else."),
                                 {edition(decision.edition)}));
    } else if (endsGame(remedies)) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "Basis: %1; no article of it is "
                                                                "known for this."),
                                 {edition(decision.edition)}));
    }
    return lines;
}

std::vector<std::string> PhraseBook::articlesOf(const std::vector<law::Remedy>& remedies) const
{
    std::vector<std::string> articles;
    for (const law::Remedy& remedy : remedies) {
        const std::string cited = article(remedy.article);
        if (!cited.empty() && std::ranges::find(articles, cited) == articles.end()) {
            articles.push_back(cited);
        }
    }
    return articles;
}

}  // namespace diptych::reports
