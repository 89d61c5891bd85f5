#include "app/gui/ruling_panel.h"

#include "app/gui/findings_view.h"
#include "app/gui/flow_layout.h"
#include "app/gui/question_panel.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "reports/words/worksheet_phrases.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

Sentence sentenceOf(const law::Remedy& remedy, const IncidentDocument& document)
{
    const auto& book = document.book();
    Sentence sentence;
    sentence.text = toQt(book.remedy(remedy));
    for (const std::string& step : book.remedySteps(remedy)) {
        sentence.steps << toQt(step);
    }
    if (!remedy.argument.empty()) {
        sentence.steps << toQt(book.argument(remedy.argument));
    }
    sentence.source =
        sourceOf(book, remedy.article, document.assessment().edition, remedy.standing);
    if (document.isChosen(remedy)) {
        sentence.tone = Tone::Chosen;
        sentence.badge = RulingPanel::tr("Accepted");
    } else if (remedy.id == law::RemedyId::Ask) {
        sentence.tone = Tone::Doubtful;
        sentence.badge = RulingPanel::tr("Answer first");
    } else if (remedy.recommended) {
        sentence.tone = Tone::Recommended;
        sentence.badge = RulingPanel::tr("Proposed");
    } else {
        sentence.badge = RulingPanel::tr("Also possible");
    }
    return sentence;
}

}  // namespace

RulingPanel::RulingPanel(IncidentDocument* document, QWidget* parent)
    : ScrollPage(new QWidget, parent)
    , m_document(document)
    , m_questions(new QuestionPanel(document))
    , m_remedies(new SentenceView(tr("Remedies"), tr("There is nothing to put right."),
                                  SentenceView::Height::FitsContents))
    , m_worksheets(
          new SentenceView(tr("Worksheet"), tr("Worksheet"), SentenceView::Height::FitsContents))
    , m_reasonLabel(new QLabel(tr("Reas&ons")))
    , m_reason(new QPlainTextEdit)
    , m_accept(new WrappedButton(tr("Accept the remedy")))
    , m_withdraw(new WrappedButton(tr("Withdraw the ruling")))
    , m_export(new WrappedButton(tr("Export report…")))
    , m_hint(new QLabel)
{
    buildContents();
    connectContents();
}

void RulingPanel::buildContents()
{
    m_hint->setWordWrap(true);
    // What it says is its name; this tells what it is about.
    m_hint->setAccessibleDescription(tr("State of the ruling"));
    m_reasonLabel->setBuddy(m_reason);
    m_reason->setTabChangesFocus(true);
    // A line in the colour of the text, so that the field is seen in every palette.
    m_reason->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_reason->setAcceptDrops(false);
    m_reason->setAccessibleName(tr("Reasons"));
    sizeReason();

    QWidget* contents = widget();
    contents->setBackgroundRole(QPalette::Base);
    contents->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_questions);
    column->addWidget(m_remedies);
    column->addWidget(m_worksheets);
    auto* form = new QVBoxLayout;
    form->setContentsMargins(8, 6, 8, 8);
    form->setSpacing(4);
    form->addWidget(m_reasonLabel);
    form->addWidget(m_reason);
    form->addWidget(m_hint);
    auto* buttons = new FlowLayout(FlowLayout::Fill::Left);
    for (QPushButton* button : {m_accept, m_withdraw, m_export}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    form->addLayout(buttons);
    column->addLayout(form);
    column->addStretch(1);
}

void RulingPanel::connectContents()
{
    connect(m_document, &IncidentDocument::opened, this, [this] { m_reason->clear(); });
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
    connect(m_remedies, &SentenceView::currentRowChanged, this, [this] {
        refreshButtons();
        const QRect row = m_remedies->visualRect(m_remedies->currentIndex());
        const QPoint top = m_remedies->mapTo(widget(), row.topLeft());
        ensureVisible(top.x(), top.y() + row.height() / 2, 0, row.height() / 2);
        Q_EMIT currentChanged();
    });
    connect(m_accept, &QPushButton::clicked, this, [this] { acceptCurrent(); });
    connect(m_withdraw, &QPushButton::clicked, this, [this] { withdraw(); });
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportRequested(); });
    connect(m_questions, &QuestionPanel::answered, this, [this](const QString& words) {
        enter();
        const int open = static_cast<int>(m_document->assessment().questions.size());
        Q_EMIT said(open == 0 ? tr("Answered: %1. No question is open.").arg(words)
                              : tr("Answered: %1. %n question(s) open.", nullptr, open).arg(words));
    });
}

void RulingPanel::enter()
{
    if (!m_questions->enter()) {
        m_remedies->setFocus(Qt::ShortcutFocusReason);
    }
}

const law::Remedy* RulingPanel::current() const
{
    if (!m_document->isOpen()) {
        return nullptr;
    }
    const auto& remedies = m_document->assessment().remedies;
    const auto row = static_cast<std::size_t>(m_remedies->currentRow());
    return row < remedies.size() ? &remedies[row] : nullptr;
}

std::string RulingPanel::currentArticle() const
{
    const law::Remedy* remedy = current();
    return remedy ? remedy->article : std::string();
}

QString RulingPanel::whyNot() const
{
    const law::Remedy* remedy = current();
    if (!remedy) {
        return tr("There is no remedy to accept.");
    }
    if (remedy->id == law::RemedyId::Ask) {
        return tr("Answer the question first: the remedy depends on it.");
    }
    return {};
}

void RulingPanel::acceptCurrent()
{
    const QString refusal = whyNot();
    if (!refusal.isEmpty()) {
        Q_EMIT said(refusal);
        m_questions->enter();
        return;
    }
    const law::Remedy remedy = *current();
    const QString reason = m_reason->toPlainText().trimmed();
    if (!remedy.recommended && reason.isEmpty()) {
        m_reason->setFocus();
        Q_EMIT said(tr("This departs from the proposal. Write the reasons, then accept again."));
        return;
    }
    const auto together = m_document->acceptedWith(remedy);
    m_document->accept(remedy, reason);
    m_remedies->setFocus();
    Q_EMIT said(together.size() == 1
                    ? tr("Accepted: %1").arg(toQt(m_document->book().remedy(remedy)))
                    : tr("%n remedies accepted, in the order listed.", nullptr,
                         static_cast<int>(together.size())));
}

void RulingPanel::withdraw()
{
    m_document->withdrawRuling();
    m_remedies->setFocus();
    Q_EMIT said(tr("The ruling is withdrawn."));
}

void RulingPanel::setReason(const QString& reason)
{
    m_reason->setPlainText(reason);
}

int RulingPanel::firstToRead() const
{
    const auto& remedies = m_document->assessment().remedies;
    const auto chosen = std::find_if(remedies.begin(), remedies.end(), [&](const auto& remedy) {
        return m_document->isChosen(remedy);
    });
    return chosen == remedies.end() ? 0 : static_cast<int>(chosen - remedies.begin());
}

void RulingPanel::refresh()
{
    std::vector<Sentence> sentences;
    for (const law::Remedy& remedy : m_document->assessment().remedies) {
        sentences.push_back(sentenceOf(remedy, *m_document));
    }
    m_remedies->present(std::move(sentences));
    m_remedies->setCurrentRow(firstToRead());
    const auto& ruling = m_document->desk().incident.ruling;
    if (ruling && m_reason->toPlainText().isEmpty()) {
        m_reason->setPlainText(toQt(ruling->reason));
    }
    refreshButtons();
    refreshWorksheets();
    Q_EMIT currentChanged();
}

void RulingPanel::refreshWorksheets()
{
    const session::Desk& desk = m_document->desk();
    const auto circumstances = session::withClockReadings(desk.incident.circumstances, desk.sheets);
    std::vector<Sentence> lines;
    for (const std::string& line : reports::worksheetLines(
             m_document->book(), law::worksheetsOf(circumstances, desk.sheets, desk.assessment))) {
        Sentence sentence;
        sentence.tone = Tone::Quiet;
        sentence.text = toQt(line);
        lines.push_back(std::move(sentence));
    }
    m_worksheets->setVisible(!lines.empty());
    m_worksheets->present(std::move(lines));
}

void RulingPanel::refreshButtons()
{
    if (!m_document->isOpen()) {
        return;
    }
    const QString refusal = whyNot();
    m_accept->setEnabled(refusal.isEmpty());
    m_accept->setToolTip(refusal);
    const law::Remedy* remedy = current();
    const bool isDeparture = remedy && !remedy->recommended;
    const auto& ruling = m_document->desk().incident.ruling;
    m_withdraw->setVisible(ruling.has_value());
    if (!refusal.isEmpty()) {
        m_hint->setText(refusal);
    } else if (ruling) {
        m_hint->setText(tr("The arbiter has ruled."));
    } else if (isDeparture) {
        m_hint->setText(tr("Departs from the proposal: reasons are needed."));
    } else {
        m_hint->setText(tr("A proposal. The arbiter rules."));
    }
}

void RulingPanel::changeEvent(QEvent* event)
{
    ScrollPage::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        sizeReason();
    }
}

void RulingPanel::sizeReason()
{
    m_reason->setFixedHeight(2 * fontMetrics().lineSpacing() + 14);
}

}  // namespace diptych::gui
