#include "importers/recorder/times_used.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace diptych::importers {

namespace {

/// The last press noted between two words, if its time is known.
std::optional<double> pressBetween(const Speech& speech, std::size_t first, std::size_t second)
{
    std::optional<double> time;
    for (const SpeechNote& note : speech.notes) {
        const bool isBetween = note.word > first && note.word <= second;
        time = isBetween && note.isPress && note.at ? note.at : time;
    }
    return time;
}

std::optional<double> timeOf(const Transcript& transcript, const Speech& speech, WordRange words)
{
    return transcript.utterances[speech.utterance[words.first]].begin;
}

/// When White's clock was started.
std::optional<double> startOf(const Transcript& transcript, const Speech& speech,
                              const HeardPly& first)
{
    for (const SpeechNote& note : speech.notes) {
        if (note.word <= first.words.first && note.isPress && note.at) {
            return note.at;
        }
    }
    // No recording is begun an hour before the game; such a time is one of the day.
    constexpr double hour = 3600.0;
    const auto timed = std::find_if(transcript.utterances.begin(), transcript.utterances.end(),
                                    [](const Utterance& one) { return one.begin.has_value(); });
    if (timed == transcript.utterances.end()) {
        return std::nullopt;
    }
    return *timed->begin < hour ? 0.0 : *timed->begin;
}

}  // namespace

void addTimesUsed(score::Sheet& sheet, const Transcript& transcript, const Speech& speech,
                  const HeardGame& game)
{
    if (game.plies.empty()) {
        return;
    }
    std::optional<double> started = startOf(transcript, speech, game.plies.front());
    std::array<double, 2> used{};  // of each side; rounded only in sum
    for (std::size_t i = 0; i < game.plies.size() && i < sheet.entries.size(); ++i) {
        const HeardPly& ply = game.plies[i];
        const bool follows = i == 0 || ply.mover != game.plies[i - 1].mover;
        const std::size_t next =
            i + 1 < game.plies.size() ? game.plies[i + 1].words.first : speech.words.size();
        const auto pressed = pressBetween(speech, ply.words.first, next);
        const auto ended = pressed ? pressed : timeOf(transcript, speech, ply.words);
        if (!started || !ended || *ended < *started || !follows) {
            return;
        }
        double& sum = used[static_cast<std::size_t>(ply.mover)];
        const long before = std::lround(sum);
        sum += *ended - *started;
        sheet.entries[i].elapsedSeconds = static_cast<int>(std::lround(sum) - before);
        started = ended;
    }
}

}  // namespace diptych::importers
