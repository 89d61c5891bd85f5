#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace diptych::gui {

/// What the user wants otherwise; kept from one day to the next.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

    /// Writes the choices down.
    void keep() const;

private:
    QComboBox* m_language;
    QCheckBox* m_comfortable;
    QCheckBox* m_advancing;
};

}  // namespace diptych::gui
