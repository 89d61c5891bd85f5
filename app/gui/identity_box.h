#pragma once

#include "reports/signing/passphrase.h"

#include <QGroupBox>

class QLabel;
class QLineEdit;

namespace diptych::gui {

/// Whose identity signs, and its passphrase. The file is remembered, the passphrase never.
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
    QLineEdit* passphrase() const { return m_passphrase; }

Q_SIGNALS:
    void changed();

private:
    void chooseFile();
    void makeNew();

    QString m_path{};
    QString m_owner{};
    QLabel* m_words;
    QLineEdit* m_passphrase;
};

/// Where a new identity is kept: a file in the user's data folder that is not there yet.
QString freeIdentityPath();

}  // namespace diptych::gui
