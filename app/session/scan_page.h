#pragma once

#include "core/support/page_span.h"
#include "importers/scan/loading/scan_pages.h"

#include <optional>
#include <string_view>

namespace diptych::session {

/// A page of a picture or PDF, from 1, in shades of grey; absent where it cannot be drawn. Takes a
/// moment: another program draws it.
std::optional<importers::scan::LoadedPage> drawScannedPage(std::string_view bytes, int number);

/// A cell of it with a little of what is around it, at most `widest` pixels wide; empty where the
/// place is not on the page.
importers::scan::GrayImage cellOf(const importers::scan::LoadedPage& page, const PageSpan& place,
                                  int widest);

}  // namespace diptych::session
