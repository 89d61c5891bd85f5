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
    if (count < bothKings || !centralSquare(sheet.entries.back())) {
        return;
    }
    const std::size_t legal = legalPrefix(sheet, start);
    const auto last = centralSquare(sheet.entries[count - 1]);
    const auto before = centralSquare(sheet.entries[count - 2]);
    // The last two moves, or, where one king could really go there, the last alone.
    const std::size_t taken = before && legal <= count - 1 ? bothKings : 1;
    if (legal + bothKings < count || legal >= count) {
        return;
    }
    const TextSpan span = sheet.entries[count - taken].span;
    sheet.entries.resize(count - taken);
    report(sheet, {Severity::Note, "kings-put-in-the-centre", span, {}});
    if (!sheet.result && before) {
        sheet.result = resultOf(*before, *last);
    }
}

}  // namespace diptych::importers
