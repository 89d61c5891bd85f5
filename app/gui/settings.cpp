#include "app/gui/settings.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace diptych::gui::settings {
namespace {

constexpr int mostRecent = 8;

QSettings store()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Diptych"),
                     QStringLiteral("Diptych"));
}

const QString recentKey = QStringLiteral("recent");
const QString appearanceKey = QStringLiteral("view/appearance");
const QString keysGroup = QStringLiteral("keys");
const QString placesKey = QStringLiteral("view/places");
const QString comfortableKey = QStringLiteral("view/comfortable");
const QString advancingKey = QStringLiteral("desk/advancing");
const QString languageKey = QStringLiteral("view/language");
const QString identityKey = QStringLiteral("signing/identity");
const QString archiveKey = QStringLiteral("archive/store");
const QString textKey = QStringLiteral("view/textPercent");

}  // namespace

QStringList recentFiles()
{
    QStringList files = store().value(recentKey).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void rememberFile(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    store().setValue(recentKey, QStringList(files.mid(0, mostRecent)));
}

Appearance appearance()
{
    const int value = store().value(appearanceKey, 0).toInt();
    return static_cast<Appearance>(std::clamp(value, 0, 3));
}

void setAppearance(Appearance appearance)
{
    store().setValue(appearanceKey, static_cast<int>(appearance));
}

QString identityPath()
{
    return store().value(identityKey).toString();
}

void setIdentityPath(const QString& path)
{
    store().setValue(identityKey, path);
}

QString archiveStore()
{
    return store().value(archiveKey).toString();
}

void setArchiveStore(const QString& where)
{
    store().setValue(archiveKey, where);
}

int textPercent()
{
    return std::clamp(store().value(textKey, 100).toInt(), 70, 300);
}

void setTextPercent(int percent)
{
    store().setValue(textKey, percent);
}

QMap<QString, QString> keys()
{
    QSettings kept = store();
    kept.beginGroup(keysGroup);
    QMap<QString, QString> found;
    for (const QString& name : kept.childKeys()) {
        found.insert(name, kept.value(name).toString());
    }
    return found;
}

void setKeys(const QMap<QString, QString>& keys)
{
    QSettings kept = store();
    kept.remove(keysGroup);
    kept.beginGroup(keysGroup);
    for (auto key = keys.cbegin(); key != keys.cend(); ++key) {
        kept.setValue(key.key(), key.value());
    }
}

QByteArray places()
{
    return store().value(placesKey).toByteArray();
}

void setPlaces(const QByteArray& places)
{
    store().setValue(placesKey, places);
}

bool isComfortable()
{
    return store().value(comfortableKey, false).toBool();
}

void setComfortable(bool isComfortable)
{
    store().setValue(comfortableKey, isComfortable);
}

bool isAdvancing()
{
    return store().value(advancingKey, true).toBool();
}

void setAdvancing(bool isAdvancing)
{
    store().setValue(advancingKey, isAdvancing);
}

QString language()
{
    return store().value(languageKey).toString();
}

void setLanguage(const QString& code)
{
    store().setValue(languageKey, code);
}

}  // namespace diptych::gui::settings
