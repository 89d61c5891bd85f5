#include "core/chess/bitboard.h"
#include "reports/words/decision.h"
#include "reports/words/name_phrases.h"
#include "reports/words/phrase_book.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace diptych::reports {

using chess::Color;

std::string PhraseBook::position(const chess::Position& position) const
{
    std::vector<std::string> halves;
    for (const Color color : {Color::White, Color::Black}) {
        std::vector<std::string> groups;
        for (const char* letter : {"K", "Q", "R", "B", "N", "P"}) {
            const auto type = chess::pieceFromFenLetter(*letter)->type;
            chess::Bitboard set = position.pieces(color, type);
            if (set == 0) {
                continue;
            }
            const bool isOne = chess::countOf(set) == 1;
            std::vector<chess::Square> where;
            while (set != 0) {
                where.push_back(chess::popFirst(set));
            }
            std::ranges::sort(where, {}, [](chess::Square square) {
                return chess::fileOf(square) * 8 + chess::rankOf(square);
            });
            const char* source =
                findPhrase(isOne ? phrases::onePieceAt() : phrases::somePiecesAt(), letter);
            groups.push_back(text("Names", source, {squares(where)}));
        }
        const std::string pieces =
            groups.empty() ? text("Sentences", QT_TRANSLATE_NOOP("Sentences", "nothing"))
                           : list(groups);
        halves.push_back(color == Color::White
                             ? sentence(QT_TRANSLATE_NOOP("Sentences", "White: %1."), {pieces})
                             : sentence(QT_TRANSLATE_NOOP("Sentences", "Black: %1."), {pieces}));
    }
    return halves[0] + " " + halves[1];
}

std::string PhraseBook::turn(Color who) const
{
    return sentence(QT_TRANSLATE_NOOP("Sentences", "It is %1’s turn to move."), {side(who)});
}

std::vector<std::string> PhraseBook::clockLines(const law::ClockProposal& clocks) const
{
    std::vector<std::string> lines;
    if (clocks.white || clocks.black) {
        lines.push_back(clockProposal(clocks));
    }
    if (m_audience == Audience::Arbiter && (clocks.white || clocks.black)) {
        lines.push_back(
            sentence(QT_TRANSLATE_NOOP("Sentences", "The move counter is set to %1 for "
                                                    "White and %2 for Black."),
                     {std::to_string(clocks.counterWhite), std::to_string(clocks.counterBlack)}));
    }
    if (clocks.running && (clocks.white || clocks.black)) {
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
    for (const law::Remedy& remedy : remedies) {
        lines.push_back(this->remedy(remedy));
        std::ranges::copy(remedySteps(remedy), std::back_inserter(lines));
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
        if (last.position && last.id != law::RemedyId::Ask) {
            lines.push_back(turn(last.position->sideToMove()));
        }
    }
    const std::vector<std::string> articles = articlesOf(remedies);
    if (!articles.empty()) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "Basis: %1, %2."),
                                 {list(articles), edition(decision.edition)}));
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
