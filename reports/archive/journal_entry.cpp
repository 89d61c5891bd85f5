#include "reports/archive/journal_entry.h"

#include "reports/archive/digest.h"

namespace diptych::reports {

std::string JournalEntry::computedHash() const
{
    return Digest("diptych-journal/1")
        .add(entry)
        .add(previous)
        .add(time)
        .add(kind)
        .add(number)
        .add(note)
        .add(openHash)
        .add(personalHash)
        .add(documentHash)
        .finish();
}

}  // namespace diptych::reports
