#include "app/gui/open_error_words.h"

#include "app/gui/text.h"
#include "reports/words/phrase_book.h"

#include <QLocale>

namespace diptych::gui {

QString wordsOf(const session::OpenError& error)
{
    if (error.fault.code.empty()) {
        return toQt(error.message);
    }
    const auto book = reports::PhraseBook::forLanguage(fromQt(QLocale().name()));
    return QStringLiteral("%1: %2").arg(toQt(error.place), toQt(book.diagnostic(error.fault)));
}

}  // namespace diptych::gui
