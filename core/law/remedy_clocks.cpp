#include "core/law/remedy_clocks.h"

#include "core/clock/credit.h"
#include "core/clock/kept_display.h"
#include "core/law/illegal_moves.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"

#include <algorithm>
#include <array>

namespace diptych::law {

using clock::Known;
using clock::PlayerClock;
using clock::Readjusted;

namespace {

/// How a remedy bears on the clocks.
enum class Kind : std::uint8_t { None, Unchanged, TakenBack, LastMoveIllegal };

Kind kindOf(const Matter& matter, const Remedy& remedy)
{
    switch (remedy.id) {
    case RemedyId::Continue:
    case RemedyId::CompleteScore:
    case RemedyId::AdjustBoard:
    case RemedyId::Reconstruct:
    case RemedyId::Ask:
        return Kind::Unchanged;
    case RemedyId::Retrace:
    case RemedyId::RestoreLastIdentifiablePosition:
        return remedy.ply ? Kind::TakenBack : Kind::Unchanged;
    case RemedyId::RestoreBeforeIllegalMove:
        return *remedy.ply + 1 == matter.plies() ? Kind::LastMoveIllegal : Kind::TakenBack;
    case RemedyId::ReplacePawnByQueen:
        return Kind::LastMoveIllegal;
    case RemedyId::GameOver:
    case RemedyId::ResultStands:
    case RemedyId::NewGame:
        return Kind::None;
    }
    return Kind::None;
}

/// Works out the clocks of one matter.
class Proposer {
public:
    explicit Proposer(const Matter& matter)
        : m_matter(matter)
        , m_record(matter.circumstances.clocks)
        , m_completed(movesCompleted(matter))
    {
        for (const Color side : bothSides) {
            m_clocks[index(side)] = clockOf(side);
        }
        shareOutDefects();
    }

    /// A display that depends on an open question is left out.
    ClockProposal propose(const Remedy& remedy, Kind kind,
                          const std::vector<Penalty>& penalties) const
    {
        const MovesCompleted kept = keptBy(remedy, kind);
        const auto stays = periodsThatStay(kind, kept);
        ClockProposal proposal;
        proposal.counterWhite = kept.white;
        proposal.counterBlack = kept.black;
        if (const auto& control = m_matter.circumstances.time) {
            const int periods = clock::periodAfter(*control, std::min(kept.white, kept.black));
            proposal.period = stays ? *stays + 1 : periods;
        }
        if (remedy.position && !keepsClocksStopped(remedy.id)) {
            proposal.running = clockToStart(*remedy.position, kind);
        }
        for (const Color side : bothSides) {
            const bool open = kind == Kind::TakenBack && dependsOnBonus(side, kept.of(side));
            if (open && !isRestored(side)) {
                proposal.period.reset();
            }
            const bool isKept = m_record.policy == clock::ClockPolicy::Keep;
            auto setting =
                open && !isKept ? std::nullopt : settingOf(side, kind, kept, stays, remedy);
            if (setting) {
                addPenalties(*setting, side, penalties);
                warnOfElapsed(*setting);
            }
            (side == Color::White ? proposal.white : proposal.black) = std::move(setting);
        }
        return proposal;
    }

    bool dependsOnBonus(Color side, int kept) const
    {
        const PlayerClock& clock = m_clocks[index(side)];
        const auto& control = m_matter.circumstances.time;
        if (isRestored(side)) {
            return clock::bonusMatters(control, clock, kept);
        }
        if (!control || clock.bonus != Known::Unknown) {
            return false;
        }
        PlayerClock shown = clock;
        shown.bonus = Known::Yes;
        PlayerClock notShown = clock;
        notShown.bonus = Known::No;
        return clock::controlsPassed(*control, clock.completed) > 0 &&
               clock::aheadOfControl(*control, shown, kept) !=
                   clock::aheadOfControl(*control, notShown, kept);
    }

    /// He had stopped writing before the moves taken back, and gets more than he can have had.
    bool dependsOnTimeTrouble(Color side, const Remedy& remedy, Kind kind) const
    {
        if (kind != Kind::TakenBack || !isRestored(side)) {
            return false;
        }
        const int kept = keptBy(remedy, kind).of(side);
        const auto found =
            clock::readjust(m_matter.circumstances.time, m_clocks[index(side)], kept);
        const bool worked = found && (found->method == clock::Method::Average ||
                                      found->method == clock::Method::Interpolated);
        return worked && found->seconds > clock::timeTroubleLimit && hadStoppedBefore(side, kept);
    }

    MovesCompleted keptBy(const Remedy& remedy, Kind kind) const
    {
        if (remedy.movesCounted) {
            return {*remedy.movesCounted, *remedy.movesCounted};
        }
        if (kind == Kind::Unchanged || !remedy.ply) {
            MovesCompleted kept = m_completed;
            if (remedy.opened) {
                const bool white = remedy.opened->before.sideToMove() == Color::White;
                (white ? kept.white : kept.black) += 1;
            }
            return kept;
        }
        MovesCompleted kept = movesWithin(m_matter, *remedy.ply);
        kept.white = std::min(kept.white, std::max(m_completed.white, 0));
        kept.black = std::min(kept.black, std::max(m_completed.black, 0));
        return kept;
    }

private:
    /// Of the side to move; of its opponent while he has not yet completed the last move (6.2.1).
    Color clockToStart(const chess::Position& position, Kind kind) const
    {
        const bool isOpen = kind == Kind::Unchanged && m_matter.plies() > 0 &&
                            lastMoveCompleted(m_matter) == Known::No &&
                            position == finalPosition(m_matter);
        return isOpen ? opposite(position.sideToMove()) : position.sideToMove();
    }

    static std::size_t index(Color side) { return static_cast<std::size_t>(side); }

    PlayerClock clockOf(Color side) const
    {
        PlayerClock clock;
        const bool white = side == Color::White;
        clock.display = white ? m_record.white : m_record.black;
        clock.completed = m_completed.of(side);
        clock.bonus = white ? m_record.whiteBonus : m_record.blackBonus;
        const auto answer = answerTo(m_matter, question::bonusOnDisplay);
        if (clock.bonus == Known::Unknown && answer) {
            clock.bonus = *answer == "yes" ? Known::Yes : Known::No;
        }
        std::copy_if(m_record.readings.begin(), m_record.readings.end(),
                     std::back_inserter(clock.readings),
                     [&](const clock::ClockReading& reading) { return reading.side == side; });
        return clock;
    }

    bool isDefective(Color side) const
    {
        const Facts& facts = m_matter.facts();
        return side == Color::White ? facts.whiteClockDefect : facts.blackClockDefect;
    }

    /// 6.10.1: the time of a defective clock is worked out from the time that has passed.
    void shareOutDefects()
    {
        const auto& control = m_matter.circumstances.time;
        if (!control || !m_record.elapsed) {
            return;
        }
        const std::array<PlayerClock, 2> known = m_clocks;
        for (const Color side : bothSides) {
            PlayerClock other = known[index(opposite(side))];
            if (isDefective(opposite(side))) {
                other.display.reset();
            }
            if (isDefective(side)) {
                m_clocks[index(side)].display =
                    clock::sharedOut(*control, known[index(side)], other, *m_record.elapsed);
                m_sharedOut[index(side)] = true;
            }
        }
    }

    bool isRestored(Color side) const
    {
        switch (m_record.policy) {
        case clock::ClockPolicy::Restore:
            return true;
        case clock::ClockPolicy::Keep:
            return false;
        case clock::ClockPolicy::RestoreInnocent:
            return m_record.innocent == side;
        }
        return true;
    }

    bool hadStoppedBefore(Color side, int kept) const
    {
        if (!mayStopRecording(m_matter, kept).value_or(false)) {
            return false;
        }
        const auto& stopped = m_matter.facts().stopped;
        return std::any_of(stopped.begin(), stopped.end(), [&](const SidePly& one) {
            return one.side == side && movesWithin(m_matter, one.ply).of(side) <= kept;
        });
    }

    std::optional<Readjusted> found(Color side, Kind kind, int kept, const Remedy& remedy) const
    {
        const auto& control = m_matter.circumstances.time;
        const PlayerClock& clock = m_clocks[index(side)];
        if (kind == Kind::Unchanged) {
            return clock::leaveUnchanged(control, clock, kept);
        }
        if (!isRestored(side)) {
            return clock::leaveUnchanged(clock);
        }
        if (kind == Kind::LastMoveIllegal) {
            const bool isOffender = moverAt(m_matter, m_matter.plies()) == side;
            const bool stays = remedy.id == RemedyId::ReplacePawnByQueen;
            const int pressed = stays ? kept : kept + 1;
            const auto fate = stays ? clock::Pressed::Stays : clock::Pressed::TakenBack;
            return isOffender ? clock::removeIncrement(control, clock, pressed, fate)
                              : clock::readingOrDisplay(control, clock, kept);
        }
        auto result = clock::readjust(control, clock, kept);
        const bool held = answerTo(m_matter, question::timeTroubleCapsTheAverage) == "yes";
        if (result && held && dependsOnTimeTrouble(side, remedy, kind)) {
            result = clock::cappedByTimeTrouble(std::move(*result));
        }
        return result;
    }

    /// Seconds of next periods that his kept display contains too early.
    int aheadOf(Color side, Kind kind, int kept) const
    {
        const auto& control = m_matter.circumstances.time;
        const bool isKept = kind == Kind::TakenBack || kind == Kind::LastMoveIllegal;
        return control && isKept && !isRestored(side)
                   ? clock::aheadOfControl(*control, m_clocks[index(side)], kept)
                   : 0;
    }

    /// Next periods in the times to be set, where the clocks are not set back to the period before
    /// the control: both displays are kept and contain the next one, or a kept display would not
    /// leave any time without it.
    std::optional<int> periodsThatStay(Kind kind, const MovesCompleted& kept) const
    {
        int periods = 0;
        bool both = true;
        bool unplayable = false;
        for (const Color side : bothSides) {
            const int ahead = aheadOf(side, kind, kept.of(side));
            both &= ahead > 0;
            if (ahead > 0) {
                const PlayerClock& clock = m_clocks[index(side)];
                unplayable |= *clock.display <= ahead;
                periods =
                    std::max(periods, clock::periodsShown(*m_matter.circumstances.time, clock));
            }
        }
        return both || unplayable ? std::optional(periods) : std::nullopt;
    }

    /// A kept display and the period to be set belong together, so that no time is given twice.
    Readjusted inItsPeriod(Color side, Kind kind, int kept, const std::optional<int>& stays,
                           Readjusted result) const
    {
        const int ahead = aheadOf(side, kind, kept);
        const auto& control = m_matter.circumstances.time;
        if (stays) {
            const int included = ahead > 0 ? clock::periodsShown(*control, m_clocks[index(side)])
                                           : clock::controlsPassed(*control, kept);
            return clock::inPeriod(*control, std::move(result), *stays, included);
        }
        return ahead > 0 ? clock::takenOff(std::move(result), ahead) : result;
    }

    /// Both flags fell before the last period, so that the game goes on in the next one (III.3.1).
    bool awaitsNextPeriod(Color side, int kept) const
    {
        const auto& control = m_matter.circumstances.time;
        const PlayerClock& clock = m_clocks[index(side)];
        return m_matter.facts().flag == FlagFall::BothUnknown && control && clock.display == 0 &&
               clock.bonus != Known::Yes &&
               clock::periodAfter(*control, kept) < static_cast<int>(control->periods.size());
    }

    std::optional<ClockSetting> settingOf(Color side, Kind kind, const MovesCompleted& completed,
                                          const std::optional<int>& stays,
                                          const Remedy& remedy) const
    {
        const int kept = completed.of(side);
        auto result = found(side, kind, kept, remedy);
        if (!result) {
            return std::nullopt;
        }
        result = inItsPeriod(side, kind, kept, stays, std::move(*result));
        ClockSetting setting;
        setting.seconds = result->seconds;
        setting.method = result->method;
        setting.low = result->low;
        setting.high = result->high;
        setting.warnings = std::move(result->warnings);
        constexpr std::string_view due = "next-period-not-included";
        const bool said = std::ranges::find(setting.warnings, due) != setting.warnings.end();
        if (kind == Kind::Unchanged && !said && awaitsNextPeriod(side, kept)) {
            setting.warnings.emplace_back(due);
        }
        if (m_sharedOut[index(side)]) {
            setting.warnings.emplace_back("shared-out-from-elapsed");
        }
        return setting;
    }

    static void addPenalties(ClockSetting& setting, Color side,
                             const std::vector<Penalty>& penalties)
    {
        for (const Penalty& penalty : penalties) {
            if (penalty.side != side && penalty.standing <= Standing::Settled) {
                setting.penaltySeconds += penalty.seconds;
                setting.seconds += penalty.seconds;
            }
        }
    }

    void warnOfElapsed(ClockSetting& setting) const
    {
        const auto& control = m_matter.circumstances.time;
        if (control && m_record.elapsed &&
            !clock::elapsedFits(*control, m_clocks[0], m_clocks[1], *m_record.elapsed)) {
            setting.warnings.emplace_back("elapsed-does-not-fit");
        }
    }

    const Matter& m_matter;
    const clock::ClockRecord& m_record;
    MovesCompleted m_completed;
    std::array<PlayerClock, 2> m_clocks{};
    std::array<bool, 2> m_sharedOut{};
};

}  // namespace

std::optional<ClockProposal> clocksOf(const Matter& matter, const Remedy& remedy,
                                      const std::vector<Penalty>& penalties)
{
    const Kind kind = kindOf(matter, remedy);
    return kind == Kind::None ? std::nullopt
                              : std::optional(Proposer(matter).propose(remedy, kind, penalties));
}

void setClocks(const Matter& matter, Outcome& outcome)
{
    const Proposer proposer(matter);
    bool bonusIsAsked = false;
    bool troubleIsAsked = false;
    for (const Remedy& remedy : outcome.remedies) {
        const Kind kind = kindOf(matter, remedy);
        for (const Color side : bothSides) {
            if (!remedy.recommended || kind == Kind::None) {
                continue;
            }
            const int kept = proposer.keptBy(remedy, kind).of(side);
            bonusIsAsked |= kind == Kind::TakenBack && proposer.dependsOnBonus(side, kept);
            troubleIsAsked |= proposer.dependsOnTimeTrouble(side, remedy, kind);
        }
    }
    if (bonusIsAsked) {
        outcome.questions.push_back(questionOf(matter, question::bonusOnDisplay));
    }
    if (troubleIsAsked && !answerTo(matter, question::timeTroubleCapsTheAverage)) {
        outcome.questions.push_back(questionOf(matter, question::timeTroubleCapsTheAverage));
    }
    for (Remedy& remedy : outcome.remedies) {
        const Kind kind = kindOf(matter, remedy);
        if (kind != Kind::None) {
            remedy.clocks = proposer.propose(remedy, kind, outcome.penalties);
        }
    }
}

}  // namespace diptych::law
