#pragma once

#include "reports/words/language.h"

#include <QString>

class QCoreApplication;

namespace diptych::gui {

/// Language of the window: the one asked for, else the system's, else English.
reports::Language chooseLanguage(const QString& wish);

/// Puts the words of the window and of Qt's own dialogs into a language.
void installTranslations(QCoreApplication* application, reports::Language language);

}  // namespace diptych::gui
