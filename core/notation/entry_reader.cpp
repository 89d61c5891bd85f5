#include "core/notation/entry_reader.h"

#include "core/notation/confusions.h"
#include "core/notation/entry_marks.h"
#include "core/notation/entry_parts.h"
#include "core/notation/entry_symbols.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::notation {

namespace {

using chess::PieceType;

constexpr double bareCaptureCost = 0.5;
constexpr double missingRankCost = 1.0;
constexpr double noveltyCost = 1.0;
constexpr double kingTakesRookCost = 0.7;

/// What is the same for all readings of one entry.
struct Context {
    std::u32string_view body;
    const Dialect& dialect;
    const WritingHabits& habits;
    chess::SanToken marks;
    Readings& readings;
};

bool isCaptureSign(char32_t symbol)
{
    return symbol == U'x' || symbol == U':';
}

void addReading(const Context& context, const chess::SanToken& token, double cost,
                ReadingReason reason)
{
    for (Reading& other : context.readings) {
        if (other.token == token) {
            if (cost < other.cost) {
                other.cost = cost;
                other.reason = reason;
            }
            return;
        }
    }
    context.readings.push_back({token, cost, reason});
}

/// Short or long castling, if the symbols are two or three noughts.
std::optional<chess::Castling> castlingOf(std::u32string_view body)
{
    int noughts = 0;
    bool afterDash = true;
    for (const char32_t symbol : body) {
        if (looksLikeZero(symbol)) {
            ++noughts;
            afterDash = false;
        } else if (symbol == U'-' && !afterDash) {
            afterDash = true;
        } else {
            return std::nullopt;
        }
    }
    if (afterDash || noughts < 2 || noughts > 3) {
        return std::nullopt;
    }
    return noughts == 2 ? chess::Castling::Short : chess::Castling::Long;
}

/// Which squares a template expects before the square of arrival.
struct Template {
    bool hasFromFile;
    bool hasFromRank;
};

/// Squares, signs and new piece as found by one template.
struct Squares {
    std::optional<SquarePart> fromFile{};
    std::optional<SquarePart> fromRank{};
    SquarePart toFile{};
    std::optional<SquarePart> toRank{};
    bool capture = false;
    std::u32string_view rest;  ///< what follows

    double cost() const
    {
        return toFile.cost + (fromFile ? fromFile->cost : 0.0) + (fromRank ? fromRank->cost : 0.0) +
               (toRank ? toRank->cost : 0.0);
    }
    bool confused() const { return cost() > 0.0; }
};

std::optional<Squares> readSquares(std::u32string_view text, Template form, const Context& context)
{
    Squares squares;
    std::size_t i = 0;
    const auto takeFile = [&] {
        const auto file = i < text.size() ? fileNamed(text[i], context.dialect, context.habits)
                                          : std::optional<SquarePart>();
        i += file ? 1 : 0;
        return file;
    };
    const auto takeRank = [&] {
        const auto rank =
            i < text.size() ? rankNamed(text[i], context.habits) : std::optional<SquarePart>();
        i += rank ? 1 : 0;
        return rank;
    };
    if (form.hasFromFile && !(squares.fromFile = takeFile())) {
        return std::nullopt;
    }
    if (form.hasFromRank && !(squares.fromRank = takeRank())) {
        return std::nullopt;
    }
    if (i < text.size() && (text[i] == U'-' || isCaptureSign(text[i]))) {
        squares.capture = text[i] != U'-';
        ++i;
    }
    const auto toFile = takeFile();
    if (!toFile) {
        return std::nullopt;
    }
    squares.toFile = *toFile;
    squares.toRank = takeRank();
    squares.rest = text.substr(i);
    if (squares.fromFile && squares.fromFile->isCapital != toFile->isCapital) {
        return std::nullopt;  // "Bc3" is a piece, not the b-pawn
    }
    return squares;
}

bool besides(const Squares& squares)
{
    return squares.fromFile && std::abs(squares.fromFile->index - squares.toFile.index) == 1;
}

/// From and to lie as a pawn moves, so that no piece letter is missing.
bool looksLikePawnMove(const chess::SanToken& token)
{
    const int files = std::abs(*token.fromFile - token.toFile);
    const int ranks = token.toRank ? std::abs(*token.fromRank - *token.toRank) : 1;
    return (files == 0 && (ranks == 1 || ranks == 2)) || (files == 1 && ranks == 1);
}

chess::SanToken tokenOf(const Squares& squares, const Context& context)
{
    chess::SanToken token = context.marks;
    if (squares.fromFile) {
        token.fromFile = squares.fromFile->index;
    }
    if (squares.fromRank) {
        token.fromRank = squares.fromRank->index;
    }
    token.toFile = squares.toFile.index;
    if (squares.toRank) {
        token.toRank = squares.toRank->index;
    }
    token.marksCapture = token.marksCapture || squares.capture;
    return token;
}

ReadingReason reasonOf(const PieceStart& start, const Squares& squares)
{
    return squares.confused() ? ReadingReason::CharacterConfusion : start.reason;
}

/// "e1h1": the king goes to his rook.
void addKingTakesRook(const Context& context, const chess::SanToken& token, double cost)
{
    const bool fromKingSquare = token.fromFile == 4 && token.fromRank == token.toRank &&
                                (token.toRank == 0 || token.toRank == 7);
    if (!fromKingSquare || (token.toFile != 0 && token.toFile != 7)) {
        return;
    }
    chess::SanToken castling;
    castling.castling = token.toFile == 7 ? chess::Castling::Short : chess::Castling::Long;
    addReading(context, castling, cost + kingTakesRookCost, ReadingReason::Coordinates);
}

void addPawnMove(const Context& context, const PieceStart& start, const Squares& squares)
{
    chess::SanToken token = tokenOf(squares, context);
    const bool spelledOut = squares.fromFile && squares.fromRank;
    if (!squares.toRank && !besides(squares)) {
        return;
    }
    if (!spelledOut && squares.fromFile && !besides(squares)) {
        return;
    }
    if (squares.fromRank && !squares.fromFile) {
        return;
    }
    if (!squares.rest.empty()) {
        token.promotion = promotionNamed(squares.rest, context.dialect);
        // Without a rank a small letter would be anything: "edb".
        const bool plain = squares.rest.size() == 1 && !isCapital(squares.rest.front());
        if (!token.promotion || (!squares.toRank && plain)) {
            return;
        }
    }
    double cost = start.cost + squares.cost();
    ReadingReason reason = reasonOf(start, squares);
    token.piece = PieceType::Pawn;
    if (spelledOut && !start.piece) {
        token.piece.reset();
        cost += squares.toRank ? 0.0 : missingRankCost;
        if (reason == ReadingReason::AsWritten && !looksLikePawnMove(token)) {
            reason = ReadingReason::Coordinates;
        }
        addKingTakesRook(context, token, cost);
    } else if (!squares.fromFile && squares.capture) {
        cost += bareCaptureCost;
    }
    addReading(context, token, cost, reason);
}

void addPieceMove(const Context& context, const PieceStart& start, const Squares& squares)
{
    if (!squares.toRank) {
        return;
    }
    double cost = start.cost + squares.cost();
    if (squares.rest == U"N") {
        cost += noveltyCost;  // the Informator's sign for a novelty
    } else if (!squares.rest.empty()) {
        return;
    }
    const bool spelledOut = squares.fromFile && squares.fromRank;
    const bool sameCase = start.isSmall || squares.toFile.isCapital;
    if (sameCase && start.isFileLetter && squares.fromRank && !squares.fromFile) {
        return;  // "b1c3" and "B1C3" name two squares
    }
    if (!start.isSmall && start.isFileLetter && squares.toFile.isCapital) {
        cost += costOfFileLetter(Capitals::NotUsed);  // capitals throughout tell nothing
    }
    chess::SanToken token = tokenOf(squares, context);
    token.piece = start.piece;
    if (spelledOut && start.piece == PieceType::King) {
        addKingTakesRook(context, token, cost);
    }
    addReading(context, token, cost, reasonOf(start, squares));
}

void readMove(const Context& context)
{
    constexpr std::array<Template, 4> templates{
        {{false, false}, {true, false}, {false, true}, {true, true}}};
    for (const PieceStart& start : pieceStarts(context.body, context.dialect, context.habits)) {
        const std::u32string_view text = context.body.substr(start.length);
        for (const Template& form : templates) {
            const auto squares = readSquares(text, form, context);
            if (!squares) {
                continue;
            }
            if (!start.piece || start.piece == PieceType::Pawn) {
                addPawnMove(context, start, *squares);
            } else {
                addPieceMove(context, start, *squares);
            }
        }
    }
}

/// Who uses capitals means the pawn by "bxc3".
void preferPawn(Readings& readings, const WritingHabits& habits)
{
    const bool pawn = std::any_of(readings.begin(), readings.end(), [](const Reading& reading) {
        return reading.token.piece == PieceType::Pawn && reading.cost == 0.0;
    });
    if (!pawn || habits.capitals != Capitals::Used || habits.confusions != Confusions::Typing) {
        return;
    }
    for (Reading& reading : readings) {
        const bool isSmall = reading.reason == ReadingReason::LowerCase;
        if (isSmall && reading.cost >= costOfFileLetter(Capitals::Used)) {
            reading.cost += pawnMeantCost;
        }
    }
}

}  // namespace

Readings readEntry(std::string_view text, const Dialect& dialect, const WritingHabits& habits)
{
    Readings readings;
    const auto symbols = foldEntry(text);
    if (!symbols || symbols->empty()) {
        return readings;
    }
    chess::SanToken marks;
    const std::u32string_view body = takeMarks(symbols->view(), dialect.words, marks);
    if (body.size() < 2) {
        return readings;
    }
    if (const auto castling = castlingOf(body)) {
        marks.castling = castling;
        readings.push_back({marks});
        return readings;
    }
    readMove({body, dialect, habits, marks, readings});
    preferPawn(readings, habits);
    std::stable_sort(readings.begin(), readings.end(),
                     [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
    return readings;
}

}  // namespace diptych::notation
