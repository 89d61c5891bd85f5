#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>

namespace diptych::gui {

/// Watches over the file of the open incident: one window at a time edits it, and what another
/// program does to it is noticed.
class FileGuard : public QObject {
    Q_OBJECT

public:
    explicit FileGuard(QObject* parent = nullptr);

    /// Guards another file, or none where the path is empty. What it holds now is known.
    void guard(const QString& path);
    /// The window has written the file itself.
    void written();
    /// Takes the file for this window, before the first edit. Returns who else edits it, for
    /// people; empty where nobody does.
    QString takeForEditing();

Q_SIGNALS:
    /// The file holds something else than when the window last read or wrote it.
    void changedOutside();
    void removedOutside();

private:
    void look();
    static QByteArray printOf(const QString& path);

    QString m_path{};
    QByteArray m_print{};
    QFileSystemWatcher m_watcher{};
    QTimer m_pause{};
    std::unique_ptr<QLockFile> m_lock{};
};

}  // namespace diptych::gui
