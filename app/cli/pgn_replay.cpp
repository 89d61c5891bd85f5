#include "app/cli/pgn_replay.h"

#include "core/chess/fen.h"
#include "core/chess/san.h"
#include "core/support/digit.h"

#include <algorithm>
#include <array>

namespace diptych::cli {

namespace {

/// What a byte is to the reader of movetext.
enum class ByteKind : std::uint8_t { Word, Blank, Special };

constexpr std::array<ByteKind, 256> byteKinds = [] {
    std::array<ByteKind, 256> kinds{};
    for (const char blank : std::string_view("\0\t\n\v\f\r\x1A ", 8)) {
        kinds[static_cast<unsigned char>(blank)] = ByteKind::Blank;
    }
    for (const char special : std::string_view("[]{}();$*")) {
        kinds[static_cast<unsigned char>(special)] = ByteKind::Special;
    }
    return kinds;
}();

ByteKind kindOf(char byte)
{
    return byteKinds[static_cast<unsigned char>(byte)];
}

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isResult(std::string_view word)
{
    return word == "1-0" || word == "0-1" || word == "1/2-1/2";
}

/// The word without a move number in front ("12." or "12...").
std::string_view withoutNumber(std::string_view word)
{
    std::size_t at = 0;
    while (at < word.size() && isDigit(word[at])) {
        ++at;
    }
    if (at < word.size() && word[at] != '.') {
        return word;
    }
    while (at < word.size() && word[at] == '.') {
        ++at;
    }
    return word.substr(at);
}

/// The first of several tags on one line.
std::string_view firstTag(std::string_view line)
{
    const std::size_t quote = line.find("\"]");
    return line.substr(0, quote == std::string_view::npos ? line.size() : quote + 2);
}

}  // namespace

std::size_t PgnReplay::read(std::string_view piece, Rest rest)
{
    m_text = piece;
    m_at = 0;
    m_rest = rest;
    if (!m_begun) {
        begin();
    }
    while (m_at < m_text.size() && readNext()) {
    }
    if (m_at > 0) {
        m_before = m_text[m_at - 1];
    }
    if (rest == Rest::None) {
        endGame();
    }
    return m_at;
}

void PgnReplay::begin()
{
    m_begun = true;
    m_lineBreak = m_text.find('\n') == std::string_view::npos ? '\r' : '\n';
    m_before = m_lineBreak;
    if (m_text.starts_with(byteOrderMark)) {
        m_at = byteOrderMark.size();
    }
}

bool PgnReplay::readNext()
{
    const char byte = m_text[m_at];
    switch (kindOf(byte)) {
    case ByteKind::Blank:
        ++m_at;
        return true;
    case ByteKind::Special:
        return readSpecial(byte);
    case ByteKind::Word:
        break;
    }
    return readWord();
}

/// What reaches to the end of the piece may go on in the next one.
bool PgnReplay::mayGoOn(std::size_t end) const
{
    return end == m_text.size() && m_rest == Rest::Follows;
}

bool PgnReplay::readSpecial(char byte)
{
    switch (byte) {
    case '[':
        return readTag();
    case '{':
        return skipPast('}');
    case ';':
        return skipPast(m_lineBreak);
    case '(':
        return skipVariation();
    case '*':
        m_inGame = true;
        endGame();
        break;
    default:
        break;
    }
    ++m_at;
    return true;
}

bool PgnReplay::skipPast(char end)
{
    const std::size_t found = m_text.find(end, m_at);
    if (found == std::string_view::npos && mayGoOn(m_text.size())) {
        return false;
    }
    m_at = found == std::string_view::npos ? m_text.size() : found + 1;
    return true;
}

bool PgnReplay::skipVariation()
{
    const std::size_t from = m_at;
    int depth = 0;
    while (m_at < m_text.size()) {
        const char byte = m_text[m_at];
        if (byte == '{' || byte == ';') {
            if (!skipPast(byte == '{' ? '}' : m_lineBreak)) {
                break;
            }
            continue;
        }
        ++m_at;
        depth += byte == '(' ? 1 : byte == ')' ? -1 : 0;
        if (depth == 0) {
            return true;
        }
    }
    if (m_rest == Rest::Follows) {
        m_at = from;
        return false;
    }
    return true;
}

/// A tag after moves begins the next game, also where the result was left out.
bool PgnReplay::readTag()
{
    std::string_view tag = m_text.substr(m_at);
    tag = tag.substr(0, std::min(tag.find(m_lineBreak), tag.size()));
    if (mayGoOn(m_at + tag.size())) {
        return false;
    }
    if (m_movesSeen) {
        endGame();
    }
    m_inGame = true;
    if (tag.find('[', 1) != std::string_view::npos) {
        tag = firstTag(tag);
    }
    if (tag.starts_with("[FEN ")) {
        readFen(tag);
    }
    m_at += tag.size();
    return true;
}

void PgnReplay::readFen(std::string_view tag)
{
    const std::size_t from = std::min(tag.find('"'), tag.size() - 1) + 1;
    const std::size_t to = std::min(tag.find('"', from), tag.size());
    if (const auto position = chess::parseFen(tag.substr(from, to - from))) {
        m_position = *position;
    } else {
        cutGame();
    }
}

bool PgnReplay::readWord()
{
    const char* const end = m_text.data() + m_text.size();
    const char* const first = m_text.data() + m_at;
    const char* last = first;
    while (last != end && kindOf(*last) == ByteKind::Word) {
        ++last;
    }
    const std::string_view word(first, static_cast<std::size_t>(last - first));
    if (mayGoOn(m_at + word.size())) {
        return false;
    }
    const char before = m_at == 0 ? m_before : first[-1];
    if (*first == '%' && before == m_lineBreak) {
        return skipPast(m_lineBreak);
    }
    m_at += word.size();
    readWhole(word);
    return true;
}

void PgnReplay::readWhole(std::string_view word)
{
    if (isDigit(word.front())) {
        m_inGame = true;
        return isResult(word) ? endGame() : readMove(withoutNumber(word));
    }
    if (word == byteOrderMark) {
        return;
    }
    m_inGame = true;
    readMove(word.front() == '.' ? withoutNumber(word) : word);
}

void PgnReplay::readMove(std::string_view word)
{
    while (!word.empty() && (word.back() == '!' || word.back() == '?')) {
        word.remove_suffix(1);
    }
    if (!word.empty() && !m_cut && word != "e.p.") {
        playMove(word);
    }
}

void PgnReplay::playMove(std::string_view word)
{
    m_movesSeen = true;
    const auto token = chess::parseSan(word);
    if (!token) {
        return cutGame();
    }
    const chess::SanResolution resolution = chess::resolve(m_position, *token);
    const auto* move = std::get_if<chess::Move>(&resolution);
    if (move == nullptr) {
        return cutGame();
    }
    m_position = m_position.after(*move);
    ++m_count.plies;
}

void PgnReplay::cutGame()
{
    if (!m_cut) {
        m_cut = true;
        ++m_count.errors;
    }
}

void PgnReplay::endGame()
{
    if (m_inGame) {
        constexpr std::uint64_t factor = 1099511628211U;
        ++m_count.games;
        m_count.check = m_count.check * factor + m_position.occupied();
    }
    m_position = m_start;
    m_inGame = false;
    m_movesSeen = false;
    m_cut = false;
}

ReplayCount replayPgn(std::string_view text)
{
    PgnReplay replay;
    replay.read(text, PgnReplay::Rest::None);
    return replay.count();
}

}  // namespace diptych::cli
