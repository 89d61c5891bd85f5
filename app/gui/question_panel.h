#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

class QVBoxLayout;

namespace diptych::gui {

/// The open questions with a button for each choice, and the answers given.
class QuestionPanel : public QWidget {
    Q_OBJECT

public:
    explicit QuestionPanel(IncidentDocument* document, QWidget* parent = nullptr);

    bool hasQuestions() const;
    /// Gives the keyboard to the first choice; false when there is none.
    bool enter();

Q_SIGNALS:
    /// A question was answered; %1 is the answer in words.
    void answered(const QString& words);

private:
    void refresh();
    void addQuestion(const law::Question& question, int number, int count);
    void addAnswer(const std::string& question, const std::string& choice);

    IncidentDocument* m_document;
    QVBoxLayout* m_column;
    QWidget* m_contents = nullptr;
};

}  // namespace diptych::gui
