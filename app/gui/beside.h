#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <type_traits>
#include <utility>

namespace diptych::gui {

/// Does work beside the window and hands the result over in the window's thread; to nobody, when
/// whom it is for is gone by then. The result must be a value that can be copied.
template <typename Work, typename Take>
void beside(QObject* whom, Work work, Take take)
{
    using Result = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Result>(whom);
    QObject::connect(watcher, &QFutureWatcherBase::finished, whom,
                     [watcher, take = std::move(take)] {
                         watcher->deleteLater();
                         take(watcher->result());
                     });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

}  // namespace diptych::gui
