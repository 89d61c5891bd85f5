#include "core/law/announcement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>
#include <vector>

namespace diptych::law {

using chess::Castling;
using chess::PieceType;
using chess::SanToken;

namespace {

using WordValue = std::pair<std::string_view, int>;

constexpr std::array<WordValue, 19> fileWords = {{
    {"anna", 0}, {"bella", 1}, {"cesar", 2},  {"caesar", 2}, {"david", 3},
    {"eva", 4},  {"felix", 5}, {"gustav", 6}, {"hector", 7}, {"hektor", 7},
    {"a", 0},    {"b", 1},     {"c", 2},      {"d", 3},      {"e", 4},
    {"f", 5},    {"g", 6},     {"h", 7},      {"belia", 1},
}};

constexpr std::array<WordValue, 18> rankWords = {{
    {"eins", 0},
    {"zwei", 1},
    {"zwo", 1},
    {"drei", 2},
    {"vier", 3},
    {"fuenf", 4},
    {"funf", 4},
    {"sechs", 5},
    {"sieben", 6},
    {"acht", 7},
    {"1", 0},
    {"2", 1},
    {"3", 2},
    {"4", 3},
    {"5", 4},
    {"6", 5},
    {"7", 6},
    {"8", 7},
}};

constexpr std::array<WordValue, 8> pieceWords = {{
    {"bauer", static_cast<int>(PieceType::Pawn)},
    {"springer", static_cast<int>(PieceType::Knight)},
    {"laeufer", static_cast<int>(PieceType::Bishop)},
    {"laufer", static_cast<int>(PieceType::Bishop)},
    {"turm", static_cast<int>(PieceType::Rook)},
    {"dame", static_cast<int>(PieceType::Queen)},
    {"koenig", static_cast<int>(PieceType::King)},
    {"konig", static_cast<int>(PieceType::King)},
}};

template <std::size_t N>
std::optional<int> valueOf(const std::array<WordValue, N>& words, std::string_view word)
{
    const auto* found = std::find_if(words.begin(), words.end(),
                                     [&](const WordValue& entry) { return entry.first == word; });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

/// Lower case, umlauts written out, everything else that is no letter or figure a blank.
std::vector<std::string> wordsOf(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> umlauts = {{
        {"ä", "ae"},
        {"ö", "oe"},
        {"ü", "ue"},
        {"Ä", "ae"},
        {"Ö", "oe"},
        {"Ü", "ue"},
        {"ß", "ss"},
    }};
    std::vector<std::string> words(1);
    while (!text.empty()) {
        const auto* umlaut = std::find_if(umlauts.begin(), umlauts.end(), [&](const auto& pair) {
            return text.starts_with(pair.first);
        });
        if (umlaut != umlauts.end()) {
            words.back() += umlaut->second;
            text.remove_prefix(umlaut->first.size());
            continue;
        }
        const auto letter = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        if (std::isalnum(letter) != 0) {
            words.back() += static_cast<char>(std::tolower(letter));
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) {
        words.pop_back();
    }
    return words;
}

bool holds(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

struct SpokenSquare {
    int file = 0;
    std::optional<int> rank{};
};

std::optional<SanToken> tokenOf(const std::vector<std::string>& words)
{
    SanToken token;
    std::vector<SpokenSquare> squares;
    for (const std::string& word : words) {
        if (const auto file = valueOf(fileWords, word)) {
            squares.push_back({*file, std::nullopt});
        } else if (const auto rank = valueOf(rankWords, word); rank && !squares.empty()) {
            squares.back().rank = *rank;
        } else if (const auto piece = valueOf(pieceWords, word)) {
            (squares.empty() ? token.piece : token.promotion) = static_cast<PieceType>(*piece);
        }
    }
    if (squares.empty() || squares.size() > 2 || !squares.back().rank) {
        return std::nullopt;
    }
    token.toFile = squares.back().file;
    token.toRank = squares.back().rank;
    if (squares.size() == 2) {
        token.fromFile = squares.front().file;
        token.fromRank = squares.front().rank;
    } else if (!token.piece) {
        token.piece = PieceType::Pawn;
    }
    return token;
}

}  // namespace

std::optional<SanToken> readAnnouncement(std::string_view text)
{
    const std::vector<std::string> words = wordsOf(text);
    if (holds(words, "rochade")) {
        const bool isLong = holds(words, "lange") || holds(words, "lang");
        const bool isShort =
            holds(words, "kurze") || holds(words, "kurz") || holds(words, "kurtze");
        if (isLong == isShort) {
            return std::nullopt;
        }
        SanToken token;
        token.castling = isLong ? Castling::Long : Castling::Short;
        return token;
    }
    const auto token = tokenOf(words);
    return token ? token : chess::parseSan(text);
}

std::optional<AnnouncedMove> announcedMove(const chess::Position& position, std::string_view text)
{
    const auto token = readAnnouncement(text);
    if (!token) {
        return std::nullopt;
    }
    const chess::SanResolution resolution = chess::resolve(position, *token);
    if (const auto* move = std::get_if<chess::Move>(&resolution)) {
        return AnnouncedMove{*move, true};
    }
    if (const auto* illegal = std::get_if<chess::SanIllegal>(&resolution)) {
        return AnnouncedMove{illegal->move, false};
    }
    return AnnouncedMove{};
}

}  // namespace diptych::law
