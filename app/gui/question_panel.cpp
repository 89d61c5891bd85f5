#include "app/gui/question_panel.h"

#include "app/gui/findings_view.h"
#include "app/gui/flow_layout.h"
#include "app/gui/named_fields.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace diptych::gui {

QuestionPanel::QuestionPanel(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
}

bool QuestionPanel::hasQuestions() const
{
    return m_document->isOpen() && !m_document->assessment().questions.empty();
}

bool QuestionPanel::enter()
{
    auto* first = m_contents && hasQuestions() ? m_contents->findChild<QPushButton*>() : nullptr;
    if (first) {
        first->setFocus(Qt::ShortcutFocusReason);
    }
    return first != nullptr;
}

void QuestionPanel::refresh()
{
    if (m_contents) {
        // A button of the old contents may be what called this.
        m_contents->hide();
        m_contents->deleteLater();
    }
    m_contents = new QWidget(this);
    auto* column = new QVBoxLayout(m_contents);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(4);
    m_column->addWidget(m_contents);
    const auto& questions = m_document->assessment().questions;
    const int count = static_cast<int>(questions.size());
    for (int i = 0; i < count; ++i) {
        addQuestion(questions[static_cast<std::size_t>(i)], i + 1, count);
    }
    const auto& answers = m_document->desk().incident.circumstances.facts.answers;
    for (const auto& [question, choice] : answers) {
        addAnswer(question, choice);
    }
    setVisible(count > 0 || !answers.empty());
}

void QuestionPanel::addQuestion(const law::Question& question, int number, int count)
{
    const auto& book = m_document->book();
    const QString words = toQt(book.question(question));
    auto* heading =
        wrappedLabel(tr("Question %1 of %2").arg(QString::number(number), QString::number(count)));
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    auto* source = wrappedLabel(
        sourceOf(book, question.article, m_document->assessment().edition, question.standing));
    auto* choices = new QWidget(m_contents);
    auto* row = new FlowLayout(FlowLayout::Fill::Left, choices);
    for (const std::string& choice : question.choices) {
        const QString answer = toQt(book.choice(question, choice));
        auto* button = new WrappedButton(answer, choices);
        button->setAutoDefault(true);
        button->setAccessibleName(answer);
        button->setAccessibleDescription(words);
        connect(button, &QPushButton::clicked, this, [this, id = question.id, choice, answer] {
            m_document->answer(id, choice);
            Q_EMIT answered(answer);
        });
        row->addWidget(button);
    }
    auto* column = static_cast<QVBoxLayout*>(m_contents->layout());
    column->addWidget(heading);
    column->addWidget(wrappedLabel(words));
    column->addWidget(source);
    column->addWidget(choices);
    for (const std::string& argument : book.argumentLines(question)) {
        column->addWidget(wrappedLabel(toQt(argument)));
    }
    column->addSpacing(6);
}

void QuestionPanel::addAnswer(const std::string& question, const std::string& choice)
{
    const auto& book = m_document->book();
    const QString asked = toQt(book.question(question));
    const QString answer = toQt(book.choice(question, choice, m_document->assessment().comparison));
    //: %1 a question, %2 its answer
    auto* words = wrappedLabel(tr("%1 Answer: %2").arg(asked, answer));
    auto* withdraw = new WrappedButton(tr("Withdraw this answer"), m_contents);
    withdraw->setAccessibleDescription(words->text());
    connect(withdraw, &QPushButton::clicked, this,
            [this, question] { m_document->withdrawAnswer(question); });
    auto* column = static_cast<QVBoxLayout*>(m_contents->layout());
    column->addWidget(words);
    column->addWidget(withdraw, 0, Qt::AlignLeft);
}

}  // namespace diptych::gui
