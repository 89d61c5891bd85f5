#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::score {

/// What an InkReading's classes stand for; class 0 is "no letter" (the blank of CTC, Graves et al.
/// 2006), class n the letter at n - 1. Pieces in English letters.
inline constexpr std::string_view inkLetters = "KQRBNPabcdefgh12345678x+#=O-";
inline constexpr int inkClasses = static_cast<int>(inkLetters.size()) + 1;

/// One text that a machine read in a cell.
struct InkText {
    std::string text;             ///< UTF-8, in the letters of the sheet
    double logProbability = 0.0;  ///< natural logarithm, at most 0
};

/// What machines read in the cell of one entry, before any position is known. Readers are
/// independent: their evidence is added up.
struct InkReading {
    /// A network's frames from left to right: frames x inkClasses natural logarithms, each frame
    /// normalised. Empty: no network read the cell.
    std::vector<float> frames{};
    /// For each text reader its alternatives, best first.
    std::vector<std::vector<InkText>> texts{};
    /// Letters for king, queen, rook, bishop, knight on this sheet ("KDTLS"), for the texts; UTF-8.
    std::array<std::string, 5> pieceLetters{"K", "Q", "R", "B", "N"};

    int frameCount() const { return static_cast<int>(frames.size()) / inkClasses; }
};

}  // namespace diptych::score
