#include "app/gui/evaluator.h"

#include <QMetaObject>
#include <QTimer>

#include <utility>

namespace diptych::gui {

Evaluator::Evaluator(std::function<void(const Result&)> deliver, QObject* parent)
    : QObject(parent)
    , m_deliver(std::move(deliver))
{}

Evaluator::~Evaluator()
{
    if (m_running.valid()) {
        m_running.wait();
    }
}

void Evaluator::evaluate(incident::Incident incident, session::SourceFiles files,
                         session::SheetReader read)
{
    Inputs inputs{std::move(incident), std::move(files), std::move(read)};
    m_isAbandoned = false;
    if (m_running.valid()) {
        m_next = std::move(inputs);
        return;
    }
    start(std::move(inputs));
    if (m_running.wait_for(m_patience) == std::future_status::ready) {
        collect();
    } else {
        Q_EMIT busyChanged();
    }
}

void Evaluator::start(Inputs inputs)
{
    m_running = std::async(std::launch::async, [this, inputs = std::move(inputs)]() mutable {
        Result result =
            session::evaluateWith(std::move(inputs.incident), std::move(inputs.files), inputs.read);
        QMetaObject::invokeMethod(
            this, [this] { collect(); }, Qt::QueuedConnection);
        return result;
    });
}

void Evaluator::collect()
{
    // The call may be for a result that was collected already.
    if (!m_running.valid()) {
        return;
    }
    if (m_running.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        constexpr std::chrono::milliseconds moment{2};
        QTimer::singleShot(moment, this, [this] { collect(); });
        return;
    }
    const Result result = m_running.get();
    if (m_next) {
        Inputs inputs = std::move(*m_next);
        m_next.reset();
        start(std::move(inputs));
        return;
    }
    Q_EMIT busyChanged();
    if (!m_isAbandoned) {
        m_deliver(result);
    }
}

void Evaluator::finish()
{
    while (m_running.valid()) {
        m_running.wait();
        collect();
    }
}

void Evaluator::abandon()
{
    m_next.reset();
    m_isAbandoned = true;
}

}  // namespace diptych::gui
