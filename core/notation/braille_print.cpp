#include "core/notation/braille_print.h"

#include "core/notation/utf8.h"

#include <algorithm>

namespace diptych::notation {

namespace {

constexpr Cell dot7 = 1 << 6;
constexpr Cell sixDots = 0x3F;
constexpr std::size_t longestWord = 16;
constexpr std::size_t mostPrints = 16;
/// A digit without the number sign that the rest of the sheet has.
constexpr double bareDigitCost = 0.3;
/// A letter where a sheet of bare digits has a rank: in a word of two cells, and in a longer one.
constexpr double letterForRankCost = 1.5;
constexpr double letterInCaptureCost = 0.2;
/// A sign that is more likely a digit, such as ":" after a piece.
constexpr double signCost = 0.5;
constexpr const char* unknownCell = "\xEF\xBF\xBD";

bool isFileLetter(char character)
{
    return (character >= 'a' && character <= 'h') || (character >= 'A' && character <= 'H');
}

bool isAsciiLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

char asDigit(int digit)
{
    return static_cast<char>('0' + digit);
}

/// A print under construction.
struct Partial {
    std::string text;
    double cost = 0.0;
    bool capitalNext = false;
    bool numberNext = false;  ///< a number sign stands before

    char last() const { return text.empty() ? ' ' : text.back(); }
    /// Digits of castling may follow each other over a dash: "0-0".
    bool inCastling() const { return text == "0" || text.ends_with("0-"); }
};

class Printer {
public:
    Printer(std::span<const Cell> cells, DigitShape shape, const BrailleCode& code)
        : m_cells(cells)
        , m_shape(shape)
        , m_code(code)
    {}

    std::vector<BraillePrint> print()
    {
        go(0, {});
        return std::move(m_prints);
    }

private:
    Cell six(std::size_t at) const { return m_cells[at] & sixDots; }
    void go(std::size_t at, const Partial& partial);
    bool takeSign(std::size_t at, const Partial& partial);
    bool takePrefix(std::size_t at, const Partial& partial);
    bool takeDigit(std::size_t at, const Partial& partial);
    bool takeLetter(std::size_t at, const Partial& partial);
    bool takePunctuation(std::size_t at, const Partial& partial);
    void goOn(std::size_t at, Partial partial, std::string_view text, double cost);

    std::span<const Cell> m_cells;
    DigitShape m_shape;
    const BrailleCode& m_code;
    std::vector<BraillePrint> m_prints{};
};

void Printer::goOn(std::size_t at, Partial partial, std::string_view text, double cost)
{
    partial.text += text;
    partial.cost += cost;
    partial.capitalNext = false;
    partial.numberNext = false;
    go(at, partial);
}

void Printer::go(std::size_t at, const Partial& partial)
{
    if (m_prints.size() >= mostPrints) {
        return;
    }
    if (at == m_cells.size()) {
        m_prints.push_back({partial.text, partial.cost});
        return;
    }
    if (takeSign(at, partial) || takePrefix(at, partial)) {
        return;
    }
    const bool digit = takeDigit(at, partial);
    const bool letter = takeLetter(at, partial);
    const bool mark = takePunctuation(at, partial);
    if (!digit && !letter && !mark) {
        goOn(at + 1, partial, unknownCell, 0.0);
    }
}

bool Printer::takeSign(std::size_t at, const Partial& partial)
{
    for (const BrailleSign& sign : m_code.signs) {
        const std::span<const Cell> rest = m_cells.subspan(at);
        if (rest.size() >= sign.cells.size() &&
            std::equal(sign.cells.begin(), sign.cells.end(), rest.begin(),
                       [](Cell a, Cell b) { return a == (b & sixDots); })) {
            goOn(at + sign.cells.size(), partial, sign.print, 0.0);
            return true;
        }
    }
    return false;
}

/// Signs for a capital and for a number; those of other codes too, where nothing else is meant.
bool Printer::takePrefix(std::size_t at, const Partial& partial)
{
    if (at + 1 == m_cells.size()) {
        return false;
    }
    const Cell cell = six(at);
    const bool antoine = m_shape == DigitShape::Antoine;
    const bool digitNext = digitOfCell(six(at + 1), m_shape).has_value();
    const Cell upperSign = parseCells("3456")->front();
    const Cell antoineSign = parseCells("6")->front();
    const bool isNumber =
        digitNext && (cell == m_code.number || (antoine ? cell == antoineSign : cell == upperSign));
    const bool isCapital = cell == m_code.capital || cell == antoineSign;
    if (!isNumber && !isCapital) {
        return false;
    }
    Partial next = partial;
    next.numberNext = isNumber;
    next.capitalNext = !isNumber;
    go(at + 1, next);
    return true;
}

/// A digit stands for a rank after a letter, and for a nought in castling.
bool Printer::takeDigit(std::size_t at, const Partial& partial)
{
    const auto digit = digitOfCell(six(at), m_shape);
    if (!digit) {
        return false;
    }
    const bool castling = *digit == 0 && (partial.text.empty() || partial.inCastling());
    const bool rank = *digit >= 1 && *digit <= 8 && isAsciiLetter(partial.last());
    const bool upper = m_shape == DigitShape::Upper || m_shape == DigitShape::BareUpper;
    double cost = 0.0;
    if (upper && !partial.numberNext) {
        if (!castling && !(rank && isFileLetter(partial.last()))) {
            return false;
        }
        cost = m_shape == DigitShape::Upper ? bareDigitCost : 0.0;
    }
    if (!castling && !rank) {
        return false;
    }
    goOn(at + 1, partial, std::string(1, asDigit(*digit)), cost);
    return true;
}

bool Printer::takeLetter(std::size_t at, const Partial& partial)
{
    const auto letter = letterOfCell(six(at));
    if (!letter || partial.numberNext) {
        return false;
    }
    const bool capital = partial.capitalNext || (m_cells[at] & dot7) != 0;
    const char print = capital ? static_cast<char>(*letter - 'a' + 'A') : *letter;
    double cost = 0.0;
    if (m_shape == DigitShape::BareUpper && isFileLetter(partial.last()) && isFileLetter(*letter)) {
        cost = m_cells.size() == 2 ? letterForRankCost : letterInCaptureCost;
    }
    goOn(at + 1, partial, std::string(1, print), cost);
    return true;
}

bool Printer::takePunctuation(std::size_t at, const Partial& partial)
{
    const auto mark = punctuationOfCell(six(at));
    if (!mark || partial.numberNext) {
        return false;
    }
    const bool mayBeDigit = m_shape == DigitShape::Lower && digitOfCell(six(at), m_shape) &&
                            isAsciiLetter(partial.last());
    if (mayBeDigit && (*mark != ':' || at + 1 == m_cells.size())) {
        return false;
    }
    goOn(at + 1, partial, std::string(1, *mark), mayBeDigit ? signCost : 0.0);
    return true;
}

}  // namespace

std::vector<BraillePrint> printsOf(std::span<const Cell> cells, DigitShape shape,
                                   const BrailleCode& code)
{
    if (cells.empty() || cells.size() > longestWord) {
        return {};
    }
    std::vector<BraillePrint> prints = Printer(cells, shape, code).print();
    std::stable_sort(prints.begin(), prints.end(),
                     [](const BraillePrint& a, const BraillePrint& b) { return a.cost < b.cost; });
    return prints;
}

std::optional<int> numberOf(std::span<const Cell> cells, DigitShape shape, const BrailleCode& code,
                            int expected)
{
    const Cell upperSign = parseCells("3456")->front();
    const Cell antoineSign = parseCells("6")->front();
    const Cell sign = shape == DigitShape::Antoine ? antoineSign : upperSign;
    bool signedNumber = false;
    if (cells.size() > 1 && (cells[0] == sign || cells[0] == code.number)) {
        signedNumber = true;
        cells = cells.subspan(1);
    }
    if (shape == DigitShape::Upper && !signedNumber) {
        return std::nullopt;
    }
    constexpr std::size_t mostDigits = 4;  // three and a full stop
    if (cells.size() > mostDigits) {
        return std::nullopt;
    }
    int value = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto digit = digitOfCell(cells[i], shape);
        const auto mark = punctuationOfCell(cells[i]);
        const bool last = i + 1 == cells.size() && i > 0;
        const bool stop = last && (mark == '.' || mark == ':' || mark == '-');
        if (stop && (!digit || value == expected)) {
            return value;
        }
        if (!digit) {
            return std::nullopt;
        }
        value = value * 10 + *digit;
    }
    return value;
}

}  // namespace diptych::notation
