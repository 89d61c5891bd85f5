#pragma once

#include "core/score/costs.h"
#include "core/score/written_forms.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace diptych::score {

/// What the ink of one cell costs as each written form, remembered: a search asks for the same
/// forms again and again.
class InkCosts {
public:
    /// ink must outlive the costs.
    explicit InkCosts(const InkReading& ink);

    /// Negative logarithm of how likely the ink is if the word was written, relative to the best
    /// reading of all, tempered because neighbouring frames are not independent; at least 0.
    double of(const InkWord& word);

    /// For each move the least cost over its forms, with and without marks of check, at most
    /// costs.anotherMove. The first legalCount moves are legal; the others cost the most.
    void ofMoves(const chess::Position& position, const chess::MoveList& moves,
                 std::size_t legalCount, const Costs& costs, std::vector<double>& result);

private:
    double ofMove(const chess::Position& position, chess::Move move, const chess::MoveList& moves);
    double ofFrames(const InkWord& word) const;
    double ofTexts(const InkWord& word) const;
    double withMark(const InkWord& word, bool checks);

    /// What a reader saw, and how much dearer that is than the best that it saw.
    struct SeenText {
        double cost = 0.0;
        std::u32string letters{};
    };

    const InkReading& m_ink;
    std::vector<std::vector<SeenText>> m_texts{};  ///< for each reader
    std::vector<double> m_probabilities;           ///< of the frames
    double m_bestFrames = 0.0;                     ///< logarithm of the likeliest path
    bool m_showsMark = false;                      ///< a mark of check may be there
    std::unordered_map<std::uint64_t, double> m_known{};
    std::vector<WrittenForm> m_forms{};  ///< storage used again
};

/// The costs of all cells that a search has met.
class InkStore {
public:
    InkCosts& of(const InkReading& ink);

private:
    std::unordered_map<const InkReading*, InkCosts> m_costs{};
};

/// The readers have hardly a doubt: one text stands out in every reader.
bool isClear(const InkReading& ink);

/// The likeliest text of the ink by itself, in ink letters.
std::string plainText(const InkReading& ink);

}  // namespace diptych::score
