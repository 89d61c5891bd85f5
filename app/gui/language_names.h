#pragma once

#include "reports/words/language.h"

#include <QString>

class QComboBox;

namespace diptych::gui {

/// A language by its own name, so that everybody finds his own: "Deutsch".
QString nativeName(reports::Language language);

/// Adds all languages to a choice, in the order of their names, each with its code as data.
void addLanguages(QComboBox* choice);

}  // namespace diptych::gui
