#pragma once

#include <QImage>

#include <string>

namespace diptych::gui {

/// A page of a scan for the eye.
struct ScanImage {
    QImage picture{};  ///< upright; null where the page cannot be drawn
    double scale = 1;  ///< pixels of the file for one of the picture
};

/// Draws a page, from 1, of a picture or PDF, in colours where they are known. Takes a moment.
ScanImage drawScan(const std::string& bytes, int page);

}  // namespace diptych::gui
