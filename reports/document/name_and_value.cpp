#include "reports/document/name_and_value.h"

#include "reports/words/phrase_book.h"

#include <QtGlobal>

namespace diptych::reports {

std::string nameAndValue(const std::string& name, const std::string& value, Language language)
{
    return PhraseBook::forLanguage(language).text("Report", QT_TRANSLATE_NOOP("Report", "%1: %2"),
                                                  {name, value});
}

std::string introducing(const std::string& text, Language language)
{
    return PhraseBook::forLanguage(language).text("Report", QT_TRANSLATE_NOOP("Report", "%1:"),
                                                  {text});
}

}  // namespace diptych::reports
