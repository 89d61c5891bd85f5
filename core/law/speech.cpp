#include "core/law/announcement.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"

#include <algorithm>

namespace diptych::law {

using chess::Move;

namespace {

/// The line of the player who makes a ply, if it reaches so far.
const score::ScoreLine* moversLine(const Matter& matter, int ply)
{
    if (ply < 1) {
        return nullptr;
    }
    const auto& line = lineOf(matter, moverAt(matter, ply));
    const auto index = static_cast<std::size_t>(ply) - 1;
    return line && index < line->plies.size() && index < line->positions.size() ? &*line : nullptr;
}

/// What the mover himself has for a ply: his entry, else the move of the game.
std::optional<Move> moversMove(const Matter& matter, int ply)
{
    const score::ScoreLine* line = moversLine(matter, ply);
    const auto index = static_cast<std::size_t>(ply) - 1;
    if (line != nullptr && line->plies[index].move) {
        return line->plies[index].move;
    }
    return ply >= 1 && ply <= matter.plies() ? std::optional(matter.game().moves[index])
                                             : std::nullopt;
}

const chess::Position& positionBefore(const Matter& matter, int ply)
{
    const score::ScoreLine* line = moversLine(matter, ply);
    return line != nullptr ? line->positions[static_cast<std::size_t>(ply) - 1]
                           : positionAfter(matter, ply - 1);
}

bool isCorrectedInTime(const Matter& matter, int ply)
{
    const auto& slips = matter.facts().slips;
    return std::any_of(slips.begin(), slips.end(), [ply](const Slip& slip) {
        return slip.ply == ply && slip.when == PressTime::BeforePress;
    });
}

void noteAnnounced(const Matter& matter, const SpokenAt& spoken, Outcome& outcome)
{
    const auto made = moversMove(matter, spoken.ply);
    const auto announced =
        made ? announcedMove(positionBefore(matter, spoken.ply), spoken.text) : std::nullopt;
    if (!announced) {
        return;
    }
    if (!announced->move) {
        if (made->promotion()) {
            outcome.findings.push_back(
                findingAt(matter, "promotion-piece-not-announced", rule::announcement, spoken.ply));
        }
        return;
    }
    if (*announced->move == *made) {
        return;
    }
    const std::string_view id =
        announced->isLegal ? "announced-move-not-executed" : "announcement-impossible";
    // A slip corrected at once and before the press is what D.2.8 provides for.
    const Standing standing =
        isCorrectedInTime(matter, spoken.ply) ? Standing::Clear : Standing::Interpretation;
    Finding finding = findingAt(matter, id, rule::announcement, spoken.ply, standing);
    finding.arguments = {spoken.text};
    outcome.findings.push_back(std::move(finding));
}

bool saysTheSame(const Matter& matter, int ply, const std::string& a, const std::string& b)
{
    const auto first = readAnnouncement(a);
    const auto second = readAnnouncement(b);
    if (!first || !second) {
        return a == b;
    }
    const chess::Position& before = positionBefore(matter, ply);
    const auto moveA = announcedMove(before, a);
    const auto moveB = announcedMove(before, b);
    return *first == *second || (moveA->move && moveA->move == moveB->move);
}

/// Ply of an entry, counted from 1, of the record that was laid against the game.
std::optional<int> plyOfEntry(const Matter& matter, std::size_t sheet, const std::string& number)
{
    std::vector<const score::ScoreLine*> lines;
    for (const Color side : bothSides) {
        if (const auto& line = lineOf(matter, side)) {
            lines.push_back(&*line);
        }
    }
    for (const score::ScoreLine& witness : matter.comparison.witnesses) {
        lines.push_back(&witness);
    }
    for (const score::ScoreLine* line : lines) {
        for (std::size_t i = 0; line->sheet == sheet && i < line->plies.size(); ++i) {
            const auto& entry = line->plies[i].entry;
            if (entry && std::to_string(*entry + 1) == number) {
                return static_cast<int>(i) + 1;
            }
        }
    }
    return std::nullopt;
}

/// Ply of a repetition that did not say what was announced, by the facts or by a recording.
std::optional<int> wrongRepetition(const Matter& matter)
{
    const Facts& facts = matter.facts();
    for (const SpokenAt& repeated : facts.repeated) {
        for (const SpokenAt& announced : facts.announced) {
            if (announced.ply == repeated.ply &&
                !saysTheSame(matter, announced.ply, announced.text, repeated.text)) {
                return announced.ply;
            }
        }
    }
    for (std::size_t sheet = 0; sheet < matter.sheets.size(); ++sheet) {
        for (const Diagnostic& heard : matter.sheets[sheet].diagnostics) {
            if (heard.code == "wrong-repetition" && !heard.arguments.empty()) {
                return plyOfEntry(matter, sheet, heard.arguments[0]).value_or(matter.plies());
            }
        }
    }
    return std::nullopt;
}

/// D.2.1: the opponent of the player who announced repeats the move.
std::optional<chess::Color> whoRepeats(const Matter& matter, int ply)
{
    return ply > 0 ? std::optional(opposite(moverAt(matter, ply))) : std::nullopt;
}

void noteRepetitions(const Matter& matter, Outcome& outcome)
{
    for (const int ply : matter.facts().notAnnounced) {
        outcome.findings.push_back(
            findingAt(matter, "move-not-announced", rule::announcement, ply));
    }
    for (const int ply : matter.facts().notRepeated) {
        outcome.findings.push_back(
            findingAt(matter, "announcement-not-repeated", rule::announcement, ply));
        outcome.findings.back().side = whoRepeats(matter, ply);
    }
    const auto wrong = wrongRepetition(matter);
    if (!wrong) {
        return;
    }
    const auto id = question::warningForWrongRepetition;
    const auto answer = answerTo(matter, id);
    Finding finding =
        findingAt(matter, "announcement-repeated-wrongly", rule::announcement, *wrong);
    finding.side = whoRepeats(matter, *wrong);
    outcome.findings.push_back(std::move(finding));
    if (!answer) {
        outcome.questions.push_back(questionOf(matter, id));
    } else {
        outcome.findings.push_back(findingAt(
            matter, *answer == "yes" ? "warning-given" : "no-warning", rule::penalties, *wrong));
        outcome.findings.back().side = whoRepeats(matter, *wrong);
    }
}

/// What was established, and what was heard on the recordings.
std::vector<Slip> allSlips(const Matter& matter)
{
    std::vector<Slip> slips = matter.facts().slips;
    for (std::size_t sheet = 0; sheet < matter.sheets.size(); ++sheet) {
        for (const Diagnostic& heard : matter.sheets[sheet].diagnostics) {
            const auto ply = heard.code == "slip" && heard.arguments.size() > 3
                                 ? plyOfEntry(matter, sheet, heard.arguments[0])
                                 : std::nullopt;
            const auto isThere = [&](const Slip& slip) { return slip.ply == ply; };
            if (ply && std::ranges::none_of(slips, isThere)) {
                const bool inTime = heard.arguments[3] == "before-press";
                slips.push_back({*ply, heard.arguments[1],
                                 inTime ? PressTime::BeforePress : PressTime::AfterPress});
            }
        }
    }
    return slips;
}

void noteSlips(const Matter& matter, Outcome& outcome)
{
    for (const Slip& slip : allSlips(matter)) {
        const bool inTime = slip.when == PressTime::BeforePress;
        outcome.findings.push_back(findingAt(
            matter, inTime ? "slip-corrected-in-time" : "slip-corrected-too-late",
            rule::slipOfTheTongue, slip.ply, inTime ? Standing::Clear : Standing::Interpretation));
    }
}

void noteExecuted(const Matter& matter, Outcome& outcome)
{
    for (const Executed& executed : matter.facts().executed) {
        const auto written = moversMove(matter, executed.ply);
        const bool other =
            written && (written->from() != executed.from || written->to() != executed.to);
        if (other) {
            Finding finding = findingAt(matter, "executed-otherwise", rule::boardsDifferScoresAgree,
                                        executed.ply);
            finding.side = executed.side;
            finding.arguments = {toString(executed.from), toString(executed.to)};
            outcome.findings.push_back(std::move(finding));
        }
    }
}

/// After a retrace to before the announced move: is the player held to what he said?
void askWhetherItBinds(const Matter& matter, Outcome& outcome)
{
    const auto id = question::announcedMoveBinding;
    for (Remedy& remedy : outcome.remedies) {
        if (remedy.id != RemedyId::Retrace || !remedy.recommended ||
            *remedy.ply + 1 != matter.plies()) {
            continue;
        }
        for (const SpokenAt& spoken : matter.facts().announced) {
            const auto announced = spoken.ply == *remedy.ply + 1
                                       ? announcedMove(*remedy.position, spoken.text)
                                       : std::nullopt;
            if (!announced || !announced->isLegal ||
                announced->move == moversMove(matter, spoken.ply)) {
                continue;
            }
            const auto answer = answerTo(matter, id);
            if (!answer) {
                outcome.questions.push_back(questionOf(matter, id));
            } else if (*answer == "yes") {
                remedy.mustMove = {announced->move->from()};
                remedy.mustCapture.clear();
                remedy.legalReplies = {*announced->move};
                // Held to this move, he has no other choice for a piece that he touched.
                std::erase_if(outcome.questions, [](const Question& asked) {
                    return asked.id == question::touchMoveAfterRetrace;
                });
            }
            return;
        }
    }
}

}  // namespace

void noteSpeech(const Matter& matter, Outcome& outcome)
{
    for (const SpokenAt& spoken : matter.facts().announced) {
        noteAnnounced(matter, spoken, outcome);
    }
    noteRepetitions(matter, outcome);
    noteSlips(matter, outcome);
    noteExecuted(matter, outcome);
    askWhetherItBinds(matter, outcome);
}

}  // namespace diptych::law
