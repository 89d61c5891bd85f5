#include "app/gui/scan_reading.h"

#include "app/session/scan_shelf.h"
#include "importers/importer.h"
#include "importers/scan/format/page_format.h"
#include "importers/scan/sheet/scanned_sheet.h"

#include <QMetaObject>

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <tuple>
#include <utility>

namespace diptych::gui {

using importers::scan::ScanResult;
using Stage = ScanProgress::Stage;

namespace {

/// What tells one picture from another.
using ScanKey = std::tuple<std::size_t, std::size_t, std::string>;

ScanKey keyOf(std::string_view bytes, const std::string& dialect)
{
    return {bytes.size(), std::hash<std::string_view>{}(bytes), dialect};
}

const Diagnostic unread{Severity::Note, "scan-unread", {1, 1, 0}, {}};

}  // namespace

/// What has been read; seen by all threads.
struct ScanReading::Shelf {
    std::mutex mutex{};
    std::map<ScanKey, std::shared_ptr<const ScanResult>> results{};

    std::shared_ptr<const ScanResult> find(const ScanKey& key)
    {
        const std::lock_guard lock(mutex);
        const auto found = results.find(key);
        return found == results.end() ? nullptr : found->second;
    }
};

struct ScanReading::Job {
    score::Keeper keeper{};
    std::atomic<bool> isStopped = false;
    std::atomic<bool> isDone = false;  ///< too late to be stopped
};

bool isUnread(const score::Sheet& sheet)
{
    return std::any_of(sheet.diagnostics.begin(), sheet.diagnostics.end(),
                       [](const Diagnostic& one) { return one.code == unread.code; });
}

ScanReading::ScanReading(QObject* parent)
    : QObject(parent)
    , m_shelf(std::make_shared<Shelf>())
{}

ScanReading::~ScanReading()
{
    leave();
    for (const Thread& thread : m_threads) {
        thread.running.wait();
    }
}

session::SheetReader ScanReading::reader() const
{
    return [shelf = m_shelf](const importers::ImportRequest& request) {
        if (!importers::scan::looksLikeScan(request.bytes)) {
            return importers::readSheet(request);
        }
        if (const auto known = shelf->find(keyOf(request.bytes, request.dialect))) {
            return importers::scan::sheetOf(*known, request);
        }
        score::Sheet sheet;
        sheet.keeper = request.keeper;
        sheet.medium = score::Medium::Scan;
        sheet.dialect = request.dialect;
        sheet.diagnostics.push_back(unread);
        return sheet;
    };
}

void ScanReading::readUnread(const session::Desk& desk)
{
    for (std::size_t i = 0; i < desk.sheets.size(); ++i) {
        const score::Keeper keeper = desk.sheets[i].keeper;
        if (isUnread(desk.sheets[i])) {
            if (!m_jobs.contains(keeper) && !m_progress.contains(keeper)) {
                begin(desk, i);
            }
        } else if (desk.sheets[i].medium == score::Medium::Scan && desk.incident.scores[i].file) {
            m_progress[keeper] = {Stage::Read};
        } else {
            m_progress.erase(keeper);
        }
    }
    Q_EMIT progressed();
}

void ScanReading::begin(const session::Desk& desk, std::size_t source)
{
    const incident::ScoreSource& score = desk.incident.scores[source];
    auto job = std::make_shared<Job>();
    job->keeper = score.keeper;
    m_progress[score.keeper] = {};
    m_jobs[score.keeper] = job;
    auto work = [this, job, shelf = m_shelf, files = desk.files, score] {
        const auto bytes = score.file ? session::readSource(files, *score.file) : score.text;
        if (bytes) {
            session::ScanShelf reading;
            const auto tell = [&](int page, int pages, double share) {
                QMetaObject::invokeMethod(
                    this, [this, job, page, pages, share] { hear(job, page, pages, share); },
                    Qt::QueuedConnection);
                return !job->isStopped;
            };
            const auto result = reading.read(*bytes, score.dialect, tell);
            if (!job->isStopped) {
                const std::lock_guard lock(shelf->mutex);
                shelf->results[keyOf(*bytes, score.dialect)] = result;
                job->isDone = true;
            }
        }
        QMetaObject::invokeMethod(
            this, [this, job] { end(job); }, Qt::QueuedConnection);
    };
    m_threads.push_back({job, std::async(std::launch::async, std::move(work))});
}

void ScanReading::hear(const std::shared_ptr<Job>& job, int page, int pages, double share)
{
    const auto known = m_jobs.find(job->keeper);
    if (known != m_jobs.end() && known->second == job && !job->isStopped) {
        m_progress[job->keeper] = {Stage::Reading, page, pages, share};
        Q_EMIT progressed();
    }
}

void ScanReading::end(const std::shared_ptr<Job>& job)
{
    std::erase_if(m_threads, [&](const Thread& thread) { return thread.job == job; });
    const auto known = m_jobs.find(job->keeper);
    if (known == m_jobs.end() || known->second != job) {
        return;
    }
    m_jobs.erase(known);
    m_progress[job->keeper].stage = job->isStopped ? Stage::Stopped : Stage::Read;
    Q_EMIT progressed();
    if (!job->isStopped) {
        Q_EMIT finished(job->keeper);
    }
}

void ScanReading::stop(score::Keeper keeper)
{
    const auto known = m_jobs.find(keeper);
    if (known != m_jobs.end() && !known->second->isDone) {
        known->second->isStopped = true;
        m_progress[keeper].stage = Stage::Stopped;
        Q_EMIT progressed();
    }
}

void ScanReading::readAgain(const session::Desk& desk, score::Keeper keeper)
{
    m_jobs.erase(keeper);
    for (std::size_t i = 0; i < desk.sheets.size(); ++i) {
        if (desk.sheets[i].keeper == keeper && isUnread(desk.sheets[i])) {
            begin(desk, i);
        }
    }
    Q_EMIT progressed();
}

void ScanReading::leave()
{
    for (const auto& [keeper, job] : m_jobs) {
        job->isStopped = true;
    }
    m_jobs.clear();
    m_progress.clear();
}

std::optional<ScanProgress> ScanReading::progress(score::Keeper keeper) const
{
    const auto known = m_progress.find(keeper);
    return known == m_progress.end() ? std::nullopt : std::optional(known->second);
}

bool ScanReading::isBusy() const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(),
                       [](const auto& job) { return !job.second->isStopped; });
}

void ScanReading::finish()
{
    while (!m_threads.empty()) {
        m_threads.front().running.wait();
        end(std::shared_ptr<Job>(m_threads.front().job));
    }
}

}  // namespace diptych::gui
