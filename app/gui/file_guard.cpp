#include "app/gui/file_guard.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace diptych::gui {

FileGuard::FileGuard(QObject* parent)
    : QObject(parent)
{
    // Programs write in several steps, and some put a new file in the place of the old one.
    m_pause.setSingleShot(true);
    m_pause.setInterval(300);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, [this] { look(); });
}

QByteArray FileGuard::printOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(&file);
    return hash.result();
}

void FileGuard::guard(const QString& path)
{
    if (!m_watcher.files().isEmpty()) {
        m_watcher.removePaths(m_watcher.files());
    }
    m_path = path;
    m_lock.reset();
    m_pause.stop();
    if (path.isEmpty()) {
        return;
    }
    m_watcher.addPath(path);
    m_print = printOf(path);
}

QString FileGuard::takeForEditing()
{
    if (m_path.isEmpty() || m_lock) {
        return {};
    }
    const QFileInfo file(m_path);
    m_lock = std::make_unique<QLockFile>(file.absolutePath() + QStringLiteral("/.~lock.") +
                                         file.fileName() + QLatin1Char('#'));
    m_lock->setStaleLockTime(0);
    // A folder that cannot be written to has no second editor either.
    if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError) {
        return {};
    }
    qint64 process = 0;
    QString host;
    QString program;
    if (m_lock->getLockInfo(&process, &host, &program)) {
        //: %1 name of a computer, %2 number of a process
        return tr("%1 (process %2)").arg(host, QString::number(process));
    }
    return tr("another window");
}

void FileGuard::written()
{
    m_print = printOf(m_path);
    if (!m_watcher.files().contains(m_path)) {
        m_watcher.addPath(m_path);
    }
}

void FileGuard::look()
{
    if (m_path.isEmpty()) {
        return;
    }
    if (!QFileInfo::exists(m_path)) {
        Q_EMIT removedOutside();
        return;
    }
    if (!m_watcher.files().contains(m_path)) {
        m_watcher.addPath(m_path);
    }
    const QByteArray print = printOf(m_path);
    if (print != m_print) {
        m_print = print;
        Q_EMIT changedOutside();
    }
}

}  // namespace diptych::gui
