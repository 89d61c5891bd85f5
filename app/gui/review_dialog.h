#pragma once

#include "app/session/desk.h"
#include "reports/signing/passphrase.h"
#include "reports/verification/verification.h"
#include "reports/words/phrase_book.h"

#include <QDialog>

#include <memory>
#include <string>

class QComboBox;
class QGroupBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace diptych::gui {

class IdentityBox;
class SentenceView;

/// A signed report before the committee: the state of each signature in words, the evidence to be
/// walked through, and the decision, which the committee signs.
class ReviewDialog : public QDialog {
    Q_OBJECT

public:
    ReviewDialog(std::string bytes, const QString& fileName, const reports::PhraseBook& book,
                 QWidget* parent = nullptr);

    QString summary() const;
    bool isBusy() const { return m_isBusy; }
    SentenceView* signatures() const { return m_signatures; }
    QPushButton* walk() const { return m_walk; }
    QComboBox* outcome() const { return m_outcome; }
    QPlainTextEdit* reason() const { return m_reason; }
    QPlainTextEdit* committee() const { return m_committee; }
    IdentityBox* identity() const { return m_identity; }
    QString hint() const;
    /// Writes the decision, signed.
    void decideTo(const QString& path);

Q_SIGNALS:
    /// The evidence of a container is to be shown on the desk, to be read only.
    void walkRequested(const session::Desk& desk);
    void said(const QString& words);

private:
    QGroupBox* buildDecision();
    void connectContents();
    void verify();
    void take(const reports::Verification& verification);
    void walkThrough();
    void showReport();
    QString whyNot() const;
    void refresh();
    void askForFile();

    std::string m_bytes;
    QString m_fileName;
    reports::PhraseBook m_book;
    reports::Verification m_verification{};
    QLabel* m_summary;
    SentenceView* m_signatures;
    QPushButton* m_walk;
    QPushButton* m_show;
    QComboBox* m_outcome = nullptr;
    QPlainTextEdit* m_ruling = nullptr;
    QPlainTextEdit* m_reason = nullptr;
    QPlainTextEdit* m_committee = nullptr;
    IdentityBox* m_identity;
    QLabel* m_hint;
    QPushButton* m_decide;
    bool m_isBusy = false;
};

}  // namespace diptych::gui
