#include "reports/words/edition_phrases.h"

#include "core/law/rule_ids.h"

#include <QtGlobal>

#include <initializer_list>
#include <utility>

namespace diptych::reports {

namespace {

std::string say(const PhraseBook& book, const char* source,
                std::initializer_list<std::string> arguments = {})
{
    return capitalised(book.text("Editions", source, arguments));
}

std::string inForce(const PhraseBook& book, const law::Edition& edition)
{
    if (edition.until.empty()) {
        return say(book, QT_TRANSLATE_NOOP("Editions", "In force since %1."), {edition.inForce});
    }
    return say(book, QT_TRANSLATE_NOOP("Editions", "In force from %1 until %2."),
               {edition.inForce, edition.until});
}

std::string sourceOf(const PhraseBook& book, law::Source source)
{
    switch (source) {
    case law::Source::FullText:
        return say(book, QT_TRANSLATE_NOOP("Editions", "The articles were taken from the full "
                                                       "text."));
    case law::Source::Excerpts:
        return say(book, QT_TRANSLATE_NOOP("Editions", "The articles were taken from excerpts of "
                                                       "the text."));
    case law::Source::Secondary:
        return say(book, QT_TRANSLATE_NOOP("Editions", "The articles were taken from secondary "
                                                       "sources."));
    }
    return {};
}

std::string fivefold(const PhraseBook& book, law::Fivefold counting)
{
    switch (counting) {
    case law::Fivefold::None:
        return say(book, QT_TRANSLATE_NOOP("Editions", "No repetition ends the game without a "
                                                       "claim."));
    case law::Fivefold::Consecutive:
        return say(book, QT_TRANSLATE_NOOP("Editions", "A position that occurs on five consecutive "
                                                       "alternate moves draws the game."));
    case law::Fivefold::Any:
        return say(book, QT_TRANSLATE_NOOP("Editions", "A position that occurs five times draws "
                                                       "the game."));
    }
    return {};
}

std::string faultySealedMove(const PhraseBook& book, law::FaultySealedMove rule)
{
    switch (rule) {
    case law::FaultySealedMove::Loses:
        return say(book, QT_TRANSLATE_NOOP("Editions", "A sealed move that is ambiguous, "
                                                       "impossible or illegible loses."));
    case law::FaultySealedMove::LosesIfIllegible:
        return say(book, QT_TRANSLATE_NOOP("Editions", "A sealed move that is missing or illegible "
                                                       "loses; what follows from any other fault "
                                                       "is chosen by the opponent."));
    case law::FaultySealedMove::OpponentChooses:
        return say(book, QT_TRANSLATE_NOOP("Editions", "What follows from a faulty sealed move is "
                                                       "chosen by the opponent."));
    }
    return {};
}

void addLimits(std::vector<std::string>& lines, const PhraseBook& book, const law::Edition& edition)
{
    const law::Parameters& limits = edition.parameters;
    if (limits.illegalMovesThatLose) {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Editions", "Illegal moves of one player that lose "
                                                          "the game: %1."),
                            {std::to_string(*limits.illegalMovesThatLose)}));
    }
    if (limits.coloursReversedNewGameBefore) {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Editions", "Colours reversed: a new game if both "
                                                          "have made fewer than %1 moves."),
                            {std::to_string(*limits.coloursReversedNewGameBefore)}));
    }
    if (edition.has(law::rule::defaultTime)) {
        lines.push_back(say(book, QT_TRANSLATE_NOOP("Editions", "Default time: %1."),
                            {book.duration(limits.defaultTime)}));
    }
    lines.push_back(fivefold(book, limits.fivefold));
    const std::pair<bool, const char*> further[] = {
        {limits.seventyFiveMoves,
         QT_TRANSLATE_NOOP("Editions", "Seventy-five moves of each side without capture and pawn "
                                       "move draw the game.")},
        {limits.unpromotedPawnBecomesQueen,
         QT_TRANSLATE_NOOP("Editions", "A pawn left on the last rank becomes a queen.")},
        {limits.unidentifiableGameAnnulled,
         QT_TRANSLATE_NOOP("Editions", "A game whose position cannot be established is annulled.")},
        {limits.timesMayBeLeft,
         QT_TRANSLATE_NOOP("Editions", "The arbiter may leave the clocks as they are.")},
        {limits.opponentChoosesPenalty,
         QT_TRANSLATE_NOOP("Editions", "The penalty for an illegal move is chosen by the "
                                       "opponent.")},
    };
    for (const auto& [holds, source] : further) {
        if (holds) {
            lines.push_back(say(book, source));
        }
    }
    if (edition.has(law::rule::sealedMoveLoses)) {
        lines.push_back(faultySealedMove(book, limits.faultySealedMove));
    }
}

std::string secondsOrNone(const PhraseBook& book, int seconds)
{
    return seconds > 0 ? book.duration(seconds)
                       : book.text("Editions", QT_TRANSLATE_NOOP("Editions", "no time"));
}

/// "Rapid chess: for an illegal move 2 minutes, for a wrong claim of a draw 2 minutes."
std::string penaltiesOf(const PhraseBook& book, const law::Edition& edition, law::Play play,
                        law::Supervision supervision)
{
    const law::PlayParameters& found = edition.play(play, supervision);
    std::string name = book.play(play);
    if (supervision == law::Supervision::Full) {
        name = book.text("Editions", QT_TRANSLATE_NOOP("Editions", "%1 under full supervision"),
                         {name});
    }
    const std::string claim = secondsOrNone(book, found.wrongClaimPenalty);
    std::string line =
        found.firstIllegalMoveLoses
            ? say(book,
                  QT_TRANSLATE_NOOP("Editions", "%1: the first illegal move loses, for a wrong "
                                                "claim of a draw %2."),
                  {name, claim})
            : say(book,
                  QT_TRANSLATE_NOOP("Editions", "%1: for an illegal move %2, for a wrong claim of "
                                                "a draw %3."),
                  {name, secondsOrNone(book, found.illegalMovePenalty), claim});
    const auto add = [&](const char* source, std::initializer_list<std::string> arguments = {}) {
        line += " " + say(book, source, arguments);
    };
    if (found.illegalMoveNeedsClaim) {
        add(QT_TRANSLATE_NOOP("Editions", "An illegal move counts only when the opponent claims."));
    }
    if (found.illegalMoveStandsAfterReply) {
        add(QT_TRANSLATE_NOOP("Editions", "It stands once the opponent has made his next move."));
    }
    if (found.illegalPositionDraws) {
        add(QT_TRANSLATE_NOOP("Editions", "An illegal position that lasts over one more completed "
                                          "move is drawn."));
    }
    if (found.settingFinalAfter) {
        add(QT_TRANSLATE_NOOP("Editions", "Set-up and clock setting are final after %1 moves."),
            {std::to_string(*found.settingFinalAfter)});
    }
    return line;
}

}  // namespace

std::vector<std::string> editionLines(const PhraseBook& book, const law::Edition& edition)
{
    std::vector<std::string> lines{inForce(book, edition), sourceOf(book, edition.source)};
    addLimits(lines, book, edition);
    const auto ordinary = law::Supervision::Ordinary;
    lines.push_back(penaltiesOf(book, edition, law::Play::Standard, ordinary));
    if (!edition.has(law::rule::rapidNoScore)) {
        return lines;  // an edition without rapid chess and blitz
    }
    lines.push_back(penaltiesOf(book, edition, law::Play::Rapid, ordinary));
    if (edition.has(law::rule::supervisedRapid)) {
        lines.push_back(penaltiesOf(book, edition, law::Play::Rapid, law::Supervision::Full));
    }
    lines.push_back(penaltiesOf(book, edition, law::Play::Blitz, ordinary));
    if (edition.has(law::rule::supervisedBlitz)) {
        lines.push_back(penaltiesOf(book, edition, law::Play::Blitz, law::Supervision::Full));
    }
    return lines;
}

}  // namespace diptych::reports
