#include "core/notation/entry_parts.h"

#include "core/notation/confusions.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <array>

namespace diptych::notation {

namespace {

using chess::PieceType;

constexpr double lookAlikeLetterCost = 0.3;
constexpr double smallLetterCost = 0.1;
constexpr double smallLetterAmongCapitalsCost = 0.5;

enum class LetterMatch : std::uint8_t { None, Exact, Small, LookAlike };

LetterMatch compareLetters(std::u32string_view body, const PieceLetter& letter)
{
    if (body.size() < letter.letters.size()) {
        return LetterMatch::None;
    }
    LetterMatch match = LetterMatch::Exact;
    for (std::size_t i = 0; i < letter.letters.size(); ++i) {
        const char32_t symbol = body[i];
        if (symbol == letter.letters[i]) {
            continue;
        }
        if (toSmall(symbol) == letter.small[i]) {
            match = std::max(match, LetterMatch::Small);
        } else if (lookAlike(symbol) == lookAlike(letter.letters[i])) {
            match = LetterMatch::LookAlike;
        } else {
            return LetterMatch::None;
        }
    }
    return match;
}

PieceType manOfFigurine(char32_t figurine)
{
    constexpr std::array<PieceType, 6> men{PieceType::King,   PieceType::Queen,  PieceType::Rook,
                                           PieceType::Bishop, PieceType::Knight, PieceType::Pawn};
    return men[(figurine - firstFigurine) % men.size()];
}

double costOfSmallLetter(const PieceStart& start, Capitals capitals)
{
    if (start.isFileLetter) {
        return costOfFileLetter(capitals);
    }
    return capitals == Capitals::Used ? smallLetterAmongCapitalsCost : smallLetterCost;
}

PieceStart startWith(const PieceLetter& letter, LetterMatch match, const Dialect& dialect,
                     const WritingHabits& habits)
{
    PieceStart start{letter.type, letter.letters.size()};
    start.isFileLetter = letter.small.size() == 1 && fileNamed(letter.small[0], dialect, habits);
    if (match == LetterMatch::Small) {
        start.isSmall = true;
        start.cost = costOfSmallLetter(start, habits.capitals);
        start.reason = ReadingReason::LowerCase;
    } else if (match == LetterMatch::LookAlike) {
        start.cost = lookAlikeLetterCost;
        start.reason = ReadingReason::CharacterConfusion;
    }
    return start;
}

}  // namespace

std::optional<SquarePart> fileNamed(char32_t symbol, const Dialect& dialect,
                                    const WritingHabits& habits)
{
    if (symbol >= U'a' && symbol <= U'h') {
        return SquarePart{static_cast<int>(symbol - U'a')};
    }
    if (symbol >= U'A' && symbol <= U'H') {
        return SquarePart{static_cast<int>(symbol - U'A'), 0.0, true};
    }
    const std::size_t own = dialect.files.find(toSmall(symbol));
    if (own != std::u32string::npos) {
        return SquarePart{static_cast<int>(own), 0.0, isCapital(symbol)};
    }
    if (const auto confused = confusedFile(symbol, habits.confusions)) {
        return SquarePart{static_cast<int>(confused->meant - U'a'), confused->cost};
    }
    return std::nullopt;
}

std::optional<SquarePart> rankNamed(char32_t symbol, const WritingHabits& habits)
{
    if (symbol >= U'1' && symbol <= U'8') {
        return SquarePart{static_cast<int>(symbol - U'1')};
    }
    if (const auto confused = confusedRank(symbol, habits.confusions)) {
        return SquarePart{static_cast<int>(confused->meant - U'1'), confused->cost};
    }
    return std::nullopt;
}

double costOfFileLetter(Capitals capitals)
{
    switch (capitals) {
    case Capitals::Used:
        return 3.0;
    case Capitals::Unknown:
        return 0.5;
    case Capitals::NotUsed:
        break;
    }
    return 0.3;
}

std::vector<PieceStart> pieceStarts(std::u32string_view body, const Dialect& dialect,
                                    const WritingHabits& habits)
{
    std::vector<PieceStart> starts{PieceStart{}};
    if (isFigurine(body.front())) {
        starts.push_back({manOfFigurine(body.front()), 1});
        return starts;
    }
    bool hasOwnLetter = false;
    for (const PieceLetter& letter : dialect.letters) {
        const LetterMatch match = compareLetters(body, letter);
        if (match == LetterMatch::None) {
            continue;
        }
        hasOwnLetter = hasOwnLetter || match != LetterMatch::LookAlike;
        const PieceStart start = startWith(letter, match, dialect, habits);
        // "bc3" is never a German Bauer: what is written is his file.
        if (!start.isSmall || !start.isFileLetter || letter.type != PieceType::Pawn) {
            starts.push_back(start);
        }
    }
    if (hasOwnLetter) {
        // A look-alike of another alphabet counts only where the dialect has no such letter.
        std::erase_if(starts, [](const PieceStart& start) {
            return start.reason == ReadingReason::CharacterConfusion;
        });
    }
    if (const auto confused = confusedLetter(body.front(), habits.confusions)) {
        for (const PieceLetter& letter : dialect.letters) {
            if (letter.letters.size() == 1 && letter.letters[0] == confused->meant) {
                starts.push_back(
                    {letter.type, 1, confused->cost, ReadingReason::CharacterConfusion});
            }
        }
    }
    return starts;
}

std::optional<PieceType> promotionNamed(std::u32string_view rest, const Dialect& dialect)
{
    constexpr std::u32string_view before = U"=/(-:";
    if (!rest.empty() && before.find(rest.front()) != std::u32string_view::npos) {
        rest.remove_prefix(1);
    }
    if (rest.size() > 1 && rest.front() == U'(') {
        rest.remove_prefix(1);
    }
    if (rest.size() > 1 && rest.back() == U')') {
        rest.remove_suffix(1);
    }
    if (rest.size() == 1 && isFigurine(rest.front())) {
        return manOfFigurine(rest.front());
    }
    std::optional<PieceType> alike;
    for (const PieceLetter& letter : dialect.letters) {
        if (letter.letters.size() != rest.size() || letter.type == PieceType::Pawn) {
            continue;
        }
        const LetterMatch match = compareLetters(rest, letter);
        if (match == LetterMatch::Exact || match == LetterMatch::Small) {
            return letter.type;
        }
        if (match == LetterMatch::LookAlike) {
            alike = letter.type;
        }
    }
    return alike;
}

}  // namespace diptych::notation
