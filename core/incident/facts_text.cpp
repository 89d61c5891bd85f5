#include "core/incident/facts_text.h"

#include "core/incident/fact_words.h"
#include "core/incident/time_text.h"
#include "core/incident/words.h"

namespace diptych::incident {

namespace {

using law::Color;
using law::Facts;
using law::Square;

/// Gathers lines of words.
class FactLines {
public:
    template <typename... Words>
    void line(const Words&... words)
    {
        std::string_view separator;
        ((m_text += separator, m_text += inWords(words), separator = " "), ...);
        m_text += "\n";
    }

    std::string take() { return std::move(m_text); }

private:
    static std::string inWords(std::string_view word) { return std::string(word); }
    static std::string inWords(int number) { return std::to_string(number); }
    static std::string inWords(Color side) { return std::string(sideWord(side)); }
    static std::string inWords(Square square) { return chess::toString(square); }

    std::string m_text;
};

void writeTouch(FactLines& lines, const Facts& facts)
{
    for (const law::Touched& touched : facts.touched) {
        std::string squares;
        for (const Square square : touched.squares) {
            squares += (squares.empty() ? "" : " ") + chess::toString(square);
        }
        lines.line("touched", touched.side, squares);
    }
    if (facts.touchOrderUnknown) {
        lines.line("touch-order unknown");
    }
    for (const auto& [side, square] : facts.released) {
        lines.line("released", side, square);
    }
    for (const auto& [side, square] : facts.removed) {
        lines.line("removed", side, square);
    }
    for (const law::Executed& made : facts.executed) {
        lines.line("executed", made.side, made.ply, made.from, made.to);
    }
    for (const Color side : facts.adjusting) {
        lines.line("adjusting", side);
    }
    for (const Color side : facts.claimLost) {
        lines.line("claim-lost", side);
    }
}

void writeSpeech(FactLines& lines, const Facts& facts)
{
    for (const auto& [ply, text] : facts.announced) {
        lines.line("announced", ply, text);
    }
    for (const int ply : facts.notAnnounced) {
        lines.line("not-announced", ply);
    }
    for (const auto& [ply, text] : facts.repeated) {
        lines.line("repeated", ply, text);
    }
    for (const int ply : facts.notRepeated) {
        lines.line("not-repeated", ply);
    }
    for (const law::Slip& slip : facts.slips) {
        lines.line("slip", slip.ply, slip.text, wordOf(pressTimeWords, slip.when));
    }
    for (const auto& [ply, text] : facts.eboard) {
        lines.line("eboard", ply, text);
    }
}

void writeScoring(FactLines& lines, const Facts& facts)
{
    for (const auto& [side, ply] : facts.concedes) {
        lines.line("concedes", side, ply);
    }
    for (const auto& [side, ply] : facts.copied) {
        lines.line("copied", side, ply);
    }
    for (const auto& [side, ply] : facts.stopped) {
        lines.line("stopped", side, ply);
    }
    for (const Color side : facts.claimed) {
        lines.line("claimed", side);
    }
    if (facts.observed) {
        lines.line("observed");
    }
    if (facts.illegalBeforeWhite != 0) {
        lines.line("illegal-before white", facts.illegalBeforeWhite);
    }
    if (facts.illegalBeforeBlack != 0) {
        lines.line("illegal-before black", facts.illegalBeforeBlack);
    }
}

void writeFlag(FactLines& lines, law::FlagFall flag)
{
    if (const auto both = wordOf(bothFlagsWords, flag); !both.empty()) {
        lines.line("flag both", both);
    } else if (flag != law::FlagFall::None) {
        lines.line("flag", wordOf(flagWords, flag));
    }
}

void writeClock(FactLines& lines, const Facts& facts)
{
    writeFlag(lines, facts.flag);
    if (facts.whiteClockDefect && facts.blackClockDefect) {
        lines.line("clock-defect both");
    } else if (facts.whiteClockDefect || facts.blackClockDefect) {
        lines.line("clock-defect", facts.whiteClockDefect ? Color::White : Color::Black);
    }
    if (facts.wrongSetting) {
        lines.line("wrong-setting", *facts.wrongSetting);
    }
    for (const auto& [side, seconds] : facts.late) {
        lines.line("late", side, clockTimeText(seconds));
    }
    for (const Color side : facts.pausedWithoutReason) {
        lines.line("paused", side, "without-reason");
    }
}

void writeResult(FactLines& lines, const Facts& facts)
{
    if (facts.drawClaim) {
        lines.line("draw-claim", facts.drawClaim->side, wordOf(claimWords, facts.drawClaim->kind));
    }
    for (const auto& [side, ply] : facts.drawOffers) {
        lines.line("draw-offer", side, ply);
    }
    if (facts.sealed && facts.sealed->text.empty()) {
        lines.line("sealed", facts.sealed->side);
    } else if (facts.sealed) {
        lines.line("sealed", facts.sealed->side, facts.sealed->text);
    }
    if (facts.adjournedAt) {
        lines.line("adjourned", *facts.adjournedAt);
    }
    for (const Color side : facts.deviceNotApproved) {
        lines.line("device", side, "not-approved");
    }
    for (const auto& [side, conduct] : facts.conduct) {
        lines.line(wordOf(conductWords, conduct), side);
    }
    if (facts.arbitersError) {
        lines.line("arbiters-error", *facts.arbitersError);
    }
    if (facts.result) {
        lines.line("result", wordOf(resultWords, facts.result->result), facts.result->text);
    }
}

void writeSetup(FactLines& lines, const Facts& facts)
{
    if (facts.whiteSetupWrong) {
        lines.line("setup white wrong");
    }
    if (facts.blackSetupWrong) {
        lines.line("setup black wrong");
    }
    if (facts.coloursReversed) {
        lines.line("colours reversed");
    }
}

}  // namespace

std::string factsText(const Facts& facts)
{
    FactLines lines;
    if (facts.pressed != law::Answered::NotStated) {
        lines.line("pressed", wordOf(pressedWords, facts.pressed));
    }
    writeTouch(lines, facts);
    writeSpeech(lines, facts);
    writeScoring(lines, facts);
    writeClock(lines, facts);
    writeResult(lines, facts);
    writeSetup(lines, facts);
    for (const auto& [question, choice] : facts.answers) {
        const auto who = facts.answeredBy.find(question);
        lines.line("answer", question,
                   who == facts.answeredBy.end() ? choice : choice + " by " + who->second);
    }
    return lines.take();
}

}  // namespace diptych::incident
