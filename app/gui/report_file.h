#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace diptych::gui {

class IncidentDocument;

/// Writes the report of the open incident. The ending of the name decides: .html, .txt or .pdf.
/// Fails with a sentence that names the file; nothing half is left behind.
tl::expected<void, QString> writeReport(const IncidentDocument& document, const QString& path);

/// The report as one HTML page, for the printer.
QString reportHtml(const IncidentDocument& document);

/// Writes inputs and decisions as a case file; score files are named relative to its folder.
tl::expected<void, QString> writeCaseFile(const IncidentDocument& document, const QString& path);

}  // namespace diptych::gui
