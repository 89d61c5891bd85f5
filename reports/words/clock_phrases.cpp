#include "reports/words/clock_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr Phrase methodTable[] = {
    {"log", QT_TRANSLATE_NOOP("Clocks", "reading from the log of the clock")},
    {"arbiter", QT_TRANSLATE_NOOP("Clocks", "reading noted by the arbiter")},
    {"recorder", QT_TRANSLATE_NOOP("Clocks", "reading on the recording")},
    {"sheet", QT_TRANSLATE_NOOP("Clocks", "reading noted on a score")},
    {"interpolated", QT_TRANSLATE_NOOP("Clocks", "estimated between two known times")},
    {"average", QT_TRANSLATE_NOOP("Clocks", "estimated from the average time per move")},
    {"increment-removed",
     QT_TRANSLATE_NOOP("Clocks", "display less the increment of the last press")},
    {"unchanged", QT_TRANSLATE_NOOP("Clocks", "left as displayed")},
};

constexpr Phrase warningTable[] = {
    {"time-control-unknown",
     QT_TRANSLATE_NOOP("Clocks", "The time control is not known, so the display is proposed as it "
                                 "is.")},
    {"bonus-not-stated",
     QT_TRANSLATE_NOOP("Clocks", "It is not stated whether the time of the next period was on the "
                                 "display; it was taken as shown.")},
    {"more-than-credited",
     QT_TRANSLATE_NOOP("Clocks", "The display shows more time than has been given so far.")},
    {"used-time-falls", QT_TRANSLATE_NOOP("Clocks", "Two clock readings contradict each other.")},
    {"no-time-before-control",
     QT_TRANSLATE_NOOP("Clocks", "By these readings the time before the control would have been "
                                 "overstepped.")},
    {"elapsed-does-not-fit",
     QT_TRANSLATE_NOOP("Clocks", "The two clocks do not fit the time that has elapsed.")},
    {"shared-out-from-elapsed",
     QT_TRANSLATE_NOOP("Clocks", "A clock was defective; its time was worked out from the time "
                                 "elapsed.")},
    {"next-period-not-included",
     QT_TRANSLATE_NOOP("Clocks", "This time was read before the next period was added; the next "
                                 "period is still to come.")},
    {"next-period-stays",
     QT_TRANSLATE_NOOP("Clocks",
                       "This time contains the next period already, so the clock stays in "
                       "that period and adds nothing at the control.")},
    {"next-period-taken-off",
     QT_TRANSLATE_NOOP("Clocks",
                       "The display is kept, but the time of the next period is taken off "
                       "it and is added again at the control.")},
    {"time-trouble",
     QT_TRANSLATE_NOOP("Clocks", "The player had stopped recording with less than five minutes "
                                 "left.")},
};

}  // namespace

std::span<const Phrase> clockMethods()
{
    return methodTable;
}

std::span<const Phrase> clockWarnings()
{
    return warningTable;
}

}  // namespace diptych::reports::phrases
