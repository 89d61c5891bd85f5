#include "core/score/costs.h"

#include <algorithm>

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

const Costs& costsFor(const Sheet& sheet)
{
    // A bad cell may cost much and mean little: the next one is not worse for it.
    // Neither is a mate a cheap way to be rid of all the cells after it.
    static const Costs ofInk{
        .ambiguous = 0.0,
        .anotherMove = 11.0,
        .furtherOtherMove = 11.0,
        .unreadable = 3.0,
        .omission = 12.0,
        .furtherOmission = 8.0,
        .longOmission = 6.0,
        .omissionInShortRow = 12.0,
        .needlessAlone = 12.0,
        .needlessInLongRow = 12.0,
        .entryAfterEnd = 5.0,
    };
    return holdsInk(sheet) ? ofInk : costsFor(sheet.medium);
}

}  // namespace diptych::score
