#pragma once

#include "app/session/desk.h"
#include "core/score/sheet.h"

#include <QObject>

#include <future>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace diptych::gui {

/// How far the picture of a score has come.
struct ScanProgress {
    enum class Stage { Reading, Read, Stopped };
    Stage stage = Stage::Reading;
    int page = 1;
    int pages = 1;
    double share = 0;  ///< of the page, 0 to 1
};

/// Reads pictures of scores beside the window, each in a thread of its own, and keeps what was read
/// as long as the window lasts. What has not been read yet is left unread, so that nothing waits
/// for it.
class ScanReading : public QObject {
    Q_OBJECT

public:
    explicit ScanReading(QObject* parent = nullptr);
    /// Stops what is under way and waits for it.
    ~ScanReading() override;

    /// Reads sheets at once; a picture that has not been read yet gives a sheet without entries
    /// that says `scan-unread`. May be called in any thread.
    session::SheetReader reader() const;
    /// Begins with the pictures that were left unread and not stopped.
    void readUnread(const session::Desk& desk);
    /// Stops reading the picture of a score; it is not begun again by itself.
    void stop(score::Keeper keeper);
    /// Reads it after all, or anew.
    void readAgain(const session::Desk& desk, score::Keeper keeper);
    /// Another incident: stops everything.
    void leave();

    /// Absent where the score is not from a picture.
    std::optional<ScanProgress> progress(score::Keeper keeper) const;
    bool isBusy() const;
    /// Waits for what is under way, and hands it over.
    void finish();

Q_SIGNALS:
    void progressed();
    void finished(score::Keeper keeper);

private:
    struct Shelf;
    struct Job;
    struct Thread {
        std::shared_ptr<Job> job{};
        std::future<void> running{};
    };

    void begin(const session::Desk& desk, std::size_t source);
    void hear(const std::shared_ptr<Job>& job, int page, int pages, double share);
    void end(const std::shared_ptr<Job>& job);

    std::shared_ptr<Shelf> m_shelf;
    std::map<score::Keeper, std::shared_ptr<Job>> m_jobs{};
    std::vector<Thread> m_threads{};  ///< those of m_jobs, and those that are about to stop
    std::map<score::Keeper, ScanProgress> m_progress{};
};

/// Whether a sheet waits for its picture to be read.
bool isUnread(const score::Sheet& sheet);

}  // namespace diptych::gui
