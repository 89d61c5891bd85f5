#pragma once

#include "importers/scan/scan_result.h"
#include "importers/scan/table/table.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::importers::scan {

/// How far a file has been read.
struct ScanProgress {
    int page = 1;  ///< from 1
    int pages = 1;
    double share = 0.0;  ///< of the page, from 0 to 1
};

/// How a file is to be read.
struct ScanOptions {
    std::string_view network{};        ///< an ONNX file for handwriting; empty: there is none
    std::string languageData{};        ///< folder with eng.traineddata; empty: where it usually is
    std::string dialect = "auto";      ///< code of the piece letters, or "auto"
    std::optional<Writing> writing{};  ///< absent: found out for each page
    /// What was set by hand, by page number; corners in pixels of the file.
    std::map<int, TableHints> hints{};
    /// Told how far it is; false breaks off.
    std::function<bool(const ScanProgress&)> goOn{};
};

/// Reads the score sheets in a picture or PDF: finds the table on each page, and what stands in its
/// cells. Never throws on bad input; what could not be read is in the diagnostics.
ScanResult readScan(std::string_view bytes, const ScanOptions& options = {});

}  // namespace diptych::importers::scan
