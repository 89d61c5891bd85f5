#pragma once

#include "reports/signing/pdf_signing.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Opens a PDF that needs no repair and is not encrypted. May throw what libqpdf throws.
tl::expected<void, PdfSigningError> openStrictly(QPDF& pdf, const std::string& bytes);

/// A signature field with its object.
struct FieldObject {
    std::string name{};  ///< full name, parts joined by points
    QPDFObjectHandle object{};
    bool isSigned = false;
};

/// The signature fields of a form, at any depth. Loops in a broken form end.
std::vector<FieldObject> fieldObjects(QPDF& pdf);

/// A field to be signed, and what had to be changed for it.
struct ChosenField {
    QPDFObjectHandle object{};
    std::vector<QPDFObjectHandle> alsoChanged{};
};

/// The next free field of a role, or a new one where signPdf() makes one.
tl::expected<ChosenField, PdfSigningError>
chooseField(QPDF& pdf, const std::vector<FieldObject>& fields, const std::string& role);

/// Bytes as digits in small letters, two for each.
std::string hexadecimal(std::string_view bytes);

}  // namespace diptych::reports
