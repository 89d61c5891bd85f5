#include "app/gui/incident_document.h"

#include "app/gui/open_error_words.h"
#include "app/gui/text.h"
#include "core/incident/remedy_words.h"

#include <QDateTime>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace diptych::gui {
namespace {

/// One verb of the arbiter: the inputs before it and after it.
class Edit : public QUndoCommand {
public:
    /// An edit that was made before it came into the history is not made again by coming there.
    enum class Made { Now, Before };

    Edit(IncidentDocument* document, incident::Incident before, incident::Incident after,
         const QString& name, Made made)
        : QUndoCommand(name)
        , m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_made(made)
    {}

    void undo() override
    {
        //: %1 name of an edit
        m_document->replace(m_before, IncidentDocument::tr("Undo: %1").arg(text()));
    }

    void redo() override
    {
        if (std::exchange(m_made, Made::Now) == Made::Now) {
            m_document->replace(m_after, text());
        }
    }

private:
    IncidentDocument* m_document;
    incident::Incident m_before;
    incident::Incident m_after;
    Made m_made;
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
    , m_evaluator([this](const Evaluator::Result& result) { take(result); })
{
    connect(&m_scans, &ScanReading::finished, this, [this](score::Keeper keeper) {
        m_readSince.push_back(keeper);
        m_evaluator.evaluate(m_inputs, m_desk->files, m_scans.reader());
    });
}

void IncidentDocument::open(session::Desk desk, Access access)
{
    m_access = access;
    m_evaluator.abandon();
    m_scans.leave();
    m_readSince.clear();
    m_history.clear();
    m_lastEdit.clear();
    m_inputs = desk.incident;
    m_book = m_plainBook.startingFrom(desk.incident.circumstances.start);
    m_desk = std::move(desk);
    m_scans.readUnread(*m_desk);
    Q_EMIT opened();
    Q_EMIT changed();
}

void IncidentDocument::close()
{
    m_evaluator.abandon();
    m_scans.leave();
    m_history.clear();
    m_desk.reset();
    m_inputs = {};
    m_access = Access::Edit;
    Q_EMIT closed();
}

QString IncidentDocument::title() const
{
    if (!m_desk) {
        return {};
    }
    if (!m_inputs.title.empty()) {
        return toQt(m_inputs.title);
    }
    if (!m_desk->path.empty()) {
        return toQt(m_desk->path.filename().string());
    }
    return tr("New incident");
}

void IncidentDocument::answer(const std::string& question, const std::string& choice)
{
    incident::Incident after = m_inputs;
    after.circumstances.facts.answers[question] = choice;
    after.circumstances.facts.answeredBy.erase(question);
    change(std::move(after), tr("Answer: %1").arg(toQt(m_book.choice(question, choice))));
}

void IncidentDocument::withdrawAnswer(const std::string& question)
{
    incident::Incident after = m_inputs;
    after.circumstances.facts.answers.erase(question);
    after.circumstances.facts.answeredBy.erase(question);
    change(std::move(after), tr("Withdraw an answer"));
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
    incident::Incident after = m_inputs;
    incident::Ruling ruling = after.ruling.value_or(incident::Ruling{});
    ruling.chosen.clear();
    for (const law::Remedy& accepted : acceptedWith(remedy)) {
        ruling.chosen.push_back(choiceOf(accepted));
    }
    ruling.reason = fromQt(reason);
    after.ruling = std::move(ruling);
    change(std::move(after), tr("Accept: %1").arg(toQt(m_book.remedyName(remedy.id))));
}

void IncidentDocument::withdrawRuling()
{
    incident::Incident after = m_inputs;
    after.ruling.reset();
    change(std::move(after), tr("Withdraw the ruling"));
}

bool IncidentDocument::isChosen(const law::Remedy& remedy) const
{
    const auto& ruling = m_desk->incident.ruling;
    return ruling &&
           std::any_of(ruling->chosen.begin(), ruling->chosen.end(),
                       [&](const auto& choice) { return incident::names(choice, remedy); });
}

void IncidentDocument::replace(const incident::Incident& incident, const QString& edit)
{
    m_lastEdit = edit;
    // Undoing is a change like any other: the history of the incident only grows.
    incident::EditHistory history = std::move(m_inputs.history);
    incident::noteChanges(history, m_inputs, incident,
                          fromQt(QDateTime::currentDateTimeUtc().toString(Qt::ISODate)),
                          incident.event.arbiter);
    m_inputs = incident;
    m_inputs.history = std::move(history);
    m_book = m_plainBook.startingFrom(m_inputs.circumstances.start);
    Q_EMIT inputsChanged();
    m_evaluator.evaluate(m_inputs, m_desk->files, m_scans.reader());
}

void IncidentDocument::take(const Evaluator::Result& result)
{
    if (!m_desk) {
        return;
    }
    if (!result) {
        Q_EMIT failed(wordsOf(result.error()));
        return;
    }
    session::Desk desk = *result;
    desk.path = m_desk->path;
    desk.diagnostics = m_desk->diagnostics;
    m_desk = std::move(desk);
    m_scans.readUnread(*m_desk);
    Q_EMIT changed();
    for (const score::Keeper keeper : std::exchange(m_readSince, {})) {
        Q_EMIT scanRead(keeper);
    }
}

void IncidentDocument::change(incident::Incident after, const QString& name)
{
    if (isReadOnly()) {
        Q_EMIT failed(tr("This incident comes out of a signed report and can only be read."));
        return;
    }
    m_history.push(new Edit(this, m_inputs, std::move(after), name, Edit::Made::Now));
}

void IncidentDocument::setPath(const QString& path)
{
    m_desk->path = fromQt(path);
}

void IncidentDocument::recallEdits(const std::vector<State>& states)
{
    for (std::size_t i = 1; i < states.size(); ++i) {
        m_history.push(new Edit(this, states[i - 1].incident, states[i].incident, states[i].edit,
                                Edit::Made::Before));
    }
}

void IncidentDocument::markUnsaved(const QString& edit)
{
    m_lastEdit = edit;
    m_history.resetClean();
    Q_EMIT inputsChanged();
}

const incident::ScoreSource* IncidentDocument::source(chess::Color keeper) const
{
    const auto wanted = keeper == chess::Color::White ? score::Keeper::White : score::Keeper::Black;
    const auto found =
        std::find_if(m_inputs.scores.begin(), m_inputs.scores.end(),
                     [wanted](const auto& source) { return source.keeper == wanted; });
    return found == m_inputs.scores.end() ? nullptr : &*found;
}

void IncidentDocument::changeSource(incident::ScoreSource source, const QString& name)
{
    incident::Incident after = m_inputs;
    const auto known =
        std::find_if(after.scores.begin(), after.scores.end(),
                     [&](const auto& other) { return other.keeper == source.keeper; });
    if (known != after.scores.end()) {
        *known = std::move(source);
    } else {
        after.scores.push_back(std::move(source));
    }
    change(std::move(after), name);
}

}  // namespace diptych::gui
