#pragma once

#include "app/gui/evaluator.h"
#include "app/gui/scan_reading.h"
#include "app/session/desk.h"
#include "app/session/typed_score.h"
#include "core/incident/ruling.h"
#include "reports/words/phrase_book.h"

#include <QObject>
#include <QUndoStack>

#include <optional>
#include <string>
#include <vector>

namespace diptych::gui {

/// The open incident: inputs and decisions with everything that follows from them. Every edit can
/// be undone, and everything that follows is worked out anew after each.
class IncidentDocument : public QObject {
    Q_OBJECT

public:
    /// An incident out of a signed report is only looked at.
    enum class Access { Edit, Read };

    explicit IncidentDocument(reports::Language language, QObject* parent = nullptr);

    /// Takes another incident; the history of edits begins anew.
    void open(session::Desk desk, Access access = Access::Edit);
    void close();
    bool isOpen() const { return m_desk.has_value(); }
    bool isReadOnly() const { return m_access == Access::Read; }
    /// Only while an incident is open.
    const session::Desk& desk() const { return *m_desk; }
    const law::Assessment& assessment() const { return m_desk->assessment; }
    /// Inputs and decisions as the last edit left them; what follows from them may still be worked
    /// out.
    const incident::Incident& inputs() const { return m_inputs; }
    const reports::PhraseBook& book() const { return m_book; }
    Evaluator& evaluator() { return m_evaluator; }
    ScanReading& scans() { return m_scans; }
    const ScanReading& scans() const { return m_scans; }
    /// Some picture of a score has not been read yet.
    bool isReading() const { return m_scans.isBusy(); }
    QUndoStack* history() { return &m_history; }

    /// Title of the case, else the name of its file, else a name for a new incident.
    QString title() const;

    /// Edits the inputs; the name of the edit stands in the history and in the menu.
    void change(incident::Incident after, const QString& name);
    /// The file that the incident is kept in has become another one.
    void setPath(const QString& path);
    /// What is open is in no file as it stands, such as after a recovery; what led to it.
    void markUnsaved(const QString& edit);
    /// Name of what was done last, also of its undoing; empty where nothing was.
    const QString& lastEdit() const { return m_lastEdit; }
    /// Inputs with the name of the edit that led to them.
    struct State {
        QString edit{};
        incident::Incident incident{};
    };
    /// Gives the open incident the edits back that led to it: the oldest state first, the one that
    /// is open last.
    void recallEdits(const std::vector<State>& states);
    /// A player's own score as a source; null where there is none.
    const incident::ScoreSource* source(chess::Color keeper) const;
    /// Puts another source in place of a player's score, or adds one.
    void changeSource(incident::ScoreSource source, const QString& name);

    /// Adds the answer to a question to the facts (contract, `answer QUESTION-ID CHOICE`).
    void answer(const std::string& question, const std::string& choice);
    void withdrawAnswer(const std::string& question);

    /// The remedies that are accepted together with one: all recommended ones where it is
    /// recommended, else itself alone.
    std::vector<law::Remedy> acceptedWith(const law::Remedy& remedy) const;
    /// Makes the ruling, with the reason as it is written.
    void accept(const law::Remedy& remedy, const QString& reason);
    void withdrawRuling();
    bool isChosen(const law::Remedy& remedy) const;

    /// Puts other inputs in place; called by the history of edits.
    void replace(const incident::Incident& incident, const QString& edit);

Q_SIGNALS:
    void opened();
    void closed();
    /// The inputs are other ones; what follows from them comes with changed().
    void inputsChanged();
    void changed();
    /// The picture of a score was read, and what follows from it is worked out.
    void scanRead(score::Keeper keeper);
    /// An edit could not be worked out; the document stays as it was.
    void failed(const QString& message);

private:
    void take(const Evaluator::Result& result);

    reports::PhraseBook m_plainBook;
    reports::PhraseBook m_book;
    std::optional<session::Desk> m_desk{};
    incident::Incident m_inputs{};
    Access m_access = Access::Edit;
    ScanReading m_scans;
    std::vector<score::Keeper> m_readSince{};  ///< whose pictures were read, yet to be told
    Evaluator m_evaluator;
    QUndoStack m_history;
    QString m_lastEdit{};
};

}  // namespace diptych::gui
