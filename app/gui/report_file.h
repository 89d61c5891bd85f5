#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <string>

namespace diptych::gui {

class IncidentDocument;

/// Writes the report of the open incident. The ending of the name decides: .html, .txt or .pdf.
/// Fails with a sentence that names the file; nothing half is left behind.
tl::expected<void, QString> writeReport(const IncidentDocument& document, const QString& path);

/// Writes bytes, whole or not at all. Fails with a sentence that names the file.
tl::expected<void, QString> saveBytes(const QString& path, const std::string& bytes);

/// Writes the incident; what stood in the file before is kept beside it, with a "~" after its name.
/// A name that ends in .case gets inputs and decisions as text, with score files named relative to
/// its folder; every other name gets a `.diptych` file with everything in it.
tl::expected<void, QString> writeIncidentFile(const IncidentDocument& document,
                                              const QString& path);

}  // namespace diptych::gui
