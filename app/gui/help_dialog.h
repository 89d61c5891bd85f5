#pragma once

#include <QDialog>

namespace diptych::gui {

enum class HelpTopic { Desk, Typing };

/// How to go on from here, in a few sentences.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(HelpTopic topic, QWidget* parent = nullptr);
};

}  // namespace diptych::gui
