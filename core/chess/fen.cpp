#include "core/chess/fen.h"

#include "core/chess/attacks.h"
#include "core/chess/castling.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace diptych::chess {

namespace {

constexpr std::string_view blanks = " \t\r\n";

struct Field {
    std::string_view text;
    std::size_t offset = 0;
};

/// Splits at blanks, remembering where each field began.
std::vector<Field> splitFields(std::string_view text)
{
    std::vector<Field> fields;
    std::size_t begin = text.find_first_not_of(blanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        fields.push_back({text.substr(begin, end - begin), begin});
        begin = text.find_first_not_of(blanks, end);
    }
    return fields;
}

tl::unexpected<FenError> fail(FenProblem problem, std::size_t offset, std::string_view found)
{
    return tl::make_unexpected(FenError{problem, offset, std::string(found)});
}

using Read = tl::expected<void, FenError>;

/// Reads one rank of the placement into the board.
Read readRank(const Field& rank, int index, PositionParts& parts)
{
    int file = 0;
    for (std::size_t i = 0; i < rank.text.size(); ++i) {
        const char letter = rank.text[i];
        if (letter >= '1' && letter <= '8') {
            file += letter - '0';
        } else if (const auto piece = pieceFromFenLetter(letter)) {
            if (file < 8) {
                parts.board[static_cast<std::size_t>(makeSquare(file, index))] = piece;
            }
            ++file;
        } else {
            return fail(FenProblem::UnknownPiece, rank.offset + i, rank.text.substr(i, 1));
        }
    }
    if (file != 8) {
        return fail(FenProblem::WrongRankLength, rank.offset, rank.text);
    }
    return {};
}

Read readPlacement(const Field& field, PositionParts& parts)
{
    std::vector<Field> ranks;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = std::min(field.text.find('/', begin), field.text.size());
        ranks.push_back({field.text.substr(begin, end - begin), field.offset + begin});
        if (end == field.text.size()) {
            break;
        }
        begin = end + 1;
    }
    if (ranks.size() != 8) {
        return fail(FenProblem::WrongRankCount, field.offset, field.text);
    }
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (Read read = readRank(ranks[i], 7 - static_cast<int>(i), parts); !read) {
            return read;
        }
    }
    return {};
}

/// Counts pieces as a game can have them, letter by letter so that the place can be told.
Read checkPieces(const Field& field)
{
    std::array<int, 2> pieces{};
    std::array<int, 2> pawns{};
    std::array<int, 2> kings{};
    int rank = 7;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        rank -= field.text[i] == '/' ? 1 : 0;
        const std::optional<Piece> piece = pieceFromFenLetter(field.text[i]);
        if (!piece) {
            continue;
        }
        const auto color = static_cast<std::size_t>(piece->color);
        const std::size_t offset = field.offset + i;
        const std::string_view letter = field.text.substr(i, 1);
        if (piece->type == PieceType::Pawn && (rank == 0 || rank == 7)) {
            return fail(FenProblem::PawnOnLastRank, offset, letter);
        }
        if (piece->type == PieceType::Pawn && ++pawns[color] > 8) {
            return fail(FenProblem::TooManyPawns, offset, letter);
        }
        if (piece->type == PieceType::King && ++kings[color] > 1) {
            return fail(FenProblem::KingCount, offset, letter);
        }
        if (++pieces[color] > 16) {
            return fail(FenProblem::TooManyPieces, offset, letter);
        }
    }
    if (kings[0] != 1 || kings[1] != 1) {
        return fail(FenProblem::KingCount, field.offset, field.text);
    }
    return {};
}

Read readSide(const Field& field, PositionParts& parts)
{
    if (field.text != "w" && field.text != "b") {
        return fail(FenProblem::BadSideToMove, field.offset, field.text);
    }
    parts.sideToMove = field.text == "w" ? Color::White : Color::Black;
    return {};
}

Read readCastling(const Field& field, PositionParts& parts)
{
    if (field.text == "-") {
        return {};
    }
    constexpr std::string_view letters = "KQkq";
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const std::size_t index = letters.find(field.text[i]);
        const auto right = index == std::string_view::npos
                               ? CastlingRights::None
                               : static_cast<CastlingRights>(1 << index);
        if (right == CastlingRights::None || has(parts.castling, right)) {
            return fail(FenProblem::BadCastling, field.offset + i, field.text.substr(i, 1));
        }
        parts.castling = parts.castling | right;
    }
    return {};
}

Read readEnPassant(const Field& field, PositionParts& parts)
{
    if (field.text == "-") {
        return {};
    }
    parts.enPassant = parseSquare(field.text);
    if (!parts.enPassant) {
        return fail(FenProblem::BadEnPassant, field.offset, field.text);
    }
    return {};
}

/// Reads a counter; "-" leaves it as it is.
Read readCounter(const Field& field, int& counter)
{
    if (field.text == "-") {
        return {};
    }
    const char* const end = field.text.data() + field.text.size();
    int value = 0;
    const auto [stopped, error] = std::from_chars(field.text.data(), end, value);
    if (error != std::errc{} || stopped != end || value < 0 || value > 9999) {
        return fail(FenProblem::BadCounter, field.offset, field.text);
    }
    counter = value;
    return {};
}

Read readField(const Field& field, std::size_t index, PositionParts& parts)
{
    switch (index) {
    case 0:
        return readPlacement(field, parts);
    case 1:
        return readSide(field, parts);
    case 2:
        return readCastling(field, parts);
    case 3:
        return readEnPassant(field, parts);
    case 4:
        return readCounter(field, parts.halfmoveClock);
    case 5:
        return readCounter(field, parts.fullmoveNumber);
    default:
        return fail(FenProblem::ExtraText, field.offset, field.text);
    }
}

/// What a position of a game must satisfy beyond its form.
Read checkGame(const std::vector<Field>& fields, const PositionParts& parts,
               const Position& position)
{
    if (Read read = checkPieces(fields[0]); !read) {
        return read;
    }
    if (position.inCheck(opposite(parts.sideToMove))) {
        return fail(FenProblem::OpponentInCheck, fields[1].offset, fields[1].text);
    }
    if (position.castling() != parts.castling) {
        return fail(FenProblem::BadCastling, fields[2].offset, fields[2].text);
    }
    if (position.enPassant() != parts.enPassant) {
        return fail(FenProblem::BadEnPassant, fields[3].offset, fields[3].text);
    }
    return {};
}

std::string castlingField(CastlingRights rights)
{
    constexpr std::string_view letters = "KQkq";
    std::string text;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (has(rights, static_cast<CastlingRights>(1 << i))) {
            text += letters[i];
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace

tl::expected<Position, FenError> parseFen(std::string_view text, FenUse use)
{
    const std::vector<Field> fields = splitFields(text);
    const std::size_t needed = use == FenUse::Game ? 4 : 1;
    PositionParts parts;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (Read read = readField(fields[i], i, parts); !read) {
            return tl::make_unexpected(read.error());
        }
    }
    if (fields.size() < needed) {
        return fail(FenProblem::MissingField, text.size(), "");
    }
    parts.fullmoveNumber = std::max(parts.fullmoveNumber, 1);
    const Position position(parts);
    if (use == FenUse::Game) {
        if (Read read = checkGame(fields, parts, position); !read) {
            return tl::make_unexpected(read.error());
        }
    }
    return position;
}

std::string placementOf(const Position& position)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto writeEmpty = [&] {
            if (empty > 0) {
                text += static_cast<char>('0' + empty);
            }
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            if (const std::optional<Piece> piece = position.at(makeSquare(file, rank))) {
                writeEmpty();
                text += fenLetter(*piece);
            } else {
                ++empty;
            }
        }
        writeEmpty();
        if (rank > 0) {
            text += '/';
        }
    }
    return text;
}

std::string toFen(const Position& position)
{
    std::string text = placementOf(position);
    text += position.sideToMove() == Color::White ? " w " : " b ";
    text += castlingField(position.castling());
    text += ' ';
    text += position.canTakeEnPassant() ? toString(*position.enPassant()) : "-";
    text += ' ' + std::to_string(position.halfmoveClock());
    text += ' ' + std::to_string(position.fullmoveNumber());
    return text;
}

std::string_view toCode(FenProblem problem)
{
    switch (problem) {
    case FenProblem::MissingField:
        return "missing-field";
    case FenProblem::WrongRankCount:
        return "wrong-rank-count";
    case FenProblem::WrongRankLength:
        return "wrong-rank-length";
    case FenProblem::UnknownPiece:
        return "unknown-piece";
    case FenProblem::TooManyPieces:
        return "too-many-pieces";
    case FenProblem::TooManyPawns:
        return "too-many-pawns";
    case FenProblem::KingCount:
        return "king-count";
    case FenProblem::PawnOnLastRank:
        return "pawn-on-last-rank";
    case FenProblem::BadSideToMove:
        return "bad-side-to-move";
    case FenProblem::BadCastling:
        return "bad-castling";
    case FenProblem::BadEnPassant:
        return "bad-en-passant";
    case FenProblem::BadCounter:
        return "bad-counter";
    case FenProblem::OpponentInCheck:
        return "opponent-in-check";
    case FenProblem::ExtraText:
        return "extra-text";
    }
    return "";
}

}  // namespace diptych::chess
