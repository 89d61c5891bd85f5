#pragma once

#include "reports/pdf/canvas.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <vector>

class QPDF;

namespace diptych::reports {

/// Adds an empty signature field for each place, visible, printed and with an empty appearance, and
/// makes it part of the structure element that was drawn for it: the Form elements in reading
/// order, of which there must be as many.
void addSignatureFields(QPDF& pdf, const std::vector<FieldPlace>& places,
                        std::vector<QPDFObjectHandle> elements);

}  // namespace diptych::reports
