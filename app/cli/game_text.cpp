#include "app/cli/game_text.h"

#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "core/notation/spoken_writer.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace diptych::cli {

namespace {

/// Words on lines of at most 79 columns, as PGN export format has it.
std::string wrapped(const std::vector<std::string>& words)
{
    constexpr std::size_t width = 79;
    std::string text;
    std::size_t column = 0;
    for (const std::string& word : words) {
        if (column > 0 && column + 1 + word.size() > width) {
            text += '\n';
            column = 0;
        } else if (column > 0) {
            text += ' ';
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text + "\n";
}

/// Remarks behind moves, by ply from 1; most have none.
using Remarks = std::map<int, std::string>;

std::vector<std::string> words(const score::ReplayedSheet& replayed, const MoveWriter& writer,
                               const Remarks& remarks = {})
{
    std::vector<std::string> list;
    const std::vector<chess::Move> moves = knownMoves(replayed);
    bool isInterrupted = true;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const chess::Position& before = replayed.positions[i];
        const bool white = before.sideToMove() == chess::Color::White;
        if (white || isInterrupted) {
            list.push_back(std::to_string(before.fullmoveNumber()) + (white ? "." : "..."));
        }
        list.push_back(writer(before, moves[i]));
        const auto remark = remarks.find(static_cast<int>(i) + 1);
        isInterrupted = remark != remarks.end();
        if (isInterrupted) {
            list.push_back("{" + remark->second + "}");
        }
    }
    return list;
}

/// What stands on the sheet where the move written is not plainly that.
Remarks entriesAsWritten(const score::Sheet& sheet, const score::ReplayedSheet& replayed)
{
    Remarks remarks;
    for (const score::ReplayedEntry& row : replayed.rows) {
        if (row.state == score::EntryState::Read || !row.ply) {
            continue;
        }
        std::string text = row.entry ? "written: " + sheet.entries[*row.entry].text : "not written";
        std::replace(text.begin(), text.end(), '}', ')');
        remarks[*row.ply] = std::move(text);
    }
    return remarks;
}

std::string tag(const score::Sheet& sheet, const std::string& name, const std::string& otherwise)
{
    const auto found = sheet.tags.find(name);
    std::string text = "[" + name + " \"";
    for (const char character : found == sheet.tags.end() ? otherwise : found->second) {
        if (character == '"' || character == '\\') {
            text += '\\';
        }
        text += character;
    }
    return text + "\"]\n";
}

}  // namespace

std::vector<chess::Move> knownMoves(const score::ReplayedSheet& replayed)
{
    std::vector<chess::Move> moves;
    for (const score::ReplayedEntry& row : replayed.rows) {
        if (!row.ply) {
            continue;
        }
        if (!row.move || *row.ply != static_cast<int>(moves.size()) + 1) {
            break;
        }
        moves.push_back(*row.move);
    }
    moves.resize(std::min(moves.size(), replayed.positions.size()));
    return moves;
}

int knownPlies(const score::ReplayedSheet& replayed)
{
    return static_cast<int>(knownMoves(replayed).size());
}

std::string movetext(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                     const MoveWriter& writer)
{
    std::vector<std::string> list = words(replayed, writer);
    if (sheet.result) {
        list.emplace_back(score::toCode(*sheet.result));
    }
    return wrapped(list);
}

std::string uciText(const score::ReplayedSheet& replayed)
{
    std::vector<std::string> list;
    for (const chess::Move move : knownMoves(replayed)) {
        list.push_back(chess::toUci(move));
    }
    return wrapped(list);
}

std::string spokenText(const score::Sheet& sheet, const score::ReplayedSheet& replayed,
                       const notation::SpokenLanguage& language)
{
    std::string text;
    const std::vector<chess::Move> moves = knownMoves(replayed);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        text += notation::speakMove(replayed.positions[i], moves[i], language) + "\n";
    }
    if (sheet.result) {
        text += "(" + std::string(score::toCode(*sheet.result)) + ")\n";
    }
    return text;
}

std::string pgnText(const score::Sheet& sheet, const score::ReplayedSheet& replayed)
{
    const std::string result(sheet.result ? score::toCode(*sheet.result) : "*");
    std::string text;
    for (const std::string name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
        text += tag(sheet, name, name == "Date" ? "????.??.??" : "?");
    }
    text += "[Result \"" + result + "\"]\n";
    const bool usualStart =
        replayed.positions.empty() || replayed.positions.front() == chess::Position::initial();
    if (!usualStart) {
        text += "[SetUp \"1\"]\n[FEN \"" + chess::toFen(replayed.positions.front()) + "\"]\n";
    }
    std::vector<std::string> list =
        words(replayed, chess::toSan, entriesAsWritten(sheet, replayed));
    list.push_back(result);
    return text + "\n" + wrapped(list) + "\n";
}

}  // namespace diptych::cli
