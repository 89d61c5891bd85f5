#include "reports/words/fact_phrases.h"

#include <QtGlobal>

#include <initializer_list>

namespace diptych::reports {

namespace {

using chess::Color;

/// Collects the sentences of one book.
class FactWriter {
public:
    explicit FactWriter(const PhraseBook& book)
        : m_book(book)
    {}

    void say(const char* source, std::initializer_list<std::string> arguments = {})
    {
        m_lines.push_back(m_book.text("Facts", source, arguments));
    }
    std::string side(Color side) const { return m_book.side(side); }
    std::string ply(int ply) const { return m_book.ply(ply); }
    std::string number(int number) const { return std::to_string(number); }
    std::string time(int seconds) const { return m_book.clockTime(seconds); }

    std::vector<std::string> finish() { return std::move(m_lines); }

private:
    const PhraseBook& m_book;
    std::vector<std::string> m_lines{};
};

std::string listOf(const std::vector<chess::Square>& squares)
{
    std::string list;
    for (const chess::Square square : squares) {
        list += (list.empty() ? "" : ", ") + chess::toString(square);
    }
    return list;
}

void sayTouches(FactWriter& out, const law::Facts& facts)
{
    if (facts.pressed == law::Answered::Yes) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The clock was pressed after the last move."));
    } else if (facts.pressed == law::Answered::No) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The clock was not pressed after the last move."));
    }
    for (const law::Touched& touched : facts.touched) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 touched, in this order: %2."),
                {out.side(touched.side), listOf(touched.squares)});
    }
    if (facts.touchOrderUnknown) {
        out.say(QT_TRANSLATE_NOOP("Facts", "In which order the pieces were touched is not known."));
    }
    for (const law::SideSquare& at : facts.released) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 released a piece on %2."),
                {out.side(at.side), chess::toString(at.square)});
    }
    for (const law::SideSquare& at : facts.removed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 took the piece on %2 off the board."),
                {out.side(at.side), chess::toString(at.square)});
    }
    for (const law::Executed& executed : facts.executed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "On the board of %1, %2 was carried out from %3 to %4."),
                {out.side(executed.side), out.ply(executed.ply), chess::toString(executed.from),
                 chess::toString(executed.to)});
    }
    for (const Color side : facts.adjusting) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 had said that he was adjusting."), {out.side(side)});
    }
    for (const Color side : facts.claimLost) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 has lost the right to claim that a piece was "
                                           "touched."),
                {out.side(side)});
    }
}

void saySpeech(FactWriter& out, const law::Facts& facts)
{
    for (const law::SpokenAt& spoken : facts.announced) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 was announced as “%2”."),
                {out.ply(spoken.ply), spoken.text});
    }
    for (const int ply : facts.notAnnounced) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 was not announced."), {out.ply(ply)});
    }
    for (const law::SpokenAt& spoken : facts.repeated) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 was repeated by the opponent as “%2”."),
                {out.ply(spoken.ply), spoken.text});
    }
    for (const int ply : facts.notRepeated) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 was not repeated by the opponent."), {out.ply(ply)});
    }
    for (const law::Slip& slip : facts.slips) {
        const bool isBefore = slip.when == law::PressTime::BeforePress;
        out.say(isBefore
                    ? QT_TRANSLATE_NOOP("Facts", "%1: a slip of the tongue, “%2”, corrected before "
                                                 "the clock was pressed.")
                    : QT_TRANSLATE_NOOP("Facts", "%1: a slip of the tongue, “%2”, corrected only "
                                                 "after the clock was pressed."),
                {out.ply(slip.ply), slip.text});
    }
    for (const law::SpokenAt& shown : facts.eboard) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1: the electronic board shows “%2”."),
                {out.ply(shown.ply), shown.text});
    }
}

void sayScoring(FactWriter& out, const law::Facts& facts)
{
    for (const law::SidePly& at : facts.concedes) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 accepts the opponent’s version of %2."),
                {out.side(at.side), out.ply(at.ply)});
    }
    for (const law::SidePly& at : facts.copied) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The score of %1 was copied from the opponent from %2 "
                                           "on."),
                {out.side(at.side), out.ply(at.ply)});
    }
    for (const law::SidePly& at : facts.stopped) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 stopped recording after %2."),
                {out.side(at.side), out.ply(at.ply)});
    }
    for (const Color side : facts.claimed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 made a claim."), {out.side(side)});
    }
    if (facts.observed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The arbiter saw it."));
    }
    for (const Color side : {Color::White, Color::Black}) {
        const int before =
            side == Color::White ? facts.illegalBeforeWhite : facts.illegalBeforeBlack;
        if (before > 0) {
            out.say(QT_TRANSLATE_NOOP("Facts", "Illegal moves that %1 had completed before: %2."),
                    {out.side(side), out.number(before)});
        }
    }
}

void sayFlags(FactWriter& out, const law::Facts& facts)
{
    switch (facts.flag) {
    case law::FlagFall::None:
        return;
    case law::FlagFall::White:
    case law::FlagFall::Black:
        return out.say(
            QT_TRANSLATE_NOOP("Facts", "The flag of %1 has fallen."),
            {out.side(facts.flag == law::FlagFall::White ? Color::White : Color::Black)});
    case law::FlagFall::BothWhiteFirst:
    case law::FlagFall::BothBlackFirst:
        return out.say(
            QT_TRANSLATE_NOOP("Facts", "Both flags have fallen, that of %1 first."),
            {out.side(facts.flag == law::FlagFall::BothWhiteFirst ? Color::White : Color::Black)});
    case law::FlagFall::BothUnknown:
        return out.say(QT_TRANSLATE_NOOP("Facts", "Both flags have fallen; which one first is not "
                                                  "known."));
    }
}

void sayClock(FactWriter& out, const law::Facts& facts)
{
    sayFlags(out, facts);
    if (facts.whiteClockDefect) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The clock of %1 is defective."),
                {out.side(Color::White)});
    }
    if (facts.blackClockDefect) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The clock of %1 is defective."),
                {out.side(Color::Black)});
    }
    if (facts.wrongSetting) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The clock was set wrongly: %1."),
                {*facts.wrongSetting});
    }
    for (const law::SideSeconds& late : facts.late) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 arrived late by %2."),
                {out.side(late.side), out.time(late.seconds)});
    }
    for (const Color side : facts.pausedWithoutReason) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 stopped the clocks without a valid reason."),
                {out.side(side)});
    }
}

void sayConduct(FactWriter& out, const law::SideConduct& conduct)
{
    const std::string side = out.side(conduct.side);
    switch (conduct.conduct) {
    case law::Conduct::PressedWithoutMove:
        return out.say(QT_TRANSLATE_NOOP("Facts", "%1 pressed the clock without making a move."),
                       {side});
    case law::Conduct::TwoHands:
        return out.say(QT_TRANSLATE_NOOP("Facts", "%1 used two hands for one move."), {side});
    case law::Conduct::DisplacedPieces:
        return out.say(QT_TRANSLATE_NOOP("Facts", "%1 displaced pieces."), {side});
    case law::Conduct::LeftTheVenue:
        return out.say(QT_TRANSLATE_NOOP("Facts", "%1 left the playing venue."), {side});
    case law::Conduct::WasAdvised:
        return out.say(QT_TRANSLATE_NOOP("Facts", "%1 was given advice."), {side});
    case law::Conduct::CaptainIntervened:
        return out.say(QT_TRANSLATE_NOOP("Facts", "Somebody intervened in the game for %1."),
                       {side});
    }
}

void sayResult(FactWriter& out, const law::Facts& facts, const PhraseBook& book)
{
    if (facts.drawClaim) {
        out.say(facts.drawClaim->kind == law::ClaimKind::Threefold
                    ? QT_TRANSLATE_NOOP("Facts", "%1 claims a draw by threefold repetition.")
                    : QT_TRANSLATE_NOOP("Facts", "%1 claims a draw by the fifty-move rule."),
                {out.side(facts.drawClaim->side)});
    }
    for (const law::SidePly& at : facts.drawOffers) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 offered a draw with %2."),
                {out.side(at.side), out.ply(at.ply)});
    }
    if (facts.sealed && facts.sealed->text.empty()) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 sealed a move, and the envelope is missing."),
                {out.side(facts.sealed->side)});
    } else if (facts.sealed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "%1 sealed “%2”."),
                {out.side(facts.sealed->side), facts.sealed->text});
    }
    if (facts.adjournedAt) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The game was adjourned after %1."),
                {out.ply(*facts.adjournedAt)});
    }
    for (const Color side : facts.deviceNotApproved) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The recording device of %1 was not approved."),
                {out.side(side)});
    }
    for (const law::SideConduct& conduct : facts.conduct) {
        sayConduct(out, conduct);
    }
    if (facts.arbitersError) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The arbiter had restored or set something wrongly: "
                                           "%1."),
                {*facts.arbitersError});
    }
    if (facts.result) {
        out.say(QT_TRANSLATE_NOOP("Facts", "A result was declared: %1, %2."),
                {book.result(facts.result->result), facts.result->text});
    }
}

void saySetup(FactWriter& out, const law::Facts& facts)
{
    if (facts.whiteSetupWrong) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The pieces of %1 were set up wrongly."),
                {out.side(Color::White)});
    }
    if (facts.blackSetupWrong) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The pieces of %1 were set up wrongly."),
                {out.side(Color::Black)});
    }
    if (facts.coloursReversed) {
        out.say(QT_TRANSLATE_NOOP("Facts", "The game began with the colours reversed."));
    }
}

}  // namespace

std::vector<std::string> factLines(const PhraseBook& book, const law::Facts& facts)
{
    FactWriter out(book);
    sayTouches(out, facts);
    saySpeech(out, facts);
    sayScoring(out, facts);
    sayClock(out, facts);
    sayResult(out, facts, book);
    saySetup(out, facts);
    std::vector<std::string> lines = out.finish();
    for (std::string& line : lines) {
        line = capitalised(line);
    }
    return lines;
}

}  // namespace diptych::reports
