#pragma once

#include <QString>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QWidget;

namespace diptych::gui {

// Fields of a dialog with a label that leads to them by its mnemonic, and the same words as the
// name that a screen reader says.

QLineEdit* addLine(QFormLayout* form, const QString& label);
QComboBox* addChoice(QFormLayout* form, const QString& label);
/// A text of several lines; Tab leaves it.
QPlainTextEdit* addText(QFormLayout* form, const QString& label, int lines);
void addField(QFormLayout* form, const QString& label, QWidget* field);

/// A form whose fields go below their labels where it is narrow.
QFormLayout* newForm();
QLabel* wrappedLabel(const QString& text = {});
/// A label without its mnemonic.
QString withoutMnemonic(QString label);

}  // namespace diptych::gui
