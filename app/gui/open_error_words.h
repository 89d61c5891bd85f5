#pragma once

#include "app/session/source_file.h"

#include <QString>

namespace diptych::gui {

/// What kept a file from being read, in the language of the window: the place and the fault.
QString wordsOf(const session::OpenError& error);

}  // namespace diptych::gui
