#pragma once

#include <string_view>
#include <vector>

namespace diptych {

/// A data file that was put into the program when it was built.
struct EmbeddedFile {
    std::string_view name;  ///< file name without folder
    std::string_view text;
};

}  // namespace diptych
