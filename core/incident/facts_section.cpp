#include "core/incident/facts_section.h"

#include "core/incident/answers.h"
#include "core/incident/fact_words.h"
#include "core/law/circumstances.h"
#include "core/law/question_ids.h"

#include <utility>

namespace diptych::incident {

namespace {

using law::Color;
using law::Facts;

constexpr int mostIllegalMoves = 99;

std::optional<law::SidePly> sidePly(LineCursor& line)
{
    const auto side = line.side();
    const auto ply = side ? line.ply() : std::nullopt;
    return ply ? std::optional(law::SidePly{*side, *ply}) : std::nullopt;
}

std::optional<law::SideSquare> sideSquare(LineCursor& line)
{
    const auto side = line.side();
    const auto square = side ? line.square() : std::nullopt;
    return square ? std::optional(law::SideSquare{*side, *square}) : std::nullopt;
}

std::optional<law::SpokenAt> spokenAt(LineCursor& line)
{
    const auto ply = line.ply();
    auto text = ply ? line.text("the words spoken") : std::nullopt;
    return text ? std::optional(law::SpokenAt{*ply, std::move(*text)}) : std::nullopt;
}

template <typename Value>
void append(std::vector<Value>& list, const std::optional<Value>& value)
{
    if (value) {
        list.push_back(*value);
    }
}

void readTouched(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    if (!side) {
        return;
    }
    law::Touched touched{*side, {}};
    do {
        const auto square = line.square();
        if (!square) {
            return;
        }
        touched.squares.push_back(*square);
    } while (!line.atEnd());
    facts.touched.push_back(std::move(touched));
}

void readExecuted(LineCursor& line, Facts& facts)
{
    const auto made = sidePly(line);
    const auto from = made ? line.square() : std::nullopt;
    const auto to = from ? line.square() : std::nullopt;
    if (to) {
        facts.executed.push_back({made->side, made->ply, *from, *to});
    }
}

void readSlip(LineCursor& line, Facts& facts)
{
    auto spoken = spokenAt(line);
    if (!spoken) {
        return;
    }
    for (const auto& [word, when] : pressTimeWords) {
        if (spoken->text.ends_with(" " + std::string(word))) {
            std::string text = spoken->text.substr(0, spoken->text.size() - word.size() - 1);
            text.erase(text.find_last_not_of(" \t") + 1);
            facts.slips.push_back({spoken->ply, std::move(text), when});
            return;
        }
    }
    line.complain("unknown-word", spoken->text,
                  "the words spoken, then before-press or after-press");
}

void readIllegalBefore(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    const auto count = side ? line.number(mostIllegalMoves) : std::nullopt;
    if (count) {
        (*side == Color::White ? facts.illegalBeforeWhite : facts.illegalBeforeBlack) = *count;
    }
}

void readFlag(LineCursor& line, Facts& facts)
{
    if (line.peek() == "both") {
        line.fixed("both");
        facts.flag = line.oneOf(bothFlagsWords).value_or(facts.flag);
    } else {
        constexpr Named<law::FlagFall> words[] = {
            flagWords[0], flagWords[1], {"both", law::FlagFall::None}};
        facts.flag = line.oneOf(words).value_or(facts.flag);
    }
}

void readClockDefect(LineCursor& line, Facts& facts)
{
    constexpr Named<law::Who> words[] = {
        {"white", law::Who::White}, {"black", law::Who::Black}, {"both", law::Who::Both}};
    if (const auto who = line.oneOf(words)) {
        facts.whiteClockDefect |= *who != law::Who::Black;
        facts.blackClockDefect |= *who != law::Who::White;
    }
}

void readLate(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    const auto seconds = side ? line.clockTime() : std::nullopt;
    if (seconds) {
        facts.late.push_back({*side, *seconds});
    }
}

/// A side followed by one word that is always the same.
void readSideWith(LineCursor& line, std::string_view wanted, std::vector<Color>& sides)
{
    const auto side = line.side();
    if (side && line.fixed(wanted)) {
        sides.push_back(*side);
    }
}

void readDrawClaim(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    const auto kind = side ? line.oneOf(claimWords) : std::nullopt;
    if (kind) {
        facts.drawClaim = law::DrawClaim{*side, *kind};
    }
}

void readSealed(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    if (side) {
        facts.sealed = law::SideText{*side, line.optionalText()};
    }
}

void readResult(LineCursor& line, Facts& facts)
{
    const auto result = line.oneOf(resultWords);
    auto text = result ? line.text("the reason, such as agreement") : std::nullopt;
    if (!text) {
        return;
    }
    law::DeclaredResult declared{*result, law::ResultReason::Other, std::move(*text)};
    for (const auto& [word, reason] : resultReasonWords) {
        if (declared.text == word) {
            declared.reason = reason;
        }
    }
    facts.result = std::move(declared);
}

void readSetup(LineCursor& line, Facts& facts)
{
    const auto side = line.side();
    if (side && line.fixed("wrong")) {
        (*side == Color::White ? facts.whiteSetupWrong : facts.blackSetupWrong) = true;
    }
}

void readAnswer(LineCursor& line, Facts& facts)
{
    const auto question = line.word(questionIds());
    if (!question) {
        return;
    }
    const std::string id(*question);
    if (!law::question::isQuestion(id)) {
        line.complain("unknown-word", id, questionIds());
        return;
    }
    const auto choice = line.word(choicesInWords(id));
    if (!choice) {
        return;
    }
    if (!law::question::isChoice(id, *choice)) {
        line.complain("unknown-word", *choice, choicesInWords(id));
        return;
    }
    facts.answers[id] = std::string(*choice);
    facts.answeredBy.erase(id);
    if (line.atEnd() || !line.fixed("by")) {
        return;
    }
    if (auto who = line.text("who answered, such as white, arbiter or a name")) {
        facts.answeredBy[id] = std::move(*who);
    }
}

/// A line of conductWords: what was done, and by whom.
template <law::Conduct conduct>
void readConduct(LineCursor& line, Facts& facts)
{
    if (const auto side = line.side()) {
        facts.conduct.push_back({*side, conduct});
    }
}

using ReadFact = void (*)(LineCursor&, Facts&);

constexpr Named<ReadFact> facts[] = {
    {"pressed",
     [](LineCursor& line, Facts& into) {
         into.pressed = line.oneOf(pressedWords).value_or(into.pressed);
     }},
    {"touched", readTouched},
    {"touch-order",
     [](LineCursor& line, Facts& into) { into.touchOrderUnknown |= line.fixed("unknown"); }},
    {"released", [](LineCursor& line, Facts& into) { append(into.released, sideSquare(line)); }},
    {"removed", [](LineCursor& line, Facts& into) { append(into.removed, sideSquare(line)); }},
    {"executed", readExecuted},
    {"adjusting", [](LineCursor& line, Facts& into) { append(into.adjusting, line.side()); }},
    {"claim-lost", [](LineCursor& line, Facts& into) { append(into.claimLost, line.side()); }},
    {"announced", [](LineCursor& line, Facts& into) { append(into.announced, spokenAt(line)); }},
    {"not-announced", [](LineCursor& line, Facts& into) { append(into.notAnnounced, line.ply()); }},
    {"repeated", [](LineCursor& line, Facts& into) { append(into.repeated, spokenAt(line)); }},
    {"not-repeated", [](LineCursor& line, Facts& into) { append(into.notRepeated, line.ply()); }},
    {"slip", readSlip},
    {"concedes", [](LineCursor& line, Facts& into) { append(into.concedes, sidePly(line)); }},
    {"copied", [](LineCursor& line, Facts& into) { append(into.copied, sidePly(line)); }},
    {"stopped", [](LineCursor& line, Facts& into) { append(into.stopped, sidePly(line)); }},
    {"claimed", [](LineCursor& line, Facts& into) { append(into.claimed, line.side()); }},
    {"observed", [](LineCursor&, Facts& into) { into.observed = true; }},
    {"illegal-before", readIllegalBefore},
    {"flag", readFlag},
    {"clock-defect", readClockDefect},
    {"wrong-setting",
     [](LineCursor& line, Facts& into) { into.wrongSetting = line.text("what was set wrongly"); }},
    {"late", readLate},
    {"paused", [](LineCursor& line,
                  Facts& into) { readSideWith(line, "without-reason", into.pausedWithoutReason); }},
    {"draw-claim", readDrawClaim},
    {"draw-offer", [](LineCursor& line, Facts& into) { append(into.drawOffers, sidePly(line)); }},
    {"sealed", readSealed},
    {"adjourned", [](LineCursor& line, Facts& into) { into.adjournedAt = line.ply(); }},
    {"device", [](LineCursor& line,
                  Facts& into) { readSideWith(line, "not-approved", into.deviceNotApproved); }},
    {"result", readResult},
    {"setup", readSetup},
    {"colours",
     [](LineCursor& line, Facts& into) { into.coloursReversed |= line.fixed("reversed"); }},
    {"pressed-without-move", readConduct<law::Conduct::PressedWithoutMove>},
    {"two-hands", readConduct<law::Conduct::TwoHands>},
    {"displaced", readConduct<law::Conduct::DisplacedPieces>},
    {"left", readConduct<law::Conduct::LeftTheVenue>},
    {"advised", readConduct<law::Conduct::WasAdvised>},
    {"captain-intervened", readConduct<law::Conduct::CaptainIntervened>},
    {"arbiters-error",
     [](LineCursor& line, Facts& into) { into.arbitersError = line.text("what was wrong"); }},
    {"eboard", [](LineCursor& line, Facts& into) { append(into.eboard, spokenAt(line)); }},
    {"answer", readAnswer},
};

}  // namespace

void readFact(LineCursor& line, Facts& into)
{
    if (const auto read = line.oneOf(facts)) {
        (*read)(line, into);
        line.finish();
    }
}

}  // namespace diptych::incident
