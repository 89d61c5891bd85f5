#pragma once

#include "reports/signing/handwriting.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace diptych::reports {

/// What people see in a signature field: who signed, when, and by hand if they did.
struct Stamp {
    std::string name{};
    std::vector<std::string> details{};  ///< lines below the name
    std::string remark{};  ///< fills the room that is left; "…" where that is not enough
    Handwriting hand{};
    double width = 0, height = 0;  ///< points
};

/// A PDF with one page, just as large as the stamp. Fails with the message of the library.
tl::expected<std::string, std::string> drawStamp(const Stamp& stamp);

}  // namespace diptych::reports
