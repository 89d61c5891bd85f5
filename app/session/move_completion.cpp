#include "app/session/move_completion.h"

#include "core/chess/movegen.h"
#include "core/chess/square.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"
#include "core/notation/utf8.h"

#include <algorithm>

namespace diptych::session {

namespace {

using notation::Dialect;

/// The characters that tell moves apart: without marks, a zero as the letter O.
std::u32string essence(std::string_view text)
{
    std::u32string result;
    for (const char32_t character : notation::toCodePoints(text)) {
        if (std::u32string_view(U"x:×=+#-–—.!?() \t").find(character) !=
            std::u32string_view::npos) {
            continue;
        }
        result += character == U'0' ? U'O' : character;
    }
    return result;
}

std::u32string inSmall(std::u32string text)
{
    std::transform(text.begin(), text.end(), text.begin(), notation::toSmall);
    return text;
}

bool isDigit(char32_t character)
{
    return character >= U'0' && character <= U'9';
}

/// One way to write a move.
struct Spelling {
    chess::Move move{};
    std::u32string essence{};
};

std::vector<Spelling> usualSpellings(const chess::Position& position, const Dialect& dialect)
{
    std::vector<Spelling> spellings;
    for (const chess::Move move : chess::legalMoves(position)) {
        spellings.push_back({move, essence(notation::writeMove(position, move, dialect))});
    }
    return spellings;
}

/// With file, rank or both of the square of departure, and without the piece.
std::vector<Spelling> longSpellings(const chess::Position& position, const Dialect& dialect)
{
    std::vector<Spelling> spellings;
    for (const chess::Move move : chess::legalMoves(position)) {
        const std::u32string squares =
            essence(chess::toString(move.from()) + chess::toString(move.to()));
        std::u32string promotion;
        if (move.promotion()) {
            promotion = essence(dialect.letterOf(*move.promotion()));
        }
        const std::u32string piece = essence(dialect.letterOf(position.at(move.from())->type));
        const std::u32string to = squares.substr(2);
        spellings.push_back({move, squares + promotion});
        spellings.push_back({move, piece + squares + promotion});
        spellings.push_back({move, piece + to + promotion});
        spellings.push_back({move, piece + squares[0] + to + promotion});
        spellings.push_back({move, piece + squares[1] + to + promotion});
    }
    return spellings;
}

std::vector<Spelling> beginningWith(const std::u32string& typed, std::vector<Spelling> spellings)
{
    const auto fits = [](const std::u32string& text, const std::u32string& beginning) {
        return text.starts_with(beginning);
    };
    const bool asTyped = std::any_of(spellings.begin(), spellings.end(),
                                     [&](const auto& s) { return fits(s.essence, typed); });
    const bool isCapital = !typed.empty() && notation::isCapital(typed.front());
    const std::u32string small = inSmall(typed);
    std::erase_if(spellings, [&](const Spelling& spelling) {
        // A capital means what it says; a small letter may be a piece typed without Shift.
        return isCapital && asTyped ? !fits(spelling.essence, typed)
                                    : !fits(inSmall(spelling.essence), small);
    });
    std::stable_sort(spellings.begin(), spellings.end(), [&](const auto& a, const auto& b) {
        const auto rank = [&](const Spelling& s) {
            const bool whole = s.essence.size() == typed.size();
            return (whole ? 0 : 2) + (fits(s.essence, typed) ? 0 : 1);
        };
        return rank(a) < rank(b);
    });
    return spellings;
}

/// What remains of a spelling could begin another move.
bool couldBeginAMove(const std::u32string& rest)
{
    return std::any_of(rest.begin(), rest.end(), [](char32_t c) { return !isDigit(c); });
}

/// A longer way to write a move that goes on with a letter: "Ng" may become "Ngf3".
bool mayGoOnWithALetter(const chess::Position& position, const Dialect& dialect,
                        const std::u32string& typed)
{
    const auto further = beginningWith(typed, longSpellings(position, dialect));
    return std::any_of(further.begin(), further.end(), [&](const Spelling& spelling) {
        return spelling.essence.size() > typed.size() && !isDigit(spelling.essence[typed.size()]);
    });
}

Completion completionOf(const chess::Position& position, const Dialect& dialect,
                        const std::u32string& typed, const std::vector<Spelling>& spellings)
{
    Completion completion;
    std::vector<chess::Move> moves;
    bool isOpen = false;
    for (const Spelling& spelling : spellings) {
        isOpen = isOpen || couldBeginAMove(spelling.essence.substr(typed.size()));
        if (std::find(moves.begin(), moves.end(), spelling.move) == moves.end()) {
            moves.push_back(spelling.move);
            completion.offers.push_back(
                {spelling.move, notation::writeMove(position, spelling.move, dialect)});
        }
    }
    if (moves.size() == 1 && !isOpen && !mayGoOnWithALetter(position, dialect, typed)) {
        completion.decided = completion.offers.front();
    }
    return completion;
}

}  // namespace

Completion complete(const chess::Position& position, std::string_view text, const Dialect& dialect)
{
    const std::u32string typed = essence(text);
    if (typed.empty()) {
        return {};
    }
    auto found = beginningWith(typed, usualSpellings(position, dialect));
    if (found.empty()) {
        found = beginningWith(typed, longSpellings(position, dialect));
    }
    if (found.empty()) {
        for (const Dialect& other : notation::allDialects()) {
            auto more = beginningWith(typed, usualSpellings(position, other));
            found.insert(found.end(), more.begin(), more.end());
        }
    }
    return completionOf(position, dialect, typed, found);
}

bool isWhole(std::string_view typed, const MoveOffer& offer)
{
    return inSmall(essence(typed)) == inSmall(essence(offer.spelling));
}

bool finishes(std::string_view typed, const MoveOffer& decided)
{
    return inSmall(essence(decided.spelling)).starts_with(inSmall(essence(typed)));
}

}  // namespace diptych::session
