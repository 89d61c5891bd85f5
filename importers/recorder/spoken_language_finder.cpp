#include "importers/recorder/spoken_language_finder.h"

#include "core/notation/spoken_catalog.h"
#include "importers/recorder/known_words.h"

#include <algorithm>
#include <cmath>

namespace diptych::importers {

using notation::SpokenLanguage;

namespace {

constexpr std::size_t mostTried = 3;
/// How much less likely a language is for each announcement that it does not make legal.
constexpr double illegalCost = 1.5;
constexpr double smallestShare = 0.01;
/// The recogniser knows what language it listened to.
constexpr double namedBonus = 2.0;

struct Hearing {
    const SpokenLanguage* language = nullptr;
    Speech speech{};
    HeardGame game{};
    double fit = 0.0;
};

Hearing hear(const Transcript& transcript, const SpokenLanguage& language,
             const chess::Position& start)
{
    Hearing hearing{&language, speechOf(transcript, language)};
    hearing.game = findAnnouncements(transcript, hearing.speech, language, start);
    const int illegal = static_cast<int>(hearing.game.plies.size()) - hearing.game.legal;
    hearing.fit = hearing.game.legal - illegal - 0.1 * hearing.game.cost +
                  (transcript.language == language.code ? namedBonus : 0.0);
    return hearing;
}

/// The languages that have most of the words, best first.
std::vector<const SpokenLanguage*> likelyLanguages(const Transcript& transcript)
{
    std::vector<notation::SpokenWord> words;
    for (const Utterance& utterance : transcript.utterances) {
        const std::vector<notation::SpokenWord> more = notation::spokenWordsOf(utterance.text);
        words.insert(words.end(), more.begin(), more.end());
    }
    std::vector<std::pair<int, const SpokenLanguage*>> known;
    for (const SpokenLanguage& language : notation::allSpokenLanguages()) {
        const bool named = transcript.language == language.code;
        known.emplace_back(knownWords(words, language) + (named ? 1 : 0), &language);
    }
    std::stable_sort(known.begin(), known.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const SpokenLanguage*> likely;
    for (const auto& [count, language] : known) {
        if (likely.size() < mostTried && count * 5 >= known.front().first * 4) {
            likely.push_back(language);
        }
    }
    return likely;
}

std::vector<Hearing> hearAll(const Transcript& transcript, const chess::Position& start)
{
    std::vector<Hearing> hearings;
    for (const SpokenLanguage* language : likelyLanguages(transcript)) {
        hearings.push_back(hear(transcript, *language, start));
    }
    std::stable_sort(hearings.begin(), hearings.end(),
                     [](const Hearing& a, const Hearing& b) { return a.fit > b.fit; });
    return hearings;
}

std::vector<score::DialectShare> sharesOf(const std::vector<Hearing>& hearings)
{
    std::vector<score::DialectShare> shares;
    double sum = 0.0;
    for (const Hearing& hearing : hearings) {
        const double weight = std::exp(illegalCost * (hearing.fit - hearings.front().fit));
        shares.push_back({hearing.language->code, weight});
        sum += weight;
    }
    for (score::DialectShare& share : shares) {
        share.share /= sum;
    }
    std::erase_if(shares,
                  [](const score::DialectShare& share) { return share.share < smallestShare; });
    return shares;
}

LanguageFinding findingOf(Hearing hearing, std::vector<score::DialectShare> shares)
{
    return {hearing.language,
            std::move(shares),
            std::move(hearing.speech),
            std::move(hearing.game),
            {}};
}

}  // namespace

LanguageFinding findSpokenLanguage(const Transcript& transcript, const ImportRequest& request)
{
    const SpokenLanguage* stated =
        request.dialect == "auto" ? nullptr : notation::findSpokenLanguage(request.dialect);
    Diagnostics diagnostics;
    if (request.dialect != "auto" && stated == nullptr) {
        diagnostics.push_back({Severity::Warning,
                               "unknown-dialect",
                               TextSpan{request.firstLine, 1, 0},
                               {request.dialect}});
    }
    std::optional<Hearing> asStated;
    if (stated != nullptr) {
        asStated = hear(transcript, *stated, request.start);
        const int count = static_cast<int>(asStated->game.plies.size());
        if (count > 0 && asStated->game.legal * 4 >= count * 3) {
            return findingOf(std::move(*asStated), {{stated->code, 1.0}});
        }
    }
    std::vector<Hearing> hearings = hearAll(transcript, request.start);
    const Hearing& best = hearings.front();
    if (asStated && (best.language == stated || best.game.legal < asStated->game.legal + 2)) {
        return findingOf(std::move(*asStated), {{stated->code, 1.0}});
    }
    if (asStated) {
        diagnostics.push_back({Severity::Warning,
                               "dialect-does-not-fit",
                               TextSpan{request.firstLine, 1, 0},
                               {request.dialect, best.language->code}});
    }
    std::vector<score::DialectShare> shares = sharesOf(hearings);
    LanguageFinding finding = findingOf(std::move(hearings.front()), std::move(shares));
    finding.diagnostics = std::move(diagnostics);
    return finding;
}

}  // namespace diptych::importers
