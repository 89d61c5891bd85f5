#include "app/gui/autosave.h"

#include "app/gui/incident_document.h"
#include "app/gui/text.h"
#include "core/incident/case_writer.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>
#include <QUuid>

namespace diptych::gui {
namespace {

QString lockOf(const QString& journal)
{
    return journal + QStringLiteral(".lock");
}

/// The incident with the paths of its files in full, so that it can be read from anywhere.
incident::Incident anywhere(const IncidentDocument& document)
{
    incident::Incident incident = document.inputs();
    const session::SourceFiles& files = document.desk().files;
    const auto full = [&](std::string& path) {
        if (!files.packed.contains(path)) {
            path = std::filesystem::absolute(files.folder / path).string();
        }
    };
    for (incident::ScoreSource& source : incident.scores) {
        if (source.file) {
            full(*source.file);
        }
    }
    for (incident::Attachment& attachment : incident.attachments) {
        full(attachment.file);
    }
    return incident;
}

}  // namespace

std::vector<Recoverable> recoverables()
{
    std::vector<Recoverable> found;
    const QDir folder(Autosave::folder());
    for (const QString& name : folder.entryList({QStringLiteral("*.journal")}, QDir::Files)) {
        const QString path = folder.filePath(name);
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        // A window that is still open holds the lock.
        if (!lock.tryLock(0)) {
            continue;
        }
        if (auto last = session::lastEntryOf(fromQt(path))) {
            found.push_back({path, std::move(*last)});
        } else {
            QFile::remove(path);
        }
    }
    return found;
}

void discardJournal(const QString& journal)
{
    QFile::remove(journal);
    QFile::remove(lockOf(journal));
}

Autosave::Autosave(IncidentDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(document, &IncidentDocument::opened, this, [this] { begin(); });
    connect(document, &IncidentDocument::closed, this, [this] { end(); });
    connect(document, &IncidentDocument::inputsChanged, this, [this] { write(); });
}

Autosave::~Autosave()
{
    end();
}

QString Autosave::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

void Autosave::begin()
{
    end();
    m_hasFailed = false;
}

void Autosave::write()
{
    if (!m_document->isOpen() || m_hasFailed) {
        return;
    }
    if (!m_journal) {
        QDir().mkpath(folder());
        const QString path = folder() + QLatin1Char('/') +
                             QUuid::createUuid().toString(QUuid::WithoutBraces) +
                             QStringLiteral(".journal");
        m_lock = std::make_unique<QLockFile>(lockOf(path));
        m_lock->setStaleLockTime(0);
        auto journal = session::RecoveryJournal::create(fromQt(path));
        m_hasFailed = !m_lock->tryLock(0) || !journal;
        if (journal) {
            m_journal = std::move(*journal);
        }
    }
    session::JournalEntry entry;
    entry.title = fromQt(m_document->title());
    entry.path = m_document->desk().path.string();
    entry.edit = fromQt(m_document->lastEdit());
    entry.time = fromQt(QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
    entry.caseText = incident::writeCase(anywhere(*m_document));
    m_hasFailed = m_hasFailed || !m_journal || !m_journal->append(entry);
    if (m_hasFailed) {
        Q_EMIT failed(tr("The changes cannot be kept against a crash in %1. Save the incident.")
                          .arg(folder()));
    }
}

void Autosave::saved()
{
    if (m_journal) {
        m_journal->clear();
    }
}

void Autosave::end()
{
    if (m_journal) {
        m_journal->remove();
        m_journal.reset();
    }
    m_lock.reset();
}

}  // namespace diptych::gui
