#include "core/chess/san_standard.h"

#include <array>

namespace diptych::chess {

namespace {

constexpr int notOnBoard = -1;

constexpr int fileIn(char letter)
{
    return letter >= 'a' && letter <= 'h' ? letter - 'a' : notOnBoard;
}

constexpr int rankIn(char letter)
{
    return letter >= '1' && letter <= '8' ? letter - '1' : notOnBoard;
}

using PieceLetters = std::array<std::optional<PieceType>, 128>;

constexpr PieceLetters makePieceLetters()
{
    PieceLetters letters{};
    letters['N'] = PieceType::Knight;
    letters['B'] = PieceType::Bishop;
    letters['R'] = PieceType::Rook;
    letters['Q'] = PieceType::Queen;
    letters['K'] = PieceType::King;
    return letters;
}

constexpr PieceLetters pieceLetters = makePieceLetters();

constexpr std::optional<PieceType> pieceIn(char letter)
{
    const auto code = static_cast<unsigned char>(letter);
    return code < pieceLetters.size() ? pieceLetters[code] : std::nullopt;
}

/// Takes the mark of check and the new piece off the end.
void takeEnding(std::string_view& text, SanToken& token)
{
    if (text.ends_with('+')) {
        token.marksCheck = true;
        text.remove_suffix(1);
    } else if (text.ends_with('#')) {
        token.marksMate = true;
        text.remove_suffix(1);
    }
    if (text.size() > 3 && text[text.size() - 2] == '=') {
        token.promotion = pieceIn(text.back());
        text.remove_suffix(token.promotion ? 2 : 0);
    }
}

/// Takes the square of arrival and the mark of capture off the end.
bool takeTarget(std::string_view& text, SanToken& token)
{
    if (text.size() < 2) {
        return false;
    }
    token.toFile = fileIn(text[text.size() - 2]);
    const int rank = rankIn(text.back());
    if (token.toFile == notOnBoard || rank == notOnBoard) {
        return false;
    }
    token.toRank = rank;
    text.remove_suffix(2);
    if (text.ends_with('x')) {
        token.marksCapture = true;
        text.remove_suffix(1);
    }
    return true;
}

/// What is left between the letter of the piece and the square: a file, a rank or both.
bool takeOrigin(std::string_view text, SanToken& token)
{
    if (!text.empty() && fileIn(text.front()) != notOnBoard) {
        token.fromFile = fileIn(text.front());
        text.remove_prefix(1);
    }
    if (!text.empty() && rankIn(text.front()) != notOnBoard) {
        token.fromRank = rankIn(text.front());
        text.remove_prefix(1);
    }
    return text.empty();
}

}  // namespace

std::optional<SanToken> parseStandardSan(std::string_view text)
{
    std::optional<SanToken> result(std::in_place);
    SanToken& token = *result;
    takeEnding(text, token);
    if (!takeTarget(text, token)) {
        return std::nullopt;
    }
    if (text.empty()) {
        token.piece = PieceType::Pawn;
        return token.marksCapture ? std::nullopt : result;
    }
    token.piece = pieceIn(text.front());
    if (token.piece) {
        text.remove_prefix(1);
        return token.promotion || !takeOrigin(text, token) ? std::nullopt : result;
    }
    const int file = fileIn(text.front());
    const bool isNextFile = file == token.toFile - 1 || file == token.toFile + 1;
    if (text.size() != 1 || file == notOnBoard || !isNextFile) {
        return std::nullopt;
    }
    token.piece = PieceType::Pawn;
    token.fromFile = file;
    return result;
}

}  // namespace diptych::chess
