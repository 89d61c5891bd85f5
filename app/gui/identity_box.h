#pragma once

#include "reports/signing/passphrase.h"

#include <QGroupBox>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace diptych::gui {

/// Whose identity signs, and its passphrase. The file is remembered; the passphrase only in the
/// keyring of the desktop, and only where the user asks for it.
class IdentityBox : public QGroupBox {
    Q_OBJECT

public:
    explicit IdentityBox(QWidget* parent = nullptr);

    QString path() const { return m_path; }
    /// Name of the owner; empty while there is no identity, or where its file hides it.
    QString owner() const { return m_owner; }
    void setPath(const QString& path);
    /// There is a file, and a passphrase was typed.
    bool isComplete() const;
    /// The passphrase; the field is empty from then on.
    reports::Passphrase takePassphrase();
    /// The passphrase that was taken last opened the identity: it may be remembered now.
    void confirm();
    QLineEdit* passphrase() const { return m_passphrase; }
    QCheckBox* remember() const { return m_remember; }

Q_SIGNALS:
    void changed();

private:
    void chooseFile();
    void makeNew();
    void recall();

    QString m_path{};
    QString m_owner{};
    QLabel* m_words;
    QLineEdit* m_passphrase;
    QCheckBox* m_remember;
    QString m_toRemember{};
};

/// Where a new identity is kept: a file in the user's data folder that is not there yet.
QString freeIdentityPath();

}  // namespace diptych::gui
