#pragma once

#include "reports/document/document.h"

#include <optional>
#include <string>

class QPDF;

namespace diptych::reports {

/// Keeps what machines read inside a PDF that people read: in the private data of this program in
/// its catalog (/PieceInfo, ISO 32000-1, 14.5), where every signature covers it and PDF/A-1b allows
/// it.
void carry(QPDF& pdf, const CarriedData& data, const std::string& time);

/// What a PDF carries; nothing when it carries nothing or cannot be read. Never throws.
std::optional<CarriedData> carriedIn(const std::string& pdf);

}  // namespace diptych::reports
