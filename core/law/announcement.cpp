#include "core/law/announcement.h"

#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_reader.h"

namespace diptych::law {

using chess::SanToken;

namespace {

/// What is said plainly; anything dearer was not understood.
constexpr double plainCost = 0.5;

std::optional<SanToken> plainOf(const notation::Readings& readings)
{
    return !readings.empty() && readings.front().cost <= plainCost
               ? std::optional(readings.front().token)
               : std::nullopt;
}

std::optional<SanToken> spokenIn(std::string_view text, const notation::SpokenLanguage* language)
{
    return language != nullptr ? plainOf(notation::readSpoken(text, *language)) : std::nullopt;
}

}  // namespace

std::optional<SanToken> readAnnouncement(std::string_view text)
{
    if (const auto written = chess::parseSan(text)) {
        return written;
    }
    // The words of the article are German in every country.
    if (const auto token = spokenIn(text, notation::findSpokenLanguage("de"))) {
        return token;
    }
    for (const notation::SpokenLanguage& language : notation::allSpokenLanguages()) {
        if (const auto token = spokenIn(text, &language)) {
            return token;
        }
    }
    return std::nullopt;
}

std::optional<SanToken> readSealedText(std::string_view text, std::string_view dialect)
{
    const notation::Dialect* known = notation::findDialect(dialect);
    const auto written =
        known != nullptr ? plainOf(notation::readEntry(text, *known)) : std::nullopt;
    return written ? written : readAnnouncement(text);
}

std::optional<AnnouncedMove> announcedMove(const chess::Position& position, std::string_view text)
{
    const auto token = readAnnouncement(text);
    if (!token) {
        return std::nullopt;
    }
    const chess::SanResolution resolution = chess::resolve(position, *token);
    if (const auto* move = std::get_if<chess::Move>(&resolution)) {
        return AnnouncedMove{*move, true};
    }
    if (const auto* illegal = std::get_if<chess::SanIllegal>(&resolution)) {
        return AnnouncedMove{illegal->move, false};
    }
    return AnnouncedMove{};
}

}  // namespace diptych::law
