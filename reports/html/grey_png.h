#pragma once

#include "reports/document/grey_picture.h"

#include <string>

namespace diptych::reports {

/// The bytes of a PNG; empty where there is nothing to see.
std::string toPng(const GreyPicture& picture);

/// The same as an address that a web page holds in itself.
std::string pngAddress(const GreyPicture& picture);

}  // namespace diptych::reports
