#include "importers/recorder/heard_turns.h"

#include "core/chess/bitboard.h"

#include <variant>

namespace diptych::importers {

using chess::Position;

namespace {

Position withTurnPassed(const Position& position)
{
    const chess::Square empty = chess::firstOf(~position.occupied());
    return position.afterAnyway(chess::Move(empty, empty));
}

}  // namespace

HeardTurns::HeardTurns(const Position& start)
{
    HeardTurn beginning;
    beginning.toMove = start.sideToMove();
    add(beginning);
    foundOf(0).positions[static_cast<std::size_t>(Moment::Before)] = start;
    foundOf(0).positions[static_cast<std::size_t>(Moment::After)] = start;
}

std::size_t HeardTurns::add(const HeardTurn& turn)
{
    m_turns.push_back(turn);
    m_found.emplace_back();
    return m_turns.size() - 1;
}

HeardTurns::Found& HeardTurns::foundOf(std::size_t turn)
{
    if (!m_found[turn]) {
        m_found[turn] = std::make_unique<Found>();
    }
    return *m_found[turn];
}

const Position& HeardTurns::position(std::size_t turn, Moment moment)
{
    auto& found = foundOf(turn).positions[static_cast<std::size_t>(moment)];
    if (!found) {
        found = find(turn, moment);
    }
    return *found;
}

Position HeardTurns::find(std::size_t turn, Moment moment)
{
    const HeardTurn& heard = m_turns[turn];
    if (moment == Moment::Before) {
        return position(heard.parent, heard.follows);
    }
    if (moment == Moment::Passed) {
        return withTurnPassed(position(turn, Moment::After));
    }
    const Position& before = position(turn, Moment::Before);
    if (heard.isLegal) {
        return before.after(heard.move);
    }
    const chess::SanResolution meaning = chess::resolve(before, heard.token);
    const auto* illegal = std::get_if<chess::SanIllegal>(&meaning);
    return illegal != nullptr ? before.afterAnyway(illegal->move) : withTurnPassed(before);
}

const LegalTargets& HeardTurns::targets(std::size_t turn, Moment moment)
{
    auto& found = foundOf(turn).targets[static_cast<std::size_t>(moment)];
    if (!found) {
        found.emplace(position(turn, moment));
    }
    return *found;
}

chess::Color HeardTurns::sideToMove(std::size_t turn, Moment moment) const
{
    const chess::Color after = m_turns[turn].toMove;
    return moment == Moment::After ? after : chess::opposite(after);
}

}  // namespace diptych::importers
