#pragma once

#include "core/score/sheet.h"
#include "importers/recorder/announcements.h"

namespace diptych::importers {

/// Gives entries the time that was used for them, by the times at which they were said: a player's
/// clock runs from the press after the move before to the press after his own, or, where presses
/// were not noted, from announcement to announcement. White's clock was started with a press noted
/// before the first move, else when the recording begins: at 0, or with the first time of day. Ends
/// where a time is wanting or goes back, or a move was not recorded. The entries are those of the
/// plies.
void addTimesUsed(score::Sheet& sheet, const Transcript& transcript, const Speech& speech,
                  const HeardGame& game);

}  // namespace diptych::importers
