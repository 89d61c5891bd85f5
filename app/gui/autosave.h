#pragma once

#include "app/session/recovery_journal.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace diptych::gui {

class IncidentDocument;

/// An incident that was not saved when a window came to a sudden end.
struct Recoverable {
    QString journal{};  ///< file of the journal
    session::JournalEntry last{};
};

/// Journals left behind by windows that are no longer there, in the user's recovery folder.
std::vector<Recoverable> recoverables();

/// Takes a journal away for good.
void discardJournal(const QString& journal);

/// Keeps every state of the open incident in a journal until it is saved, so that nothing is lost
/// when the computer fails; also of an incident that was never saved.
class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(IncidentDocument* document, QObject* parent = nullptr);
    /// Ends in good order: nothing is left to be recovered.
    ~Autosave() override;

    /// The incident is in its file now.
    void saved();
    static QString folder();

Q_SIGNALS:
    void failed(const QString& message);

private:
    void begin();
    void write();
    void end();

    IncidentDocument* m_document;
    std::optional<session::RecoveryJournal> m_journal{};
    std::unique_ptr<QLockFile> m_lock{};
    bool m_hasFailed = false;
};

}  // namespace diptych::gui
