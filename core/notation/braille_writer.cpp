#include "core/notation/braille_writer.h"

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/notation/entry_reader.h"
#include "core/notation/move_writer.h"
#include "core/notation/utf8.h"
#include "core/support/digit.h"

#include <algorithm>

namespace diptych::notation {

namespace {

using chess::PieceType;

bool isCapitalLetter(char character)
{
    return character >= 'A' && character <= 'Z';
}

/// Turns print into cells; a number sign holds for the digits that follow it at once.
class CellWriter {
public:
    explicit CellWriter(const BrailleCode& code)
        : m_code(code)
    {}

    void add(char character)
    {
        const bool digit = isDigit(character);
        if (digit) {
            addDigit(character - '0');
        } else if (isCapitalLetter(character)) {
            if (m_code.writing.capitals) {
                m_cells.push_back(m_code.capital);
            }
            m_cells.push_back(*cellOfLetter(static_cast<char>(character - 'A' + 'a')));
        } else if (const auto letter = cellOfLetter(character)) {
            m_cells.push_back(*letter);
        } else {
            addMark(character);
        }
        m_afterDigit = digit;
    }

    std::vector<Cell> take() { return std::move(m_cells); }

private:
    void addDigit(int digit)
    {
        if (m_code.writing.numberSigns && !m_afterDigit) {
            m_cells.push_back(m_code.number);
        }
        m_cells.push_back(*cellOfDigit(digit, m_code.writing.digits));
    }

    void addMark(char character)
    {
        if (character == '-') {
            m_cells.push_back(parseCells("36")->front());
        } else if (character == '/') {
            m_cells.push_back(parseCells("34")->front());
        } else if (character == '.') {
            m_cells.push_back(parseCells("3")->front());
        }
    }

    const BrailleCode& m_code;
    std::vector<Cell> m_cells{};
    bool m_afterDigit = false;
};

/// The dialect of a code, with as few signs as can be.
Dialect plainDialect(const BrailleCode& code)
{
    Dialect dialect = code.dialect;
    dialect.capture = "x";
    dialect.castlingShort = "oo";
    dialect.castlingLong = "ooo";
    dialect.promotion = PromotionStyle::Letter;
    return dialect;
}

/// Without marks and dashes; in small letters where the code has no capitals.
std::string plainPrint(std::string_view text, const BrailleCode& code)
{
    std::string print;
    for (const char character : text) {
        const bool isSign =
            character == 'x' || character == '+' || character == '#' || character == '-';
        if (isSign) {
            continue;
        }
        const bool small = !code.writing.capitals && isCapitalLetter(character);
        print += small ? static_cast<char>(character - 'A' + 'a') : character;
    }
    return print;
}

/// Nothing else can be read in the position.
bool isOnlyReading(const std::string& print, const chess::Position& position, chess::Move move,
                   const BrailleCode& code)
{
    const WritingHabits habits{code.writing.capitals ? Capitals::Used : Capitals::NotUsed};
    const Readings readings = readEntry(print, code.dialect, habits);
    return std::all_of(readings.begin(), readings.end(), [&](const Reading& reading) {
        const chess::MoveList moves = chess::matches(position, reading.token);
        return std::all_of(moves.begin(), moves.end(),
                           [move](chess::Move other) { return other == move; });
    });
}

std::string printOf(const chess::Position& position, chess::Move move, const BrailleCode& code)
{
    const Dialect dialect = plainDialect(code);
    const std::string spelled = plainPrint(writeLongMove(position, move, dialect), code);
    if (code.writing.bothSquares || !chess::isLegal(position, move)) {
        return spelled;
    }
    const std::string print = plainPrint(writeMove(position, move, dialect), code);
    return code.writing.capitals || isOnlyReading(print, position, move, code) ? print : spelled;
}

}  // namespace

bool canWrite(const BrailleCode& code)
{
    for (const PieceType type : {PieceType::King, PieceType::Queen, PieceType::Rook,
                                 PieceType::Bishop, PieceType::Knight}) {
        const std::string& letters = code.dialect.letterOf(type);
        const bool hasCells = std::all_of(letters.begin(), letters.end(), [](char letter) {
            return isCapitalLetter(letter) || cellOfLetter(letter);
        });
        if (!hasCells) {
            return false;
        }
    }
    return true;
}

BrailleCode withLeastCoding(BrailleCode code)
{
    if (code.writing.digits != DigitShape::Antoine) {
        code.writing.digits = DigitShape::Lower;
    }
    code.writing.numberSigns = false;
    code.writing.capitals = false;
    code.writing.stop = 0;
    return code;
}

std::vector<Cell> brailleText(std::string_view print, const BrailleCode& code)
{
    CellWriter writer(code);
    for (const char character : print) {
        writer.add(character);
    }
    return writer.take();
}

std::vector<Cell> brailleMove(const chess::Position& position, chess::Move move,
                              const BrailleCode& code)
{
    return brailleText(printOf(position, move, code), code);
}

std::vector<Cell> brailleMoveNumber(int number, const BrailleCode& code)
{
    std::vector<Cell> cells = brailleText(std::to_string(number), code);
    if (code.writing.stop != 0) {
        cells.push_back(code.writing.stop);
    }
    return cells;
}

std::string toPatterns(std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells) {
        appendUtf8(text, firstBrailleCharacter + cell);
    }
    return text;
}

std::string toAsciiBraille(std::span<const Cell> cells)
{
    std::string text;
    for (const Cell cell : cells) {
        text += asciiOfCell(cell);
    }
    return text;
}

}  // namespace diptych::notation
