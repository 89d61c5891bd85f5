#include "core/incident/clocks_section.h"

#include "core/incident/time_text.h"
#include "core/incident/words.h"

namespace diptych::incident {

namespace {

using chess::Color;
using clock::ClockPolicy;
using clock::ClockRecord;
using clock::Known;
using clock::ReadingSource;

constexpr int mostMoves = 4999;

constexpr Named<Known> knowledge[] = {{"yes", Known::Yes}, {"no", Known::No}};

constexpr Named<ReadingSource> sources[] = {
    {"log", ReadingSource::Log},
    {"sheet", ReadingSource::Sheet},
    {"arbiter", ReadingSource::Arbiter},
    {"recorder", ReadingSource::Recorder},
};

constexpr Named<ClockPolicy> policies[] = {
    {"restore", ClockPolicy::Restore},
    {"keep", ClockPolicy::Keep},
    {"restore-innocent", ClockPolicy::RestoreInnocent},
};

void readWhite(LineCursor& line, ClockRecord& clocks)
{
    clocks.white = line.clockTime();
}

void readBlack(LineCursor& line, ClockRecord& clocks)
{
    clocks.black = line.clockTime();
}

void readRunning(LineCursor& line, ClockRecord& clocks)
{
    clocks.running = line.side();
}

void readCompleted(LineCursor& line, ClockRecord& clocks)
{
    const auto white = line.number(mostMoves);
    const auto black = white ? line.number(mostMoves) : std::nullopt;
    if (black) {
        clocks.whiteCompleted = white;
        clocks.blackCompleted = black;
    }
}

void readBonus(LineCursor& line, ClockRecord& clocks)
{
    const auto side = line.side();
    const auto known = side ? line.oneOf(knowledge) : std::nullopt;
    if (known) {
        (*side == Color::White ? clocks.whiteBonus : clocks.blackBonus) = *known;
    }
}

void readAnchor(LineCursor& line, ClockRecord& clocks)
{
    const auto side = line.side();
    const auto move = side ? line.number(mostMoves) : std::nullopt;
    const auto seconds = move ? line.clockTime() : std::nullopt;
    if (!seconds) {
        return;
    }
    auto source = std::optional(ReadingSource::Sheet);
    if (!line.atEnd()) {
        source = line.oneOf(sources);
    }
    if (source) {
        clocks.readings.push_back({*side, *move, *seconds, *source});
    }
}

void readElapsed(LineCursor& line, ClockRecord& clocks)
{
    clocks.elapsed = line.clockTime();
}

void readPolicy(LineCursor& line, ClockRecord& clocks)
{
    const auto policy = line.oneOf(policies);
    if (!policy) {
        return;
    }
    const auto innocent =
        *policy == ClockPolicy::RestoreInnocent ? line.side() : std::optional<Color>();
    if (*policy != ClockPolicy::RestoreInnocent || innocent) {
        clocks.policy = *policy;
        clocks.innocent = innocent;
    }
}

using ReadLine = void (*)(LineCursor&, ClockRecord&);

constexpr Named<ReadLine> lines[] = {
    {"white", readWhite},         {"black", readBlack},   {"running", readRunning},
    {"completed", readCompleted}, {"bonus", readBonus},   {"anchor", readAnchor},
    {"elapsed", readElapsed},     {"policy", readPolicy},
};

void writeBonus(std::string& text, std::string_view side, Known known)
{
    if (known != Known::Unknown) {
        text += "bonus " + std::string(side) + " " + std::string(wordOf(knowledge, known)) + "\n";
    }
}

void writeTime(std::string& text, std::string_view word, std::optional<int> seconds)
{
    if (seconds) {
        text += std::string(word) + " " + clockTimeText(*seconds) + "\n";
    }
}

void writePolicy(std::string& text, const ClockRecord& clocks)
{
    if (clocks.policy == ClockPolicy::Restore) {
        return;
    }
    text += "policy " + std::string(wordOf(policies, clocks.policy));
    if (clocks.innocent) {
        text += " " + std::string(sideWord(*clocks.innocent));
    }
    text += "\n";
}

}  // namespace

void readClockLine(LineCursor& line, ClockRecord& clocks)
{
    if (const auto read = line.oneOf(lines)) {
        (*read)(line, clocks);
        line.finish();
    }
}

std::string clocksText(const ClockRecord& clocks)
{
    std::string text;
    writeTime(text, "white", clocks.white);
    writeTime(text, "black", clocks.black);
    if (clocks.running) {
        text += "running " + std::string(sideWord(*clocks.running)) + "\n";
    }
    if (clocks.whiteCompleted && clocks.blackCompleted) {
        text += "completed " + std::to_string(*clocks.whiteCompleted) + " " +
                std::to_string(*clocks.blackCompleted) + "\n";
    }
    writeBonus(text, "white", clocks.whiteBonus);
    writeBonus(text, "black", clocks.blackBonus);
    for (const clock::ClockReading& reading : clocks.readings) {
        text += "anchor " + std::string(sideWord(reading.side)) + " " +
                std::to_string(reading.move) + " " + clockTimeText(reading.seconds) + " " +
                std::string(wordOf(sources, reading.source)) + "\n";
    }
    writeTime(text, "elapsed", clocks.elapsed);
    writePolicy(text, clocks);
    return text;
}

}  // namespace diptych::incident
