#pragma once

#include "reports/words/language.h"

#include <QString>

class QObject;

namespace diptych::gui {

/// Language of the window: the one asked for, else the system's, else English.
reports::Language chooseLanguage(const QString& wish);

/// Puts the words of the window and of Qt's own dialogs into a language, for as long as the owner
/// lives.
void installTranslations(QObject* owner, reports::Language language);

}  // namespace diptych::gui
