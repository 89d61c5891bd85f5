#pragma once

class QDialog;

namespace diptych::gui {

/// Puts the contents of a dialog into a page that scrolls, above its buttons. The dialog gets the
/// size that it was given, or that its contents need, never too narrow for them and no larger than
/// the screen, so that nothing is cut off on a small screen or with large text. The
/// keyboard is in the first field where the dialog has put it in none. Deletes the dialog when it
/// is closed.
void frameDialog(QDialog* dialog);

}  // namespace diptych::gui
