#pragma once

#include "core/incident/line_cursor.h"

#include <map>
#include <string>
#include <string_view>

namespace diptych::incident {

/// Finds lines of a section that say something else than an earlier line about the same thing, such
/// as two displays of White's clock.
class SaidOnce {
public:
    /// Complains, naming both lines, if the line contradicts an earlier one. The same said twice is
    /// no contradiction.
    void hold(LineCursor line);

private:
    struct Said {
        int line = 0;
        std::string text;
    };
    std::map<std::string, Said> m_said{};
};

}  // namespace diptych::incident
