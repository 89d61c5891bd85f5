#include "core/incident/settings_section.h"

#include "core/chess/fen.h"
#include "core/clock/time_control_words.h"
#include "core/incident/fen_text.h"
#include "core/incident/words.h"
#include "core/law/edition.h"

#include <algorithm>
#include <vector>

namespace diptych::incident {

namespace {

constexpr Named<law::Play> plays[] = {
    {"standard", law::Play::Standard},
    {"rapid", law::Play::Rapid},
    {"blitz", law::Play::Blitz},
};

constexpr Named<law::Who> disabled[] = {
    {"none", law::Who::None},
    {"white", law::Who::White},
    {"black", law::Who::Black},
    {"both", law::Who::Both},
};

constexpr Named<law::Who> hearing[] = {
    {"none", law::Who::None},
    {"white", law::Who::White},
    {"black", law::Who::Black},
};

constexpr Named<clock::StartCredit> credits[] = {
    {"yes", clock::StartCredit::Yes},
    {"no", clock::StartCredit::No},
};

void readLaw(LineCursor& line, law::Circumstances& circumstances)
{
    const std::vector<std::string> known = law::editionIds();
    std::string expected;
    for (const std::string& edition : known) {
        expected += (expected.empty() ? "" : " ") + edition;
    }
    const auto found = line.word(expected);
    if (!found) {
        return;
    }
    if (std::find(known.begin(), known.end(), *found) == known.end()) {
        line.complain("unknown-law", *found, expected);
        return;
    }
    circumstances.edition = std::string(*found);
}

void readPlay(LineCursor& line, law::Circumstances& circumstances)
{
    if (const auto play = line.oneOf(plays)) {
        circumstances.play = *play;
    }
    if (!line.atEnd() && line.fixed("supervised")) {
        circumstances.supervision = law::Supervision::Full;
    }
}

void readTime(LineCursor& line, law::Circumstances& circumstances)
{
    const auto text = line.word("periods such as 40/5400+30:1800+30");
    if (!text) {
        return;
    }
    auto control = clock::parseTimeControl(*text);
    if (control) {
        circumstances.time = std::move(*control);
        return;
    }
    LineCursor ahead = line;
    const std::string words = std::string(*text) + " " + std::string(ahead.rest());
    if (auto understood = clock::timeControlFromWords(words)) {
        circumstances.time = std::move(*understood);
        line.rest();
        return;
    }
    const clock::TimeControlError& error = control.error();
    line.complainAt("bad-time-control", error.offset, error.found, error.expected);
}

void readStart(LineCursor& line, law::Circumstances& circumstances)
{
    if (const auto position = readFen(line, chess::FenUse::Game)) {
        circumstances.start = *position;
    }
}

void readDisabled(LineCursor& line, law::Circumstances& circumstances)
{
    if (const auto who = line.oneOf(disabled)) {
        circumstances.disabled = *who;
    }
}

void readHearing(LineCursor& line, law::Circumstances& circumstances)
{
    if (const auto who = line.oneOf(hearing)) {
        circumstances.hearingImpaired = *who;
    }
}

using ReadSetting = void (*)(LineCursor&, law::Circumstances&);

constexpr Named<ReadSetting> settings[] = {
    {"law", readLaw},         {"play", readPlay},   {"disabled", readDisabled}, {"time", readTime},
    {"hearing", readHearing}, {"start", readStart}, {"start-credit", nullptr},
};

}  // namespace

void SettingsReader::read(LineCursor& line)
{
    const std::string name(line.peek());
    const auto setting = line.oneOf(settings);
    if (!setting) {
        return;
    }
    if (!seen.insert(name).second) {
        line.complain("repeated", name, "each setting once");
    }
    if (*setting != nullptr) {
        (*setting)(line, circumstances);
    } else if (const auto credit = line.oneOf(credits)) {
        startCredit = *credit;
        startCreditLine = line.line();
    }
    line.finish();
}

void SettingsReader::finish(Diagnostics& diagnostics)
{
    if (circumstances.time) {
        circumstances.time->startCredit = startCredit;
    } else if (startCreditLine != 0 && !seen.contains("time")) {
        diagnostics.push_back({Severity::Error,
                               "start-credit-without-time",
                               {startCreditLine, 1, 12},
                               {"start-credit", "a setting time"}});
    }
}

std::string settingsText(const law::Circumstances& circumstances)
{
    std::string text = "law " + circumstances.edition + "\nplay ";
    text += wordOf(plays, circumstances.play);
    if (circumstances.supervision == law::Supervision::Full) {
        text += " supervised";
    }
    text += "\ndisabled ";
    text += wordOf(disabled, circumstances.disabled);
    text += "\n";
    if (circumstances.hearingImpaired != law::Who::None) {
        text += "hearing ";
        text += wordOf(hearing, circumstances.hearingImpaired);
        text += "\n";
    }
    if (circumstances.time) {
        text += "time " + clock::toString(*circumstances.time) + "\n";
        if (circumstances.time->startCredit == clock::StartCredit::No) {
            text += "start-credit no\n";
        }
    }
    const std::string start = chess::toFen(circumstances.start);
    if (start != chess::toFen(chess::Position::initial())) {
        text += "start " + start + "\n";
    }
    return text;
}

}  // namespace diptych::incident
