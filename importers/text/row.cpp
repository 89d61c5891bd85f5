#include "importers/text/row.h"

#include "core/notation/entry_shape.h"
#include "importers/source/sheet_readings.h"
#include "importers/text/game_lines.h"

#include <algorithm>
#include <set>

namespace diptych::importers {

namespace {

/// A row of a score sheet holds one move of each player.
constexpr std::size_t bothMoves = 2;

class RowBuilder {
public:
    RowBuilder(score::Sheet& sheet)
        : m_sheet(sheet)
    {}

    void startLine(int line);
    void add(const Chunk& chunk);
    void ignore(const Chunk& chunk);
    bool isEnded() const { return m_ended; }
    std::vector<Row> take() { return std::move(m_rows); }

private:
    Row& startRow();
    Row& rowForCell();
    Cell* lastCell();
    void addNumber(const Chunk& chunk);
    void addCell(const Chunk& chunk, CellKind kind);
    void addMark(const Chunk& chunk);
    void addClock(const Chunk& chunk);
    void addResult(const Chunk& chunk);
    bool goesOnWith(const Chunk& chunk) const;
    bool isAfterGame(const Chunk& chunk);

    score::Sheet& m_sheet;
    std::vector<Row> m_rows{};
    int m_line = 0;
    int m_rowsOnLine = 0;
    bool m_lineIsNew = true;  ///< nothing of this line is in a row yet
    bool m_ended = false;     ///< another game has begun
    bool m_hasResult = false;
    int m_resultLine = 0;
    bool m_lineHasWords = false;  ///< prose on this line since the result
    std::set<int> m_numbers{};    ///< of all rows
    std::vector<int> m_clocks{};  ///< read since the last cell or row, for both players in turn
};

void RowBuilder::startLine(int line)
{
    m_line = line;
    m_rowsOnLine = 0;
    m_lineIsNew = true;
    m_lineHasWords = false;
    m_clocks.clear();
}

Row& RowBuilder::startRow()
{
    Row row;
    row.line = m_line;
    row.startsLine = m_lineIsNew;
    row.block = m_rowsOnLine++;
    m_rows.push_back(row);
    m_lineIsNew = false;
    return m_rows.back();
}

/// The row that the next cell belongs to. A numbered row goes on in the next line until it is
/// full.
Row& RowBuilder::rowForCell()
{
    if (m_rows.empty()) {
        return startRow();
    }
    Row& last = m_rows.back();
    const bool open = last.number && last.cells.size() < bothMoves;
    if (m_lineIsNew && !open) {
        return startRow();
    }
    m_lineIsNew = false;
    return last;
}

Cell* RowBuilder::lastCell()
{
    for (auto row = m_rows.rbegin(); row != m_rows.rend(); ++row) {
        if (!row->cells.empty()) {
            return &row->cells.back();
        }
    }
    return nullptr;
}

void RowBuilder::addNumber(const Chunk& chunk)
{
    Row& row = startRow();
    m_numbers.insert(chunk.value);
    row.number = chunk.value;
    row.blackFirst = chunk.kind == ChunkKind::BlackNumber;
    m_clocks.clear();
}

/// A number after a result continues the game if it is the next one: the result stood in a margin,
/// or at the end of one of two blocks side by side. So does a move in a row that has room, or
/// where there are no numbers, beside the result.
bool RowBuilder::goesOnWith(const Chunk& chunk) const
{
    if (m_lineHasWords) {
        return false;
    }
    if (chunk.kind == ChunkKind::Move) {
        const bool hasRoom = m_numbers.empty() || m_rows.back().cells.size() < bothMoves;
        return hasRoom && m_resultLine == chunk.span.line;
    }
    return m_numbers.contains(chunk.value - 1) && !m_numbers.contains(chunk.value);
}

/// What comes after the result is no entry: it is another game, analysis, or a remark.
bool RowBuilder::isAfterGame(const Chunk& chunk)
{
    switch (chunk.kind) {
    case ChunkKind::Number:
    case ChunkKind::BlackNumber:
    case ChunkKind::Move:
        break;
    case ChunkKind::Word:
    case ChunkKind::PieceLetter:
    case ChunkKind::MaybeMove:
        m_lineHasWords = true;
        ignore(chunk);
        return true;
    case ChunkKind::Placeholder:
    case ChunkKind::Filler:
    case ChunkKind::Dots:
        return true;
    default:
        return false;
    }
    if (goesOnWith(chunk)) {
        m_hasResult = false;
        return false;
    }
    m_ended = true;
    if (chunk.kind == ChunkKind::Number && chunk.value == 1) {
        report(m_sheet, {Severity::Note, "second-game-ignored", chunk.span, {}});
    } else {
        report(m_sheet, {Severity::Warning, "after-result-ignored", chunk.span, {chunk.text}});
    }
    return true;
}

void RowBuilder::addCell(const Chunk& chunk, CellKind kind)
{
    Row& row = rowForCell();
    row.cells.push_back({kind, chunk.text, chunk.span, std::nullopt, false, chunk.tabs});
    m_clocks.clear();
}

void RowBuilder::addMark(const Chunk& chunk)
{
    Cell* cell = lastCell();
    if (cell == nullptr || cell->span.line != chunk.span.line) {
        ignore(chunk);
        return;
    }
    cell->text += " " + chunk.text;
    cell->span.length = chunk.span.column + chunk.span.length - cell->span.column;
}

/// One time belongs to the move before it; two after a full row to its two moves.
void RowBuilder::addClock(const Chunk& chunk)
{
    m_clocks.push_back(chunk.value);
    Cell* cell = lastCell();
    if (cell == nullptr) {
        return;
    }
    Row& row = m_rows.back();
    if (m_clocks.size() == 2 && row.cells.size() == bothMoves && !row.cells[0].clockSeconds) {
        row.cells[0].clockSeconds = m_clocks[0];
    }
    cell->clockSeconds = chunk.value;
}

void RowBuilder::addResult(const Chunk& chunk)
{
    // A word for a draw may be an offer: then the game goes on.
    const bool mayBeOffer = chunk.result == score::GameResult::Draw &&
                            chunk.text.find_first_of("0123456789\xC2") == std::string::npos;
    if (!m_rows.empty() && !mayBeOffer) {
        m_hasResult = true;
        m_resultLine = chunk.span.line;
    }
    if (chunk.result && m_sheet.result && chunk.result != m_sheet.result) {
        report(m_sheet, {Severity::Warning,
                         "second-result",
                         chunk.span,
                         {std::string(score::toCode(*m_sheet.result)), chunk.text}});
    } else if (chunk.result) {
        m_sheet.result = chunk.result;
    }
}

void RowBuilder::ignore(const Chunk& chunk)
{
    report(m_sheet, {Severity::Note, "text-ignored", chunk.span, {chunk.text}});
}

void RowBuilder::add(const Chunk& chunk)
{
    if (m_hasResult && isAfterGame(chunk)) {
        return;
    }
    switch (chunk.kind) {
    case ChunkKind::Number:
    case ChunkKind::BlackNumber:
        addNumber(chunk);
        break;
    case ChunkKind::Move:
    case ChunkKind::MaybeMove:
        addCell(chunk, CellKind::Written);
        break;
    case ChunkKind::Placeholder:
        addCell(chunk, CellKind::StandIn);
        break;
    case ChunkKind::Filler:
    case ChunkKind::Dots:
        addCell(chunk, CellKind::Tentative);
        break;
    case ChunkKind::PieceLetter:
    case ChunkKind::Word:
        if (mayBeEntry(chunk)) {
            addCell(chunk, CellKind::Doubtful);
        } else {
            ignore(chunk);
        }
        break;
    case ChunkKind::Result:
        addResult(chunk);
        break;
    case ChunkKind::Clock:
        addClock(chunk);
        break;
    case ChunkKind::DrawOffer:
        if (Cell* cell = lastCell()) {
            cell->offersDraw = true;
        }
        break;
    case ChunkKind::Mark:
        addMark(chunk);
        break;
    case ChunkKind::Tag:
        m_sheet.tags.emplace(chunk.name, chunk.text);
        break;
    case ChunkKind::Remark:
        break;
    }
}

/// "N f3" is one move.
std::vector<Chunk> withJoinedLetters(const std::vector<Chunk>& line)
{
    std::vector<Chunk> joined;
    for (const Chunk& chunk : line) {
        const bool close =
            !joined.empty() && chunk.tabs == 0 && joined.back().kind == ChunkKind::PieceLetter &&
            joined.back().span.column + joined.back().span.length + 1 == chunk.span.column;
        const std::string whole = close ? joined.back().text + chunk.text : std::string();
        if (close && chunk.kind == ChunkKind::Move &&
            notation::leadingLetters(chunk.text).empty() &&
            notation::shapeOf(whole) == notation::EntryShape::Move) {
            Chunk& last = joined.back();
            last.kind = ChunkKind::Move;
            last.text += " " + chunk.text;
            last.span.length += 1 + chunk.span.length;
        } else {
            joined.push_back(chunk);
        }
    }
    return joined;
}

/// Nothing but times: they belong to the row above.
bool holdsOnlyTimes(const std::vector<Chunk>& line)
{
    return std::all_of(line.begin(), line.end(), [](const Chunk& chunk) {
        return chunk.kind == ChunkKind::Clock || chunk.kind == ChunkKind::Remark;
    });
}

}  // namespace

std::vector<Row> rowsOf(const std::vector<std::vector<Chunk>>& lines, score::Sheet& sheet)
{
    const std::vector<bool> game = gameLines(lines);
    RowBuilder builder(sheet);
    for (std::size_t i = 0; i < lines.size() && !builder.isEnded(); ++i) {
        if (lines[i].empty()) {
            continue;
        }
        builder.startLine(lines[i].front().span.line);
        const bool timesBelow = i > 0 && game[i - 1] && holdsOnlyTimes(lines[i]);
        for (const Chunk& chunk : withJoinedLetters(lines[i])) {
            const bool outside = chunk.kind == ChunkKind::Result || chunk.kind == ChunkKind::Tag;
            if (game[i] || outside || timesBelow) {
                builder.add(chunk);
            } else if (chunk.kind == ChunkKind::Word || chunk.kind == ChunkKind::Move) {
                builder.ignore(chunk);
            }
            if (builder.isEnded()) {
                break;
            }
        }
    }
    return builder.take();
}

}  // namespace diptych::importers
