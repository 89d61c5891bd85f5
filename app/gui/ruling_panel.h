#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/scroll_page.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace diptych::gui {

class QuestionPanel;
class SentenceView;

/// What the law allows: questions to answer, remedies to accept, the arbiter's reasons. Nothing is
/// accepted before the arbiter does so, and where the law leaves a choice none is put in front.
class RulingPanel : public ScrollPage {
    Q_OBJECT

public:
    explicit RulingPanel(IncidentDocument* document, QWidget* parent = nullptr);

    /// Widget that gets the keyboard: the first question, else the remedies.
    void enter();
    SentenceView* remedies() const { return m_remedies; }
    /// The remedy that the keyboard is on; absent where the law offers none.
    const law::Remedy* current() const;
    /// Accepts the current remedy, or says why that cannot be.
    void acceptCurrent();
    /// Takes the ruling back.
    void withdraw();
    void setReason(const QString& reason);
    /// Article that the current remedy rests on.
    std::string currentArticle() const;

Q_SIGNALS:
    /// The current remedy has become another one, or its clocks have changed.
    void currentChanged();
    /// Something to be announced.
    void said(const QString& words);
    void exportRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildContents();
    void connectContents();
    void refresh();
    void refreshButtons();
    void refreshWorksheets();
    void sizeReason();
    int firstToRead() const;
    QString whyNot() const;

    IncidentDocument* m_document;
    QuestionPanel* m_questions;
    SentenceView* m_remedies;
    SentenceView* m_worksheets;
    QLabel* m_reasonLabel;
    QPlainTextEdit* m_reason;
    QPushButton* m_accept;
    QPushButton* m_withdraw;
    QPushButton* m_export;
    QLabel* m_hint;
};

}  // namespace diptych::gui
