#include "core/score/written_forms.h"

#include <cstdlib>
#include <optional>

namespace diptych::score {

using chess::Move;
using chess::MoveList;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

/// How much rarer than plain SAN people write so: negative natural logarithms, counted roughly on
/// sheets of club players.
constexpr double withoutCaptureMark = 2.0;
constexpr double needlessCaptureMark = 5.0;
constexpr double nameOfCapturedPiece = 3.5;  ///< "NxN"
constexpr double pawnOnPawn = 2.5;           ///< "exd", "ed"
constexpr double withoutDeparture = 2.0;     ///< "Nd2" where two knights can go there
constexpr double needlessDeparture = 4.0;    ///< "Nbd2" where one can
constexpr double bothSquares = 3.0;          ///< "Ng1f3"
constexpr double pawnNamed = 3.5;            ///< "Pe4"
constexpr double withoutPromotionMark = 0.7;
constexpr double withoutPromotion = 2.0;
constexpr double castlingWithoutDash = 1.5;
constexpr double castlingAsKingMove = 3.0;

constexpr int classOf(char letter)
{
    return static_cast<int>(inkLetters.find(letter)) + 1;
}

constexpr int captureClass = classOf('x');
constexpr int dashClass = classOf('-');

int pieceClass(PieceType type)
{
    switch (type) {
    case PieceType::King:
        return classOf('K');
    case PieceType::Queen:
        return classOf('Q');
    case PieceType::Rook:
        return classOf('R');
    case PieceType::Bishop:
        return classOf('B');
    case PieceType::Knight:
        return classOf('N');
    default:
        return classOf('P');
    }
}

int fileClass(Square square)
{
    return classOf('a') + fileOf(square);
}

int rankClass(Square square)
{
    return classOf('1') + rankOf(square);
}

InkWord operator+(InkWord word, int letterClass)
{
    word.append(letterClass);
    return word;
}

InkWord operator+(const InkWord& word, Square square)
{
    return word + fileClass(square) + rankClass(square);
}

/// Which part of the square of departure tells a piece from its likes.
struct Departure {
    bool file = false;
    bool rank = false;
};

class Forms {
public:
    Forms(const Position& position, Move move, const MoveList& moves,
          std::vector<WrittenForm>& result)
        : m_position(position)
        , m_move(move)
        , m_moves(moves)
        , m_result(result)
        , m_piece(position.at(move.from())->type)
        , m_captured(position.at(move.to()))
    {}

    void write()
    {
        if (m_piece == PieceType::King &&
            std::abs(fileOf(m_move.from()) - fileOf(m_move.to())) == 2) {
            writeCastling();
        } else if (m_piece == PieceType::Pawn) {
            writePawnMove();
        } else {
            writePieceMove();
        }
    }

private:
    void add(const InkWord& word, double cost) { m_result.push_back({word, cost}); }

    void writeCastling()
    {
        const bool isShort = fileOf(m_move.to()) > fileOf(m_move.from());
        add(InkWord(isShort ? "O-O" : "O-O-O"), 0.0);
        add(InkWord(isShort ? "OO" : "OOO"), castlingWithoutDash);
        add(InkWord("K") + m_move.to(), castlingAsKingMove);
    }

    /// A word that ends a pawn's move, with the new piece where there is one.
    void addPawn(const InkWord& word, double cost)
    {
        if (!m_move.promotion()) {
            add(word, cost);
            return;
        }
        const int promoted = pieceClass(*m_move.promotion());
        add(word + classOf('=') + promoted, cost);
        add(word + promoted, cost + withoutPromotionMark);
        if (*m_move.promotion() == PieceType::Queen) {
            add(word, cost + withoutPromotion);
        }
    }

    void writePawnMove()
    {
        const Square from = m_move.from();
        const Square to = m_move.to();
        const InkWord file = InkWord{} + fileClass(from);
        addPawn(InkWord{} + from + to, bothSquares);
        addPawn(InkWord{} + from + dashClass + to, bothSquares);
        if (fileOf(from) == fileOf(to)) {
            addPawn(InkWord{} + to, 0.0);
            addPawn(InkWord("P") + to, pawnNamed);
            return;
        }
        addPawn(file + captureClass + to, 0.0);
        addPawn(file + to, withoutCaptureMark);
        addPawn(file + captureClass + fileClass(to), pawnOnPawn);
        addPawn(file + fileClass(to), pawnOnPawn);
        addPawn(InkWord{} + captureClass + to, withoutDeparture);
        addPawn(InkWord{} + to, bothSquares);
        if (m_captured) {
            const int captured = pieceClass(m_captured->type);
            addPawn(InkWord("P") + captureClass + captured, nameOfCapturedPiece);
            addPawn(file + captureClass + captured, nameOfCapturedPiece);
        }
    }

    void writePieceMove()
    {
        const Square from = m_move.from();
        const InkWord piece = InkWord{} + pieceClass(m_piece);
        const Departure needed = neededDeparture();
        const bool ambiguous = needed.file || needed.rank;
        addPiece(piece, ambiguous ? withoutDeparture : 0.0);
        addPiece(piece + fileClass(from), needed.file   ? 0.0
                                          : needed.rank ? withoutDeparture
                                                        : needlessDeparture);
        addPiece(piece + rankClass(from), needed.rank ? 0.0 : needlessDeparture + 0.5);
        addPiece(piece + from, needed.file && needed.rank ? 0.0 : bothSquares);
        add(piece + from + dashClass + m_move.to(), bothSquares);
        if (m_captured) {
            add(piece + captureClass + pieceClass(m_captured->type), nameOfCapturedPiece);
        }
    }

    /// The square of arrival after what has been written of the piece, with and without "x".
    void addPiece(const InkWord& begun, double cost)
    {
        add(begun + captureClass + m_move.to(), cost + (m_captured ? 0.0 : needlessCaptureMark));
        add(begun + m_move.to(), cost + (m_captured ? withoutCaptureMark : 0.0));
    }

    /// As PGN standard 8.2.3.4 has it: the file, else the rank, else both.
    Departure neededDeparture() const
    {
        bool others = false;
        bool onFile = false;
        bool onRank = false;
        for (const Move other : m_moves) {
            if (other.to() != m_move.to() || other.from() == m_move.from()) {
                continue;
            }
            const auto piece = m_position.at(other.from());
            if (piece && piece->type == m_piece) {
                others = true;
                onFile = onFile || fileOf(other.from()) == fileOf(m_move.from());
                onRank = onRank || rankOf(other.from()) == rankOf(m_move.from());
            }
        }
        if (!others) {
            return {};
        }
        return onFile ? Departure{onRank, true} : Departure{true, false};
    }

    const Position& m_position;
    Move m_move;
    const MoveList& m_moves;
    std::vector<WrittenForm>& m_result;
    PieceType m_piece;
    std::optional<chess::Piece> m_captured;
};

}  // namespace

InkWord::InkWord(std::string_view text)
{
    for (const char letter : text) {
        const auto found = inkLetters.find(letter);
        if (found != std::string_view::npos) {
            append(static_cast<int>(found) + 1);
        }
    }
}

void InkWord::append(int letterClass)
{
    if (m_length < maxLength) {
        m_letters |= static_cast<std::uint64_t>(letterClass) << (5 * m_length);
        ++m_length;
    }
}

std::string InkWord::text() const
{
    std::string result;
    for (int i = 0; i < m_length; ++i) {
        result += inkLetters[static_cast<std::size_t>(at(i) - 1)];
    }
    return result;
}

void writtenForms(const Position& position, Move move, const MoveList& moves,
                  std::vector<WrittenForm>& result)
{
    result.clear();
    if (position.at(move.from())) {
        Forms(position, move, moves, result).write();
    }
}

}  // namespace diptych::score
