#pragma once

class QDialog;

namespace diptych::gui {

/// Puts the contents of a dialog into a page that scrolls, above its buttons, and keeps it no
/// larger than the screen, so that nothing is cut off on a small screen or with large text. Deletes
/// the dialog when it is closed.
void frameDialog(QDialog* dialog);

}  // namespace diptych::gui
