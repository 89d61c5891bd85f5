#pragma once

#include <QDialog>

namespace diptych::gui {

/// What the program is, and the licences of it and of what it is built upon.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace diptych::gui
