#pragma once

#include "importers/importer.h"
#include "importers/scan/scan_result.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// Where scans that have been read are kept between runs: $XDG_CACHE_HOME/diptych/scans, else in
/// ~/.cache; empty if there is neither.
std::filesystem::path usualScanCache();

/// Scans that have been read, by content. Reading one takes seconds, so that none is read twice:
/// what is not in memory is looked for in a folder, and only then read anew.
class ScanShelf {
public:
    /// How far a scan has been read: page, number of pages, share of the page; false breaks off.
    using Progress = std::function<bool(int page, int pages, double share)>;

    explicit ScanShelf(std::filesystem::path cache = usualScanCache());

    /// What stands in a picture or PDF. What went wrong is in the diagnostics: besides those of
    /// reading, `scan-reader-missing`, `scan-reader-failed`, `scan-took-too-long`.
    std::shared_ptr<const importers::scan::ScanResult>
    read(std::string_view bytes, const std::string& dialect, const Progress& progress = {});

private:
    std::filesystem::path m_cache;
    std::map<std::string, std::shared_ptr<const importers::scan::ScanResult>> m_read{};
};

/// Reads one sheet of any medium, pictures too.
score::Sheet readSheet(const importers::ImportRequest& request, ScanShelf& shelf);

/// Reads one sheet whose pages are pictures, in order; the request's bytes do not count.
score::Sheet readPictures(const std::vector<std::string>& pictures,
                          const importers::ImportRequest& request, ScanShelf& shelf);

}  // namespace diptych::session
