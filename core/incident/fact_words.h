#pragma once

#include "core/incident/line_cursor.h"
#include "core/law/facts.h"

namespace diptych::incident {

/// Words of [facts] that are read and written.
inline constexpr Named<law::Answered> pressedWords[] = {
    {"yes", law::Answered::Yes},
    {"no", law::Answered::No},
};

inline constexpr Named<law::PressTime> pressTimeWords[] = {
    {"before-press", law::PressTime::BeforePress},
    {"after-press", law::PressTime::AfterPress},
};

inline constexpr Named<law::FlagFall> flagWords[] = {
    {"white", law::FlagFall::White},
    {"black", law::FlagFall::Black},
};

inline constexpr Named<law::FlagFall> bothFlagsWords[] = {
    {"white-first", law::FlagFall::BothWhiteFirst},
    {"black-first", law::FlagFall::BothBlackFirst},
    {"unknown", law::FlagFall::BothUnknown},
};

inline constexpr Named<law::Conduct> conductWords[] = {
    {"pressed-without-move", law::Conduct::PressedWithoutMove},
    {"two-hands", law::Conduct::TwoHands},
    {"displaced", law::Conduct::DisplacedPieces},
    {"left", law::Conduct::LeftTheVenue},
    {"advised", law::Conduct::WasAdvised},
    {"captain-intervened", law::Conduct::CaptainIntervened},
};

inline constexpr Named<law::ClaimKind> claimWords[] = {
    {"threefold", law::ClaimKind::Threefold},
    {"fifty", law::ClaimKind::Fifty},
};

inline constexpr Named<score::GameResult> resultWords[] = {
    {"1-0", score::GameResult::WhiteWins},
    {"0-1", score::GameResult::BlackWins},
    {"1/2-1/2", score::GameResult::Draw},
    {"0-0", score::GameResult::LostByBoth},
};

inline constexpr Named<law::ResultReason> resultReasonWords[] = {
    {"agreement", law::ResultReason::Agreement}, {"resignation", law::ResultReason::Resignation},
    {"mate", law::ResultReason::Mate},           {"stalemate", law::ResultReason::Stalemate},
    {"time", law::ResultReason::Time},
};

}  // namespace diptych::incident
