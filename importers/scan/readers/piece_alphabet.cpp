#include "importers/scan/readers/piece_alphabet.h"

#include "core/notation/dialect_catalog.h"

#include <algorithm>
#include <cctype>
#include <regex>

namespace diptych::importers::scan {

std::vector<PieceAlphabet> pieceAlphabets()
{
    using chess::PieceType;
    std::vector<PieceAlphabet> result;
    for (const notation::Dialect& dialect : notation::allDialects()) {
        PieceAlphabet alphabet{
            dialect.code,
            {dialect.letterOf(PieceType::King), dialect.letterOf(PieceType::Queen),
             dialect.letterOf(PieceType::Rook), dialect.letterOf(PieceType::Bishop),
             dialect.letterOf(PieceType::Knight)}};
        const bool latin = std::all_of(
            alphabet.letters.begin(), alphabet.letters.end(), [](const std::string& letter) {
                return letter.size() == 1 &&
                       std::isupper(static_cast<unsigned char>(letter.front())) != 0;
            });
        const bool isNew =
            std::none_of(result.begin(), result.end(), [&](const PieceAlphabet& other) {
                return other.letters == alphabet.letters;
            });
        if (latin && isNew) {
            result.push_back(std::move(alphabet));
        }
    }
    return result;
}

std::string allowedLetters(const std::vector<PieceAlphabet>& alphabets)
{
    std::string allowed = "abcdefgh12345678x+#=O0-";
    for (const PieceAlphabet& alphabet : alphabets) {
        for (const std::string& letter : alphabet.letters) {
            if (allowed.find(letter) == std::string::npos) {
                allowed += letter;
            }
        }
    }
    return allowed;
}

PieceAlphabet likeliestAlphabet(const std::vector<std::string>& texts,
                                const std::vector<PieceAlphabet>& alphabets)
{
    const PieceAlphabet* best = &alphabets.front();
    int most = 0;
    for (const PieceAlphabet& alphabet : alphabets) {
        const auto fits = [&](const std::string& text) {
            return std::any_of(alphabet.letters.begin(), alphabet.letters.end(),
                               [&](const std::string& letter) { return text.starts_with(letter); });
        };
        const auto count = static_cast<int>(std::count_if(texts.begin(), texts.end(), fits));
        if (count > most) {
            most = count;
            best = &alphabet;
        }
    }
    return *best;
}

bool looksLikeMove(std::string_view text)
{
    static const std::regex shape(
        "([A-Z]?[a-h]?[1-8]?x?[a-h][1-8](=?[A-Z])?|[a-h]x?[a-h]|[O0]-?[O0](-?[O0])?)[+#]*");
    return std::regex_match(text.begin(), text.end(), shape);
}

}  // namespace diptych::importers::scan
