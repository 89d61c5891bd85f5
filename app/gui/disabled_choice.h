#pragma once

class QComboBox;

namespace diptych::gui {

/// Who of the players is visually disabled, in the order of law::Who. The label of the choice is
/// its owner's.
QComboBox* newDisabledChoice();

}  // namespace diptych::gui
