#include "core/score/costs.h"

namespace diptych::score {

const Costs& costsFor(Medium medium)
{
    static const Costs byHand{};
    // A machine confuses characters far more often than a writer confuses moves.
    static const Costs byMachine{
        .wrongPiece = 3.0,
        .neighbouringSquare = 3.0,
        .wrongSquare = 3.5,
        .wrongDeparture = 3.0,
        .unreadable = 0.5,
    };
    return medium == Medium::Scan || medium == Medium::Recorder ? byMachine : byHand;
}

}  // namespace diptych::score
