#include "reports/pgn/pgn_writer.h"

#include "core/chess/fen.h"
#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "reports/document/sections.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace diptych::reports {

namespace {

/// Moves from the start of the game, and what is to be said behind the last one.
struct Line {
    std::string name{};
    std::vector<chess::Move> moves{};
    std::optional<chess::Move> illegal{};  ///< what would come next
    std::string result = "*";
    std::size_t annulledFrom = 0;  ///< index of the first move taken back; 0: none

    bool sameMoves(const Line& other) const { return moves == other.moves; }
};

/// A text within a comment must not end it.
std::string inBraces(std::string text)
{
    std::ranges::replace(text, '{', '(');
    std::ranges::replace(text, '}', ')');
    std::ranges::replace(text, '\n', ' ');
    return "{" + text + "}";
}

std::string tagLine(std::string_view name, const std::string& value)
{
    std::string text = "[" + std::string(name) + " \"";
    for (const char character : value.empty() ? std::string("?") : value) {
        if (character == '"' || character == '\\') {
            text += '\\';
        }
        text += static_cast<unsigned char>(character) < 0x20 ? ' ' : character;
    }
    return text + "\"]\n";
}

std::string tags(const Report& report, const Line& line)
{
    const incident::Event& event = report.game.event;
    const incident::Players& players = report.game.players;
    std::string date = event.date.empty() ? "????.??.??" : event.date;
    std::ranges::replace(date, '-', '.');
    std::string text = tagLine("Event", event.name) + tagLine("Site", event.city) +
                       tagLine("Date", date) + tagLine("Round", event.round) +
                       tagLine("White", players.white ? players.white->name : std::string()) +
                       tagLine("Black", players.black ? players.black->name : std::string()) +
                       tagLine("Result", line.result);
    const auto add = [&text](std::string_view name, const std::string& value) {
        if (!value.empty()) {
            text += tagLine(name, value);
        }
    };
    const auto addPlayer = [&](std::string_view side, const std::optional<incident::Player>& who) {
        if (who) {
            add(std::string(side) + "Elo", who->rating ? std::to_string(*who->rating) : "");
            add(std::string(side) + "FideId", who->fideId);
            add(std::string(side) + "Title", who->title);
        }
    };
    addPlayer("White", players.white);
    addPlayer("Black", players.black);
    add("Board", event.board);
    add("Line", line.name);
    if (!(report.game.start == chess::Position::initial())) {
        text += "[SetUp \"1\"]\n" + tagLine("FEN", chess::toFen(report.game.start));
    }
    return text;
}

/// Words on lines of at most 79 columns.
std::string wrapped(const std::vector<std::string>& words)
{
    constexpr std::size_t width = 79;
    std::string text;
    std::size_t column = 0;
    for (const std::string& word : words) {
        if (column > 0) {
            const bool fits = column + 1 + word.size() <= width;
            text += fits ? ' ' : '\n';
            column = fits ? column + 1 : 0;
        }
        text += word;
        column += word.size();
    }
    return text + "\n";
}

void addWords(std::vector<std::string>& words, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::string gameText(const Report& report, const Line& line, const PhraseBook& book)
{
    std::vector<std::string> words;
    chess::Position now = report.game.start;
    bool needsNumber = true;
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
        if (line.annulledFrom > 0 && i == line.annulledFrom) {
            addWords(words,
                     inBraces(label(book, QT_TRANSLATE_NOOP(
                                              "Report", "The moves from here on do not stand."))));
            needsNumber = true;
        }
        const bool isWhite = now.sideToMove() == chess::Color::White;
        if (isWhite || needsNumber) {
            words.push_back(std::to_string(now.fullmoveNumber()) + (isWhite ? "." : "..."));
        }
        words.push_back(chess::toSan(now, line.moves[i]));
        now = now.after(line.moves[i]);
        needsNumber = false;
    }
    if (line.illegal) {
        addWords(words, inBraces(label(book, QT_TRANSLATE_NOOP("Report", "Not legal: %1."),
                                       {chess::toUci(*line.illegal)})));
    }
    words.push_back(line.result);
    return tags(report, line) + "\n" + wrapped(words) + "\n";
}

/// Cuts a line before its first move that is not legal, and says which that is.
Line legalPart(Line line, const chess::Position& start)
{
    chess::Position now = start;
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
        if (!chess::isLegal(now, line.moves[i])) {
            line.illegal = line.moves[i];
            line.moves.resize(i);
            line.result = "*";
            return line;
        }
        now = now.after(line.moves[i]);
    }
    return line;
}

/// Number of plies that stand once the remedies are carried out.
std::size_t standingPlies(const Report& report)
{
    std::size_t standing = report.comparison.game.moves.size();
    for (const law::Remedy& remedy : report.decision.remedies) {
        const bool takesBack = remedy.id == law::RemedyId::Retrace ||
                               remedy.id == law::RemedyId::RestoreBeforeIllegalMove ||
                               remedy.id == law::RemedyId::RestoreLastIdentifiablePosition;
        if (takesBack && remedy.ply && *remedy.ply >= 0) {
            standing = std::min(standing, static_cast<std::size_t>(*remedy.ply));
        }
        if (remedy.id == law::RemedyId::NewGame) {
            standing = 0;
        }
        if (remedy.id == law::RemedyId::Ask && report.agreement) {
            standing = std::min(standing, static_cast<std::size_t>(report.agreement->ply));
        }
    }
    return standing;
}

std::string resultOf(const Report& report)
{
    for (const law::Remedy& remedy : report.decision.remedies) {
        // PGN knows no result of a game that both players lose.
        if (remedy.result && *remedy.result != score::GameResult::LostByBoth) {
            return std::string(score::toCode(*remedy.result));
        }
    }
    return "*";
}

/// What one sheet says of the whole game, as far as it can be followed.
Line lineOf(const score::ScoreLine& line, const chess::Position& start)
{
    Line result;
    result.name = std::string(score::toCode(line.keeper)) + " score";
    chess::Position now = start;
    for (std::size_t i = 0; i < line.plies.size() && i < line.positions.size(); ++i) {
        const std::optional<chess::Move> move = line.plies[i].move;
        const bool isThere = static_cast<int>(i) < line.length && move && line.positions[i] == now;
        if (!isThere) {
            break;
        }
        result.moves.push_back(*move);
        if (!chess::isLegal(now, *move)) {
            break;
        }
        now = now.after(*move);
    }
    return legalPart(std::move(result), start);
}

}  // namespace

std::string toPgn(const Report& report, const PhraseBook& book)
{
    const chess::Position& start = report.game.start;
    const std::size_t standing = standingPlies(report);
    std::vector<Line> lines;
    Line stands;
    stands.name = "standing";
    stands.moves = report.comparison.game.moves;
    stands.moves.resize(standing);
    stands.result = resultOf(report);
    lines.push_back(legalPart(std::move(stands), start));
    const auto add = [&](Line line) {
        const bool isNew =
            std::ranges::none_of(lines, [&](const Line& other) { return other.sameMoves(line); });
        if (isNew || line.illegal) {
            line.annulledFrom = std::min(line.moves.size(), standing);
            lines.push_back(std::move(line));
        }
    };
    if (standing < report.comparison.game.moves.size()) {
        Line annulled;
        annulled.name = "annulled";
        annulled.moves = report.comparison.game.moves;
        add(legalPart(std::move(annulled), start));
    }
    for (const auto& sheet : {report.comparison.white, report.comparison.black}) {
        if (sheet && report.comparison.state == score::ScoresState::Differ) {
            add(lineOf(*sheet, start));
        }
    }
    std::string text;
    for (const Line& line : lines) {
        text += gameText(report, line, book);
    }
    return text;
}

}  // namespace diptych::reports
