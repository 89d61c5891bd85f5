#include "reports/words/phrase_book.h"

#include <QtGlobal>

namespace diptych::reports {

std::string PhraseBook::speaker(std::string_view who) const
{
    if (who == "white" || who == "black") {
        return side(who == "white" ? chess::Color::White : chess::Color::Black);
    }
    if (who == "both") {
        return text("Report", QT_TRANSLATE_NOOP("Report", "both players"));
    }
    if (who == "arbiter") {
        return text("Report", QT_TRANSLATE_NOOP("Report", "the arbiter"));
    }
    if (who == "assistant") {
        return text("Report", QT_TRANSLATE_NOOP("Report", "the assistant"));
    }
    if (who == "witness") {
        return text("Report", QT_TRANSLATE_NOOP("Report", "a witness"));
    }
    if (who == "assistant-white" || who == "assistant-black") {
        return text("Report", QT_TRANSLATE_NOOP("Report", "the assistant of %1"),
                    {side(who == "assistant-white" ? chess::Color::White : chess::Color::Black)});
    }
    return std::string(who);
}

}  // namespace diptych::reports
