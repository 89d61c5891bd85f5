#include "app/gui/incident_document.h"

#include "app/gui/text.h"
#include "core/incident/remedy_words.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace diptych::gui {
namespace {

/// One verb of the arbiter: the inputs before it and after it.
class Edit : public QUndoCommand {
public:
    Edit(IncidentDocument* document, incident::Incident after, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
        , m_before(document->desk().incident)
        , m_after(std::move(after))
    {}

    void undo() override { m_document->replace(m_before); }
    void redo() override { m_document->replace(m_after); }

private:
    IncidentDocument* m_document;
    incident::Incident m_before;
    incident::Incident m_after;
};

incident::RemedyChoice choiceOf(const law::Remedy& remedy)
{
    return {remedy.id, remedy.board, remedy.ply, remedy.article};
}

}  // namespace

IncidentDocument::IncidentDocument(reports::Language language, QObject* parent)
    : QObject(parent)
    , m_plainBook(reports::PhraseBook::forLanguage(language))
    , m_book(m_plainBook)
{}

void IncidentDocument::open(session::Desk desk)
{
    m_history.clear();
    m_book = m_plainBook.startingFrom(desk.incident.circumstances.start);
    m_desk = std::move(desk);
    Q_EMIT opened();
    Q_EMIT changed();
}

void IncidentDocument::close()
{
    m_history.clear();
    m_desk.reset();
}

QString IncidentDocument::title() const
{
    if (!m_desk) {
        return {};
    }
    if (!m_desk->incident.title.empty()) {
        return toQt(m_desk->incident.title);
    }
    if (!m_desk->path.empty()) {
        return toQt(m_desk->path.filename().string());
    }
    return tr("New incident");
}

void IncidentDocument::answer(const std::string& question, const std::string& choice)
{
    incident::Incident after = m_desk->incident;
    after.circumstances.facts.answers[question] = choice;
    edit(std::move(after), tr("Answer: %1").arg(toQt(m_book.choice(question, choice))));
}

void IncidentDocument::withdrawAnswer(const std::string& question)
{
    incident::Incident after = m_desk->incident;
    after.circumstances.facts.answers.erase(question);
    edit(std::move(after), tr("Withdraw an answer"));
}

std::vector<law::Remedy> IncidentDocument::acceptedWith(const law::Remedy& remedy) const
{
    if (!remedy.recommended) {
        return {remedy};
    }
    std::vector<law::Remedy> together;
    std::copy_if(assessment().remedies.begin(), assessment().remedies.end(),
                 std::back_inserter(together),
                 [](const law::Remedy& other) { return other.recommended; });
    return together;
}

void IncidentDocument::accept(const law::Remedy& remedy, const QString& reason)
{
    incident::Incident after = m_desk->incident;
    incident::Ruling ruling = after.ruling.value_or(incident::Ruling{});
    ruling.chosen.clear();
    for (const law::Remedy& accepted : acceptedWith(remedy)) {
        ruling.chosen.push_back(choiceOf(accepted));
    }
    ruling.reason = fromQt(reason);
    after.ruling = std::move(ruling);
    edit(std::move(after), tr("Accept: %1").arg(toQt(m_book.remedyName(remedy.id))));
}

void IncidentDocument::withdrawRuling()
{
    incident::Incident after = m_desk->incident;
    after.ruling.reset();
    edit(std::move(after), tr("Withdraw the ruling"));
}

bool IncidentDocument::isChosen(const law::Remedy& remedy) const
{
    const auto& ruling = m_desk->incident.ruling;
    return ruling &&
           std::any_of(ruling->chosen.begin(), ruling->chosen.end(),
                       [&](const auto& choice) { return incident::names(choice, remedy); });
}

void IncidentDocument::replace(const incident::Incident& incident)
{
    const std::filesystem::path path = m_desk->path;
    auto desk = session::evaluate(incident, path.parent_path());
    if (!desk) {
        Q_EMIT failed(toQt(desk.error().message));
        return;
    }
    desk->path = path;
    desk->diagnostics = m_desk->diagnostics;
    m_desk = std::move(*desk);
    Q_EMIT changed();
}

void IncidentDocument::edit(incident::Incident after, const QString& name)
{
    m_history.push(new Edit(this, std::move(after), name));
}

}  // namespace diptych::gui
