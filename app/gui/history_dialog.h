#pragma once

#include <QDialog>

class QUndoStack;

namespace diptych::gui {

/// Every edit by its name; going to one undoes or does again what lies between.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    explicit HistoryDialog(QUndoStack* history, QWidget* parent = nullptr);
};

}  // namespace diptych::gui
