#include "importers/pgn/pgn_game.h"

#include "core/chess/fen.h"
#include "core/notation/utf8.h"
#include "importers/pgn/central_kings.h"
#include "importers/pgn/pgn_tokens.h"
#include "importers/source/comment_times.h"
#include "importers/source/plain_words.h"
#include "importers/source/sheet_readings.h"
#include "importers/source/source_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::importers {

namespace {

using chess::Color;

/// Gathers the first game of a file.
class GameBuilder {
public:
    explicit GameBuilder(score::Sheet& sheet)
        : m_sheet(sheet)
    {}

    /// Takes the next token; false after the end of the game.
    bool take(const PgnToken& token);

private:
    void takeTag(const PgnToken& token);
    void takeNumber(const PgnToken& token);
    void takeWord(const PgnToken& token);
    void takeComment(const PgnToken& token);
    bool startsSecondGame(const PgnToken& token) const;

    score::Sheet& m_sheet;
    int m_depth = 0;  ///< of variations
    TextSpan m_variationStart{};
    std::optional<int> m_number{};
    std::optional<Color> m_side{};
    bool m_hasEnded = false;
};

void GameBuilder::takeTag(const PgnToken& token)
{
    if (!m_sheet.tags.emplace(token.name, token.text).second) {
        report(m_sheet, {Severity::Note, "tag-repeated", token.span, {token.name}});
    }
}

void GameBuilder::takeNumber(const PgnToken& token)
{
    m_number = token.number;
    m_side = token.dots >= 2 ? Color::Black : Color::White;
}

bool isMark(const std::string& text)
{
    constexpr std::array<std::string_view, 7> marks{"e.p.", "ep", "+", "++", "#", "e.p.+", "ep+"};
    return std::find(marks.begin(), marks.end(), text) != marks.end();
}

/// A comment by itself, such as "!?" or "±"; "--" stands for a move that was not made.
bool isRemark(const std::string& text)
{
    constexpr std::u32string_view signs = U"!?.=‼⁇⁈⁉±∓⩲⩱∞□⟳→↑⇆⌓+-/";
    const std::u32string symbols = notation::toCodePoints(text);
    return symbols.find_first_not_of(signs) == std::u32string::npos &&
           symbols.find_first_not_of(U"-") != std::u32string::npos;
}

bool isDots(const std::string& text)
{
    return text.size() > 1 && text.find_first_not_of('.') == std::string::npos;
}

void GameBuilder::takeWord(const PgnToken& token)
{
    if (const auto result = readResult(token.text)) {
        m_sheet.result = resultOf(*result);
        m_hasEnded = true;
        return;
    }
    if (isMark(token.text) && !m_sheet.entries.empty()) {
        score::Entry& last = m_sheet.entries.back();
        last.text += " " + token.text;
        if (last.span.line == token.span.line) {
            last.span.length = token.span.column + token.span.length - last.span.column;
        }
        return;
    }
    if (isDots(token.text) && m_side == Color::White) {
        m_side = Color::Black;  // "12. ... Nf6"
        return;
    }
    if (isRemark(token.text)) {
        return;
    }
    if (m_sheet.entries.size() == mostEntries) {
        report(m_sheet,
               {Severity::Warning, "too-many-entries", token.span, {std::to_string(mostEntries)}});
        m_hasEnded = true;
        return;
    }
    score::Entry entry;
    entry.text = token.text;
    entry.span = token.span;
    entry.number = m_number;
    entry.side = m_side;
    m_sheet.entries.push_back(std::move(entry));
    if (m_side == Color::White) {
        m_side = Color::Black;
    } else {
        m_number.reset();
        m_side.reset();
    }
}

void GameBuilder::takeComment(const PgnToken& token)
{
    if (token.kind == PgnTokenKind::UnclosedComment) {
        report(m_sheet, {Severity::Warning, "comment-not-closed", token.span, {}});
    }
    const CommentTimes times = timesInComment(token.text);
    if (!m_sheet.entries.empty()) {
        score::Entry& last = m_sheet.entries.back();
        last.clockSeconds = times.clock ? times.clock : last.clockSeconds;
        last.elapsedSeconds = times.elapsed ? times.elapsed : last.elapsedSeconds;
    }
}

bool GameBuilder::startsSecondGame(const PgnToken& token) const
{
    const bool begun = !m_sheet.entries.empty() || m_hasEnded;
    return begun &&
           (token.kind == PgnTokenKind::Tag || (m_hasEnded && (token.kind == PgnTokenKind::Number ||
                                                               token.kind == PgnTokenKind::Word)));
}

bool GameBuilder::take(const PgnToken& token)
{
    if (startsSecondGame(token)) {
        report(m_sheet, {Severity::Note, "second-game-ignored", token.span, {}});
        return false;
    }
    if (token.kind == PgnTokenKind::VariationStart) {
        m_variationStart = m_depth == 0 ? token.span : m_variationStart;
        ++m_depth;
        return true;
    }
    if (token.kind == PgnTokenKind::VariationEnd) {
        m_depth = std::max(0, m_depth - 1);
        return true;
    }
    if (token.kind == PgnTokenKind::End) {
        if (m_depth > 0) {
            report(m_sheet, {Severity::Warning, "bracket-not-closed", m_variationStart, {}});
        }
        return false;
    }
    if (m_depth > 0) {
        return true;
    }
    switch (token.kind) {
    case PgnTokenKind::Tag:
        takeTag(token);
        break;
    case PgnTokenKind::BadTag:
        report(m_sheet, {Severity::Warning, "bad-tag", token.span, {token.text}});
        break;
    case PgnTokenKind::Number:
        takeNumber(token);
        break;
    case PgnTokenKind::Word:
        takeWord(token);
        break;
    case PgnTokenKind::Comment:
    case PgnTokenKind::UnclosedComment:
        takeComment(token);
        break;
    default:
        break;
    }
    return true;
}

/// The position of the FEN tag, where there is a good one and nothing else was asked for.
chess::Position startOf(score::Sheet& sheet, const ImportRequest& request)
{
    const auto tag = sheet.tags.find("FEN");
    if (tag == sheet.tags.end() || request.start != chess::Position::initial()) {
        return request.start;
    }
    const auto position = chess::parseFen(tag->second);
    if (!position) {
        report(sheet, {Severity::Warning,
                       "bad-fen-tag",
                       TextSpan{request.firstLine, 1, 0},
                       {tag->second, std::string(chess::toCode(position.error().problem))}});
        return request.start;
    }
    return *position;
}

void takeResultFromTag(score::Sheet& sheet)
{
    const auto tag = sheet.tags.find("Result");
    if (!sheet.result && tag != sheet.tags.end()) {
        const auto word = readResult(tag->second);
        sheet.result = word ? resultOf(*word) : std::nullopt;
    }
}

}  // namespace

score::Sheet readPgn(const ImportRequest& request)
{
    score::Sheet sheet;
    sheet.keeper = request.keeper;
    sheet.medium = score::Medium::Pgn;
    SourceText source = decodeSource(request.bytes, request.firstLine);
    sheet.encoding = std::move(source.encoding);
    sheet.diagnostics = std::move(source.diagnostics);
    PgnReader reader(source.text, request.firstLine);
    GameBuilder builder(sheet);
    while (builder.take(reader.next())) {
    }
    takeResultFromTag(sheet);
    if (sheet.entries.empty() && sheet.diagnostics.empty()) {
        report(sheet, {Severity::Warning, "no-moves", TextSpan{request.firstLine, 1, 0}, {}});
    }
    ImportRequest own = request;
    own.start = startOf(sheet, request);
    // PGN standard 8.2.3
    fillReadings(sheet, own, {notation::Confusions::Typing, "en", notation::Capitals::Used});
    takeCentralKings(sheet, own.start);
    return sheet;
}

}  // namespace diptych::importers
