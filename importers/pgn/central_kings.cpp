#include "importers/pgn/central_kings.h"

#include "core/notation/legal_extent.h"
#include "importers/source/sheet_readings.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace diptych::importers {

namespace {

enum class SquareColor { Light, Dark };

/// Colour of the central square that an entry puts the king on; none for any other entry.
std::optional<SquareColor> centralSquare(const score::Entry& entry)
{
    for (const notation::Reading& reading : entry.readings) {
        const chess::SanToken& token = reading.token;
        const bool central =
            (token.toFile == 3 || token.toFile == 4) && (token.toRank == 3 || token.toRank == 4);
        if (token.piece == chess::PieceType::King && !token.castling && central) {
            return (token.toFile + *token.toRank) % 2 == 0 ? SquareColor::Dark : SquareColor::Light;
        }
    }
    return std::nullopt;
}

/// Number of entries from the start that are legal.
std::size_t legalPrefix(const score::Sheet& sheet, const chess::Position& start)
{
    std::vector<notation::Readings> readings;
    readings.reserve(sheet.entries.size());
    for (const score::Entry& entry : sheet.entries) {
        readings.push_back(entry.readings);
    }
    return static_cast<std::size_t>(notation::legalExtent(start, readings).prefix);
}

score::GameResult resultOf(SquareColor first, SquareColor second)
{
    if (first != second) {
        return score::GameResult::Draw;
    }
    return first == SquareColor::Light ? score::GameResult::WhiteWins
                                       : score::GameResult::BlackWins;
}

}  // namespace

void takeCentralKings(score::Sheet& sheet, const chess::Position& start)
{
    constexpr std::size_t bothKings = 2;
    const std::size_t count = sheet.entries.size();
    if (count < bothKings) {
        return;
    }
    const auto first = centralSquare(sheet.entries[count - 2]);
    const auto second = centralSquare(sheet.entries[count - 1]);
    if (!first || !second) {
        return;
    }
    // Everything before is a game, and the last of the two is not part of it.
    const std::size_t legal = legalPrefix(sheet, start);
    if (legal + bothKings < count || legal == count) {
        return;
    }
    const TextSpan span = sheet.entries[count - bothKings].span;
    sheet.entries.resize(count - bothKings);
    report(sheet, {Severity::Note, "kings-put-in-the-centre", span, {}});
    if (!sheet.result) {
        sheet.result = resultOf(*first, *second);
    }
}

}  // namespace diptych::importers
