#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace diptych::gui {

/// Makes an identity to sign with: a name, a FIDE ID, and a passphrase typed twice.
class NewIdentityDialog : public QDialog {
    Q_OBJECT

public:
    /// The identity is kept in a file that must not be there yet.
    explicit NewIdentityDialog(const QString& path, QWidget* parent = nullptr);

    QString path() const { return m_path; }
    QLineEdit* name() const { return m_name; }
    QLineEdit* passphrase() const { return m_passphrase; }
    QLineEdit* repeated() const { return m_repeated; }
    QString hint() const;

private:
    QString whyNot() const;
    void refresh();
    void make();

    QString m_path;
    QLineEdit* m_name;
    QLineEdit* m_fideId;
    QLineEdit* m_passphrase;
    QLineEdit* m_repeated;
    QLabel* m_hint;
    QDialogButtonBox* m_buttons;
};

}  // namespace diptych::gui
