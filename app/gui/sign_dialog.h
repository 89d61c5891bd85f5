#pragma once

#include "app/gui/incident_document.h"
#include "app/session/documents/issue.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace diptych::gui {

class HandField;
class IdentityBox;
class SentenceView;

/// Signs the report of the open incident: the arbiter first, then whoever else is there. Players
/// get a key that the arbiter's identity certifies for one signature; who refuses is recorded.
class SignDialog : public QDialog {
    Q_OBJECT

public:
    explicit SignDialog(IncidentDocument* document, QWidget* parent = nullptr);

    /// Signs for the chosen role; the first signature makes the file, later ones are added to it.
    void signTo(const QString& path);
    bool isBusy() const { return m_isBusy; }
    QString hint() const;
    IdentityBox* identity() const { return m_identity; }
    QComboBox* kind() const { return m_kind; }
    QComboBox* role() const { return m_role; }
    HandField* hand() const { return m_hand; }
    QCheckBox* refused(chess::Color side) const;
    SentenceView* signatures() const { return m_signatures; }

Q_SIGNALS:
    void said(const QString& words);

private:
    struct Order;
    struct Outcome;
    void buildChoices(QFormLayout* form);
    void buildContents();
    void connectContents();
    void refresh();
    void suggestName();
    bool isOnce() const;
    QString whyNot() const;
    QString refusal(const session::SigningProblem& problem) const;
    void askForFile();
    void recordRefusal(chess::Color side);
    void take(const Outcome& outcome);
    static Outcome carryOut(const Order& order);

    IncidentDocument* m_document;
    QComboBox* m_kind = nullptr;
    QComboBox* m_language = nullptr;
    QComboBox* m_role = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_place = nullptr;
    HandField* m_hand;
    QCheckBox* m_refused[2];
    IdentityBox* m_identity;
    SentenceView* m_signatures;
    QLabel* m_hint;
    QPushButton* m_sign;
    QString m_path{};       ///< of the file that was signed
    std::string m_bytes{};  ///< what stands in it
    bool m_isBusy = false;
};

}  // namespace diptych::gui
