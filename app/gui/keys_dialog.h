#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace diptych::gui {

/// List of the keys, made from the actions themselves, so that it is always right.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

}  // namespace diptych::gui
