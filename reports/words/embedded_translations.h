#pragma once

#include "core/support/embedded_file.h"

namespace diptych::reports {

/// The catalogues app/translations/diptych_*.ts.
std::vector<EmbeddedFile> embeddedTranslations();

}  // namespace diptych::reports
