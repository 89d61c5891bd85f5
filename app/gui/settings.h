#pragma once

#include "app/gui/palette_roles.h"

#include <QStringList>

namespace diptych::gui {

/// What the window remembers from one day to the next. Kept in the user's configuration folder.
namespace settings {

QStringList recentFiles();  ///< newest first, only those that still exist
void rememberFile(const QString& path);

Appearance appearance();
void setAppearance(Appearance appearance);

int textPercent();  ///< 100 is the desktop's size
void setTextPercent(int percent);

}  // namespace settings
}  // namespace diptych::gui
