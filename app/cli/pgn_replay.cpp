#include "app/cli/pgn_replay.h"

#include "core/chess/fen.h"
#include "core/chess/san.h"

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

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

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

class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
        , m_lineBreak(text.find('\n') == std::string_view::npos ? '\r' : '\n')
    {}

    ReplayCount read()
    {
        skipMark();
        while (m_at < m_text.size()) {
            const char byte = m_text[m_at];
            switch (kindOf(byte)) {
            case ByteKind::Blank:
                ++m_at;
                break;
            case ByteKind::Special:
                readSpecial(byte);
                break;
            case ByteKind::Word:
                readWord();
                break;
            }
        }
        endGame();
        return m_count;
    }

private:
    void readSpecial(char byte)
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
            ++m_at;
            m_inGame = true;
            return endGame();
        default:
            ++m_at;
        }
    }

    void skipMark()
    {
        if (m_text.starts_with(byteOrderMark)) {
            m_at = byteOrderMark.size();
        }
    }

    void skipPast(char end)
    {
        const std::size_t found = m_text.find(end, m_at);
        m_at = found == std::string_view::npos ? m_text.size() : found + 1;
    }

    void skipVariation()
    {
        int depth = 0;
        while (m_at < m_text.size()) {
            switch (m_text[m_at]) {
            case '(':
                ++depth;
                break;
            case ')':
                --depth;
                break;
            case '{':
                skipPast('}');
                continue;
            case ';':
                skipPast(m_lineBreak);
                continue;
            default:
                break;
            }
            ++m_at;
            if (depth == 0) {
                return;
            }
        }
    }

    /// A tag after moves begins the next game, also where the result was left out.
    void readTag()
    {
        if (m_movesSeen) {
            endGame();
        }
        m_inGame = true;
        std::string_view tag = m_text.substr(m_at);
        tag = tag.substr(0, std::min(tag.find(m_lineBreak), tag.size()));
        if (tag.find('[', 1) != std::string_view::npos) {
            tag = firstTag(tag);
        }
        if (tag.starts_with("[FEN ")) {
            readFen(tag);
        }
        m_at += tag.size();
    }

    /// The first of several tags on one line.
    static std::string_view firstTag(std::string_view line)
    {
        const std::size_t quote = line.find("\"]");
        return line.substr(0, quote == std::string_view::npos ? line.size() : quote + 2);
    }

    void readFen(std::string_view tag)
    {
        const std::size_t from = std::min(tag.find('"'), tag.size() - 1) + 1;
        const std::size_t to = std::min(tag.find('"', from), tag.size());
        if (const auto position = chess::parseFen(tag.substr(from, to - from))) {
            m_position = *position;
        } else {
            cutGame();
        }
    }

    void readWord()
    {
        const char* const end = m_text.data() + m_text.size();
        const char* const first = m_text.data() + m_at;
        const char* last = first;
        while (last != end && kindOf(*last) == ByteKind::Word) {
            ++last;
        }
        const std::string_view word(first, static_cast<std::size_t>(last - first));
        const std::size_t from = m_at;
        m_at += word.size();
        if (isDigit(*first)) {
            m_inGame = true;
            return isResult(word) ? endGame() : readMove(withoutNumber(word));
        }
        if (*first == '%' && (from == 0 || m_text[from - 1] == m_lineBreak)) {
            return skipPast(m_lineBreak);
        }
        if (word == byteOrderMark) {
            return;
        }
        m_inGame = true;
        readMove(*first == '.' ? withoutNumber(word) : word);
    }

    void readMove(std::string_view word)
    {
        while (!word.empty() && (word.back() == '!' || word.back() == '?')) {
            word.remove_suffix(1);
        }
        if (!word.empty() && !m_cut && word != "e.p.") {
            playMove(word);
        }
    }

    void playMove(std::string_view word)
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

    void cutGame()
    {
        if (!m_cut) {
            m_cut = true;
            ++m_count.errors;
        }
    }

    void endGame()
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

    std::string_view m_text;
    char m_lineBreak;  // some old files have CR alone
    std::size_t m_at = 0;
    ReplayCount m_count{};
    const chess::Position m_start = chess::Position::initial();
    chess::Position m_position = m_start;
    bool m_inGame = false;
    bool m_movesSeen = false;
    bool m_cut = false;
};

}  // namespace

ReplayCount replayPgn(std::string_view text)
{
    return Reader(text).read();
}

}  // namespace diptych::cli
