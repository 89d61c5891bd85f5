#pragma once

#include <QString>

#include <vector>

namespace diptych::gui {

/// An incident that comes with the program.
struct Sample {
    QString title{};  ///< in the language of the window
    QString path{};   ///< of its case file
};

/// The samples in the order of their folders; empty where they are not installed.
std::vector<Sample> samples();

}  // namespace diptych::gui
