#include "core/chess/san.h"
#include "core/chess/san_standard.h"
#include "core/support/digit.h"

#include <cstdlib>

namespace diptych::chess {

namespace {

/// Reads a text from left to right. Nothing is ever passed over unless it was asked for.
class Cursor {
public:
    explicit Cursor(std::string_view text)
        : m_rest(text)
    {}

    bool atEnd() const { return m_rest.empty(); }
    /// The character ahead; NUL at the end.
    char peek(std::size_t ahead = 0) const { return ahead < m_rest.size() ? m_rest[ahead] : '\0'; }
    void skip() { m_rest.remove_prefix(1); }

    bool take(std::string_view word)
    {
        if (!m_rest.starts_with(word)) {
            return false;
        }
        m_rest.remove_prefix(word.size());
        return true;
    }
    bool take(char letter)
    {
        if (peek() != letter || atEnd()) {
            return false;
        }
        skip();
        return true;
    }
    void skipBlanks()
    {
        while (peek() == ' ') {
            skip();
        }
    }

private:
    std::string_view m_rest;
};

constexpr bool isUpperFile(char letter)
{
    return letter >= 'A' && letter <= 'H';
}

constexpr std::optional<int> fileIn(char letter)
{
    if (letter >= 'a' && letter <= 'h') {
        return letter - 'a';
    }
    return isUpperFile(letter) ? std::optional(letter - 'A') : std::nullopt;
}

constexpr std::optional<int> rankIn(char letter)
{
    return letter >= '1' && letter <= '8' ? std::optional(letter - '1') : std::nullopt;
}

std::optional<PieceType> pieceIn(char letter)
{
    switch (letter) {
    case 'N':
    case 'n':
        return PieceType::Knight;
    case 'B':
    case 'b':
        return PieceType::Bishop;
    case 'R':
    case 'r':
        return PieceType::Rook;
    case 'Q':
    case 'q':
        return PieceType::Queen;
    case 'K':
    case 'k':
        return PieceType::King;
    case 'P':
    case 'p':
        return PieceType::Pawn;
    default:
        return std::nullopt;
    }
}

bool takeDash(Cursor& cursor)
{
    // The dashes and hyphens that type-setting makes of "-", from U+2010 to U+2015 and U+2212.
    return cursor.take('-') || cursor.take("\u2013") || cursor.take("\u2014") ||
           cursor.take("\u2212") || cursor.take("\u2010") || cursor.take("\u2011") ||
           cursor.take("\u2012") || cursor.take("\u2015");
}

bool takeCapture(Cursor& cursor)
{
    return cursor.take('x') || cursor.take(':') || cursor.take('X') || cursor.take("\u00D7");
}

/// A move number in front: digits and at least one point, or points alone.
void skipMoveNumber(Cursor& cursor)
{
    Cursor ahead = cursor;
    while (isDigit(ahead.peek())) {
        ahead.skip();
    }
    ahead.skipBlanks();
    bool sawPoint = false;
    while (ahead.take('.') || ahead.take("\u2026")) {
        sawPoint = true;
    }
    if (sawPoint) {
        ahead.skipBlanks();
        cursor = ahead;
    }
}

constexpr bool isCastlingLetter(char letter)
{
    return letter == 'O' || letter == '0' || letter == 'o';
}

/// Two or three letters O or zeros, with dashes or without.
bool readCastling(Cursor& cursor, SanToken& token)
{
    int letters = 0;
    Cursor ahead = cursor;
    while (letters < 3 && isCastlingLetter(ahead.peek())) {
        ++letters;
        ahead.skip();
        cursor = ahead;
        takeDash(ahead);
    }
    if (letters < 2) {
        return false;
    }
    token.castling = letters == 2 ? Castling::Short : Castling::Long;
    return true;
}

bool takeEnPassant(Cursor& cursor)
{
    Cursor ahead = cursor;
    const bool inBrackets = ahead.take('(');
    if (!ahead.take('e')) {
        return false;
    }
    ahead.take('.');
    ahead.skipBlanks();
    if (!ahead.take('p')) {
        return false;
    }
    ahead.take('.');
    if (inBrackets && !ahead.take(')')) {
        return false;
    }
    cursor = ahead;
    return true;
}

bool isEnPassantMark(Cursor ahead)
{
    return takeEnPassant(ahead);
}

struct HalfSquare {
    std::optional<int> file;
    std::optional<int> rank;
};

HalfSquare readSquare(Cursor& cursor)
{
    HalfSquare square;
    square.file = fileIn(cursor.peek());
    if (square.file) {
        cursor.skip();
    }
    square.rank = rankIn(cursor.peek());
    if (square.rank) {
        cursor.skip();
    }
    return square;
}

/// Reads one or two squares and what stands between them.
bool readSquares(Cursor& cursor, SanToken& token)
{
    const bool capturesFirst = takeCapture(cursor);
    if (!capturesFirst) {
        takeDash(cursor);
    }
    const HalfSquare first = readSquare(cursor);
    Cursor ahead = cursor;
    const bool captures = takeCapture(ahead);
    if (!captures) {
        takeDash(ahead);
    }
    token.marksCapture = captures || capturesFirst;
    const HalfSquare second = isEnPassantMark(ahead) ? HalfSquare{} : readSquare(ahead);
    const bool isOneSquare = !second.file || (first.rank && !second.rank && !captures);
    if (isOneSquare) {
        token.marksCapture = capturesFirst;
        token.toFile = first.file.value_or(0);
        token.toRank = first.rank;
        return first.file && first.rank;
    }
    if (capturesFirst && captures) {
        return false;
    }
    cursor = ahead;
    token.fromFile = first.file;
    token.fromRank = first.rank;
    token.toFile = *second.file;
    token.toRank = second.rank;
    return first.file || first.rank;
}

/// A pawn named by its file alone takes on the next file; with both squares any piece may go.
bool completePawn(SanToken& token)
{
    if (token.fromFile && token.fromRank && token.toRank) {
        return true;
    }
    if (token.fromRank && !token.fromFile) {
        return false;
    }
    token.piece = PieceType::Pawn;
    return !token.fromFile || std::abs(*token.fromFile - token.toFile) == 1;
}

/// A capital file is believed only where no language has a piece of that letter: "E4", "E2-E4".
bool isCapitalSquare(const Cursor& cursor)
{
    if (!isUpperFile(cursor.peek()) || !rankIn(cursor.peek(1))) {
        return false;
    }
    Cursor ahead = cursor;
    ahead.skip();
    ahead.skip();
    if (!takeCapture(ahead)) {
        takeDash(ahead);
    }
    if (isUpperFile(ahead.peek()) && rankIn(ahead.peek(1))) {
        return cursor.peek() != 'B';
    }
    return !fileIn(ahead.peek());
}

bool readPawnMove(Cursor& cursor, SanToken& token)
{
    return readSquares(cursor, token) && completePawn(token);
}

bool readPieceMove(Cursor& cursor, SanToken& token)
{
    token.piece = pieceIn(cursor.peek());
    if (!token.piece) {
        return false;
    }
    cursor.skip();
    return readSquares(cursor, token) && (token.toRank || token.piece == PieceType::Pawn);
}

/// The squares of a move, with the letter of the piece. A small "b" is the file wherever a pawn
/// of that file can be meant.
bool readBody(Cursor& cursor, SanToken& token)
{
    const char letter = cursor.peek();
    const bool isSmallFile = letter >= 'a' && letter <= 'h';
    const bool isCapture = letter == 'x' || letter == ':';
    if (isSmallFile || isCapture || isCapitalSquare(cursor)) {
        Cursor ahead = cursor;
        SanToken pawn;
        if (readPawnMove(ahead, pawn)) {
            cursor = ahead;
            token = pawn;
            return true;
        }
        if (letter != 'b') {
            return false;
        }
    }
    return readPieceMove(cursor, token);
}

bool canNamePromotion(const SanToken& token)
{
    return !token.piece || token.piece == PieceType::Pawn;
}

/// The new piece: "=Q", "(Q)", "/Q" or "Q".
bool readPromotion(Cursor& cursor, SanToken& token)
{
    Cursor ahead = cursor;
    ahead.skipBlanks();
    const bool inBrackets = ahead.take('(');
    const bool isMarked = inBrackets || ahead.take('=') || ahead.take('/');
    ahead.skipBlanks();
    const std::optional<PieceType> piece = pieceIn(ahead.peek());
    if (!isMarked) {
        const bool isLastRank = !token.toRank || token.toRank == 0 || token.toRank == 7;
        const bool isNovelty = ahead.peek() == 'N' && !isLastRank;
        if (!piece || !canNamePromotion(token) || isNovelty || cursor.peek() == ' ') {
            return true;
        }
    } else if (!piece) {
        return true;  // "(=)", "(ep)" and the like are marks
    }
    ahead.skip();
    if (inBrackets && !ahead.take(')')) {
        return false;
    }
    token.promotion = piece;
    cursor = ahead;
    return true;
}

bool takeCheck(Cursor& cursor)
{
    return cursor.take('+') || cursor.take("\u2020") || cursor.take("check") ||
           cursor.take("ch.") || cursor.take("ch");
}

bool takeMate(Cursor& cursor)
{
    return cursor.take('#') || cursor.take("\u2021") || cursor.take("mate");
}

/// Marks of judgement, of a new move, and of an offer of a draw (Appendix C.12) say nothing about
/// the move itself.
bool takeComment(Cursor& cursor)
{
    return cursor.take('!') || cursor.take('?') || cursor.take("(=)") || cursor.take('=') ||
           cursor.take('N');
}

/// Reads all that follows the squares; false when anything is left that is not known.
bool readMarks(Cursor& cursor, SanToken& token)
{
    cursor.skipBlanks();
    while (!cursor.atEnd()) {
        if (takeCheck(cursor)) {
            token.marksCheck = true;
        } else if (takeMate(cursor)) {
            token.marksMate = true;
        } else if (takeEnPassant(cursor)) {
            token.marksEnPassant = true;
        } else if (!token.castling && cursor.take(':')) {
            token.marksCapture = true;
        } else if (!takeComment(cursor)) {
            return false;
        }
        cursor.skipBlanks();
    }
    return true;
}

}  // namespace

std::optional<SanToken> parseSan(std::string_view text)
{
    if (const auto standard = parseStandardSan(text)) {
        return standard;
    }
    Cursor cursor(text);
    cursor.skipBlanks();
    skipMoveNumber(cursor);
    SanToken token;
    const bool isRead = isCastlingLetter(cursor.peek())
                            ? readCastling(cursor, token)
                            : readBody(cursor, token) && readPromotion(cursor, token);
    if (!isRead || !readMarks(cursor, token)) {
        return std::nullopt;
    }
    return token;
}

}  // namespace diptych::chess
