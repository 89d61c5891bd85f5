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

int textPercent()
{
    return std::clamp(store().value(textKey, 100).toInt(), 70, 300);
}

void setTextPercent(int percent)
{
    store().setValue(textKey, percent);
}

}  // namespace diptych::gui::settings
