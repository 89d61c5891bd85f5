#include "app/gui/language_names.h"

#include "app/gui/text.h"

#include <QComboBox>

namespace diptych::gui {

using reports::Language;

QString nativeName(Language language)
{
    switch (language) {
    case Language::English:
        return QStringLiteral("English");
    case Language::French:
        return QStringLiteral("Français");
    case Language::German:
        return QStringLiteral("Deutsch");
    case Language::Spanish:
        return QStringLiteral("Español");
    }
    return {};
}

void addLanguages(QComboBox* choice)
{
    for (const Language language :
         {Language::English, Language::German, Language::Spanish, Language::French}) {
        choice->addItem(nativeName(language), toQt(reports::toCode(language)));
    }
}

}  // namespace diptych::gui
