#include "app/session/typed_score.h"

#include "core/chess/san.h"
#include "core/notation/entry_reader.h"
#include "core/score/sheet.h"
#include "core/support/digit.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace diptych::session {

namespace {

/// "12." or "12…" in front of a word.
struct Number {
    int value = 0;
    bool isBlacks = false;  ///< more than one point
    std::size_t bytes = 0;
};

std::optional<Number> numberBefore(std::string_view word)
{
    Number number;
    while (number.bytes < word.size() && isDigit(word[number.bytes]) && number.bytes < 4) {
        number.value = 10 * number.value + (word[number.bytes++] - '0');
    }
    const std::size_t digits = number.bytes;
    while (number.bytes < word.size() && word[number.bytes] == '.') {
        ++number.bytes;
    }
    std::size_t points = number.bytes - digits;
    while (word.substr(number.bytes).starts_with("…")) {
        number.bytes += std::string_view("…").size();
        points += 3;
    }
    if (digits == 0 || points == 0) {
        return std::nullopt;
    }
    number.isBlacks = points > 1;
    return number;
}

/// Plies before White's move 1 counted from the position.
int offsetOf(const chess::Position& start)
{
    return 2 * (start.fullmoveNumber() - 1) + (start.sideToMove() == chess::Color::Black ? 1 : 0);
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(" \t\r\n", at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

chess::Position withTurnPassed(const chess::Position& position)
{
    chess::PositionParts parts = position.parts();
    if (parts.sideToMove == chess::Color::Black) {
        ++parts.fullmoveNumber;
    }
    parts.sideToMove = chess::opposite(parts.sideToMove);
    parts.enPassant.reset();
    return chess::Position(parts);
}

/// The one move that an entry means in a position; an impossible one that is clear as well.
std::optional<chess::Move> moveOf(const std::string& entry, const chess::Position& position,
                                  const notation::Dialect& dialect)
{
    const notation::Readings readings = notation::readEntry(entry, dialect);
    for (const notation::Reading& reading : readings) {
        const chess::MoveList moves = chess::matches(position, reading.token);
        if (moves.size() == 1) {
            return moves[0];
        }
    }
    for (const notation::Reading& reading : readings) {
        const auto resolution = chess::resolve(position, reading.token);
        if (const auto* illegal = std::get_if<chess::SanIllegal>(&resolution)) {
            return illegal->move;
        }
    }
    return std::nullopt;
}

}  // namespace

std::string textOf(const TypedScore& score)
{
    const int offset = offsetOf(score.start);
    std::string text;
    bool wantsNumber = true;
    for (std::size_t i = 0; i < score.entries.size(); ++i) {
        const int ply = offset + static_cast<int>(i);
        const bool isWhites = ply % 2 == 0;
        if (score.entries[i].empty()) {
            wantsNumber = true;
            continue;
        }
        if (!text.empty()) {
            text += isWhites && ply % 16 == 0 ? '\n' : ' ';
        }
        if (isWhites || wantsNumber) {
            text += std::to_string(ply / 2 + 1) + (isWhites ? ". " : "... ");
        }
        text += score.entries[i];
        wantsNumber = false;
    }
    return text;
}

TypedScore typedScoreFrom(std::string_view text, const chess::Position& start)
{
    constexpr std::size_t most = 2000;
    TypedScore score;
    score.start = start;
    const int offset = offsetOf(start);
    for (std::string_view word : wordsOf(text)) {
        if (const auto number = numberBefore(word)) {
            const int ply = 2 * (number->value - 1) + (number->isBlacks ? 1 : 0) - offset;
            // A number that runs ahead means that entries were left out before it.
            if (ply > static_cast<int>(score.entries.size()) && ply < static_cast<int>(most)) {
                score.entries.resize(static_cast<std::size_t>(ply));
            }
            word.remove_prefix(number->bytes);
        }
        if (!word.empty() && word != "*" && !score::resultFromCode(word) &&
            score.entries.size() < most) {
            score.entries.emplace_back(word);
        }
    }
    return score;
}

TypedLine lineOf(const TypedScore& score, const notation::Dialect& dialect,
                 const std::vector<std::optional<chess::Move>>& expected)
{
    TypedLine line;
    line.positions.push_back(score.start);
    for (std::size_t i = 0; i < score.entries.size(); ++i) {
        const chess::Position& position = line.positions.back();
        std::optional<chess::Move> move = moveOf(score.entries[i], position, dialect);
        line.moves.push_back(move);
        if (!move && i < expected.size() && expected[i] && position.at(expected[i]->from())) {
            move = expected[i];
        }
        line.positions.push_back(move ? position.afterAnyway(*move) : withTurnPassed(position));
    }
    return line;
}

}  // namespace diptych::session
