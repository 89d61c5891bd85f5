#pragma once

#include "core/incident/line_cursor.h"
#include "core/law/circumstances.h"

#include <set>
#include <string>
#include <string_view>

namespace diptych::incident {

/// The settings in front of the sections: law, play, who is disabled, time, start.
struct SettingsReader {
    law::Circumstances& circumstances;
    std::set<std::string, std::less<>> seen{};
    clock::StartCredit startCredit = clock::StartCredit::Yes;
    int startCreditLine = 0;

    /// Reads one line.
    void read(LineCursor& line);
    /// Puts the parts together that stand on different lines.
    void finish(Diagnostics& diagnostics);
};

/// The lines of all settings that the circumstances hold.
std::string settingsText(const law::Circumstances& circumstances);

}  // namespace diptych::incident
