#pragma once

#include "core/chess/position.h"
#include "core/chess/san.h"
#include "importers/recorder/legal_targets.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

namespace diptych::importers {

/// A position beside an announcement.
enum class Moment : std::uint8_t {
    Before,
    After,
    Passed,  ///< after it, with the turn passed on: a ply was not recorded
};

/// An announcement of a line, and what it followed.
struct HeardTurn {
    std::size_t parent = 0;  ///< the turn before; its own index for the beginning
    Moment follows = Moment::After;
    bool isLegal = true;
    chess::Move move{};         ///< of a legal announcement
    chess::SanToken token{};    ///< as which it was announced
    std::size_t announced = 0;  ///< first word
    double cost = 0.0;          ///< of the announcement alone
    int plies = 0;
    chess::Color toMove = chess::Color::White;  ///< afterwards
};

/// The announcements of all lines, with their positions. Most lines are given up at once, so a
/// position is found only when it is asked for. References stay valid.
class HeardTurns {
public:
    explicit HeardTurns(const chess::Position& start);

    std::size_t add(const HeardTurn& turn);
    const HeardTurn& operator[](std::size_t turn) const { return m_turns[turn]; }
    const chess::Position& position(std::size_t turn, Moment moment);
    const LegalTargets& targets(std::size_t turn, Moment moment);
    chess::Color sideToMove(std::size_t turn, Moment moment) const;

private:
    /// Of one turn, by moment.
    struct Found {
        std::array<std::optional<chess::Position>, 3> positions{};
        std::array<std::optional<LegalTargets>, 3> targets{};
    };

    chess::Position find(std::size_t turn, Moment moment);
    Found& foundOf(std::size_t turn);

    std::deque<HeardTurn> m_turns{};
    std::deque<std::unique_ptr<Found>> m_found{};
};

}  // namespace diptych::importers
