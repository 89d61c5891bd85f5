#pragma once

#include "app/session/desk.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <future>
#include <optional>

namespace diptych::gui {

/// Works incidents out beside the window, so that a long one never keeps it waiting. One at a time;
/// of those that come in meanwhile only the newest is worked out, and only the newest is delivered.
class Evaluator : public QObject {
    Q_OBJECT

public:
    using Result = tl::expected<session::Desk, session::OpenError>;

    /// Delivers to a function, in the thread of the window.
    explicit Evaluator(std::function<void(const Result&)> deliver, QObject* parent = nullptr);
    /// Waits for what is under way.
    ~Evaluator() override;

    /// How long the window itself waits for a result, which spares it being drawn twice.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    void evaluate(incident::Incident incident, session::SourceFiles files,
                  session::SheetReader read);
    bool isBusy() const { return m_running.valid(); }
    /// Delivers what is under way before it returns.
    void finish();
    /// Nothing that is under way is delivered.
    void abandon();

Q_SIGNALS:
    void busyChanged();

private:
    struct Inputs {
        incident::Incident incident{};
        session::SourceFiles files{};
        session::SheetReader read{};
    };

    void start(Inputs inputs);
    void collect();

    std::function<void(const Result&)> m_deliver;
    std::chrono::milliseconds m_patience{10};
    std::future<Result> m_running{};
    std::optional<Inputs> m_next{};
    bool m_isAbandoned = false;
};

}  // namespace diptych::gui
