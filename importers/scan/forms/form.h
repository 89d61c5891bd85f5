#pragma once

#include <string>
#include <vector>

namespace diptych::importers::scan {

/// A strip of the table from left to right, in fractions of the table's width.
struct FormStrip {
    double left = 0.0;
    double right = 0.0;
};

/// Columns of moves that belong together: a number, White's move, Black's move.
struct FormBlock {
    FormStrip number{};
    FormStrip white{};
    FormStrip black{};
};

/// The table of a kind of score sheet.
struct Form {
    std::string id;                   ///< "us-2x30"
    int rows = 0;                     ///< rows of moves in each block
    std::vector<FormBlock> blocks{};  ///< in order of play
    std::vector<double> rules{};      ///< printed vertical lines, ascending, from 0 to 1
};

/// The forms that the program knows (forms.xml).
std::vector<Form> knownForms();

/// A form made up from printed lines alone, at these places of the table's width (ascending): wide
/// columns are moves in pairs, narrow ones before White's are numbers. Without blocks where the
/// lines make no sense.
Form inferredForm(const std::vector<double>& rules, int rows);

}  // namespace diptych::importers::scan
