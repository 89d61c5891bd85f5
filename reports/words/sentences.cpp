#include "core/chess/movegen.h"
#include "reports/words/clock_phrases.h"
#include "reports/words/diagnostic_phrases.h"
#include "reports/words/finding_phrases.h"
#include "reports/words/name_phrases.h"
#include "reports/words/phrase_book.h"
#include "reports/words/question_phrases.h"
#include "reports/words/remedy_phrases.h"
#include "reports/words/similar_entries.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace diptych::reports {

namespace {

bool isMentioned(const char* pattern, int place)
{
    const char mark[] = {'%', static_cast<char>('0' + place), '\0'};
    return std::strstr(pattern, mark) != nullptr;
}

std::string inWords(const std::string& argument, phrases::ArgumentKind kind, const PhraseBook& book)
{
    switch (kind) {
    case phrases::ArgumentKind::Text:
        return argument;
    case phrases::ArgumentKind::Keeper: {
        const auto keeper = score::keeperFromCode(argument);
        return keeper ? book.keeper(*keeper) : argument;
    }
    case phrases::ArgumentKind::Seconds:
        return book.duration(std::atoi(argument.c_str()));
    case phrases::ArgumentKind::Fate: {
        const char* source = findPhrase(phrases::fates(), argument);
        return source ? book.text("Findings", source) : argument;
    }
    case phrases::ArgumentKind::San:
        return book.san(argument);
    }
    return argument;
}

}  // namespace

std::string PhraseBook::sentence(const char* source,
                                 std::initializer_list<std::string> arguments) const
{
    return capitalised(text("Sentences", source, arguments));
}

bool PhraseBook::namesPly(const std::optional<int>& ply) const
{
    return ply && *ply > 0 && m_audience == Audience::Arbiter;
}

std::string PhraseBook::scoresSentence(score::ScoresState state,
                                       const std::optional<score::Divergence>& divergence) const
{
    switch (state) {
    case score::ScoresState::Correspond:
        return sentence(QT_TRANSLATE_NOOP("Sentences", "The two scores correspond."));
    case score::ScoresState::CorrespondWithIllegal:
        return sentence(QT_TRANSLATE_NOOP(
            "Sentences", "The two scores correspond, and both contain the same illegal move."));
    case score::ScoresState::Differ:
        if (divergence && namesPly(divergence->ply)) {
            return sentence(QT_TRANSLATE_NOOP("Sentences", "The two scores differ from %1 on."),
                            {ply(divergence->ply)});
        }
        return sentence(QT_TRANSLATE_NOOP("Sentences", "The two scores differ."));
    case score::ScoresState::Incomplete:
        return sentence(QT_TRANSLATE_NOOP(
            "Sentences", "The scores do not contradict each other, but one of them is missing or "
                         "incomplete."));
    case score::ScoresState::Unusable:
        return sentence(QT_TRANSLATE_NOOP("Sentences", "Neither score can be used as evidence."));
    }
    return {};
}

std::string PhraseBook::boardsSentence(law::BoardsState state) const
{
    switch (state) {
    case law::BoardsState::Equal:
        return sentence(QT_TRANSLATE_NOOP("Sentences", "The two boards show the same position."));
    case law::BoardsState::Differ:
        return sentence(QT_TRANSLATE_NOOP("Sentences", "The two boards show different positions."));
    case law::BoardsState::Unknown:
        return sentence(QT_TRANSLATE_NOOP(
            "Sentences", "The positions on the two boards have not been recorded."));
    }
    return {};
}

std::string PhraseBook::divergence(const score::Divergence& divergence) const
{
    const auto quoted = [&](const score::DivergentEntry& entry) {
        return entry.text.empty()
                   ? text("Sentences", QT_TRANSLATE_NOOP("Sentences", "no entry"))
                   : text("Sentences", QT_TRANSLATE_NOOP("Sentences", "“%1”"), {entry.text});
    };
    const bool needSquares = areEasilyConfused({divergence.white.text, divergence.white.move},
                                               {divergence.black.text, divergence.black.move});
    const auto written = [&](const score::DivergentEntry& entry) {
        return needSquares ? quoted(entry) + " (" + fromTo(*entry.move) + ")" : quoted(entry);
    };
    if (namesPly(divergence.ply)) {
        return sentence(QT_TRANSLATE_NOOP("Sentences", "%1: %2 has %3, %4 has %5."),
                        {ply(divergence.ply), keeper(divergence.white.keeper),
                         written(divergence.white), keeper(divergence.black.keeper),
                         written(divergence.black)});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "%1 has %2 where %3 has %4."),
                    {keeper(divergence.white.keeper), written(divergence.white),
                     keeper(divergence.black.keeper), written(divergence.black)});
}

std::string PhraseBook::difference(const score::Difference& difference) const
{
    if (namesPly(difference.ply)) {
        return sentence(
            QT_TRANSLATE_NOOP("Sentences", "%1, %2: %3."),
            {keeper(difference.keeper), ply(difference.ply), differenceKind(difference.kind)});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "%1: %2."),
                    {keeper(difference.keeper), differenceKind(difference.kind)});
}

std::string PhraseBook::illegalPly(const score::IllegalPly& illegal,
                                   const chess::Position& before) const
{
    std::vector<std::string> reasons;
    for (const chess::Illegality reason : illegal.reasons) {
        reasons.push_back(illegality(reason));
    }
    const std::string why = list(reasons);
    const std::string made = carriedOut(before, illegal.move);
    if (namesPly(illegal.ply)) {
        return sentence(QT_TRANSLATE_NOOP("Sentences", "%1 (%2) is illegal: %3."),
                        {ply(illegal.ply), made, why});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "The move %1 is illegal: %2."), {made, why});
}

std::string PhraseBook::finding(const law::Finding& finding) const
{
    const auto table = phrases::findings();
    const auto found = std::ranges::find(table, finding.id, &phrases::FindingPhrase::code);
    std::vector<std::string> places{finding.side ? side(*finding.side) : std::string(),
                                    finding.ply ? ply(*finding.ply) : std::string()};
    const auto kind = found == table.end() ? phrases::ArgumentKind::Text : found->kind;
    for (const std::string& argument : finding.arguments) {
        places.push_back(inWords(argument, kind, *this));
    }
    if (found == table.end()) {
        std::erase(places, std::string());
        return places.empty() ? finding.id : finding.id + " (" + list(places) + ")";
    }
    bool isGeneral = (isMentioned(found->text, 1) && !finding.side) ||
                     (isMentioned(found->text, 2) && !namesPly(finding.ply));
    for (int place = 3; place <= 9; ++place) {
        isGeneral |= isMentioned(found->text, place) && place > static_cast<int>(places.size());
    }
    const std::string pattern = text("Findings", isGeneral ? found->general : found->text,
                                     {"%1", "%2", "%3", "%4", "%5", "%6", "%7", "%8", "%9"});
    return capitalised(fillIn(pattern, places));
}

std::string PhraseBook::remedyName(law::RemedyId id) const
{
    const auto table = phrases::remedies();
    const auto found = std::ranges::find(table, law::toCode(id), &phrases::RemedyPhrase::code);
    return found == table.end() ? std::string(law::toCode(id)) : text("Remedies", found->name);
}

std::string PhraseBook::outcome(const law::Remedy& remedy) const
{
    if (!remedy.result) {
        return text("Remedies", QT_TRANSLATE_NOOP("Remedies", "the result is open"));
    }
    const char* source = findPhrase(phrases::winners(), score::toCode(*remedy.result));
    return source ? text("Remedies", source) : result(*remedy.result);
}

std::string PhraseBook::overReason(const law::Remedy& remedy) const
{
    const char* source = findPhrase(phrases::overReasons(), remedy.reason);
    if (source) {
        return text("Remedies", source);
    }
    return remedy.reason.empty() ? text("Remedies", QT_TRANSLATE_NOOP("Remedies", "as declared"))
                                 : remedy.reason;
}

std::string PhraseBook::remedy(const law::Remedy& remedy) const
{
    const auto table = phrases::remedies();
    // Some reasons make another sentence of it, and so does the starting position.
    const bool isStart = remedy.ply == 0 && remedy.reason.empty();
    const std::string special =
        std::string(law::toCode(remedy.id)) + ":" + (isStart ? "start" : remedy.reason);
    auto found = std::ranges::find(table, special, &phrases::RemedyPhrase::code);
    if (found == table.end()) {
        found = std::ranges::find(table, law::toCode(remedy.id), &phrases::RemedyPhrase::code);
    }
    if (found == table.end()) {
        return std::string(law::toCode(remedy.id));
    }
    const bool isGeneral = (isMentioned(found->text, 1) && !remedy.board) ||
                           (isMentioned(found->text, 2) && !namesPly(remedy.ply));
    return capitalised(
        text("Remedies", isGeneral ? found->withoutNumber : found->text,
             {remedy.board ? side(*remedy.board) : std::string(),
              remedy.ply ? ply(*remedy.ply) : std::string(), outcome(remedy), overReason(remedy)}));
}

std::string PhraseBook::boardStep(const law::BoardStep& step) const
{
    const char letter = chess::fenLetter(step.piece);
    const std::string which = name(phrases::definitePieces(), {&letter, 1});
    if (step.from && step.to) {
        return sentence(QT_TRANSLATE_NOOP("Sentences", "Move %1 from %2 to %3."),
                        {which, square(*step.from), square(*step.to)});
    }
    if (step.to) {
        return sentence(QT_TRANSLATE_NOOP("Sentences", "Put %1 on %2."), {which, square(*step.to)});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "Take %1 off %2."),
                    {which, step.from ? square(*step.from) : std::string()});
}

std::vector<std::string> PhraseBook::remedySteps(const law::Remedy& remedy) const
{
    std::vector<std::string> lines;
    if (remedy.opened) {
        lines.push_back(
            sentence(QT_TRANSLATE_NOOP("Sentences", "The sealed move %1 is made first."),
                     {move(remedy.opened->before, remedy.opened->move)}));
    } else {
        for (const law::BoardStep& step : remedy.steps) {
            lines.push_back(boardStep(step));
        }
    }
    if (!remedy.mustMove.empty()) {
        lines.push_back(sentence(
            remedy.mustMove.size() == 1
                ? QT_TRANSLATE_NOOP("Sentences", "The piece on %1 was touched and must be moved.")
                : QT_TRANSLATE_NOOP("Sentences", "The pieces on %1 were touched; the first that "
                                                 "can be moved must be moved."),
            {squares(remedy.mustMove)}));
    }
    if (!remedy.mustCapture.empty()) {
        lines.push_back(sentence(QT_TRANSLATE_NOOP("Sentences", "The piece on %1 was touched and "
                                                                "must be captured if possible."),
                                 {squares(remedy.mustCapture)}));
    }
    addReplies(lines, remedy);
    return lines;
}

void PhraseBook::addReplies(std::vector<std::string>& lines, const law::Remedy& remedy) const
{
    constexpr std::size_t mostToName = 12;
    if (!remedy.legalReplies) {
        return;
    }
    const auto& replies = *remedy.legalReplies;
    if (replies.empty() || replies.size() > mostToName || !remedy.position) {
        lines.push_back(sentence(
            QT_TRANSLATE_NOOP("Sentences", "The move is to be chosen from %1 legal moves."),
            {std::to_string(replies.size())}));
        return;
    }
    std::vector<std::string> names;
    for (const chess::Move reply : replies) {
        names.push_back(move(*remedy.position, reply));
    }
    lines.push_back(
        replies.size() == 1
            ? sentence(QT_TRANSLATE_NOOP("Sentences", "The only move allowed is %1."),
                       {names.front()})
            : sentence(QT_TRANSLATE_NOOP("Sentences", "The move is to be chosen from: %1."),
                       {list(names)}));
}

std::string PhraseBook::penalty(const law::Penalty& penalty) const
{
    return sentence(QT_TRANSLATE_NOOP("Sentences", "%1 gets %2 of extra time for the offence of "
                                                   "%3 (%4)."),
                    {side(chess::opposite(penalty.side)), duration(penalty.seconds),
                     side(penalty.side), article(penalty.article)});
}

std::string PhraseBook::question(std::string_view id) const
{
    const char* source = findPhrase(phrases::questions(), id);
    return source ? text("Questions", source) : std::string(id);
}

std::string PhraseBook::question(const law::Question& asked) const
{
    return question(asked.id);
}

std::string PhraseBook::choice(std::string_view question, std::string_view choice) const
{
    const phrases::ChoicePhrase* general = nullptr;
    for (const phrases::ChoicePhrase& phrase : phrases::choices()) {
        if (phrase.choice == choice && phrase.question == question) {
            return text("Questions", phrase.text);
        }
        if (phrase.choice == choice && phrase.question.empty()) {
            general = &phrase;
        }
    }
    if (general) {
        return text("Questions", general->text);
    }
    const std::optional<chess::Move> move = chess::parseUci(choice);
    if (!move) {
        return std::string(choice);
    }
    const std::string squareNames = fromTo(*move);
    return move->promotion() ? squareNames + " (" + pieceType(*move->promotion()) + ")"
                             : squareNames;
}

std::string PhraseBook::choice(const law::Question& asked, std::string_view choice) const
{
    const auto made = asked.before ? chess::parseUci(choice) : std::nullopt;
    if (!made) {
        return this->choice(asked.id, choice);
    }
    return chess::isLegal(*asked.before, *made) ? move(*asked.before, *made)
                                                : carriedOut(*asked.before, *made);
}

std::string PhraseBook::choice(std::string_view question, std::string_view choice,
                               const score::Comparison& answered) const
{
    const auto made = chess::parseUci(choice);
    const score::Game& game = answered.game;
    for (std::size_t i = 0; made && i < game.moves.size() && i < game.positions.size(); ++i) {
        const bool isThere =
            !answered.firstDivergence || answered.firstDivergence->ply == static_cast<int>(i) + 1;
        const std::string words = carriedOut(game.positions[i], *made);
        if (isThere && game.moves[i] == *made && words != fromTo(*made)) {
            return words;
        }
    }
    return this->choice(question, choice);
}

std::string PhraseBook::clockMethod(law::ClockMethod method) const
{
    const char* source = findPhrase(phrases::clockMethods(), law::toCode(method));
    return source ? text("Clocks", source) : std::string(law::toCode(method));
}

std::string PhraseBook::clockWarning(std::string_view code) const
{
    const char* source = findPhrase(phrases::clockWarnings(), code);
    return source ? text("Clocks", source) : std::string(code);
}

std::string PhraseBook::clockWarning(chess::Color who, std::string_view code) const
{
    return capitalised(
        text("Report", QT_TRANSLATE_NOOP("Report", "%1: %2"), {side(who), clockWarning(code)}));
}

std::string PhraseBook::clockSetting(chess::Color who, const law::ClockSetting& setting) const
{
    std::string how =
        isSharedOut(setting)
            ? text("Clocks", QT_TRANSLATE_NOOP("Clocks", "worked out from the time elapsed"))
            : clockMethod(setting.method);
    if (setting.low && setting.high && *setting.low != *setting.high) {
        how = text("Clocks", QT_TRANSLATE_NOOP("Clocks", "%1; possible from %2 to %3"),
                   {how, clockTime(*setting.low), clockTime(*setting.high)});
    }
    if (setting.penaltySeconds > 0) {
        how = text("Clocks", QT_TRANSLATE_NOOP("Clocks", "%1; %2 of penalty time included"),
                   {how, duration(setting.penaltySeconds)});
    }
    return capitalised(text("Clocks", QT_TRANSLATE_NOOP("Clocks", "%1: %2 (%3)."),
                            {side(who), clockTime(setting.seconds), how}));
}

std::string PhraseBook::clockProposal(const law::ClockProposal& proposal) const
{
    if (!proposal.white || !proposal.black) {
        const auto& only = proposal.white ? proposal.white : proposal.black;
        if (!only) {
            return sentence(QT_TRANSLATE_NOOP("Sentences", "No clock times are known."));
        }
        return sentence(QT_TRANSLATE_NOOP("Sentences", "%1’s clock is set to %2."),
                        {side(proposal.white ? chess::Color::White : chess::Color::Black),
                         clockTime(only->seconds)});
    }
    const std::string white = clockTime(proposal.white->seconds);
    const std::string black = clockTime(proposal.black->seconds);
    if (isLeftAsItIs(*proposal.white) && isLeftAsItIs(*proposal.black)) {
        return sentence(QT_TRANSLATE_NOOP("Sentences", "The clocks stay as they are: White %1, "
                                                       "Black %2."),
                        {white, black});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "The clocks are set to %1 for White and %2 for "
                                                   "Black."),
                    {white, black});
}

std::string PhraseBook::diagnostic(const Diagnostic& diagnostic) const
{
    // The last argument of some is a word that makes another sentence of it.
    const std::string last = diagnostic.arguments.empty() ? "" : diagnostic.arguments.back();
    const char* source = findPhrase(phrases::diagnostics(), diagnostic.code + ":" + last);
    if (!source) {
        source = findPhrase(phrases::diagnostics(), diagnostic.code);
    }
    if (!source) {
        return diagnostic.arguments.empty() ? diagnostic.code
                                            : diagnostic.code + ": " + list(diagnostic.arguments);
    }
    const std::string pattern =
        text("Diagnostics", source, {"%1", "%2", "%3", "%4", "%5", "%6", "%7", "%8", "%9"});
    return capitalised(fillIn(pattern, diagnostic.arguments));
}

std::string PhraseBook::fenProblem(std::string_view code) const
{
    const char* source = findPhrase(phrases::fenProblems(), code);
    return source ? text("Diagnostics", source) : std::string(code);
}

}  // namespace diptych::reports
