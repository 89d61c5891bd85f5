#pragma once

#include "app/gui/palette_roles.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace diptych::gui {

/// What the window remembers from one day to the next. Kept in the user's configuration folder.
namespace settings {

QStringList recentFiles();  ///< newest first, only those that still exist
void rememberFile(const QString& path);

Appearance appearance();
void setAppearance(Appearance appearance);

/// Keys that the user chose, by the name of the action.
QMap<QString, QString> keys();
void setKeys(const QMap<QString, QString>& keys);

QByteArray places();  ///< where the panes lie; empty: where they lie by themselves
void setPlaces(const QByteArray& places);

bool isComfortable();  ///< controls are large enough for a finger
void setComfortable(bool isComfortable);
bool isAdvancing();  ///< deciding a difference goes on to the next
void setAdvancing(bool isAdvancing);
QString language();  ///< code; empty: as the desktop
void setLanguage(const QString& code);

QString identityPath();  ///< file of the identity to sign with; empty: none yet
void setIdentityPath(const QString& path);
QString archiveStore();  ///< folder or address of the organiser's archive
void setArchiveStore(const QString& store);

int textPercent();  ///< 100 is the desktop's size
void setTextPercent(int percent);

}  // namespace settings
}  // namespace diptych::gui
