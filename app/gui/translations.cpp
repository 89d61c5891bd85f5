#include "app/gui/translations.h"

#include "app/gui/text.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#ifdef DIPTYCH_TRANSLATIONS
static void initCatalogues()
{
    Q_INIT_RESOURCE(desk_translations);
}
#endif

namespace diptych::gui {

reports::Language chooseLanguage(const QString& wish)
{
    const QString name = wish.isEmpty() ? QLocale::system().name() : wish;
    return reports::languageFromCode(fromQt(name)).value_or(reports::Language::English);
}

void installTranslations(QObject* owner, reports::Language language)
{
#ifdef DIPTYCH_TRANSLATIONS
    initCatalogues();
#endif
    const QString code = toQt(reports::toCode(language));
    QLocale::setDefault(QLocale(code));
    const auto install = [owner](const QString& name, const QString& folder) {
        auto* translator = new QTranslator(owner);
        if (translator->load(name, folder)) {
            QCoreApplication::installTranslator(translator);
        } else {
            delete translator;
        }
    };
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("desk_") + code, QStringLiteral(":/desk"));
}

}  // namespace diptych::gui
