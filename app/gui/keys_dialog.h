#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTableWidget;

namespace diptych::gui {

/// List of the keys, made from the actions themselves, so that it is always right. Every action can
/// be given another key, as long as no other action has it.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);

    QTableWidget* table() const { return m_table; }
    /// Gives the action of the current row another key; says why that cannot be, if so.
    void assign(const QKeySequence& key);

Q_SIGNALS:
    void changed();

private:
    void fill();
    void buildTable(int rows);
    QAction* current() const;
    void refreshEditor();

    QList<QAction*> m_actions;
    QTableWidget* m_table;
    QKeySequenceEdit* m_key;
    QPushButton* m_use;
    QLabel* m_hint;
};

}  // namespace diptych::gui
