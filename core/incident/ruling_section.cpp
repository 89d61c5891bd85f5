#include "core/incident/ruling_section.h"

#include "core/incident/ply_text.h"
#include "core/incident/quoted_text.h"
#include "core/incident/remedy_words.h"
#include "core/incident/time_text.h"
#include "core/incident/words.h"
#include "core/law/ruled_remedy.h"

#include <algorithm>

namespace diptych::incident {

namespace {

using chess::Color;

void join(std::string& text, std::string_view line)
{
    if (!text.empty()) {
        text += "\n";
    }
    text += line;
}

void readChoose(LineCursor& line, Ruling& ruling)
{
    auto choice = readRemedyChoice(line);
    if (!choice) {
        return;
    }
    const std::string id(law::toCode(choice->id));
    if (choice->ply && !law::hasPly(choice->id)) {
        line.complain("extra-word", plyText(*choice->ply), id + " without a ply");
    } else if (choice->board && !law::hasBoard(choice->id)) {
        line.complain("extra-word", sideWord(*choice->board), id + " without a side");
    } else {
        ruling.chosen.push_back(std::move(*choice));
    }
}

void readClock(LineCursor& line, Ruling& ruling)
{
    const auto side = line.side();
    const auto seconds = side ? line.clockTime() : std::nullopt;
    if (seconds) {
        (*side == Color::White ? ruling.whiteClock : ruling.blackClock) = *seconds;
    }
}

void readReason(LineCursor& line, Ruling& ruling)
{
    if (const auto reason = line.text("the reason")) {
        join(ruling.reason, *reason);
    }
}

/// Statements of the same person join.
void addStatement(std::vector<Statement>& statements, std::string who, const std::string& text)
{
    const auto same = std::ranges::find(statements, who, &Statement::who);
    if (same == statements.end()) {
        statements.push_back({std::move(who), text});
    } else {
        join(same->text, text);
    }
}

void readStatement(LineCursor& line, Ruling& ruling)
{
    const auto who = line.word("who makes the statement");
    if (const auto text = who ? line.text("the statement") : std::nullopt) {
        addStatement(ruling.statements, std::string(*who), *text);
    }
}

void readWitness(LineCursor& line, Ruling& ruling)
{
    auto who = line.quoted("the name of the witness in quotes");
    if (const auto text = who ? line.text("what the witness says") : std::nullopt) {
        addStatement(ruling.witnesses, std::move(*who), *text);
    }
}

void readWarning(LineCursor& line, Ruling& ruling)
{
    const auto side = line.side();
    if (auto text = side ? line.text("the warning") : std::nullopt) {
        ruling.warnings.push_back({*side, std::move(*text)});
    }
}

void readRefused(LineCursor& line, Ruling& ruling)
{
    if (const auto side = line.side()) {
        ruling.refusedToSign.push_back(*side);
    }
}

using ReadLine = void (*)(LineCursor&, Ruling&);

constexpr Named<ReadLine> readLineWords[] = {
    {"choose", readChoose},           {"clock", readClock},
    {"reason", readReason},           {"statement", readStatement},
    {"refused-to-sign", readRefused}, {"witness", readWitness},
    {"warning", readWarning},
};

/// Writes each line of a text behind the same words.
void writeLines(std::string& into, const std::string& prefix, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0) {
            into += prefix + " " + std::string(text.substr(0, end)) + "\n";
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace

void readRulingLine(LineCursor& line, Ruling& ruling)
{
    if (const auto read = line.oneOf(readLineWords)) {
        (*read)(line, ruling);
        line.finish();
    }
}

std::string rulingText(const Ruling& ruling)
{
    std::string text;
    for (const RemedyChoice& choice : ruling.chosen) {
        text += "choose " + remedyText(choice) + "\n";
    }
    if (ruling.whiteClock) {
        text += "clock white " + clockTimeText(*ruling.whiteClock) + "\n";
    }
    if (ruling.blackClock) {
        text += "clock black " + clockTimeText(*ruling.blackClock) + "\n";
    }
    writeLines(text, "reason", ruling.reason);
    for (const Statement& statement : ruling.statements) {
        writeLines(text, "statement " + statement.who, statement.text);
    }
    for (const Statement& witness : ruling.witnesses) {
        writeLines(text, "witness " + inQuotes(witness.who), witness.text);
    }
    for (const Warning& warning : ruling.warnings) {
        text += "warning " + std::string(sideWord(warning.side)) + " " + warning.text + "\n";
    }
    for (const Color side : ruling.refusedToSign) {
        text += "refused-to-sign " + std::string(sideWord(side)) + "\n";
    }
    return text;
}

}  // namespace diptych::incident
